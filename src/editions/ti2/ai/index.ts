import { createSetupDraw, defaultAnswer, type Answer, type Json } from '#engine';
import { fallbackAnswer, openOptions, isAccepted, type AiQuestion } from '#kit/ai/default-answers.ts';
import { reactionKey } from '#kit/components/window-host.ts';
import { resolveComponentId } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { economyPolicies } from './policies/economy.ts';
import { combatPolicies } from './policies/combat.ts';
import { explore } from './policies/exploration.ts';
import { answerOffer, makeOffer } from './policies/trade.ts';
import { movementPolicies } from './policies/movement.ts';
import { leaderPolicies } from './policies/leaders.ts';
import { gatherPolicy } from './policies/gathering.ts';
import type { Policy } from './policy.ts';

export type { AiQuestion };

/** Options that do nothing. */
const IDLE: readonly string[] = ['pass', 'end', 'done', 'abstain', 'stay', 'wait', 'refuse', 'fight-on', 'leave'];

/** In timing windows an AI player acts with a probability of (OFTEN - 1) / OFTEN. */
const OFTEN = 3;
/** An ability marked `seldom` is used once in SELDOM times: a senate that puts every card away would decide nothing. */
const SELDOM = 8;
const window: Policy = ({ game, seat, random }, { spec }) => {
  const open = openOptions(spec).map(({ key }) => key);
  const usedFor = (key: string) => game.book.components[resolveComponentId(reactionKey.parse(key)[0])];
  const sparing = (key: string): boolean => usedFor(key)?.seldom === true;
  const deeds = open.filter(
    (key) => !IDLE.includes(key) && !usedFor(key)?.vain?.(game, seat) && (!sparing(key) || !random(SELDOM)),
  );
  return deeds.length && random(OFTEN)
    ? [deeds[random(deeds.length)]]
    : open.filter((key) => IDLE.includes(key)).slice(0, 1);
};

/** Accepts the first options of a ranked list, and weighs nothing otherwise. */
const proposedFirst: Policy = (_at, { data, spec }) =>
  (data as { ranked?: true }).ranked ? defaultAnswer(spec) : undefined;

const ways: Record<string, Policy> = {
  ...economyPolicies,
  ...combatPolicies,
  ...movementPolicies,
  ...leaderPolicies,
  explore,
  gather: gatherPolicy,
  window,
  'choose-among': proposedFirst,
};

/**
 * Chooses an AI player's answer from the knowledge of its seat alone. The same knowledge, question and seed give the
 * same answer.
 */
export function chooseAnswer(known: Game, seat: SeatId, asked: AiQuestion, seed: string): Answer {
  const lot = createSetupDraw(seed, `${asked.question} of ${seat}`);
  const found = ways[asked.question]?.({ seat, random: lot, game: known }, asked);
  if (found !== undefined && isAccepted(asked, found)) return found;
  return fallbackAnswer(asked, lot, IDLE);
}

/** Returns a legal answer without weighing the options. */
export const chooseFallback = (asked: AiQuestion): Answer => fallbackAnswer(asked, () => 0, IDLE);

/**
 * Answers an offer to the seat, if there is one; otherwise may make an offer in a debate to a player for whom `mayOffer`
 * is true.
 */
export function chooseFreeAction(
  known: Game,
  seat: SeatId,
  mayOffer: (to: SeatId) => boolean = () => true,
): { action: string; data: Json } | undefined {
  const offer = Object.values(known.state.offers).find(({ to }) => to === seat);
  return offer ? answerOffer(known, seat, offer) : makeOffer(known, seat, mayOffer);
}
