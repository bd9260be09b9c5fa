// Generated from the Python side by spielkiste.server.typescript; do not edit.

import type { ClassJoined, ClassMade, DropWish, Frame, Invitation, Invited, Join, JoinClass, Learning, MedalWish, NewClass, NewLesson, NewTable, Panel, PaperWish, PlayOn, Qr, QrWish, ReplayWish, ReviewWish, Reviewed, Rulebook, Shelf, TableMade, Unpacked, WatchWish, Watched } from '../protocol';
import { ask, file, json, post, query, words } from './asking';

/** Tell whether the server lives. */
export const getHealth = (): Promise<Blob> => file(ask('health'));
/** Get this page. */
export const getOpenapi = (): Promise<Record<string, any>> => json(ask('api/openapi.json'));
/** Get a box to cut out, as a PDF. */
export const getPaper = (game: string, wish: PaperWish): Promise<Blob> => file(ask(query(`api/print/${game}`, wish)));
/** List the games. */
export const getShelf = (): Promise<Shelf> => json(ask('api/shelf'));
/** Get the players' words, in Fluent. */
export const getTexts = (language: string): Promise<string> => words(ask(`api/texts/${language}`));
/** Get the words of the first page alone. */
export const getShelfTexts = (language: string): Promise<string> => words(ask(`api/texts/shelf/${language}`));
/** Get the rules of a box. */
export const getRules = (box: string, language: string): Promise<Rulebook> => json(ask(`api/rules/${box}/${language}`));
/** Get the rules as pictures. */
export const getPictures = (slug: string): Promise<Panel[]> => json(ask(`api/pictures/${slug}`));
/** List what there is to learn in the games. */
export const getLearning = (): Promise<Learning> => json(ask('api/learning'));
/** Get lesson plans for teachers, a section for each game: in this language, or else in English. */
export const getPlans = (language: string): Promise<Rulebook> => json(ask(`api/plans/${language}`));
/** Open a table. */
export const openTable = (wish: NewTable): Promise<TableMade> => json(post('api/tables', wish));
/** Open a table for a lesson. */
export const openLesson = (wish: NewLesson): Promise<TableMade> => json(post('api/lessons', wish));
/** Take the next open seat. */
export const joinTable = (wish: Join): Promise<TableMade> => json(post('api/join', wish));
/** See what a link leads to. */
export const getInvitation = (wish: Invited): Promise<Invitation> => json(post('api/invitation', wish));
/** Get the recording of a finished game. */
export const getReplay = (wish: ReplayWish): Promise<Blob> => file(post('api/replay', wish));
/** Go on from a recording, which is the body. */
export const importReplay = (wish: string): Promise<TableMade> => json(post('api/import', wish));
/** Play on from a move of a recorded game. */
export const playOn = (wish: PlayOn): Promise<TableMade> => json(post('api/carry-on', wish));
/** Watch a recorded game again. */
export const watchAgain = (wish: WatchWish): Promise<Watched> => json(post('api/watch', wish));
/** Get some of what the players of a recorded game saw. */
export const getFrames = (wish: WatchWish): Promise<Frame[]> => json(post('api/frames', wish));
/** Look back on a finished game, piece by piece; the last answer has the review. */
export const getReview = (wish: ReviewWish): Promise<Reviewed> => json(post('api/review', wish));
/** Ask a box for what only it brings, such as the workshop of the memo race. */
export const askExtra = <Answer>(game: string, extra: string, wish: any): Promise<Answer> => json(post(`api/extras/${game}/${extra}`, wish));
/** Open a classroom. */
export const openClass = (wish: NewClass): Promise<ClassMade> => json(post('api/class', wish));
/** Come into a classroom. */
export const joinClass = (wish: JoinClass): Promise<ClassJoined> => json(post('api/class/join', wish));
/** Get a link as a picture. */
export const getQr = (wish: QrWish): Promise<Qr> => json(post('api/qr', wish));
/** Get a medal to print. */
export const getMedal = (wish: MedalWish): Promise<Blob> => file(ask(query('api/medal', wish)));
/** Throw a table of this device away, for good. */
export const dropTable = (wish: DropWish): Promise<Record<string, string>> => json(post('api/drop', wish));
/** Get all games of this device, and what the page remembers, as one file. */
export const getChest = (wish: Record<string, string>): Promise<Blob> => file(post('api/chest', wish));
/** Put the games of a file into this chest. */
export const putChest = (wish: string): Promise<Unpacked> => json(post('api/chest/in', wish));
/** What never changes. */
export const FILES = /^(?:api\/shelf|api\/texts\/[^\/]+|api\/texts\/shelf\/[^\/]+|api\/rules\/[^\/]+\/[^\/]+|api\/pictures\/[^\/]+|api\/learning)$/;
/** No recording is longer. */
export const LARGEST_RECORDING = 500000;
