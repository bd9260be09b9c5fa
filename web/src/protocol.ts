// Generated from the Python side by spielkiste.server.typescript; do not edit.

/** The languages of the house. */
export const LANGUAGES = ["en", "de", "es", "fr", "it", "nl"] as const;

/** What a page was given below this line is English. */
export const BORROWED = "### Not translated: English";

/** The request is carried out and stored, and there is nothing else to tell. `number` is the log's last entry. */
export interface Ack {
  t: "ack";
  id: number;
  number: number;
}

/** A good move, in notation and in words, and the reason; all None if the game has no advice now. `chances` are those of this move, first, and of some others; empty if they are unknown. */
export interface Advice {
  t: "advice";
  id: number;
  move: string | null;
  said: Phrase | null;
  reason: Phrase | null;
  chances: Chance[];
}

/** Accept or reject a proposal. The proposer withdraws it with a no. */
export interface Answer extends Numbered {
  t: "answer";
  seat: number;
  yes: boolean;
}

/** A move, and the estimated number of games out of a hundred that it would win. */
export interface Chance {
  move: string;
  said: Phrase;
  percent: number;
}

/** Propose to end the game here, without a result. */
export interface End extends Numbered {
  t: "end";
  seat: number;
}

/** The reasons why moves are not possible, in words, and the clause of the first reason. */
export interface Explanation {
  t: "because";
  id: number;
  reasons: Phrase[];
  clause: string | null;
}

/** The first message: the keys of all seats of this device, or one spectator key. `last` is the last number seen. `client` is the page's name for itself, by which the server recognises it when it reconnects. The server tells it to nobody else. */
export interface Hello {
  t: "hello";
  keys: string[];
  last?: number | null;
  client?: string | null;
}

/** Ask for a good move. The response is an `Advice`. Only a player without other people at the table gets hints. */
export interface Hint extends Numbered {
  t: "hint";
  seat: number;
}

/** Let the bots move at once. It has no effect while another person is present, is asked, or may react. */
export interface Hurry extends Numbered {
  t: "hurry";
}

/** Give up a seat for good. Before the deal it is open again; after it a bot plays on. The seat's key becomes invalid. */
export interface Leave extends Numbered {
  t: "leave";
  seat: number;
}

/** The current step of a lesson. `say` is the text to read now; `moves` are the moves that continue it, in notation. */
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

/** Show the view of this seat from now on; None shows a spectator's view. */
export interface Look extends Numbered {
  t: "look";
  seat: number | null;
}

/** Facts that a seat met (see the syllabus of its game): played, snapped or asked. If asked: the question and the first answer in the game's notation, and whether that was right. */
export interface Met {
  seat: number;
  how: "played" | "snapped" | "asked";
  facts: string[];
  question: string;
  answer: string;
  right: boolean;
}

/** A legal move: its notation, its kind, its text with arguments, and its outlook, if the game has one. */
export interface Move {
  notation: string;
  kind: string;
  key: string;
  args: Record<string, any>;
  outlook: Record<string, any>;
}

/** Propose that the game goes on at this device, without the server. All people at the table must be here and agree. Then the table ends here as moved, and POST /api/move-away gives it to this seat. */
export interface MoveAway extends Numbered {
  t: "move_away";
  seat: number;
}

/** What every request after `Hello` carries: its number. */
export interface Numbered {
  id?: number;
}

/** The result of a game; `facts` are a few notable things about it. `ended` means that everyone agreed to end the game early. Then there are no winners and no clause. The scores are those reached so far, or empty if the game has none. */
export interface Outcome {
  scores: number[];
  winners: number[];
  clause: string;
  facts: Phrase[];
  own: Phrase[];
  ended: boolean;
}

/** The previous game at this table. Its recording: POST /api/replay with `previous`. */
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

/** Make a move, in notation. `at` is the number of the last update the player had seen. The response to an illegal move is a `Trouble` with the reason. A move for an earlier position gets the key `played-elsewhere` if another device at this seat was quicker, or else `moved-on`. */
export interface Play extends Numbered {
  t: "play";
  seat: number;
  move: string;
  at?: number | null;
}

/** A proposal that all present players must agree to, and the seats that have not answered yet. Absent players are not asked. */
export interface Proposal {
  what: "undo" | "rematch" | "swap" | "end" | "move";
  by: number;
  waiting_for: number[];
}

/** In a lesson: confirm that the text of step number `step` has been read and the lesson may continue. */
export interface Read extends Numbered {
  t: "read";
  step: number;
}

/** Propose a rematch at the same table once the game is over, or agree to it. `swap` moves everyone to the next seat. */
export interface Rematch extends Numbered {
  t: "rematch";
  swap?: boolean;
}

/** Rename a seat that this device holds. */
export interface Rename extends Numbered {
  t: "rename";
  seat: number;
  name: string;
}

/** A seat and its player. `kind`: a person, a bot, or open (nobody yet). `stand_in`: a bot plays for an absent person. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  stand_in: boolean;
  present: boolean;
  animal: number;
}

/** All players have moved to the next seat. From now on this device holds these seats and gets their view. */
export interface Seated {
  t: "seated";
  seats: number[];
}

/** Set the pace of the bots. It does not change how long a reaction window stays open. */
export interface SetPace extends Numbered {
  t: "pace";
  pace: "slow" | "normal" | "quick";
}

/** Show everyone at the table a feeling, at the seat `at` or at nobody. Nothing is stored. It has no effect shortly after the seat's last one, or where `TableInfo.feelings` is false. */
export interface Show extends Numbered {
  t: "show";
  seat: number;
  feeling: "laugh" | "cheer" | "wow" | "hope" | "cry" | "sorry" | "fist";
  at?: number | null;
}

/** The player at `seat` shows a feeling, at the seat `at` or at nobody. */
export interface Shown {
  t: "shown";
  seat: number;
  feeling: "laugh" | "cheer" | "wow" | "hope" | "cry" | "sorry" | "fist";
  at: number | null;
}

/** Let a bot play for an absent player's seat, or for the client's own. */
export interface StandIn extends Numbered {
  t: "stand_in";
  seat: number;
}

/** Start the game now. Bots take the open seats and stand in for absent people. */
export interface Start extends Numbered {
  t: "start";
}

/** A player came, left, changed their name or proposed something. */
export interface TableChanged {
  t: "table";
  table: TableInfo;
}

/** The data of a table that stay the same from move to move. `join_key` is set for players while seats are open. */
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
  feelings: boolean;
  slow: boolean;
  relief: boolean;
  moved: number | null;
}

/** Take the seat back from the stand-in bot. */
export interface TakeBack extends Numbered {
  t: "take_back";
  seat: number;
}

/** A failed request: the text `error-KEY` with arguments. `fatal` means that the connection ends. If a rule forbids the request, `reason` says so in the game's words and `clause` names the rule. */
export interface Trouble {
  t: "trouble";
  id: number;
  key: string;
  args: Record<string, any>;
  clause: string | null;
  reason: Phrase | null;
  fatal: boolean;
}

/** Propose to take back moves, as far as nobody has learned anything since. */
export interface Undo extends Numbered {
  t: "undo";
  seat: number;
}

/** Nothing has happened since entry `number`, and moves can be taken back. The next entry voids this. */
export interface Undoable {
  t: "undoable";
  number: number;
}

/** Entry `number` of the log. `events` is what `looking` may know of it, `view` the table after it. */
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

/** The response to `Hello`: the seats of this device, the table, and its state with the missed events. */
export interface Welcome {
  t: "welcome";
  seats: number[];
  table: TableInfo;
  update: Update;
  reconnect_ms: number;
}

/** Ask why none of these moves (in notation) is possible. The response is an `Explanation` with each reason once. */
export interface Why extends Numbered {
  t: "why";
  seat: number;
  moves: string[];
}

/** Ask for the table in words, now and with every update, because the page has no board for this game. */
export interface Words extends Numbered {
  t: "words";
}

/** A seat's expected result during the game, split into its own decisions, those of others, and luck. */
export interface Curve {
  points: CurvePoint[];
  own: number;
  others: number;
  luck: number;
  error: number;
}

/** The result that a seat could expect after `number` moves. */
export interface CurvePoint {
  number: number;
  worth: number;
}

/** Where a browser receives notifications, with its keys, and the language to write in. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** POST /api/drop: delete a table, by the key of one of its seats. */
export interface DropRequest {
  key: string;
}

/** A question about one fact: the right answer, and what the box draws. */
export interface Exercise {
  right: string;
  show: Record<string, any>;
  written: string;
}

/** The table after `number` moves, as the viewer sees it. */
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
  tasks: TaskInfo[];
}

/** POST /api/hand-on: give a table to another device, by the key of one of its seats. `begin` stops the table and returns it as a file. `stay` resumes it; `gone` deletes it, because the other device has it. */
export interface HandOn {
  key: string;
  step: "begin" | "stay" | "gone";
}

/** The game, the people at the table with their animals, the free seats, and the key to watch. */
export interface Invitation {
  game: string;
  names: string[];
  free: number[];
  spectator_key: string;
  animals: number[];
  slow: boolean;
  relief: boolean;
  kept: string[];
}

/** POST /api/invitation: ask what a join link leads to. */
export interface Invited {
  join_key: string;
}

/** POST /api/join: take the requested seat, or the next open one. The same `client` gets the same seat again. */
export interface Join {
  join_key: string;
  name?: string | null;
  client?: string | null;
  seat?: number | null;
  animal?: number | null;
}

/** A decision. `best` is the strongest player's move, if it is better beyond doubt. `before`, `after` and `best_worth` are what the player could expect: wins in 100 games, or points. */
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

/** A supported language, and its own name for itself. */
export interface Language {
  tag: string;
  name: string;
}

/** GET /api/learning: all syllabuses. It holds no personal data; what a person knows stays on their device. */
export interface Learning {
  syllabuses: Syllabus[];
}

/** How the lesson plan of a game sets up a classroom: how many share a table, and the non-default options. */
export interface LessonSetup {
  game: string;
  size: number;
  options: Record<string, any>;
}

/** GET /api/medal: what is engraved on it; `day` is already formatted for the reader. */
export interface MedalRequest {
  game?: string;
  name?: string;
  lang?: string;
  figure?: string;
  day?: string;
}

/** POST /api/move-away: get a table that everyone has agreed to move to this device, for the keys of its seats. */
export interface MoveRequest {
  keys: string[];
}

/** A table that goes on without the server, as a chest holds it; entries are JSON texts. */
export interface MovedAway {
  id: string;
  secret: string;
  entries: string[];
  join_key: string;
}

/** POST /api/lessons: set up a table for one learner. */
export interface NewLesson {
  game: string;
  lesson: string;
  name?: string | null;
  animal?: number | null;
  pace?: "slow" | "normal" | "quick";
}

/** A requested seat: a person at this device, one who will come by link, or a bot. */
export interface NewSeat {
  kind: "here" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
  animal?: number | null;
}

/** POST /api/tables: set up a table. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, any>;
  deal?: string | null;
  pace?: "slow" | "normal" | "quick";
  slow?: boolean;
  relief?: boolean;
  day?: string | null;
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

/** GET /api/print/GAME: what to print, and on which paper (see `paper.document.Order`). */
export interface PaperRequest {
  lang?: string;
  paper?: string;
  sides?: string;
  ink?: string;
  part?: string;
  bingo?: number;
}

/** POST /api/carry-on: set up a table that continues a recorded game after `moves` moves. */
export interface PlayOn {
  recording: string;
  moves: number;
  here: number[];
  bot: string;
}

/** The QR code, row by row; True is dark. */
export interface Qr {
  matrix: boolean[][];
}

/** POST /api/qr: get the QR code of a link. */
export interface QrRequest {
  text: string;
}

/** An HTTP request that failed: the text `error-KEY`, and an English sentence. */
export interface Refused {
  key: string;
  args: Record<string, any>;
  sentence: string;
}

/** POST /api/replay: get the recording of a finished game, for any key of its table. `previous` asks for the game before it. */
export interface ReplayRequest {
  key: string;
  previous?: boolean;
}

/** The review of a finished game. */
export interface Retrospect {
  points: boolean;
  curves: Curve[];
  decisions: Judged[];
  turns: TurningPoint[];
}

/** POST /api/review: review a finished game. The client requests the pieces of the work one by one, starting at 0. */
export interface ReviewRequest {
  recording: string;
  piece?: number;
}

/** The progress of a review, and with the last piece its result. */
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

/** GET /api/shelf: all games and languages of this server. */
export interface Shelf {
  version: string;
  languages: Language[];
  games: GameInfo[];
  address: string | null;
  keep_days: number | null;
  other: string | null;
  push: string | null;
  lists_tables: boolean;
}

/** A length to offer for this number of seats and sides, its approximate minutes, and whether it suits them best. */
export interface Stretch {
  seats: number;
  sides: number;
  value: number;
  minutes: number;
  suggested: boolean;
}

/** POST /api/push: tell this device when it is the turn of the seat of this key. */
export interface Subscribe {
  key: string;
  device: Device;
}

/** Whether the device gets notifications from now on. */
export interface Subscribed {
  on: boolean;
}

/** The facts that a box teaches, as a grid; its title is the text `syllabus-NAME`. */
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

/** A task of the day; the text `task-SLUG-NAME` says it. `least` is the score to reach, 0 if the task is to win. */
export interface TaskInfo {
  name: string;
  least: number;
}

/** Whose turn it is at a table. */
export interface Turn {
  started: boolean;
  over: boolean;
  names: string[];
  asked: number[];
  seat: number | null;
  waited_s: number | null;
}

/** POST /api/turn: ask whose turn it is, for the key of a seat or of a spectator. */
export interface TurnRequest {
  key: string;
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

/** How many games of a file were added or updated, how many were unreadable, and what the page has to store. */
export interface Unpacked {
  taken: number;
  left: number;
  device: Record<string, string>;
}

/** POST /api/push/off: stop notifying the device with this endpoint about this table. */
export interface Unsubscribe {
  key: string;
  endpoint: string;
}

/** A table that waits for players: its game, the people there with their animals, and the key to join. */
export interface WaitingTable {
  game: string;
  names: string[];
  animals: number[];
  free: number;
  seats: number;
  join_key: string;
}

/** POST /api/watch: watch a recorded game. POST /api/frames, with the same message, returns some of its frames, starting at `first`. */
export interface WatchRequest {
  recording: string;
  looking?: number | null;
  open?: boolean;
  words?: boolean;
  first?: number;
}

/** A recorded game without its frames. */
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

/** Let in a child that knocks: on a free or a bot's chair at this table (from 1), or for None at a new table. */
export interface ClassAdmit extends Numbered {
  t: "class_admit";
  child: number;
  table?: number | null;
}

/** Let a bot play for this child until it takes its seat back. */
export interface ClassBot extends Numbered {
  t: "class_bot";
  child: number;
}

/** A child in the room. `points`, `buchholz` and `direct` count half points. Its opponents' points (`buchholz`), then its points against equals (`direct`) decide ties; only equal results share a place. */
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
  buchholz: number;
  direct: number;
  played: string[];
  through: boolean;
}

/** Close the room and delete all its data. */
export interface ClassClose extends Numbered {
  t: "class_close";
}

/** A fact in figures, and how often the first answer was right or wrong. */
export interface ClassFact {
  written: string;
  right: number;
  wrong: number;
  syllabus: string;
  fact: string;
}

/** Allow or forbid the children to show each other feelings. */
export interface ClassFeelings extends Numbered {
  t: "class_feelings";
  on: boolean;
}

/** Give the seat of this child to another. */
export interface ClassGive extends Numbered {
  t: "class_give";
  child: number;
  to: number;
}

export interface ClassJoined {
  key: string;
}

/** The facts that a child was asked about since the room was opened. */
export interface ClassLearner {
  child: number;
  facts: ClassFact[];
}

/** A report to the teacher on what the class has shown it knows. The room stores it until it is closed. */
export interface ClassLearnt {
  t: "class_learnt";
  children: ClassLearner[];
}

/** The teacher's key, which opens the room for a day, and the code for the children. */
export interface ClassMade {
  key: string;
  code: string;
}

/** Send a child out of the room. */
export interface ClassOut extends Numbered {
  t: "class_out";
  child: number;
}

/** Pause all tables of the room, or resume them. */
export interface ClassPause extends Numbered {
  t: "class_pause";
  on: boolean;
}

/** A child's own place: where it sits, and whether the teacher has paused the room. */
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

/** Set how many children may come in. Children that knock come in while there is room. */
export interface ClassPlaces extends Numbered {
  t: "class_places";
  places: number;
}

/** Rename a child; without a name the server invents one. */
export interface ClassRename extends Numbered {
  t: "class_rename";
  child: number;
  name?: string | null;
}

/** The whole room, for its teacher. The children are ranked, the best first. */
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
  feelings: boolean;
  guessed: boolean;
  learning: string;
}

/** Start the next round: new opponents (`meet`), or opponents of equal strength (`swiss`). `after` is the finished round. At the end of a club evening the best children play semi-finals, first against fourth and second against third (`semi`), or a final (`final`). All others play their neighbours in the ranking. Without a game, the same game is played again. */
export interface ClassRound extends Numbered {
  t: "class_round";
  after: number;
  pairing: "meet" | "swiss" | "semi" | "final";
  game?: string | null;
  options?: Record<string, any>;
  size?: number;
  level?: number;
  learn?: boolean;
}

/** A chair at a table of the room: a child by its number, a bot, or nobody yet (None for both). */
export interface ClassSeat {
  child: number | null;
  bot: string | null;
  stand_in: boolean;
  present: boolean;
  turn: boolean;
  won: boolean;
  right: number;
  wrong: number;
}

/** Ask what each child has shown it knows. The response is a `ClassLearnt`. */
export interface ClassSheet extends Numbered {
  t: "class_sheet";
}

/** Start the game at every table; bots take the empty chairs. After a warm-up, the tables are set up first. */
export interface ClassStart extends Numbered {
  t: "class_start";
}

/** A summary of a table for the teacher, with the key to watch it as a spectator, without hidden cards. */
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
  minutes: number;
  view: Record<string, any> | null;
}

/** POST /api/class/join: enter a room. The same `client` is always the same child. Without a name the server invents one. */
export interface JoinClass {
  code: string;
  client: string;
  animal: number;
  name?: string | null;
}

/** POST /api/class: open a room. `size` children share a table; with 1, each child plays against bots. */
export interface NewClass {
  game: string;
  size: number;
  places: number;
  options?: Record<string, any>;
  level?: number;
  learn?: boolean;
  together?: boolean;
}

export type Request = Hello | Look | Play | Why | Hint | Words | Hurry | Show | Rename | SetPace | Start | StandIn | TakeBack | Leave | Undo | End | MoveAway | Rematch | Answer | Read;

export type Message = Welcome | Update | Seated | Undoable | Shown | TableChanged | Ack | Explanation | Advice | Trouble;

export type ClassRequest = ClassPause | ClassFeelings | ClassStart | ClassBot | ClassGive | ClassRename | ClassOut | ClassAdmit | ClassPlaces | ClassRound | ClassSheet | ClassClose;

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

/** A move that a tap could mean but that the rules forbid. */
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

/** The question of what two cards have in common (T-5), for the seat to move. */
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

/** One colour of Times Table Patience. */
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

/** The question about the new total that a player has to answer (T-5). */
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

/** A stack of the wall, or a row of Clear Away!. */
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
  hopes: Record<string, number>;
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

/** Wall Break or Clear Away!, the same for every seat and for spectators. */
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
