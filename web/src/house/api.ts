// Generated from the Python side by spielkiste.server.typescript; do not edit.

import type { ClassJoined, ClassMade, DropRequest, Frame, HandOn, Invitation, Invited, Join, JoinClass, Learning, LessonSetup, MedalRequest, MoveRequest, MovedAway, NewClass, NewLesson, NewTable, Panel, PaperRequest, PlayOn, Qr, QrRequest, ReplayRequest, ReviewRequest, Reviewed, Rulebook, Shelf, Subscribe, Subscribed, TableMade, Turn, TurnRequest, Unpacked, Unsubscribe, WaitingTable, WatchRequest, Watched } from '../protocol';
import { ask, file, json, post, query, words } from './asking';

/** Report whether the server works. */
export const getHealth = (): Promise<Blob> => file(ask('health'));
/** List the tables that wait for players; empty if this client may not see them. */
export const getWaiting = (): Promise<WaitingTable[]> => json(ask('api/waiting'));
/** Get this OpenAPI document. */
export const getOpenapi = (): Promise<Record<string, any>> => json(ask('api/openapi.json'));
/** Get a box to cut out, as a PDF. */
export const getPaper = (game: string, request: PaperRequest): Promise<Blob> => file(ask(query(`api/print/${game}`, request)));
/** List the games. */
export const getShelf = (): Promise<Shelf> => json(ask('api/shelf'));
/** Get the players' texts, in Fluent. */
export const getTexts = (language: string): Promise<string> => words(ask(`api/texts/${language}`));
/** Get the texts of the first page only. */
export const getShelfTexts = (language: string): Promise<string> => words(ask(`api/texts/shelf/${language}`));
/** Get the rules of a box. */
export const getRules = (box: string, language: string): Promise<Rulebook> => json(ask(`api/rules/${box}/${language}`));
/** Get the rules as pictures. */
export const getPictures = (slug: string): Promise<Panel[]> => json(ask(`api/pictures/${slug}`));
/** List what the games teach. */
export const getLearning = (): Promise<Learning> => json(ask('api/learning'));
/** Get lesson plans for teachers, with a section for each game, in this language or else in English. */
export const getPlans = (language: string): Promise<Rulebook> => json(ask(`api/plans/${language}`));
/** List how the lesson plans set up a classroom. */
export const getLessonSetups = (): Promise<LessonSetup[]> => json(ask('api/lesson-setups'));
/** Set up a table. */
export const openTable = (request: NewTable): Promise<TableMade> => json(post('api/tables', request));
/** Set up a table for a lesson. */
export const openLesson = (request: NewLesson): Promise<TableMade> => json(post('api/lessons', request));
/** Take an open seat at a table. */
export const joinTable = (request: Join): Promise<TableMade> => json(post('api/join', request));
/** Get what a join link leads to. */
export const getInvitation = (request: Invited): Promise<Invitation> => json(post('api/invitation', request));
/** Get a table that everyone has agreed to move to this player's device. */
export const moveAway = (request: MoveRequest): Promise<MovedAway> => json(post('api/move-away', request));
/** Get whose turn it is at a table. */
export const getTurn = (request: TurnRequest): Promise<Turn> => json(post('api/turn', request));
/** Tell a device when it is a seat's turn. */
export const subscribe = (request: Subscribe): Promise<Subscribed> => json(post('api/push', request));
/** Stop notifying a device about a table. */
export const unsubscribe = (request: Unsubscribe): Promise<Subscribed> => json(post('api/push/off', request));
/** Get the recording of a finished game. */
export const getReplay = (request: ReplayRequest): Promise<Blob> => file(post('api/replay', request));
/** Continue a recorded game; the body is the recording. */
export const importReplay = (request: string): Promise<TableMade> => json(post('api/import', request));
/** Continue a recorded game after one of its moves. */
export const playOn = (request: PlayOn): Promise<TableMade> => json(post('api/carry-on', request));
/** Get a recorded game, to watch it again. */
export const watchAgain = (request: WatchRequest): Promise<Watched> => json(post('api/watch', request));
/** Get some frames of a recorded game. */
export const getFrames = (request: WatchRequest): Promise<Frame[]> => json(post('api/frames', request));
/** Review a finished game, piece by piece; the last response has the review. */
export const getReview = (request: ReviewRequest): Promise<Reviewed> => json(post('api/review', request));
/** Ask a box for one of its extras. */
export const askExtra = <Answer>(game: string, extra: string, request: any): Promise<Answer> => json(post(`api/extras/${game}/${extra}`, request));
/** Open a classroom. */
export const openClass = (request: NewClass): Promise<ClassMade> => json(post('api/class', request));
/** Join a classroom. */
export const joinClass = (request: JoinClass): Promise<ClassJoined> => json(post('api/class/join', request));
/** Get the QR code of a link. */
export const getQr = (request: QrRequest): Promise<Qr> => json(post('api/qr', request));
/** Get a medal to print. */
export const getMedal = (request: MedalRequest): Promise<Blob> => file(ask(query('api/medal', request)));
/** Delete a table of this device for good. */
export const dropTable = (request: DropRequest): Promise<Record<string, string>> => json(post('api/drop', request));
/** Get all games of this device, and what the page stores, as one file. */
export const getChest = (request: Record<string, string>): Promise<Blob> => file(post('api/chest', request));
/** Import the games of a file. */
export const putChest = (request: string): Promise<Unpacked> => json(post('api/chest/in', request));
/** Give a table of this device to another one, in two steps, so that it is never on both devices or on neither. */
export const handOn = (request: HandOn): Promise<Blob> => file(post('api/hand-on', request));
/** The paths whose responses never change. */
export const FILES = /^(?:api\/shelf|api\/texts\/[^\/]+|api\/texts\/shelf\/[^\/]+|api\/rules\/[^\/]+\/[^\/]+|api\/pictures\/[^\/]+|api\/learning)$/;
/** The maximum size of a recording in bytes. */
export const LARGEST_RECORDING = 500000;
