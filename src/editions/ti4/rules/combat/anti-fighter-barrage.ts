import { call, done } from '#engine';
import { opponentIn, sidesOf, type Sides } from './combat.ts';
import { combatHits, type CombatHits } from './combat-hits.ts';
import { combatRolls } from './combat-rolls.ts';
import { rollingUnits } from './dice.ts';
import { procedure, openWindow } from '#ti4/rules/game.ts';
import type { HitRestriction } from './combat-value-types.ts';
import type { SystemId } from '#ti4/rules/state.ts';

/** Returns the hit restriction of a barrage: fighters only (10.2), unless an ability has set another for this roll. */
export const barrageRestriction = (assign: HitRestriction | undefined): HitRestriction =>
  assign ?? { only: 'fighters' };

/** Resolves anti-fighter barrage (10), both sides at once; only the first round of a space combat has it. */
export const antiFighterBarrage = procedure<{ system: SystemId } & Sides>()('anti-fighter-barrage', {
  start: (game, c) => {
    const rolls = [c.attacker, c.defender].some(
      (seat) =>
        rollingUnits(game, { seat, against: opponentIn(c, seat), purpose: 'anti-fighter-barrage', system: c.system })
          .length > 0,
    );
    return rolls ? openWindow('when', 'anti-fighter-barrage', { system: c.system, ...sidesOf(c) }, 'roll') : done();
  },
  // 10.1d: the dice are rolled even if there are no fighters.
  roll: (_game, c) => call(combatRolls, { purpose: 'anti-fighter-barrage', system: c.system, ...sidesOf(c) }, 'assign'),
  assign: (_game, c, got) => {
    const taken = got.result as unknown as CombatHits['hits'];
    const hits = Object.fromEntries(
      Object.entries(taken).map(([seat, one]) => [seat, { ...one, assign: barrageRestriction(one.assign) }]),
    );
    return call(combatHits, { purpose: 'anti-fighter-barrage', system: c.system, ...sidesOf(c), hits }, 'finish');
  },
  finish: () => done(),
});

export const barrageProcedures = [antiFighterBarrage];
