import { technology, on, type Game } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { bombardablePlanets, type BombardmentTargets } from '#ti3/rules/invasion/bombardment.ts';
import { discardActionCards } from '#ti3/rules/phases/action-cards.ts';
import { destroyUnits, groundForcesOn } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const exposed = (game: Game, seat: SeatId, { system, planets }: BombardmentTargets): PlanetId[] =>
  bombardablePlanets(game, seat, { system, planets });

export default technology({
  id: 'x-89-bacterial-weapon',
  name: 'X-89 Bacterial Weapon',
  text: "Before your dreadnoughts or war suns bombard: you may destroy all other players' ground forces on 1 planet you can bombard. If you do, discard all your action cards.",
  color: 'green',
  needs: ['transit-diodes', 'assault-cannon'],
  any: true,
  confidence: 'high',
  reactions: [
    on('when', 'bombardment-due', {
      isUsable: (game, { holder }, event) => event.seat === holder && exposed(game, holder, event).length > 0,
      target: (game, { holder }, event) =>
        choosePlanet.ask(holder, {
          prompt: 'On which planet do you destroy all ground forces?',
          planets: exposed(game, holder, event),
        }),
      effect: (game, { holder }, event, [planet]) => {
        if (planet === undefined || !exposed(game, holder, event).includes(planet)) return;
        destroyUnits(
          game,
          groundForcesOn(game, planet).filter(({ owner }) => owner !== holder),
        );
        discardActionCards(game, holder, [...seatOf(game, holder).actionCards]);
      },
    }),
  ],
});
