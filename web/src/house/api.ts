// Generated from the Python side by spielkiste.server.typescript; do not edit.

import type { ClassJoined, ClassMade, DropRequest, Frame, Invitation, Invited, Join, JoinClass, Learning, LessonSetup, MedalRequest, NewClass, NewLesson, NewTable, Panel, PaperRequest, PlayOn, Qr, QrRequest, ReplayRequest, ReviewRequest, Reviewed, Rulebook, Shelf, TableMade, Unpacked, WatchRequest, Watched } from '../protocol';
import { ask, file, json, post, query, words } from './asking';

/** Report whether the server works. */
export const getHealth = (): Promise<Blob> => file(ask('health'));
/** Get this OpenAPI document. */
export const getOpenapi = (): Promise<Record<string, any>> => json(ask('api/openapi.json'));
/** Get a box to cut out, as a PDF. */
export const getPaper = (game: string, wish: PaperRequest): Promise<Blob> => file(ask(query(`api/print/${game}`, wish)));
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
export const openTable = (wish: NewTable): Promise<TableMade> => json(post('api/tables', wish));
/** Set up a table for a lesson. */
export const openLesson = (wish: NewLesson): Promise<TableMade> => json(post('api/lessons', wish));
/** Take an open seat at a table. */
export const joinTable = (wish: Join): Promise<TableMade> => json(post('api/join', wish));
/** Get what a join link leads to. */
export const getInvitation = (wish: Invited): Promise<Invitation> => json(post('api/invitation', wish));
/** Get the recording of a finished game. */
export const getReplay = (wish: ReplayRequest): Promise<Blob> => file(post('api/replay', wish));
/** Continue a recorded game; the body is the recording. */
export const importReplay = (wish: string): Promise<TableMade> => json(post('api/import', wish));
/** Continue a recorded game after one of its moves. */
export const playOn = (wish: PlayOn): Promise<TableMade> => json(post('api/carry-on', wish));
/** Get a recorded game, to watch it again. */
export const watchAgain = (wish: WatchRequest): Promise<Watched> => json(post('api/watch', wish));
/** Get some frames of a recorded game. */
export const getFrames = (wish: WatchRequest): Promise<Frame[]> => json(post('api/frames', wish));
/** Review a finished game, piece by piece; the last response has the review. */
export const getReview = (wish: ReviewRequest): Promise<Reviewed> => json(post('api/review', wish));
/** Ask a box for one of its extras, such as the workshop of the memo race. */
export const askExtra = <Answer>(game: string, extra: string, wish: any): Promise<Answer> => json(post(`api/extras/${game}/${extra}`, wish));
/** Open a classroom. */
export const openClass = (wish: NewClass): Promise<ClassMade> => json(post('api/class', wish));
/** Join a classroom. */
export const joinClass = (wish: JoinClass): Promise<ClassJoined> => json(post('api/class/join', wish));
/** Get the QR code of a link. */
export const getQr = (wish: QrRequest): Promise<Qr> => json(post('api/qr', wish));
/** Get a medal to print. */
export const getMedal = (wish: MedalRequest): Promise<Blob> => file(ask(query('api/medal', wish)));
/** Delete a table of this device for good. */
export const dropTable = (wish: DropRequest): Promise<Record<string, string>> => json(post('api/drop', wish));
/** Get all games of this device, and what the page stores, as one file. */
export const getChest = (wish: Record<string, string>): Promise<Blob> => file(post('api/chest', wish));
/** Import the games of a file. */
export const putChest = (wish: string): Promise<Unpacked> => json(post('api/chest/in', wish));
/** What never changes. */
export const FILES = /^(?:api\/shelf|api\/texts\/[^\/]+|api\/texts\/shelf\/[^\/]+|api\/rules\/[^\/]+\/[^\/]+|api\/pictures\/[^\/]+|api\/learning)$/;
/** No recording is longer. */
export const LARGEST_RECORDING = 500000;
