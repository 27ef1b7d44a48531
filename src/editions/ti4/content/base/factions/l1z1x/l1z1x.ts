import { call } from '../../../../../../engine/index.ts';
import { bombardmentBarred, bombardPlanet } from '../../../../rules/combat/bombardment.ts';
import { isSide, opponentIn } from '../../../../rules/combat/combat.ts';
import { faction, on } from '../../../../rules/components/component.ts';
import { unitsRolling } from '../../../../rules/combat/dice.ts';
import { groundForcesOn } from '../../../../rules/units/units.ts';
import { foreignStructures, replaceStructures, structureToMove } from '../../../shared/replacing-structures.ts';

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
      effect: (game, { holder }, { planet }) =>
        call(replaceStructures, { seat: holder, planet, left: foreignStructures(game, holder, planet).map(({ id }) => id) }, 'finish'),
    }),
    on('when', 'ground-combat-round-ends', {
      usable: (game, { holder }, event) =>
        isSide(event, holder) &&
        game.state.active === holder &&
        groundForcesOn(game, event.planet, opponentIn(event, holder)).length > 0 &&
        bombardmentBarred(game, holder, event.planet) === undefined &&
        unitsRolling(game, {
          seat: holder,
          against: opponentIn(event, holder),
          purpose: 'bombardment',
          system: event.system,
          planet: event.planet,
        }).length > 0,
      effect: (_game, { holder }, { system, planet }) => call(bombardPlanet, { seat: holder, system, planet }, 'finish'),
    }),
  ],
  procedures: [replaceStructures],
  questions: [structureToMove],
});
