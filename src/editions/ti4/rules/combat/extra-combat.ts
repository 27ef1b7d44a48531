import { call, done } from '#engine';
import { procedure, type Game } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { hasBothSides, type Sides } from './combat.ts';
import { spaceCombat } from './space-combat.ts';

interface Elsewhere extends Sides {
  system: SystemId;
  /** The system that was active before. */
  before?: SystemId | null;
}

/** What was the active system is so again. */
function giveBack({ state }: Game, { before }: Elsewhere): void {
  if (before !== undefined) state.turn.system = before;
}

/**
 * A space combat that is no step of a tactical action: nothing is activated, no space cannon fires before it, and no invasion follows. Its system
 * counts as the active one for as long as it is fought. Gives back the winner, or null for a draw or where there is nobody to fight.
 */
export const extraCombat = procedure<Elsewhere>()(
  'combat-elsewhere',
  {
    start: (game, data) => {
      const { system, attacker, defender } = data;
      if (!hasBothSides(game, data)) return done(null);
      data.before = game.state.turn.system;
      game.state.turn.system = system;
      return call(spaceCombat, { system, attacker, defender }, 'over');
    },
    over: (game, data, got) => {
      giveBack(game, data);
      return done(got.result);
    },
  },
  giveBack,
);

export const extraCombatProcedures = [extraCombat];
