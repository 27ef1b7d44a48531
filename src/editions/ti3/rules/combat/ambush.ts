import { call, done, goto } from '#engine';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { procedure } from '#ti3/rules/game.ts';
import { destroyUnits, shipsIn, groundForcesOn } from '#ti3/rules/units/units.ts';
import { NEUTRAL_SEAT, type PlanetId, type SeatId, type SystemId } from '#ti3/rules/terms.ts';
import { resolveHits } from './hits.ts';
import { rollForUnits } from './dice.ts';
import { rollResultsIn, diceWindow } from './dice-window.ts';
import { remainingForcesOf } from './remaining-forces.ts';

// Neutral fighters attack the ships of a player who lands on their planet.

interface Ambush {
  seat: SeatId;
  system: SystemId;
  planet: PlanetId;
  /** Number of fighters left. */
  fighters: number;
  round?: number;
}

const about = ({ system, seat }: Ambush) => ({ system, attacker: seat, defender: NEUTRAL_SEAT });

/**
 * Fights a space battle against neutral fighters (E3 21.4). There is no anti-fighter barrage and no withdrawal, and the
 * rounds open no windows of their own. The ground forces that landed die with the last ship.
 */
export const fightAmbushers = procedure<Ambush>()('fight-ambushers', {
  begin: (game, data) => {
    game.addFact({ type: 'battle-begins', ...about(data) });
    return goto('round');
  },
  round: (game, data) => {
    const { seat, system, fighters } = data;
    const ships = shipsIn(game, system, seat);
    if (fighters < 1 || !ships.length) return goto('over');
    data.round = (data.round ?? 0) + 1;
    const field = { purpose: 'space', system, round: data.round } as const;
    const rolls = [
      rollForUnits(game, { ...field, seat, enemy: NEUTRAL_SEAT, attacks: true }, ships),
      rollForUnits(
        game,
        { ...field, seat: NEUTRAL_SEAT, enemy: seat, attacks: false },
        Array.from({ length: fighters }, () => ({ type: 'fighter' })),
      ),
    ];
    return call(diceWindow, { ...about(data), purpose: field.purpose, rolls }, 'casualties');
  },
  casualties: (game, data, { result }) => {
    const { seat, system, planet, fighters } = data;
    const [mine, theirs] = rollResultsIn(result);
    const fallen = Math.min(fighters, mine.hits);
    data.fighters = fighters - fallen;
    if (fallen) game.addFact({ type: 'locals-fallen', planet, count: fallen, left: data.fighters, unit: 'fighter' });
    return call(resolveHits, { seat, system, by: NEUTRAL_SEAT, hits: theirs.hits }, 'rested');
  },
  rested: (game) => {
    expireEffects(game, 'battle-round');
    return goto('round');
  },
  over: (game, data) => {
    const { seat, system, planet } = data;
    expireEffects(game, 'battle');
    const won = shipsIn(game, system, seat).length > 0;
    game.addFact({
      type: 'battle-ends',
      ...about(data),
      winner: won ? seat : null,
      left: remainingForcesOf([seat], shipsIn(game, system, seat)),
    });
    if (!won) {
      game.addFact({ type: 'locals-hold', planet });
      destroyUnits(game, groundForcesOn(game, planet, seat));
    }
    return done();
  },
});
