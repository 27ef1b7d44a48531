import { randomAnswer, type Answer, type Id, type Json, type OpenAsk, type SeatId, type Spec } from '#engine';
import type { RandomBelow, AnyGame } from './simulated-edition.ts';

/** How somebody answers what is asked. `check`: why an answer would be refused. */
export type Answerer<G extends AnyGame> = (
  open: OpenAsk,
  spec: Spec,
  check: (reply: Answer) => string | undefined,
  game: G,
) => Answer;

/** One thing somebody did: an answer to an ask (`firm`: whatever happens), one taken back, or something done unasked. */
export type Move =
  | [seat: SeatId, ask: Id, reply: Answer, firm?: 1]
  | [seat: SeatId, ask: Id]
  | [seat: SeatId, action: string, data: Json];

/** A small generator for play, not for the game: games have their own chance. Recorded games rest on its numbers. */
export function createRandom(seed: number): RandomBelow {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** A number for the random player out of a game's seed. */
export const seedFromText = (text: string): number =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7);

/** Any legal answer, found by trying; the Spec's own proposal where trying fails. */
export const randomAnswerer =
  (below: RandomBelow): Answerer<AnyGame> =>
  (_open, spec, check) => {
    for (let attempt = 0; attempt < 6; attempt++) {
      const reply = randomAnswer(spec, below);
      if (!check(reply)) return reply;
    }
    if (spec.kind === 'allot') return spec.proposed;
    return randomAnswer(spec, below);
  };
