import { ask, call, chosenKey, goto, type Next } from '#engine';
import { antiFighterBarrage } from './anti-fighter-barrage.ts';
import {
  combatFact,
  combatantsInSpace,
  opponentIn,
  beginCombatRound,
  sidesOf,
  SPACE_COMBAT,
  type Combat,
} from './combat.ts';
import { combatHits, type CombatHits } from './combat-hits.ts';
import { isCombatOngoing, combatRoundSteps } from './combat-round.ts';
import { isDeadlocked } from './deadlock.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { combatRolls } from './combat-rolls.ts';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { announceRetreat, retreat } from './retreat.ts';
import { retreatProblem } from './retreat-systems.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';

interface SpaceCombat extends Combat {
  system: SystemId;
}

const about = (c: SpaceCombat) => ({ system: c.system, ...sidesOf(c) });
const inRound = (c: SpaceCombat) => ({ ...about(c), round: c.round ?? 1 });

const put = (c: SpaceCombat, seat: SeatId) =>
  announceRetreat.ask(seat, { system: c.system, opponent: opponentIn(c, seat), round: c.round ?? 1 });

function announced(game: Game, c: SpaceCombat, seat: SeatId): Next<'roll'> {
  c.announced = seat;
  c.retreating = seat;
  game.addFact({ type: 'retreat-announced', seat, system: c.system });
  return openWindow('after', 'retreat-announced', { seat, system: c.system }, 'roll');
}

/** Makes a side of the current space combat announce a retreat this round if it can. */
export function forceRetreat(game: Game, seat: SeatId): void {
  const combat = game.enclosingData(spaceCombat);
  if (combat) combat.drivenOff = seat;
}

/** Resolves a space combat (78). Returns the winner, or null for a draw. */
export const spaceCombat = procedure<SpaceCombat>()(
  SPACE_COMBAT.name,
  {
    start: (game, c) => {
      c.round = 1;
      game.addFact(combatFact('combat-begins', c));
      return goto('round');
    },
    // 78.3: before the barrage; the start of the combat and of its first round are one timing window.
    round: (game, c) => {
      delete c.retreating;
      delete c.announced;
      delete c.drivenOff;
      beginCombatRound(game, c);
      return openWindow('when', 'space-combat-round-begins', inRound(c), 'barrage');
    },
    barrage: (game, c) => {
      if (!isCombatOngoing(game, c)) return goto('roundEnds');
      return c.round === 1 ? call(antiFighterBarrage, about(c), 'defenderRetreats') : goto('defenderRetreats');
    },
    defenderRetreats: (game, c) => {
      if (!isCombatOngoing(game, c)) return goto('roundEnds');
      // 78.4: abilities used at the start of the Announce Retreats step.
      return game.book.listenersByMoment['when retreats-announced']
        ? openWindow('when', 'retreats-announced', inRound(c), 'defenderAsked')
        : goto('defenderAsked');
    },
    defenderAsked: (game, c) =>
      isCombatOngoing(game, c) ? ask([put(c, c.defender)], 'defenderDecided') : goto('roundEnds'),
    // 78.4b: once the defender announces a retreat the attacker cannot, even if the defender is prevented from leaving.
    defenderDecided: (game, c, got) =>
      chosenKey(got.answer) === 'retreat' ? announced(game, c, c.defender) : goto('attackerRetreats'),
    attackerRetreats: (game, c) => {
      if (c.drivenOff === c.attacker && retreatProblem(game, c.attacker, c.system) === undefined)
        return announced(game, c, c.attacker);
      if (!isDeadlocked(game, c)) return ask([put(c, c.attacker)], 'attackerDecided');
      game.addFact(combatFact('combat-deadlocked', c));
      // The attacker must retreat, or else loses all its ships there.
      if (retreatProblem(game, c.attacker, c.system) === undefined) return announced(game, c, c.attacker);
      return call(
        destroyUnits,
        { units: combatantsInSpace(game, c.system, c.attacker).map(({ id }) => id), by: c.attacker },
        'roundEnds',
      );
    },
    attackerDecided: (game, c, got) =>
      chosenKey(got.answer) === 'retreat' ? announced(game, c, c.attacker) : goto('roll'),
    roll: (game, c) =>
      isCombatOngoing(game, c)
        ? call(combatRolls, { purpose: 'space-combat', ...about(c) }, 'assign')
        : goto('roundEnds'),
    assign: (_game, c, got) =>
      call(
        combatHits,
        { purpose: 'space-combat', ...about(c), hits: got.result as unknown as CombatHits['hits'] },
        'assigned',
      ),
    assigned: (_game, c) => openWindow('after', 'hits-assigned', { purpose: 'space-combat', ...about(c) }, 'retreat'),
    // 78.7a: no side retreats from an opponent without units.
    retreat: (game, c) => {
      if (c.retreating === undefined || !isCombatOngoing(game, c)) return goto('roundEnds');
      return call(retreat, { seat: c.retreating, system: c.system }, 'roundEnds');
    },
    ...combatRoundSteps<SpaceCombat>('space-combat'),
  },
  (game) => expireEffects(game, 'combat'),
);

export const spaceCombatProcedures = [spaceCombat];
