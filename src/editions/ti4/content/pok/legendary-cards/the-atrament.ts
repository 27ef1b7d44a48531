import { legendaryCard } from '#ti4/rules/components/component.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import { placeUnits } from '#ti4/rules/units/units.ts';
import { planetsOpenToInfantry } from '#ti4/content/shared/procedures/place-questions.ts';
import { endOfTurnLegendaryCard, countAtKey } from '#ti4/content/shared/cards/legendary-card.ts';

export default legendaryCard({
  id: 'the-atrament',
  name: 'The Atrament',
  set: 'pok',
  text: 'When your turn ends: you may exhaust this card to place 1 or 2 infantry on a planet you control.',
  advice: { gains: { units: { infantry: 2 } } },
  ...endOfTurnLegendaryCard('the-atrament', 'How many infantry do you place, and where?', (game, seat) =>
    planetsOpenToInfantry(game, seat).flatMap((planet) =>
      [2, 1].map((count) => ({
        key: countAtKey.format(planet, `${count}`),
        label: `${count} infantry on ${nameOfPlanet(game, planet)}`,
        effect: () => void placeUnits(game, seat, 'infantry', count, { system: planetOf(game, planet).system, planet }),
      })),
    ),
  ),
});
