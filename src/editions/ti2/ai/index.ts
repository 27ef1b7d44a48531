import { setupDraw, type Answer, type Json } from '#engine';
import { anyAnswer, choices, isTaken, type Asked } from '#kit/ai/default-answers.ts';
import { answerKey } from '#kit/components/window-host.ts';
import { componentMeant } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { affairWays } from './policies/economy.ts';
import { battleWays } from './policies/combat.ts';
import { explore } from './policies/exploration.ts';
import { answerOffer, makeOffer } from './policies/trade.ts';
import { fleetWays } from './policies/movement.ts';
import { leaderWays } from './policies/leaders.ts';
import { gather } from './policies/gathering.ts';
import type { Way } from './policy.ts';

export type { Asked };

/** Keys that do nothing. */
const IDLE: readonly string[] = ['pass', 'end', 'done', 'abstain', 'stay', 'wait', 'refuse', 'fight-on', 'leave'];

/** Two times out of three something is done where it can be. */
const OFTEN = 3;
/** Once in so many times, where a use is for now and then: a senate in which every card is put away is none. */
const SELDOM = 8;
const window: Way = ({ game, seat, lot }, { spec }) => {
  const open = choices(spec).map(({ key }) => key);
  const usedFor = (key: string) => game.book.components[componentMeant(answerKey.read(key)[0])];
  const sparing = (key: string): boolean => usedFor(key)?.seldom === true;
  const deeds = open.filter(
    (key) => !IDLE.includes(key) && !usedFor(key)?.vain?.(game, seat) && (!sparing(key) || !lot(SELDOM)),
  );
  return deeds.length && lot(OFTEN) ? [deeds[lot(deeds.length)]] : open.filter((key) => IDLE.includes(key)).slice(0, 1);
};

const ways: Record<string, Way> = {
  ...affairWays,
  ...battleWays,
  ...fleetWays,
  ...leaderWays,
  explore,
  gather,
  window,
};

/** What a practice player answers, by what its seat knows and nothing else; the same knowledge, question and seed give the same. */
export function practiceAnswer(known: Game, seat: SeatId, asked: Asked, seed: string): Answer {
  const lot = setupDraw(seed, `${asked.question} of ${seat}`);
  const found = ways[asked.question]?.({ seat, lot, game: known }, asked);
  if (found !== undefined && isTaken(asked, found)) return found;
  return anyAnswer(asked, lot, IDLE);
}

/** Something legal, without a thought. */
export const plainAnswer = (asked: Asked): Answer => anyAnswer(asked, () => 0, IDLE);

/** Answers an offer that the seat has; else it may make one in a debate. */
export function practiceDeed(known: Game, seat: SeatId): { action: string; data: Json } | undefined {
  const offer = Object.values(known.state.offers).find(({ to }) => to === seat);
  return offer ? answerOffer(known, seat, offer) : makeOffer(known, seat);
}
