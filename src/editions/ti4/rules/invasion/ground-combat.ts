import { call, goto } from '#engine';
import { combatFact, GROUND_COMBAT, beginCombatRound, sidesOf, type Combat } from '#ti4/rules/combat/combat.ts';
import { combatHits, type CombatHits } from '#ti4/rules/combat/combat-hits.ts';
import { isCombatOngoing, combatRoundSteps } from '#ti4/rules/combat/combat-round.ts';
import { combatRolls } from '#ti4/rules/combat/combat-rolls.ts';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { procedure, openWindow } from '#ti4/rules/game.ts';
import type { PlanetId } from '#ti4/rules/state.ts';

interface GroundCombat extends Combat {
  planet: PlanetId;
}

const about = (c: GroundCombat) => ({ system: c.system, planet: c.planet, ...sidesOf(c) });
const inRound = (c: GroundCombat) => ({ ...about(c), round: c.round ?? 1 });

/** Resolves a ground combat (42). Returns the winner, or null for a draw. */
export const groundCombat = procedure<GroundCombat>()(
  GROUND_COMBAT.name,
  {
    start: (game, c) => {
      c.round = 1;
      game.addFact(combatFact('combat-begins', c));
      return goto('round');
    },
    // 42.3a: the start of the combat and of its first round are one timing window.
    round: (game, c) => {
      beginCombatRound(game, c);
      return openWindow('when', 'ground-combat-round-begins', inRound(c), 'roll');
    },
    roll: (game, c) =>
      isCombatOngoing(game, c)
        ? call(combatRolls, { purpose: 'ground-combat', ...about(c) }, 'assign')
        : goto('roundEnds'),
    assign: (_game, c, got) =>
      call(
        combatHits,
        { purpose: 'ground-combat', ...about(c), hits: got.result as unknown as CombatHits['hits'] },
        'assigned',
      ),
    assigned: (_game, c) =>
      openWindow('after', 'hits-assigned', { purpose: 'ground-combat', ...about(c) }, 'roundEnds'),
    ...combatRoundSteps<GroundCombat>('ground-combat'),
  },
  (game) => expireEffects(game, 'combat'),
);

export const groundCombatProcedures = [groundCombat];
