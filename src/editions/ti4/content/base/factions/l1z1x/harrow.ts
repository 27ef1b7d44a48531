import { call } from '#engine';
import { bombardmentProblem, bombardPlanet } from '#ti4/rules/invasion/bombardment.ts';
import { isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { rollingUnits } from '#ti4/rules/combat/dice.ts';
import { groundForcesOn } from '#ti4/rules/units/units.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'harrow',
  name: 'Harrow',
  set: 'base',
  faction: 'l1z1x',
  text: "In your invasions, when a round of ground combat ends: your ships in the system may bombard your opponent's ground forces on that planet.",
  reactions: [
    on('when', 'ground-combat-round-ends', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) &&
        game.state.active === holder &&
        groundForcesOn(game, event.planet, opponentIn(event, holder)).length > 0 &&
        bombardmentProblem(game, holder, event.planet) === undefined &&
        rollingUnits(game, {
          seat: holder,
          against: opponentIn(event, holder),
          purpose: 'bombardment',
          system: event.system,
          planet: event.planet,
        }).length > 0,
      effect: (_game, { holder }, { system, planet }) =>
        call(bombardPlanet, { seat: holder, system, planet }, 'finish'),
    }),
  ],
});
