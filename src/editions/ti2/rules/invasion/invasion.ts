import { call, done, goto } from '#engine';
import { takePlanet } from '#ti2/rules/planets/control.ts';
import { countOf, destroy, isA, troopsOn, unitsOn } from '#ti2/rules/units/units.ts';
import { expire } from '#ti2/rules/components/kit.ts';
import { procedure, window, type Game } from '#ti2/rules/game.ts';
import { failed, overrun, searchFor } from '#ti2/rules/leaders/fate.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';
import { endByWar } from '#ti2/rules/trade/agreements.ts';
import { takeHits } from '#ti2/rules/combat/hits.ts';
import { diceLie, hitsIn, mayHit, shoot, shown } from '#ti2/rules/combat/dice.ts';
import type { Shooting } from '#ti2/rules/combat/roll-purpose.ts';
import { promote, seize } from './shock-troops.ts';

export interface Invasion {
  system: SystemId;
  planet: PlanetId;
  attacker: SeatId;
  defender: SeatId;
  round?: number;
  /** Ground forces there were on both sides when the fight began. */
  strength?: number;
}

const rollBy = (
  { system, planet, attacker, defender }: Invasion,
  seat: SeatId,
  purpose: Shooting['purpose'] = 'ground',
): Shooting => ({
  seat,
  enemy: seat === attacker ? defender : attacker,
  purpose,
  system,
  planet,
  attacks: seat === attacker,
});

/** Who fights for a planet: ground forces, and fighters that came along. */
const force = (game: Game, { planet }: Invasion, seat: SeatId): Unit[] =>
  unitsOn(game, planet).filter((one) => one.owner === seat && (isA(game, 'troop', one) || isA(game, 'fighter', one)));

const fight = ({ system, planet, attacker, defender }: Invasion) => ({ system, planet, attacker, defender });

const troops = (game: Game, { planet, attacker, defender }: Invasion): number =>
  troopsOn(game, planet, attacker).length + troopsOn(game, planet, defender).length;

/** Ground forces that have landed on an enemy's planet fight for it (E2 7.18). Nobody withdraws. */
export const invasion = procedure<Invasion>()('invasion', {
  begin: (game, data) => {
    const { system, planet, attacker, defender } = data;
    endByWar(game, attacker, defender);
    data.strength = troops(game, data);
    game.fact({ type: 'battle-begins', system, planet, attacker, defender });
    return goto('fire');
  },
  // (iii) each PDS on the planet fires once at those who land
  fire: (game, data) => {
    const { defender, planet } = data;
    const pds = unitsOn(game, planet).filter(({ type, owner }) => type === 'pds' && owner === defender);
    return call(
      diceLie,
      { ...duel(data), volleys: [shoot(game, rollBy(data, defender, 'landing-fire'), pds)] },
      'fired',
    );
  },
  fired: (_game, { attacker: seat, system, planet }, { result }) =>
    call(takeHits, { all: [{ seat, system, planet, count: hitsIn(result), fire: true as const }] }, 'round'),
  // (iv) rounds
  round: (game, data) => {
    const { attacker, defender } = data;
    if (![attacker, defender].every((seat) => force(game, data, seat).length)) return goto('over');
    if (
      ![attacker, defender].some((seat) =>
        force(game, data, seat).some(({ type }) => mayHit(game, rollBy(data, seat), type)),
      )
    ) {
      destroy(game, force(game, data, attacker));
      return goto('over');
    }
    data.round = (data.round ?? 0) + 1;
    game.fact({ type: 'battle-round-begins', system: data.system, planet: data.planet, round: data.round });
    return window('when', 'invasion-round-begins', { ...fight(data), round: data.round }, 'roll');
  },
  roll: (game, data) => {
    const volleys = [data.attacker, data.defender].map((seat) =>
      shoot(game, rollBy(data, seat), force(game, data, seat)),
    );
    return call(diceLie, { ...duel(data), volleys }, 'hit');
  },
  hit: (game, data, { result }) => {
    const { attacker, defender, system, planet } = data;
    expire(game, 'battle-round');
    for (const { seat, dice } of shown(result).volleys) promote(game, data, seat, dice);
    const all = [
      { seat: attacker, system, planet, count: hitsIn(result, 1) },
      { seat: defender, system, planet, count: hitsIn(result) },
    ];
    return call(takeHits, { all }, 'round');
  },
  // (v) the outcome
  over: (game, data) => {
    expire(game, 'battle');
    const { attacker, defender, planet, system } = data;
    const fought = [attacker, defender].map((seat) => ({ seat, force: force(game, data, seat) }));
    const ashore = troopsOn(game, planet, attacker).length > 0;
    const won = ashore && !force(game, data, defender).length;
    const fell = (data.strength ?? 0) - troops(game, data);
    for (const unit of unitsOn(game, planet))
      if (unit.owner === attacker && isA(game, 'fighter', unit)) delete unit.planet;
    game.stirred();
    if (won) {
      seize(game, attacker, planet);
      overrun(game, planet, attacker);
      takePlanet(game, attacker, planet);
      searchFor(game, attacker, defender);
    } else {
      failed(game, planet, attacker, defender);
      // 7.19: PDS that came along are lost with the landing
      destroy(
        game,
        unitsOn(game, planet).filter(({ owner }) => owner === attacker),
      );
    }
    const winner = won ? attacker : defender;
    const left = fought.map(({ seat, force: all }) => ({
      seat,
      units: countOf(all.filter(({ id }) => game.state.units[id])),
    }));
    game.fact({ type: 'battle-ends', system, planet, winner, left });
    return window('after', 'invasion-ends', { ...fight(data), winner, fell }, 'end');
  },
  end: () => done(),
});

const duel = ({ attacker, defender, system }: Invasion) => ({ attacker, defender, system });

export const invasionProcedures = [invasion];
