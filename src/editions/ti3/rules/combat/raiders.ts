import { call, done, goto } from '#engine';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { procedure } from '#ti3/rules/game.ts';
import { hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import { NEUTRAL_SEAT, type SeatId, type SystemId, type UnitType } from '#ti3/rules/terms.ts';
import { resolveHits } from './hits.ts';
import { rollForUnits } from './dice.ts';
import { rollResultsIn, diceWindow } from './dice-window.ts';
import { remainingForcesOf } from './remaining-forces.ts';

// A neutral ship fights the ships that have arrived.

interface Raid {
  seat: SeatId;
  system: SystemId;
  unit: UnitType;
  damaged?: true;
  round?: number;
}

const about = ({ system, seat }: Raid) => ({ system, attacker: seat, defender: NEUTRAL_SEAT });

/**
 * Fights a space battle against a neutral ship, round by round until one side is gone. No side withdraws, and the
 * rounds open no windows of their own (E3 22.10).
 */
export const fightRaider = procedure<Raid & { beaten?: true }>()('fight-raider', {
  begin: (game, data) => {
    game.addFact({ type: 'battle-begins', ...about(data) });
    return goto('round');
  },
  round: (game, data) => {
    const { seat, system, unit } = data;
    const ships = shipsIn(game, system, seat);
    if (data.beaten || !ships.length) return goto('over');
    data.round = (data.round ?? 0) + 1;
    const field = { purpose: 'space', system, round: data.round } as const;
    const rolls = [
      rollForUnits(game, { ...field, seat, enemy: NEUTRAL_SEAT, attacks: true }, ships),
      rollForUnits(game, { ...field, seat: NEUTRAL_SEAT, enemy: seat, attacks: false }, [{ type: unit }]),
    ];
    return call(diceWindow, { ...about(data), purpose: field.purpose, rolls }, 'casualties');
  },
  casualties: (game, data, { result }) => {
    const { seat, system, unit } = data;
    const [mine, theirs] = rollResultsIn(result);
    const bears = hasQuality(game, 'sustains', { type: unit }) && !data.damaged ? 2 : 1;
    if (mine.hits >= bears) data.beaten = true;
    else if (mine.hits) data.damaged = true;
    if (mine.hits) game.addFact({ type: 'raiders-hit', system, unit, destroyed: data.beaten === true });
    return call(resolveHits, { seat, system, by: NEUTRAL_SEAT, hits: theirs.hits }, 'rested');
  },
  rested: (game) => {
    expireEffects(game, 'battle-round');
    return goto('round');
  },
  over: (game, data) => {
    const { seat, system } = data;
    expireEffects(game, 'battle');
    const ships = shipsIn(game, system, seat);
    game.addFact({
      type: 'battle-ends',
      ...about(data),
      winner: ships.length ? seat : null,
      left: remainingForcesOf([seat], ships),
    });
    return done();
  },
});
