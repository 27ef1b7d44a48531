import { combatHits } from '#ti4/rules/combat/combat-hits.ts';
import { combatRolls } from '#ti4/rules/combat/dice.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { isHandOnly } from '#ti4/rules/components/in-force.ts';
import type { Rulebook } from '#ti4/rules/game.ts';

/** Thrown where what happens of itself is over: so far, and no further. */
export const STOP_AT_DECISION = new Error('Chance or choice is next');

/** The step of each procedure at which what happens of itself is over: as a round begins, as dice lie there, as one side has taken its hits. */
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

/** A book by which a combat goes on without anybody's choice, up to where a round is fought: only what must answer listens, and no cards are played. */
export function forcedRulebook(book: Rulebook): Rulebook {
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
    // Whether anybody is eliminated or has won is no part of it.
    standingChecks: [],
    procedures: { ...book.procedures, ...stopping(book.procedures) },
  };
}
