import { choose, chosenKey } from '#engine';
import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { question } from '#ti4/rules/game.ts';
import { planetOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { placeUnits } from '#ti4/rules/units/units.ts';
import { planetsOpenToInfantry } from '#ti4/content/shared/procedures/place-questions.ts';
import { loseToken } from '#ti4/rules/tokens/command-tokens.ts';

const supportedPlanet = question<object>()('supported-planet', (game, seat) =>
  choose(
    'On which planet do you place 2 infantry?',
    planetsOpenToInfantry(game, seat).map((key) => ({ key, label: planetWithValues(game, key) })),
    { min: 0, nothing: 'Place none' },
  ),
);

export default promissoryNote({
  id: 'military-support',
  name: 'Military Support',
  set: 'base',
  text: "When Sol's turn begins: Sol loses 1 strategy token, if they have any. You may place 2 infantry on a planet you control. Then return this note.",
  faction: 'sol',
  reactions: [
    on('when', 'turn-begins', {
      isUsable: (_game, { key }, { seat }) => seat === noteOwner(key),
      target: (_game, { holder }) => supportedPlanet.ask(holder, {}),
      effect: (game, { holder, key }, { seat }, target) => {
        if (seatOf(game, seat).tokens.strategy > 0) loseToken(game, seat, 'strategy');
        const planet = chosenKey(target);
        if (planet !== undefined && planetOf(game, planet).controller === holder)
          placeUnits(game, holder, 'infantry', 2, { system: planetOf(game, planet).system, planet });
        returnNote(game, key);
      },
    }),
  ],
  questions: [supportedPlanet],
});
