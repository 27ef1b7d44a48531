import { ask, call, chosenOne, goto, type Next } from '#engine';
import { antiFighterBarrage } from './anti-fighter-barrage.ts';
import { combatFact, fightersInSpace, opponentIn, roundBegins, sidesOf, SPACE_COMBAT, type Combat } from './combat.ts';
import { combatHits, type CombatHits } from './combat-hits.ts';
import { fought, roundsOf } from './combat-round.ts';
import { deadlocked } from './deadlock.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { combatRolls } from './dice.ts';
import { expire } from '#ti4/rules/components/effects.ts';
import { procedure, window, type Game } from '#ti4/rules/game.ts';
import { announceRetreat, cannotRetreat, retreat } from './retreat.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';

interface SpaceCombat extends Combat {
  system: SystemId;
}

const about = (c: SpaceCombat) => ({ system: c.system, ...sidesOf(c) });
const inRound = (c: SpaceCombat) => ({ ...about(c), round: c.round ?? 1 });

const put = (c: SpaceCombat, seat: SeatId) =>
  announceRetreat.of(seat, { system: c.system, opponent: opponentIn(c, seat), round: c.round ?? 1 });

function announced(game: Game, c: SpaceCombat, seat: SeatId): Next<'roll'> {
  c.announced = seat;
  c.retreating = seat;
  game.fact({ type: 'retreat-announced', seat, system: c.system });
  return window('after', 'retreat-announced', { seat, system: c.system }, 'roll');
}

/** A side of the space combat that is being fought has to announce a retreat this round, if it can. */
export function drivenOff(game: Game, seat: SeatId): void {
  const combat = game.within(spaceCombat);
  if (combat) combat.drivenOff = seat;
}

/** Space combat (78). Gives back the winner, or null for a draw. */
export const spaceCombat = procedure<SpaceCombat>()(
  SPACE_COMBAT.name,
  {
    start: (game, c) => {
      c.round = 1;
      game.fact(combatFact('combat-begins', c));
      return goto('round');
    },
    // 78.3: before the barrage; the start of the combat and of its first round are one moment.
    round: (game, c) => {
      delete c.retreating;
      delete c.announced;
      delete c.drivenOff;
      roundBegins(game, c);
      return window('when', 'space-combat-round-begins', inRound(c), 'barrage');
    },
    barrage: (game, c) => {
      if (!fought(game, c)) return goto('roundEnds');
      return c.round === 1 ? call(antiFighterBarrage, about(c), 'defenderRetreats') : goto('defenderRetreats');
    },
    defenderRetreats: (game, c) => {
      if (!fought(game, c)) return goto('roundEnds');
      // 78.4: what is done as the step starts.
      return game.book.listening['when retreats-announced']
        ? window('when', 'retreats-announced', inRound(c), 'defenderAsked')
        : goto('defenderAsked');
    },
    defenderAsked: (game, c) => (fought(game, c) ? ask([put(c, c.defender)], 'defenderDecided') : goto('roundEnds')),
    // 78.4b: once the defender has announced one the attacker cannot, even where the defender is kept from leaving.
    defenderDecided: (game, c, got) =>
      chosenOne(got.answer) === 'retreat' ? announced(game, c, c.defender) : goto('attackerRetreats'),
    attackerRetreats: (game, c) => {
      if (c.drivenOff === c.attacker && cannotRetreat(game, c.attacker, c.system) === undefined)
        return announced(game, c, c.attacker);
      if (!deadlocked(game, c)) return ask([put(c, c.attacker)], 'attackerDecided');
      game.fact(combatFact('combat-deadlocked', c));
      // The attacker has to retreat, or else loses everything there.
      if (cannotRetreat(game, c.attacker, c.system) === undefined) return announced(game, c, c.attacker);
      return call(
        destroyUnits,
        { units: fightersInSpace(game, c.system, c.attacker).map(({ id }) => id), by: c.attacker },
        'roundEnds',
      );
    },
    attackerDecided: (game, c, got) =>
      chosenOne(got.answer) === 'retreat' ? announced(game, c, c.attacker) : goto('roll'),
    roll: (game, c) =>
      fought(game, c) ? call(combatRolls, { purpose: 'space-combat', ...about(c) }, 'assign') : goto('roundEnds'),
    assign: (_game, c, got) =>
      call(
        combatHits,
        { purpose: 'space-combat', ...about(c), hits: got.result as unknown as CombatHits['hits'] },
        'assigned',
      ),
    assigned: (_game, c) => window('after', 'hits-assigned', { purpose: 'space-combat', ...about(c) }, 'retreat'),
    // 78.7a: nobody retreats from an opponent who has nothing left.
    retreat: (game, c) => {
      if (c.retreating === undefined || !fought(game, c)) return goto('roundEnds');
      return call(retreat, { seat: c.retreating, system: c.system }, 'roundEnds');
    },
    ...roundsOf<SpaceCombat>('space-combat'),
  },
  (game) => expire(game, 'combat'),
);

export const spaceCombatProcedures = [spaceCombat];
