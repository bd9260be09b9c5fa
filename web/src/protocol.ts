// Generated from the Python side by spielkiste.server.typescript; do not edit.

/** The languages of the house. */
export const LANGUAGES = ["en", "de", "es", "fr", "it", "nl"] as const;

/** What a page was given below this line is English. */
export const BORROWED = "### Not translated: English";

/** The request is done and on disk, and there is nothing else to tell; `number` is the log's last entry. */
export interface Ack {
  t: "ack";
  id: number;
  number: number;
}

/** A move that makes sense, in notation and in words, and why; all None where the game has no advice to give now. `chances` are those of this move and of some others, this one first; empty where nobody can tell. */
export interface Advice {
  t: "advice";
  id: number;
  move: string | null;
  said: Phrase | null;
  reason: Phrase | null;
  chances: Chance[];
}

/** Agree to what was proposed, or not; whoever proposed it takes it back with a no. */
export interface Answer {
  t: "answer";
  seat: number;
  yes: boolean;
  id?: number;
}

/** Why moves are not possible: the reasons in words, and the clause of the first. */
export interface Because {
  t: "because";
  id: number;
  reasons: Phrase[];
  clause: string | null;
}

/** How often, in a hundred games, whoever made this move would win, as far as can be told. */
export interface Chance {
  move: string;
  said: Phrase;
  percent: number;
}

/** Propose to end the game here, without a result. */
export interface End {
  t: "end";
  seat: number;
  id?: number;
}

/** The first message: the keys of all seats this device holds, or one spectator key; `last` is the last number seen. `client` is what the page calls itself, so that it is known again when it comes back; nobody else is told. */
export interface Hello {
  t: "hello";
  keys: string[];
  last?: number | null;
  client?: string | null;
}

/** Ask for a move that makes sense now; answered by `Advice`. It is for whoever sits at the table without other people. */
export interface Hint {
  t: "hint";
  seat: number;
  id?: number;
}

/** Let bots that are deciding act at once. It comes to nothing while anybody else is here, is asked, or may react. */
export interface Hurry {
  t: "hurry";
  id?: number;
}

/** Give up a seat for good: before the deal somebody else may take it, after it a bot plays on. Its key is void then. */
export interface Leave {
  t: "leave";
  seat: number;
  id?: number;
}

/** Where a lesson stands. `say` is to be read now; `moves` are those that lead on, in notation. */
export interface LessonStep {
  name: string;
  step: number;
  steps: number;
  say: Phrase | null;
  moves: string[];
  read: boolean;
  done: boolean;
  look: string;
}

/** See with the eyes of this seat from now on (None: as a spectator). */
export interface Look {
  t: "look";
  seat: number | null;
  id?: number;
}

/** Facts that a seat met (see the syllabus of its game): played, snapped or asked for. Where it was asked: the question and the first answer, in the game's own notation, and whether that was right. */
export interface Met {
  seat: number;
  how: "played" | "snapped" | "asked";
  facts: string[];
  question: string;
  answer: string;
  right: boolean;
}

/** A legal move: how people write it, its kind, its text with arguments, and what it would come to, where a game says so. */
export interface Move {
  notation: string;
  kind: string;
  key: string;
  args: Record<string, any>;
  outlook: Record<string, any>;
}

/** How it ended; `facts` are a few things worth telling about this very game. `ended`: everybody agreed to end it before that. Then nobody has won, no clause says so, and the scores are what had been reached; there are none in a game that cannot tell. */
export interface Outcome {
  scores: number[];
  winners: number[];
  clause: string;
  facts: Phrase[];
  own: Phrase[];
  ended: boolean;
}

/** The game before the present one at this table: to be looked at still; its recording: POST /api/replay with `previous`. */
export interface PastGame {
  seed: string;
  commitment: string;
  outcome: Outcome | null;
}

/** A text: its key, and arguments whose meaning the game declares (see GameInfo.arguments). */
export interface Phrase {
  key: string;
  args: Record<string, any>;
}

/** Make a move, in notation. `at` is the number of the last update the player had seen. A move that the rules forbid is answered by a `Trouble` that says why; one for a table that is no more, by `played-elsewhere` (another device at this seat was quicker) or `moved-on`. */
export interface Play {
  t: "play";
  seat: number;
  move: string;
  id?: number;
  at?: number | null;
}

/** Something that everybody who is here must agree to, and those who have not answered yet. Who is away is not waited for. */
export interface Proposal {
  what: "undo" | "rematch" | "swap" | "end";
  by: number;
  waiting_for: number[];
}

/** In a lesson: the words of step number `step` have been read, it may go on. */
export interface Read {
  t: "read";
  step: number;
  id?: number;
}

/** Once the game is over: propose to deal again at the same table, or agree to it; `swap`: all move one place on first. */
export interface Rematch {
  t: "rematch";
  swap?: boolean;
  id?: number;
}

/** Change the nickname of a seat that this device holds. */
export interface Rename {
  t: "rename";
  seat: number;
  name: string;
  id?: number;
}

/** Who sits where. `kind`: a person, a bot, or open (nobody yet); `stand_in`: a bot plays for an absent person. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  stand_in: boolean;
  present: boolean;
}

/** Everybody has moved one place on; this device holds these seats now. What comes next is told to their eyes. */
export interface Seated {
  t: "seated";
  seats: number[];
}

/** From now on bots take their time, or less of it; how long a reaction window stays open is not for this to say. */
export interface SetPace {
  t: "pace";
  pace: "slow" | "normal" | "quick";
  id?: number;
}

/** Let a bot play for a seat whose player has gone, or for one's own. */
export interface StandIn {
  t: "stand_in";
  seat: number;
  id?: number;
}

/** Begin now; seats that nobody has taken are given to bots, and bots stand in for people who have not come. */
export interface Start {
  t: "start";
  id?: number;
}

/** Somebody came, went, changed their name, proposed something … */
export interface TableChanged {
  t: "table";
  table: TableInfo;
}

/** What does not change from move to move. `join_key` is there for people at the table while seats are open. */
export interface TableInfo {
  game: string;
  options: Record<string, any>;
  seats: SeatInfo[];
  sides: number;
  started: boolean;
  commitment: string;
  deal: number | null;
  join_key: string | null;
  spectator_key: string | null;
  pace: "slow" | "normal" | "quick";
  proposal: Proposal | null;
  recorded: boolean;
  ended: boolean;
  previous: PastGame | null;
}

/** Play for oneself again. */
export interface TakeBack {
  t: "take_back";
  seat: number;
  id?: number;
}

/** A request that could not be done: the text `error-KEY` with arguments; `fatal` means that the connection ends. Where a rule forbids it, `reason` says so in the game's words and `clause` names the rule. */
export interface Trouble {
  t: "trouble";
  id: number;
  key: string;
  args: Record<string, any>;
  clause: string | null;
  reason: Phrase | null;
  fatal: boolean;
}

/** Propose to take back what was done since the last moment at which nobody had learned anything. */
export interface Undo {
  t: "undo";
  seat: number;
  id?: number;
}

/** The table has come to rest after entry `number`, and something could be taken back. The next entry makes it void. */
export interface Undoable {
  t: "undoable";
  number: number;
}

/** Something happened: entry `number` of the log. `events` is what `looking` may know of it, `view` the table after it. */
export interface Update {
  t: "update";
  number: number;
  looking: number | null;
  events: Phrase[];
  view: Record<string, any>;
  awaited: number[];
  moves: Move[];
  outcome: Outcome | null;
  seed: string | null;
  met: Met[];
  window_ms: number | null;
  remaining_ms: number | null;
  fresh: boolean;
  words: Phrase[] | null;
  lesson: LessonStep | null;
  stumbled: number[];
  ack: number | null;
}

/** The answer to `Hello`: which seats this device holds, the table, and the state of things with what was missed. */
export interface Welcome {
  t: "welcome";
  seats: number[];
  table: TableInfo;
  update: Update;
  reconnect_ms: number;
}

/** Ask why none of these moves (in notation) is possible; answered by `Because`, each reason once. */
export interface Why {
  t: "why";
  seat: number;
  moves: string[];
  id?: number;
}

/** The page has no board for this game: from now on every update brings the table in words, beginning with one at once. */
export interface Words {
  t: "words";
  id?: number;
}

/** A seat's way through the game, and what moved it: together that is all of the way. */
export interface Curve {
  points: CurvePoint[];
  own: number;
  others: number;
  luck: number;
  error: number;
}

/** What a seat could expect after so many moves. */
export interface CurvePoint {
  number: number;
  worth: number;
}

/** POST /api/drop: a table to be thrown away, by the key of one of its seats. */
export interface DropWish {
  key: string;
}

/** A question about one fact: what is right, and what the box draws. */
export interface Exercise {
  right: string;
  show: Record<string, any>;
  written: string;
}

/** The table as some eyes saw it after `number` moves. */
export interface Frame {
  number: number;
  view: Record<string, any>;
  awaited: number[];
  outcome: Outcome | null;
  words: Phrase[] | null;
  hands: Phrase[][];
}

/** A game on the shelf. `arguments` says what each argument of its phrases means. */
export interface GameInfo {
  slug: string;
  box: string;
  options: OptionInfo[];
  seat_counts: number[];
  seat_overrides: SeatOverride[];
  bots: string[];
  arguments: Record<string, string>;
  secrets: Record<string, string[]>;
  numbered_deals: boolean;
  extras: string[];
  lessons: string[];
  hints: boolean;
  age: number;
  minutes: number[];
  syllabus: string;
}

/** Which game, who sits there already, which seats are free, and the key to watch. */
export interface Invitation {
  game: string;
  names: string[];
  free: number[];
  spectator_key: string;
}

/** POST /api/invitation: what somebody with a join link is invited to. */
export interface Invited {
  join_key: string;
}

/** POST /api/join: take the open seat wished for, or the next. Who asks twice with the same `client` gets one. */
export interface Join {
  join_key: string;
  name?: string | null;
  client?: string | null;
  seat?: number | null;
}

/** A decision; `best` is what the strongest player would have done, if that is better beyond doubt. `before`, `after` and `best_worth` are what whoever decided could expect: games in 100, or points. */
export interface Judged {
  number: number;
  seat: number;
  move: Phrase;
  best: Phrase | null;
  before: number;
  after: number;
  best_worth: number;
  reason: Phrase | null;
}

/** A language of the house, and what it calls itself. */
export interface Language {
  tag: string;
  name: string;
}

/** GET /api/learning: nothing about anybody; what somebody knows stays on their device. */
export interface Learning {
  syllabuses: Syllabus[];
}

/** GET /api/medal: what is engraved on it; `day` as its reader writes dates. */
export interface MedalWish {
  game?: string;
  name?: string;
  lang?: string;
  figure?: string;
  day?: string;
}

/** POST /api/lessons: a table for one learner. */
export interface NewLesson {
  game: string;
  lesson: string;
  name?: string | null;
  pace?: "slow" | "normal" | "quick";
}

/** A seat as wished for: a person at this device, one who will come by link, or a bot. */
export interface NewSeat {
  kind: "here" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, any>;
  deal?: string | null;
  pace?: "slow" | "normal" | "quick";
}

/** One option of a game, for the set-up sheet; texts: `option-NAME`, `option-NAME-VALUE`. */
export interface OptionInfo {
  name: string;
  kind: "flag" | "number" | "choice" | "seat";
  default: boolean | number | string;
  values: (boolean | number | string)[];
  role: "" | "tempo" | "teams" | "learning" | "variant" | "length";
  shared: boolean | number | string | null;
  stretches: Stretch[];
  kinder: boolean;
  easy: boolean | number | string | null;
}

/** GET /api/print/GAME: what is printed on which paper (see `paper.document.Order`). */
export interface PaperWish {
  lang?: string;
  paper?: string;
  sides?: string;
  ink?: string;
  part?: string;
}

/** POST /api/carry-on: a table at which a recorded game goes on after so many of its moves. */
export interface PlayOn {
  recording: string;
  moves: number;
  here: number[];
  bot: string;
}

/** The picture, row by row; True is dark. */
export interface Qr {
  matrix: boolean[][];
}

/** POST /api/qr: a link as a picture. */
export interface QrWish {
  text: string;
}

/** Any request over HTTP that could not be done: the text `error-KEY`, and an English sentence. */
export interface Refused {
  key: string;
  args: Record<string, any>;
  sentence: string;
}

/** POST /api/replay: the recording of a finished game, for any key of its table; `previous`: of the one before. */
export interface ReplayWish {
  key: string;
  previous?: boolean;
}

/** A finished game, looked back on. */
export interface Retrospect {
  points: boolean;
  curves: Curve[];
  decisions: Judged[];
  turns: TurningPoint[];
}

/** POST /api/review: a finished game to be looked back on, one piece of the work after the other, from 0 on. */
export interface ReviewWish {
  recording: string;
  piece?: number;
}

/** How much of the work is done, and all that came of it when it is. */
export interface Reviewed {
  done: number;
  pieces: number;
  review: Retrospect | null;
}

export interface SeatKey {
  seat: number;
  key: string;
}

/** With this option set to this value, other seat counts apply. */
export interface SeatOverride {
  option: string;
  value: boolean | number | string;
  counts: number[];
}

/** GET /api/shelf */
export interface Shelf {
  version: string;
  languages: Language[];
  games: GameInfo[];
  address: string | null;
  keep_days: number | null;
  other: string | null;
}

/** A length to offer to so many seats on so many sides, about how many minutes it takes, and whether it suits them best. */
export interface Stretch {
  seats: number;
  sides: number;
  value: number;
  minutes: number;
  suggested: boolean;
}

/** What there is to learn in a box, as a picture of rows and columns; its title is the text `syllabus-NAME`. */
export interface Syllabus {
  name: string;
  box: string;
  rows: string[];
  columns: string[];
  cells: string[][];
  beside: string[];
  order: string[];
  written: Record<string, string>;
  exercises: Record<string, Exercise[]>;
}

/** The keys of the seats at this device, and the keys to invite with. */
export interface TableMade {
  seats: SeatKey[];
  join_key: string;
  spectator_key: string;
}

/** A moment at which the game turned for a seat. */
export interface TurningPoint {
  cause: "mistake" | "strong" | "luck";
  seat: number;
  since: number;
  number: number;
  before: number;
  after: number;
}

/** How many games of a file were added or have gone on, how many could not be read; and what the page is to remember. */
export interface Unpacked {
  taken: number;
  left: number;
  device: Record<string, string>;
}

/** POST /api/watch: a game to be watched again, from its recording. POST /api/frames with the same asks for some of its frames, from `first` on. */
export interface WatchWish {
  recording: string;
  looking?: number | null;
  open?: boolean;
  words?: boolean;
  first?: number;
}

/** All about a recorded game but what it looked like. */
export interface Watched {
  game: string;
  options: Record<string, any>;
  names: string[];
  sides: number;
  deal: number | null;
  moves: number;
  over: boolean;
  goes_on: boolean;
  secrets: boolean;
  turns: number[];
  story: Phrase[][];
}

/** A child that knocks sits down: on a bot's chair at this table, counted from 1, or without one at a table of its own. */
export interface ClassAdmit {
  t: "class_admit";
  child: number;
  table?: number | null;
  id?: number;
}

/** A bot plays for this child until it takes its seat back. */
export interface ClassBot {
  t: "class_bot";
  child: number;
  id?: number;
}

/** A child in the room; `points` in halves. Who is as good has the same place. */
export interface ClassChild {
  number: number;
  name: string;
  animal: number;
  present: boolean;
  seated: boolean;
  points: number;
  games: number;
  place: number;
  knocks: boolean;
}

/** End everything; nothing of the room is kept. */
export interface ClassClose {
  t: "class_close";
  id?: number;
}

/** A fact in figures, and how often it was known at once, and how often not. */
export interface ClassFact {
  written: string;
  right: number;
  wrong: number;
}

/** The seat of this child goes to another. */
export interface ClassGive {
  t: "class_give";
  child: number;
  to: number;
  id?: number;
}

export interface ClassJoined {
  key: string;
}

/** What a child was asked since the room was opened. */
export interface ClassLearner {
  child: number;
  facts: ClassFact[];
}

/** What the class has shown it knows, for its teacher; the room keeps it until it is closed. */
export interface ClassLearnt {
  t: "class_learnt";
  children: ClassLearner[];
}

/** The teacher's key, which opens the room again for a day, and the code for everybody else. */
export interface ClassMade {
  key: string;
  code: string;
}

/** Send a child out of the room. */
export interface ClassOut {
  t: "class_out";
  child: number;
  id?: number;
}

/** Eyes on me: nothing goes on at any table until the room is let go on. */
export interface ClassPause {
  t: "class_pause";
  on: boolean;
  id?: number;
}

/** A child's own place: where it sits, and whether everybody is to look up. */
export interface ClassPlace {
  t: "class_place";
  code: string;
  name: string;
  animal: number;
  round: number;
  paused: boolean;
  seat_key: string | null;
  animals: number[];
  closed: boolean;
  knocks: boolean;
  cup: "" | "semi" | "final" | "third";
}

/** So many children may come in from now on; who knocks comes in while there is room. */
export interface ClassPlaces {
  t: "class_places";
  places: number;
  id?: number;
}

/** Call a child otherwise; without a name one is made up. */
export interface ClassRename {
  t: "class_rename";
  child: number;
  name?: string | null;
  id?: number;
}

/** All of a room, for its teacher. Children come ranked, the best first. */
export interface ClassRoom {
  t: "class_room";
  code: string;
  game: string;
  options: Record<string, any>;
  size: number;
  level: number;
  places: number;
  round: number;
  begun: boolean;
  paused: boolean;
  until: number;
  children: ClassChild[];
  tables: ClassTable[];
  guessed: boolean;
}

/** The next round: everybody meets somebody new (`meet`), or equals meet (`swiss`). `after` is the round that is over. At the end of a club evening the best play it out: first against fourth and second against third (`semi`), or straight away (`final`); all others play on with their neighbours. Without a game, the same is played again. */
export interface ClassRound {
  t: "class_round";
  after: number;
  pairing: "meet" | "swiss" | "semi" | "final";
  game?: string | null;
  options?: Record<string, any>;
  size?: number;
  level?: number;
  id?: number;
}

/** A chair at a table of the room: a child by its number, or a bot, or nobody yet (None for both). */
export interface ClassSeat {
  child: number | null;
  bot: string | null;
  stand_in: boolean;
  present: boolean;
  turn: boolean;
  won: boolean;
}

/** What has everybody shown they know? Told as `ClassLearnt`. */
export interface ClassSheet {
  t: "class_sheet";
  id?: number;
}

/** Begin at every table; bots take the chairs that are empty. */
export interface ClassStart {
  t: "class_start";
  id?: number;
}

/** A table as a teacher sees it at a glance, and the key to watch it: as a spectator, no hidden cards. */
export interface ClassTable {
  watch_key: string;
  started: boolean;
  over: boolean;
  moves: number;
  quiet_seconds: number;
  refusals: number;
  stuck: boolean;
  seats: ClassSeat[];
  animals: number[];
  cup: "" | "semi" | "final" | "third";
}

/** POST /api/class/join: come in. Who asks twice with the same `client` is one child; without a name one is made up. */
export interface JoinClass {
  code: string;
  client: string;
  animal: number;
  name?: string | null;
}

/** POST /api/class: open a room. `size` children share a table; one plays against bots. */
export interface NewClass {
  game: string;
  size: number;
  places: number;
  options?: Record<string, any>;
  level?: number;
}

export type Request = Hello | Look | Play | Why | Hint | Words | Hurry | Rename | SetPace | Start | StandIn | TakeBack | Leave | Undo | End | Rematch | Answer | Read;

export type Message = Welcome | Update | Seated | Undoable | TableChanged | Ack | Because | Advice | Trouble;

export type ClassRequest = ClassPause | ClassStart | ClassBot | ClassGive | ClassRename | ClassOut | ClassAdmit | ClassPlaces | ClassRound | ClassSheet | ClassClose;

export type ClassMessage = ClassRoom | ClassPlace | ClassLearnt | Ack | Trouble;

/** GET /api/rules: the rules of a box; `clauses` holds the plain text of each clause by its number. */
export interface Rulebook {
  title: RulesSpan[];
  sections: RulesSection[];
  clauses: Record<string, string>;
  drawings: Drawings;
}

/** A piece of text in one style. */
export interface RulesSpan {
  text: string;
  tone: "plain" | "strong" | "em";
}

/** The content below one heading. The title is empty before the first heading. */
export interface RulesSection {
  title: RulesSpan[];
  blocks: (RulesText | RulesList | RulesTable)[];
}

/** A paragraph. */
export interface RulesText {
  kind: "text";
  spans: RulesSpan[];
}

export interface RulesList {
  kind: "list";
  items: RulesItem[];
}

/** One item of a list: a numbered clause, or plain text. */
export interface RulesItem {
  clause: string | null;
  spans: RulesSpan[];
}

export interface RulesTable {
  kind: "table";
  head: RulesSpan[][];
  rows: RulesSpan[][][];
}

/** The drawings next to the words, written as in a row of a `Panel`: for clauses, options and cells of tables. Tables are in the order of the page, their rows in the order of the table. Missing entries at an end have no drawing. */
export interface Drawings {
  clauses: Record<string, string[]>;
  options: Record<string, string[]>;
  tables: string[][][];
}

/** One panel of the rules in pictures; its texts: `pic-SLUG-NAME` and `pic-SLUG-NAME-words`. A row shows things of the game by name, signs (`:>` `:+` `:=` `:yes` `:no` `:swap` `:win`) and numbers (`#100`); a sign may have a thing below it, mostly its reason (`:yes/THING`). */
export interface Panel {
  name: string;
  clauses: string[];
  rows: string[][];
}

/** An emptied stack, while its sides can be claimed or after one has been. */
export interface BreachView {
  stack: number;
  left: number;
  right: number;
  claimed: "left" | "right" | null;
}

/** The double match after which the player may go on. */
export interface DoubleView {
  card: string;
  below: string;
  why: WhyView;
}

/** The pair that was taken last. */
export interface LastPairView {
  left: string;
  right: string;
  why: WhyView | null;
}

export interface MauMauView {
  phase: "turn" | "again" | "drawn" | "naming" | "over";
  turn: number;
  top: string;
  wished: "triangle" | "circle" | "square" | "diamond" | null;
  fits: WhyView | null;
  double: DoubleView | null;
  bars: number[];
  pile: number;
  draw_pile: number;
  can_draw: boolean;
  hand: string[];
  reasons: (WhyView | null)[];
  drawn: string | null;
  open_hands: boolean;
  hands: (string[] | null)[];
  hand_sizes: number[];
  passes: number;
  naming: NamingView | null;
  naming_mode: "off" | "practice" | "strict";
  mistakes: number[];
}

/** One car; the list is ordered by seat. */
export interface MemoRaceCar {
  seat: number;
  place: string;
  road: string;
  canister: string | null;
  finish: string | null;
  goal: string;
  turns: number;
  swaps: number;
}

/** Something that a tap could mean and that the rules refuse. */
export interface MemoRaceRefusal {
  does: string;
  place: string | null;
  move: string;
  key: string;
  args: Record<string, unknown>;
}

/** One start/finish tile. */
export interface MemoRaceStart {
  place: string;
  colour: string;
  corner: string;
}

/** One cell of the grid. */
export interface MemoRaceTile {
  place: string;
  kind: string | null;
  road: string | null;
}

/** The table. */
export interface MemoRaceView {
  phase: string;
  turn: number;
  grid: MemoRaceTile[];
  starts: MemoRaceStart[];
  cars: MemoRaceCar[];
  canisters_left: number;
  turned: string | null;
  ways: string[];
  lifted: string | null;
  banned: string[];
  first_turn: boolean;
  must_drive: boolean;
  refused: MemoRaceRefusal[];
  swap_limit: number;
  turn_limit: number;
}

/** The question what two cards have in common (T-5), for the seat to move. */
export interface NamingView {
  left: string;
  right: string;
  tried: string[];
  answers: string[];
}

/** The table as one seat or a spectator sees it. */
export interface NumberRallyView {
  phase: string;
  tempo: string;
  drawing: string;
  naming_rule: string;
  little: boolean;
  goal: number;
  points_to_win: number;
  rally: number;
  starter: number;
  turn: number;
  total: number;
  pile: string[];
  layer: number | null;
  draw_pile: number;
  car: number | null;
  points: number[];
  mistakes: number[];
  hand: string[];
  hand_sizes: number[];
  hand_size: number;
  may_draw: number[];
  snap: RallySnap | null;
  naming: RallyNaming | null;
}

/** A pair that may be taken now. */
export interface PairView {
  stacks: number[];
  cards: string[];
  why: WhyView | null;
}

export interface PartyView {
  seats: number[];
  cards: number;
  mistakes: number;
}

export interface PatienceView {
  phase: "turn" | "naming" | "over";
  turn: number;
  card_up: string | null;
  hand_pile: number;
  piles: PileView[];
  wishes: number;
  score: number;
  most: number;
  best: number | null;
  way: WayView[];
  naming: NamingView | null;
  naming_mode: "off" | "practice" | "strict";
  mistakes: number[];
}

/** One colour of 1x1 Patience. */
export interface PileView {
  colour: "triangle" | "circle" | "square" | "diamond";
  cards: string[];
  waiting: string[];
  end_fits: boolean;
  end_why: WhyView | null;
  up_fits: boolean;
  up_why: WhyView | null;
}

/** One question on the stack. Parts that a kind does not use are None, False, 0 or empty. */
export interface QuestionView {
  kind: string;
  seat: number;
  digit: number | null;
  other: number | null;
  seats: number[];
  place: number | null;
  spinner: string | null;
  price: number;
  asked: boolean;
}

/** A question for the new total that a player has to answer (T-5). */
export interface RallyNaming {
  seat: number;
  before: number;
  card: string;
  skill: string;
  most: number;
  choices: number[];
  wrong: number[];
  steps: number[];
  right: number | null;
}

/** An open chance to snap (ZR-7). */
export interface RallySnap {
  card: string;
  layer: number;
  asked: number[];
  to_answer: boolean;
  said_yes: boolean;
}

/** A round that has been paid. */
export interface RoundView {
  number: number[];
  right: number[];
  winners: number[];
}

/** A spinner as printed. */
export interface SpinnerView {
  name: string;
  sectors: (number | null)[];
}

/** A stack of the wall, or a row of Räum ab!. */
export interface StackView {
  height: number;
  cards: string[];
  claimed_by: number | null;
}

export interface TakenView {
  card: string;
  side: number;
}

/** The score table of a match with classic scoring. */
export interface ThousandKmPoints {
  target: number;
  round: number;
  starter: number;
  counted: boolean;
  lines: string[];
  now: number[][];
  past: number[][];
  totals: number[];
}

/** A layout: the seats that share it, the cards on it (bottom first), and which attacks it is exposed to. */
export interface ThousandKmSide {
  seats: number[];
  km: number;
  road: string[];
  battle: string[];
  speed: string[];
  safeties: string[];
  sideways: string[];
  rolling: boolean;
  limited: boolean;
  stopped_by: string | null;
  needs: string | null;
  speed_needs: string | null;
  exposed_to: string[];
  sheltered: Record<string, string>;
}

/** A race, or a round of a match. `phase` is turn, reaction, over or counted. In a reaction, `asked` lists the seats asked about the `attack` on side `victim`. */
export interface ThousandKmView {
  phase: string;
  turn: number;
  goal: number;
  teams: boolean;
  draw_pile: number;
  box: string[];
  sides: ThousandKmSide[];
  hand: string[];
  meant: Record<string, string[]>;
  hand_sizes: number[];
  attack: string | null;
  victim: number | null;
  asked: number[];
  to_answer: boolean;
  points: ThousandKmPoints | null;
}

/** The answer of the workshop to an edit: the track after the steps. */
export interface TrackAnswer {
  track: TrackView;
  trouble: string | null;
}

/** Tracks to choose from. */
export interface TrackList {
  tracks: TrackView[];
}

/** A place where the road of a workshop track is broken. */
export interface TrackLooseEnd {
  column: number;
  row: number;
  direction: string;
  why: string;
}

/** One tile of a workshop track. */
export interface TrackPiece {
  column: number;
  row: number;
  kind: string;
  road: string;
}

/** One tile of a circuit: the car enters with `heading` and leaves with `leaving`. */
export interface TrackStep {
  column: number;
  row: number;
  heading: string;
  leaving: string;
}

/** A workshop track and its circuits. */
export interface TrackView {
  name: string;
  columns: number;
  rows: number;
  pool: string;
  pieces: TrackPiece[];
  left: Record<string, number>;
  closed: boolean;
  route: TrackStep[];
  uses_all: boolean;
  driven: number;
  loose_ends: TrackLooseEnd[];
  code: string;
  smallest: number;
  largest: number;
  longest_name: number;
}

/** The table as one seat or a spectator sees it. */
export interface TvLotteryView {
  phase: string;
  round: number;
  rounds: number;
  buying_off: boolean;
  turn: number;
  turns: number;
  turns_most: number;
  number: number[];
  lying: number[];
  money: number[];
  pawns: number[];
  needles: number[];
  luck_pile: number;
  luck_used: string[];
  luck: string | null;
  holder: (number | null)[];
  right: number;
  prize: number;
  held: number[];
  filling: boolean[];
  questions: QuestionView[];
  finished: RoundView[];
  places: number;
  ring: string[];
  onward: number[];
  back: number[];
  spinners: SpinnerView[];
}

/** Mauerbruch or Räum ab!, the same for every seat and for spectators. */
export interface WallView {
  phase: "opening" | "main" | "naming" | "breach" | "over";
  opening: boolean;
  turn: number;
  open_rows: boolean;
  stacks: StackView[];
  tallest: number;
  pairs: PairView[];
  last_pair: LastPairView | null;
  bars: number[];
  bar_rows: number[];
  aside: string[];
  last_taken: TakenView[];
  last_count: number;
  sides: PartyView[];
  breach: BreachView[];
  naming: NamingView | null;
  naming_mode: "off" | "practice" | "strict";
  mistakes: number[];
}

/** One move on the way to the best score. */
export interface WayView {
  move: "play" | "wait" | "fetch" | "wish";
  card: string;
  colour: "triangle" | "circle" | "square" | "diamond";
}

/** Why two cards match or do not. */
export interface WhyView {
  level: number;
  rows: number[];
  barred: number[];
  joker: boolean;
  colour: boolean;
}
