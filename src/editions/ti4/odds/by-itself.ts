import { groundCombat } from '../rules/combat/ground-combat.ts';
import { spaceCombat } from '../rules/combat/space-combat.ts';
import { onlyAtHand } from '../rules/components/in-force.ts';
import type { Rulebook } from '../rules/game.ts';

/** Thrown where both sides would go on to fight the round: so far, and no further. */
export const REACHED = new Error('The round is about to be fought');

/** The step of each combat at which what happens of itself as a round begins is over. */
const FOUGHT_FROM = { [spaceCombat.name]: 'barrage', [groundCombat.name]: 'roll' };

const reached = (): never => {
  throw REACHED;
};

const stopping = (procedures: Rulebook['procedures']): Rulebook['procedures'] =>
  Object.fromEntries(
    Object.entries(FOUGHT_FROM).map(([name, step]) => {
      const combat = procedures[name];
      return [name, { ...combat, steps: { ...combat.steps, [step]: reached } }];
    }),
  );

/** A book by which a combat goes on without anybody's choice, up to where a round is fought: only what must answer listens, and no cards are played. */
export function byItself(book: Rulebook): Rulebook {
  const forced = Object.entries(book.listening).map(
    ([moment, list]) => [moment, list.filter(({ component, reaction }) => reaction.mandatory && !onlyAtHand({ book }, component))] as const,
  );
  return {
    ...book,
    listening: Object.fromEntries(forced.filter(([, list]) => list.length)),
    // Whether anybody is eliminated or has won is no part of it.
    standing: [],
    procedures: { ...book.procedures, ...stopping(book.procedures) },
  };
}
