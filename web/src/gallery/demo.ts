// Made-up tables for the gallery: a lively middle of the game, and the fullest one that can happen.
import { animalOf, type SeatInfo } from '../kit/seats';
import type { Text } from '../kit/text';
import type { Move, ThousandKmSide, ThousandKmView } from '../protocol';

const NAMES = ['Mia', 'Lina', 'Opa Kurt', 'Rudi', 'Theo', 'Oma Inge', 'Maximiliane', 'Jo'];
export const people = (text: Text): SeatInfo[] =>
  NAMES.map(
    (name, i) => ({ name, animal: text(`web-animal-${animalOf(i)}`), ...(i === 3 ? { mark: 'robot' } : {}) }) as SeatInfo,
  );

const side = (part: Partial<ThousandKmSide> & { road: string[] }): ThousandKmSide => ({
  seats: [0],
  km: part.road.reduce((sum, card) => sum + Number(card), 0),
  battle: ['green-light'],
  speed: [],
  safeties: [],
  sideways: [],
  rolling: true,
  limited: false,
  exposed_to: [],
  ...part,
});

const LIVELY: ThousandKmSide[] = [
  side({ road: ['100', '75', '100', '200'], speed: ['speed-limit', 'end-of-limit'], safeties: ['tanker'], sideways: ['tanker'] }),
  side({ road: ['75', '100', '100', '75', '200'] }),
  side({
    road: ['100', '75', '50', '50', '50'],
    battle: ['green-light', 'empty-tank'],
    speed: ['speed-limit'],
    safeties: ['ace-driver'],
    rolling: false,
    limited: true,
  }),
  side({
    road: ['200', '50', '100', '200', '100', '50'],
    battle: ['flat-tyre', 'repair'],
    speed: ['speed-limit', 'end-of-limit'],
    safeties: ['puncture-proof'],
    sideways: ['puncture-proof'],
  }),
];
const ALL = ['tanker', 'right-of-way', 'puncture-proof', 'ace-driver'];
const move = (number: number, kind: string, args: Move['args']): Move => ({
  move: number,
  notation: '',
  kind,
  key: `km-move-${kind}`,
  args,
});

export interface Demo {
  view: ThousandKmView;
  moves: Move[];
  looking: number | null;
}

/** state: turn | wait | watch | reaction | calm | over | full | start */
export function demo(count: number, teams: boolean, state: string): Demo {
  let sides = LIVELY.slice(0, count).map((s, i) => ({ ...s, seats: teams ? [i, i + count] : [i] }));
  if (state === 'full')
    sides = sides.map((s, i) => ({
      ...s,
      road: ['25', '25', '25', '25', '50', '50', '75', '75', '100', '100', '200', '200', '25'],
      km: 975,
      battle: ['flat-tyre'],
      speed: ['speed-limit'],
      limited: true,
      safeties: ALL,
      sideways: i % 2 ? ALL : ['right-of-way', 'ace-driver'],
    }));
  if (state === 'start')
    sides = sides.map((s) => ({
      ...s,
      road: [],
      km: 0,
      battle: [],
      speed: [],
      safeties: [],
      sideways: [],
      rolling: false,
      limited: false,
    }));
  const seats = teams ? count * 2 : count;
  const reacting = state === 'reaction' || state === 'calm';
  const view: ThousandKmView = {
    phase: reacting ? 'reaction' : state === 'over' ? 'over' : 'turn',
    turn: state === 'wait' || reacting ? 1 : 0,
    goal: 1000,
    teams,
    draw_pile: 38,
    box: ['25', 'petrol', 'repair', 'spare-tyre', '50', '50', 'red-light'],
    sides,
    hand: state === 'watch' ? [] : ['75', '200', 'flat-tyre', 'speed-limit', 'right-of-way', 'green-light', 'petrol'],
    hand_sizes: Array.from({ length: seats }, (_, i) => (i ? 6 : 7)),
    attack: reacting ? 'red-light' : null,
    victim: reacting ? 0 : null,
    asked: [],
    to_answer: reacting,
  };
  const looking = state === 'watch' ? null : 0;
  if (state === 'wait' || state === 'over' || state === 'watch') return { view, moves: [], looking };
  if (reacting) return { view, looking, moves: [move(60, 'master', { card: 'right-of-way' }), move(64, 'pass', {})] };
  if (state === 'start') return { view, looking, moves: [move(10, 'green', {})] };
  const moves = [
    move(2, 'drive', { km: 75 }),
    move(4, 'drive', { km: 200 }),
    move(28, 'attack', { card: 'flat-tyre', side: 1 }),
    move(26, 'attack', { card: 'speed-limit', side: 1 }),
    move(36, 'attack', { card: 'speed-limit', side: 3 }),
    move(15, 'safety', { card: 'right-of-way' }),
    move(48, 'discard', { card: 'flat-tyre' }),
  ];
  return { view, looking, moves };
}
