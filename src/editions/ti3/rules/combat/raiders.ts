import { call, done, goto } from '#engine';
import { expire } from '#ti3/rules/components/effects.ts';
import { procedure } from '#ti3/rules/game.ts';
import { isA, shipsIn } from '#ti3/rules/units/units.ts';
import { NOBODY, type SeatId, type SystemId, type UnitType } from '#ti3/rules/terms.ts';
import { takeHits } from './hits.ts';
import { castFor } from './dice.ts';
import { comeIn, diceLie } from './dice-window.ts';
import { leftOf } from './remaining-forces.ts';

// A ship that is nobody's fights the ships of whoever has come.

interface Raid {
  seat: SeatId;
  system: SystemId;
  unit: UnitType;
  damaged?: true;
  round?: number;
}

const about = ({ system, seat }: Raid) => ({ system, attacker: seat, defender: NOBODY });

/** A space battle against it, round after round until one side is gone; nobody leaves it or answers its rounds (E3 22.10). */
export const fightRaider = procedure<Raid & { beaten?: true }>()('fight-raider', {
  begin: (game, data) => {
    game.fact({ type: 'battle-begins', ...about(data) });
    return goto('round');
  },
  round: (game, data) => {
    const { seat, system, unit } = data;
    const ships = shipsIn(game, system, seat);
    if (data.beaten || !ships.length) return goto('over');
    data.round = (data.round ?? 0) + 1;
    const field = { purpose: 'space', system, round: data.round } as const;
    const rolls = [
      castFor(game, { ...field, seat, enemy: NOBODY, attacks: true }, ships),
      castFor(game, { ...field, seat: NOBODY, enemy: seat, attacks: false }, [{ type: unit }]),
    ];
    return call(diceLie, { ...about(data), purpose: field.purpose, rolls }, 'casualties');
  },
  casualties: (game, data, { result }) => {
    const { seat, system, unit } = data;
    const [mine, theirs] = comeIn(result);
    const bears = isA(game, 'sustains', { type: unit }) && !data.damaged ? 2 : 1;
    if (mine.hits >= bears) data.beaten = true;
    else if (mine.hits) data.damaged = true;
    if (mine.hits) game.fact({ type: 'raiders-hit', system, unit, destroyed: data.beaten === true });
    return call(takeHits, { seat, system, by: NOBODY, hits: theirs.hits }, 'rested');
  },
  rested: (game) => {
    expire(game, 'battle-round');
    return goto('round');
  },
  over: (game, data) => {
    const { seat, system } = data;
    expire(game, 'battle');
    const ships = shipsIn(game, system, seat);
    game.fact({ type: 'battle-ends', ...about(data), winner: ships.length ? seat : null, left: leftOf([seat], ships) });
    return done();
  },
});
