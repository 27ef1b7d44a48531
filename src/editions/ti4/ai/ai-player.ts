import { orderLength, type Answer, type Spec } from '#engine';
import { isAccepted } from '#kit/ai/default-answers.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { cardPolicies, chooseAnytimeAbility } from './policies/cards.ts';
import { advisedPolicy, componentPolicies, defaultPolicy } from './policies/component-choices.ts';
import { combatPolicies } from './policies/combat.ts';
import { councilPolicies } from './policies/council.ts';
import { draftPolicies } from './policies/drafting.ts';
import type { AiContext } from './ai-context.ts';
import { openOptions, type AiQuestion, type Policy } from './policy.ts';
import { spendingPolicies } from './policies/spending.ts';
import { proposeToPerson, proposeTrade, answerOffer, type FreeAction } from './policies/trade.ts';
import { turnPolicies } from './policies/turn.ts';

const policies: Record<string, Policy> = {
  ...turnPolicies,
  ...spendingPolicies,
  ...componentPolicies,
  ...councilPolicies,
  ...combatPolicies,
  ...cardPolicies,
  ...draftPolicies,
};

/** Small deterministic random number generator to break ties: the same text gives the same numbers. */
function chance(text: string): (n: number) => number {
  let a = [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7);
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/**
 * Chooses an AI player's answer from the knowledge of its seat alone (`knownTo`). The same knowledge, question and seed
 * give the same answer.
 */
export function chooseAnswer(known: Game, seat: SeatId, asked: AiQuestion, seed: string): Answer {
  const context: AiContext = { game: known, seat, below: chance(`${seed} ${seat} ${asked.question}`), memo: new Map() };
  const reply = advisedPolicy(context, asked) ?? (policies[asked.question] ?? defaultPolicy)(context, asked);
  return reply !== undefined && isAccepted(asked, reply) ? reply : anyhow(asked, context.below);
}

/**
 * Returns what an AI player does without being asked: it accepts or declines an offer; on its own turn, it uses anytime
 * abilities or offers a trade to a player in `among`, who reply immediately. `person`: the person whose turn it is, if
 * they may get an offer.
 */
export function chooseFreeAction(
  known: Game,
  seat: SeatId,
  { turn, among, person }: { turn: boolean; among: readonly SeatId[]; person?: SeatId },
): FreeAction | undefined {
  const context: AiContext = { game: known, seat, below: chance(`${seat} unasked`), memo: new Map() };
  return (
    answerOffer(context) ??
    (turn ? (chooseAnytimeAbility(context) ?? proposeTrade(context, among)) : undefined) ??
    (person === undefined ? undefined : proposeToPerson(context, person))
  );
}

/** Returns a legal answer without weighing the options. */
export const chooseFallback = (asked: AiQuestion): Answer => anyhow(asked, chance(asked.question));

/** Returns a legal answer to any question: the proposal, the fewest options required, or the given order. */
function anyhow(asked: AiQuestion, below: (n: number) => number): Answer {
  const legal = candidates(asked.spec, below).find((reply) => isAccepted(asked, reply));
  return legal ?? (asked.spec.kind === 'allot' ? asked.spec.proposed : []);
}

/** Options that do nothing, chosen last if something must be done. */
const QUIET = ['decline', 'no', 'pass', 'hold', 'leave', 'end-turn', 'abstain'];

function* candidatesOf(spec: Spec, below: (n: number) => number): Generator<Answer> {
  switch (spec.kind) {
    case 'none':
      yield null;
      return;
    case 'number':
      yield spec.max;
      yield spec.min;
      return;
    case 'order':
      yield spec.options.map(({ key }) => key).slice(0, orderLength(spec));
      return;
    case 'allot':
      yield spec.proposed;
      yield {};
      return;
    case 'choose': {
      const open = openOptions(spec).map(({ key }) => key);
      const doing = open.filter((key) => !QUIET.includes(key));
      const at = doing.length ? below(doing.length) : 0;
      const turned = [...doing.slice(at), ...doing.slice(0, at), ...open.filter((key) => QUIET.includes(key))];
      const count = Math.max(spec.min, Math.min(1, spec.max));
      yield turned.slice(0, count);
      yield turned.slice(0, spec.min);
      for (const key of turned) yield [key];
    }
  }
}

const candidates = (spec: Spec, below: (n: number) => number): Answer[] => [...candidatesOf(spec, below)];
