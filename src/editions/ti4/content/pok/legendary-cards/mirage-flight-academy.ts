import { legendaryCard } from '#ti4/rules/components/component.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { placeUnits, shipsIn } from '#ti4/rules/units/units.ts';
import { endOfTurnLegendaryCard, countAtKey } from '#ti4/content/shared/cards/legendary-card.ts';

export default legendaryCard({
  id: 'mirage-flight-academy',
  name: 'Mirage Flight Academy',
  set: 'pok',
  text: 'As your turn ends, exhaust it: one or two fighters join your ships in one system.',
  advice: { gains: { units: { fighter: 2 } } },
  ...endOfTurnLegendaryCard('mirage-flight-academy', 'Where do you place fighters?', (game, seat) =>
    Object.keys(game.state.systems)
      .filter((system) => shipsIn(game, system, seat).length > 0)
      .flatMap((system) =>
        [2, 1].map((count) => ({
          key: countAtKey.format(system, `${count}`),
          label: `${count === 1 ? '1 fighter' : '2 fighters'} in ${nameOfSystem(game, system)}`,
          effect: () => void placeUnits(game, seat, 'fighter', count, { system }),
        })),
      ),
  ),
});
