import { call, done } from '#engine';
import { procedure, type Game } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { hasBothSides, type Sides } from './combat.ts';
import { spaceCombat } from './space-combat.ts';

interface Elsewhere extends Sides {
  system: SystemId;
  /** The active system before the combat. */
  before?: SystemId | null;
}

/** Restores the active system. */
function giveBack({ state }: Game, { before }: Elsewhere): void {
  if (before !== undefined) state.turn.system = before;
}

/**
 * Resolves a space combat outside a tactical action: no system is activated, no space cannon fires before it, and no
 * invasion follows. Its system counts as the active system during the combat. Returns the winner, or null for a draw or
 * if a side has no units.
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
