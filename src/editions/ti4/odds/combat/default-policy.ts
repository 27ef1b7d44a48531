import { orderLength, specOf, type Answer, type OpenAsk, type Spec } from '#engine';
import { gatherDice, hitsOfDie, likeliestDie, rollDice } from '#ti4/rules/combat/dice.ts';
import type { Game } from '#ti4/rules/game.ts';
import { sustainDamage, proposedSustainAnswer } from '#ti4/rules/combat/hit-questions.ts';
import type { Hits } from '#ti4/rules/combat/hits.ts';
import { parseDiceKey, markOfDie, rerollDice } from '#ti4/rules/combat/rerolls.ts';
import { dieResult } from '#kit/combat/dice.ts';
import { FREE_BONUS_VALUES } from '#ti4/odds/excluded-components.ts';

type Choices = Extract<Spec, { kind: 'choose' }>;
type Lines = Extract<Spec, { kind: 'allot' }>;

/** Returns an option that costs nothing and only helps; undefined if there is none. */
const freeOf = ({ book }: Game, { options }: Choices): string | undefined => {
  const names = FREE_BONUS_VALUES.flatMap((value) => (book.modifiersByValue[value] ?? []).map(({ name }) => name));
  return options.find(({ label }) => names.includes(label))?.key;
};

/** Returns the unit whose next die is most likely to hit. */
function bestRolling(game: Game, { options }: Choices): string | undefined {
  const roll = game.enclosingData(rollDice);
  const best = roll && likeliestDie(gatherDice(game, { ...roll, extra: 0 }));
  const type = game.state.units[best?.unit ?? '']?.type;
  return options.find(({ key }) => game.state.units[key]?.type === type)?.key;
}

/** Selects all dice without hits. */
function missed(game: Game, { amounts }: Lines): Record<string, number> {
  const roll = game.enclosingData(rollDice);
  const bare = (key: string): boolean => {
    const { type, result, mark } = parseDiceKey(key);
    const ofLine =
      roll?.dice?.filter((die) => die.type === type && dieResult(die) === result && markOfDie(game, die) === mark) ??
      [];
    return roll !== undefined && ofLine.some((die) => hitsOfDie(game, roll, die) === 0);
  };
  return Object.fromEntries(amounts.map(({ key, max }) => [key, bare(key) ? max : 0]));
}

/** Returns the answer to questions that need the step which asks; undefined for all others. */
function particular(game: Game, { ask: { question, data } }: OpenAsk, spec: Spec): Answer | undefined {
  if (question === sustainDamage.name) return proposedSustainAnswer(game, data as unknown as Hits);
  if (question === 'reroll-dice' && spec.kind === 'allot' && game.enclosingData(rerollDice)) return missed(game, spec);
  if (spec.kind !== 'choose') return undefined;
  const wanted =
    question === 'window' ? freeOf(game, spec) : question === 'choose-unit' ? bestRolling(game, spec) : undefined;
  return wanted === undefined ? undefined : [wanted];
}

/**
 * Answers a side's questions in an analyzed combat: units sustain damage if they can, the cheapest are lost, and
 * players neither retreat nor use anything but free bonuses. Any other choice is the first option.
 */
export function defaultCombatAnswer(game: Game, open: OpenAsk): Answer {
  const spec = specOf(game as never, open);
  const before = game.framePath;
  game.framePath = open.path;
  const own = particular(game, open, spec);
  game.framePath = before;
  if (own !== undefined) return own;
  switch (spec.kind) {
    case 'allot':
      return spec.proposed;
    case 'choose':
      return spec.options
        .filter(({ disabledReason }) => disabledReason === undefined)
        .slice(0, spec.min)
        .map(({ key }) => key);
    case 'order':
      return spec.options.map(({ key }) => key).slice(0, orderLength(spec));
    case 'number':
      return spec.min;
    case 'none':
      return null;
  }
}
