import { ask, call, choose, chosenOne, done, goto } from '../../../engine/index.ts';
import { bombardmentBarred, bombardPlanet } from '../../../rules/bombardment.ts';
import { isSide, opponentIn } from '../../../rules/combat.ts';
import { faction, on } from '../../../rules/component.ts';
import { unitsRolling } from '../../../rules/dice.ts';
import { procedure, question, type Game } from '../../../rules/game.ts';
import { nameOfPlanet, nameOfUnit } from '../../../rules/names.ts';
import { planetOf } from '../../../rules/planets.ts';
import { movable } from '../../../rules/structures.ts';
import type { PlanetId, SeatId, Unit, UnitId, UnitType } from '../../../rules/state.ts';
import { groundForcesOn, inReinforcements, isStructure, placeUnits, removeUnit, unitsAt } from '../../../rules/units.ts';

const foreignStructures = (game: Game, seat: SeatId, planet: PlanetId): Unit[] => unitsAt(game, { planet, notOwner: seat }).filter(isStructure);

/** With none left in the reinforcements, one may be taken from elsewhere; nobody has to. */
const structureToMove = question<{ type: UnitType; planet: PlanetId }>()('assimilate', (game, seat, { type, planet }) => {
  const units = movable(game, seat, type);
  if (!units.length) return { kind: 'none', reason: `You have no ${nameOfUnit(type)} to put there.` };
  return choose(`Assimilate the ${nameOfUnit(type)} on ${nameOfPlanet(game, planet)} with one from the board?`, units.map((unit) => ({ key: unit.id, label: `from ${nameOfPlanet(game, unit.planet ?? '')}` })), { min: 0 });
});

/** Each structure of others on the planet gives way to one alike; what cannot be replaced stays, and falls with its planet. */
const assimilate = procedure<{ seat: SeatId; planet: PlanetId; left: UnitId[] }>()('assimilate', {
  next: (game, data) => {
    const unit = game.state.units[data.left[0]];
    if (!unit) return data.left.shift() === undefined ? done() : goto('next');
    return inReinforcements(game, data.seat, unit.type) > 0 ? goto('replace') : ask([structureToMove.of(data.seat, { type: unit.type, planet: data.planet })], 'chosen');
  },
  chosen: (game, data, got) => {
    const moved = game.state.units[chosenOne(got.answer) ?? ''];
    if (moved) removeUnit(game, moved, 'placed-elsewhere');
    else data.left.shift();
    return goto(moved ? 'replace' : 'next');
  },
  replace: (game, data) => {
    const unit = game.state.units[data.left.shift() ?? ''];
    if (!unit) return goto('next');
    removeUnit(game, unit, 'replaced');
    placeUnits(game, data.seat, unit.type, 1, { system: planetOf(game, data.planet).system, planet: data.planet });
    return goto('next');
  },
});

export default faction({
  id: 'l1z1x',
  name: 'The L1Z1X Mindnet',
  set: 'base',
  text: 'Assimilate: as you gain a planet, the PDS and space docks on it become yours. Harrow: at the end of each round of ground combat in your invasion, your ships may bombard that planet.',
  commodities: 2,
  homeTile: '06',
  startingUnits: { dreadnought: 1, carrier: 1, fighter: 3, infantry: 5, 'space-dock': 1, pds: 1 },
  startingTechnologies: ['plasma-scoring', 'neural-motivator'],
  technologies: ['inheritance-systems', 'super-dreadnought-ii'],
  units: { dreadnought: 'super-dreadnought-i', flagship: '001' },
  promissoryNote: 'cybernetic-enhancements',
  reactions: [
    on('when', 'planet-taken', {
      mandatory: true,
      usable: (game, { holder }, { seat, planet }) => seat === holder && foreignStructures(game, seat, planet).length > 0,
      effect: (game, { holder }, { planet }) => call(assimilate, { seat: holder, planet, left: foreignStructures(game, holder, planet).map(({ id }) => id) }, 'finish'),
    }),
    on('when', 'ground-combat-round-ends', {
      usable: (game, { holder }, event) => isSide(event, holder) && game.state.active === holder
        && groundForcesOn(game, event.planet, opponentIn(event, holder)).length > 0
        && bombardmentBarred(game, holder, event.planet) === undefined
        && unitsRolling(game, { seat: holder, against: opponentIn(event, holder), purpose: 'bombardment', system: event.system, planet: event.planet }).length > 0,
      effect: (_game, { holder }, { system, planet }) => call(bombardPlanet, { seat: holder, system, planet }, 'finish'),
    }),
  ],
  procedures: [assimilate],
  questions: [structureToMove],
});
