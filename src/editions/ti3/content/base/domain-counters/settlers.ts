import { domainCounter } from '#ti3/rules/components/component.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { removeCounter } from '#ti3/rules/exploration/domain-counters.ts';
import { returnToShips } from '#ti3/rules/leaders/leader-landing.ts';
import { countByType } from '#ti3/rules/units/units.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import { othersFrom } from '#ti3/rules/seats.ts';

const ID = 'settlers';
const JOIN = 6;
const SETTLERS = 2;

export default domainCounter({
  id: ID,
  name: 'Settlers',
  text: 'Your units that landed return to your ships. Roll 1 die. On 6 to 10, place 2 free ground forces on the planet and gain control of it. On 1 to 5, another player, chosen at random, places them and gains control instead.',
  confidence: 'high',
  counters: { 0: 2 },
  met: (game, { seat, planet }) => {
    const landed = returnToShips(game, seat, planet);
    game.addFact({ type: 'units-sent-back', seat, planet, units: countByType(landed) });
    const [face] = game.roll(ID, 1);
    game.addFact({ type: 'card-dice-rolled', seat, component: ID, faces: [face], hits: Number(face >= JOIN) });
    const rivals = othersFrom(game.state, seat);
    if (face >= JOIN || !rivals.length) return placeFreeUnits(game, seat, 'ground-force', planet, SETTLERS);
    const [lot] = game.roll(`${ID} join`, 1, rivals.length);
    const rival = rivals[lot - 1];
    placeFreeUnits(game, rival, 'ground-force', planet, SETTLERS);
    removeCounter(game, planet);
    gainPlanet(game, rival, planet);
  },
});
