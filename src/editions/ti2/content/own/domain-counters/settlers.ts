import { call } from '#engine';
import { contestPlanet, addFreeGroundForces } from '#ti2/rules/planets/control.ts';
import { invasion } from '#ti2/rules/invasion/invasion.ts';
import { domainCounter } from '#ti2/rules/components/component.ts';
import { othersFrom } from '#ti2/rules/seats.ts';

/** Lowest roll at which the settlers belong to the race that lands. */
const KIN = 7;

export default domainCounter({
  id: 'settlers',
  name: 'Settlers',
  counters: { 0: 3 },
  text: 'When you land: roll 1 die. 7 to 10: place 2 free ground forces on the planet. 1 to 6: another player, chosen at random, gains control with 2 free ground forces, and you fight them.',
  sources: { text: 'confirmed', copies: 'own' },
  met: (game, { seat, planet }) => {
    const faces = game.roll('settlers', 1, 10);
    game.addFact({ type: 'card-rolled', seat, by: 'settlers', faces, least: KIN });
    const strangers = othersFrom(game.state, seat);
    const owner = faces[0] >= KIN || !strangers.length ? seat : game.shuffle('settlers of', strangers)[0];
    if (owner !== seat) contestPlanet(game, owner, planet, seat);
    addFreeGroundForces(game, owner, planet, 2, 'settlers');
    const { system } = game.state.planets[planet];
    return owner === seat ? undefined : call(invasion, { system, planet, attacker: seat, defender: owner }, 'finish');
  },
});
