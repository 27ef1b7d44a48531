import { legendaryCard } from '#ti4/rules/components/component.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { placeUnits, shipsIn } from '#ti4/rules/units/units.ts';
import { endOfTurnLegendaryCard, countAtKey } from '#ti4/content/shared/cards/legendary-card.ts';

export default legendaryCard({
  id: 'mirage-flight-academy',
  name: 'Mirage Flight Academy',
  set: 'pok',
  text: 'When your turn ends: you may exhaust this card to place 1 or 2 fighters in a system with your ships.',
  advice: { gains: { units: { fighter: 2 } } },
  ...endOfTurnLegendaryCard('mirage-flight-academy', 'How many fighters do you place, and where?', (game, seat) =>
    Object.keys(game.state.systems)
      .filter((system) => shipsIn(game, system, seat).length > 0)
      .flatMap((system) =>
        [2, 1].map((count) => ({
          key: countAtKey.format(system, `${count}`),
          label: `${count === 1 ? '1 fighter' : '2 fighters'} at ${nameOfSystem(game, system)}`,
          effect: () => void placeUnits(game, seat, 'fighter', count, { system }),
        })),
      ),
  ),
});
