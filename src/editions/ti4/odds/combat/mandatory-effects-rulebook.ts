import { combatHits } from '#ti4/rules/combat/combat-hits.ts';
import { combatRolls } from '#ti4/rules/combat/combat-rolls.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { isHandOnly } from '#ti4/rules/components/in-force.ts';
import type { Rulebook } from '#ti4/rules/game.ts';

/** Error that stops the rules where mandatory effects end and chance or choice comes next. */
export const STOP_AT_DECISION = new Error('Chance or choice is next');

/** Steps at which mandatory effects end: as a round begins, as dice are rolled, as one side has assigned its hits. */
const FOUGHT_FROM: readonly [{ name: string }, string][] = [
  [spaceCombat, 'barrage'],
  [groundCombat, 'roll'],
  [combatRolls, 'count'],
  [combatHits, 'assigned'],
];

const reached = (): never => {
  throw STOP_AT_DECISION;
};

const stopping = (procedures: Rulebook['procedures']): Rulebook['procedures'] =>
  Object.fromEntries(
    FOUGHT_FROM.map(([{ name }, step]) => {
      const procedure = procedures[name];
      return [name, { ...procedure, steps: { ...procedure.steps, [step]: reached } }];
    }),
  );

/**
 * Returns a rulebook that runs a combat without choices up to the next roll: only mandatory reactions count, and
 * players play no cards.
 */
export function mandatoryEffectsRulebook(book: Rulebook): Rulebook {
  const forced = Object.entries(book.listenersByMoment).map(
    ([moment, list]) =>
      [
        moment,
        list.filter(({ component, reaction }) => reaction.mandatory && !isHandOnly({ book }, component)),
      ] as const,
  );
  return {
    ...book,
    listenersByMoment: Object.fromEntries(forced.filter(([, list]) => list.length)),
    // Elimination and victory are not checked.
    standingChecks: [],
    procedures: { ...book.procedures, ...stopping(book.procedures) },
  };
}
