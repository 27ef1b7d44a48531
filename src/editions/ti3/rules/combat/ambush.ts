import { call, done, goto } from '#engine';
import { expire } from '#ti3/rules/components/effects.ts';
import { procedure } from '#ti3/rules/game.ts';
import { destroy, shipsIn, troopsOn } from '#ti3/rules/units/units.ts';
import { NOBODY, type PlanetId, type SeatId, type SystemId } from '#ti3/rules/terms.ts';
import { takeHits } from './hits.ts';
import { castFor } from './dice.ts';
import { comeIn, diceLie } from './dice-window.ts';
import { leftOf } from './remaining-forces.ts';

// Fighters that are nobody's fight the ships of whoever lands on their planet.

interface Ambush {
  seat: SeatId;
  system: SystemId;
  planet: PlanetId;
  /** How many of them are left. */
  fighters: number;
  round?: number;
}

const about = ({ system, seat }: Ambush) => ({ system, attacker: seat, defender: NOBODY });

/** A space battle against them, but nobody hunts fighters, leaves or answers its rounds (E3 21.4). Those who landed die with the last ship. */
export const ambush = procedure<Ambush>()('fight-ambushers', {
  begin: (game, data) => {
    game.fact({ type: 'battle-begins', ...about(data) });
    return goto('round');
  },
  round: (game, data) => {
    const { seat, system, fighters } = data;
    const ships = shipsIn(game, system, seat);
    if (fighters < 1 || !ships.length) return goto('over');
    data.round = (data.round ?? 0) + 1;
    const field = { purpose: 'space', system, round: data.round } as const;
    const rolls = [
      castFor(game, { ...field, seat, enemy: NOBODY, attacks: true }, ships),
      castFor(
        game,
        { ...field, seat: NOBODY, enemy: seat, attacks: false },
        Array.from({ length: fighters }, () => ({ type: 'fighter' })),
      ),
    ];
    return call(diceLie, { ...about(data), purpose: field.purpose, rolls }, 'casualties');
  },
  casualties: (game, data, { result }) => {
    const { seat, system, planet, fighters } = data;
    const [mine, theirs] = comeIn(result);
    const fallen = Math.min(fighters, mine.hits);
    data.fighters = fighters - fallen;
    if (fallen) game.fact({ type: 'locals-fallen', planet, count: fallen, left: data.fighters, unit: 'fighter' });
    return call(takeHits, { seat, system, by: NOBODY, hits: theirs.hits }, 'rested');
  },
  rested: (game) => {
    expire(game, 'battle-round');
    return goto('round');
  },
  over: (game, data) => {
    const { seat, system, planet } = data;
    expire(game, 'battle');
    const won = shipsIn(game, system, seat).length > 0;
    game.fact({
      type: 'battle-ends',
      ...about(data),
      winner: won ? seat : null,
      left: leftOf([seat], shipsIn(game, system, seat)),
    });
    if (!won) {
      game.fact({ type: 'locals-hold', planet });
      destroy(game, troopsOn(game, planet, seat));
    }
    return done();
  },
});
