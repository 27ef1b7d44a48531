import { ask, call, done, goto } from '#engine';
import { gainPlanet } from '#ti2/rules/planets/control.ts';
import {
  countByType,
  destroyUnits,
  forceOn,
  groundForcesOn,
  returnFighters,
  unitsOnPlanet,
} from '#ti2/rules/units/units.ts';
import { expireEffects } from '#ti2/rules/components/kit.ts';
import { procedure, openWindow, type Game } from '#ti2/rules/game.ts';
import { resolveLeadersOfFailedLanding, resolvePlanetConquest, searchForCaptive } from '#ti2/rules/leaders/fate.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';
import { endAgreementByWar } from '#ti2/rules/trade/agreements.ts';
import { resolveHits } from '#ti2/rules/combat/hits.ts';
import { diceWindow, hitCountIn, canHit, rollVolley, readRollResult } from '#ti2/rules/combat/dice.ts';
import type { RollContext } from '#ti2/rules/combat/roll-purpose.ts';
import { offerStructures, promoteToShockTroops, seizeStructures } from './shock-troops.ts';

export interface Invasion {
  system: SystemId;
  planet: PlanetId;
  attacker: SeatId;
  defender: SeatId;
  round?: number;
  /** Number of ground forces on both sides at the start of the fight. */
  strength?: number;
}

const rollBy = (
  { system, planet, attacker, defender }: Invasion,
  seat: SeatId,
  purpose: RollContext['purpose'] = 'ground',
): RollContext => ({
  seat,
  enemy: seat === attacker ? defender : attacker,
  purpose,
  system,
  planet,
  attacks: seat === attacker,
});

const force = (game: Game, { planet }: Invasion, seat: SeatId): Unit[] => forceOn(game, planet, seat);

const fight = ({ system, planet, attacker, defender }: Invasion) => ({ system, planet, attacker, defender });

const troops = (game: Game, { planet, attacker, defender }: Invasion): number =>
  groundForcesOn(game, planet, attacker).length + groundForcesOn(game, planet, defender).length;

/** Tells whether the attacker has ground forces on the planet and the defender nothing that fights. */
const hasWon = (game: Game, data: Invasion): boolean =>
  groundForcesOn(game, data.planet, data.attacker).length > 0 && !force(game, data, data.defender).length;

/** Ground forces that land on an enemy planet fight for it (E2 7.18). Neither side can withdraw. */
export const invasion = procedure<Invasion>()('invasion', {
  begin: (game, data) => {
    const { system, planet, attacker, defender } = data;
    endAgreementByWar(game, attacker, defender);
    data.strength = troops(game, data);
    game.addFact({ type: 'battle-begins', system, planet, attacker, defender });
    return goto('fire');
  },
  // (iii) each PDS on the planet fires once at the landing units
  fire: (game, data) => {
    const { defender, planet } = data;
    const pds = unitsOnPlanet(game, planet).filter(({ type, owner }) => type === 'pds' && owner === defender);
    return call(
      diceWindow,
      { ...duel(data), volleys: [rollVolley(game, rollBy(data, defender, 'landing-fire'), pds)] },
      'fired',
    );
  },
  fired: (_game, { attacker: seat, system, planet }, { result }) =>
    call(resolveHits, { all: [{ seat, system, planet, count: hitCountIn(result), fire: true as const }] }, 'round'),
  // (iv) combat rounds
  round: (game, data) => {
    const { attacker, defender } = data;
    if (![attacker, defender].every((seat) => force(game, data, seat).length)) return goto('over');
    if (
      ![attacker, defender].some((seat) =>
        force(game, data, seat).some(({ type }) => canHit(game, rollBy(data, seat), type)),
      )
    ) {
      destroyUnits(game, force(game, data, attacker));
      return goto('over');
    }
    data.round = (data.round ?? 0) + 1;
    game.addFact({ type: 'battle-round-begins', system: data.system, planet: data.planet, round: data.round });
    return openWindow('when', 'invasion-round-begins', { ...fight(data), round: data.round }, 'roll');
  },
  roll: (game, data) => {
    const volleys = [data.attacker, data.defender].map((seat) =>
      rollVolley(game, rollBy(data, seat), force(game, data, seat)),
    );
    return call(diceWindow, { ...duel(data), volleys }, 'hit');
  },
  hit: (game, data, { result }) => {
    const { attacker, defender, system, planet } = data;
    expireEffects(game, 'battle-round');
    for (const { seat, dice } of readRollResult(result).volleys) promoteToShockTroops(game, data, seat, dice);
    const all = [
      { seat: attacker, system, planet, count: hitCountIn(result, 1) },
      { seat: defender, system, planet, count: hitCountIn(result) },
    ];
    return call(resolveHits, { all }, 'round');
  },
  // (v) the outcome
  over: (game, data) => {
    expireEffects(game, 'battle');
    const offer = hasWon(game, data) ? offerStructures(game, data.attacker, data.planet) : undefined;
    return offer ? ask([offer], 'seized') : goto('settle');
  },
  seized: (game, { attacker, planet }, { answer }) => {
    seizeStructures(game, attacker, planet, answer);
    return goto('settle');
  },
  settle: (game, data) => {
    const { attacker, defender, planet, system } = data;
    const fought = [attacker, defender].map((seat) => ({ seat, force: force(game, data, seat) }));
    const won = hasWon(game, data);
    const fell = (data.strength ?? 0) - troops(game, data);
    returnFighters(game, planet, attacker);
    if (won) {
      resolvePlanetConquest(game, planet, attacker);
      gainPlanet(game, attacker, planet);
      searchForCaptive(game, attacker, defender);
    } else {
      resolveLeadersOfFailedLanding(game, planet, attacker, defender);
      // 7.19: PDS that landed with them are destroyed
      destroyUnits(
        game,
        unitsOnPlanet(game, planet).filter(({ owner }) => owner === attacker),
      );
    }
    const winner = won ? attacker : defender;
    const left = fought.map(({ seat, force: all }) => ({
      seat,
      units: countByType(all.filter(({ id }) => game.state.units[id])),
    }));
    game.addFact({ type: 'battle-ends', system, planet, winner, left });
    return openWindow('after', 'invasion-ends', { ...fight(data), winner, fell }, 'end');
  },
  end: () => done(),
});

const duel = ({ attacker, defender, system }: Invasion) => ({ attacker, defender, system });

export const invasionProcedures = [invasion];
