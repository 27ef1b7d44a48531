import { legendaryCard } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { placeUnits, shipsIn } from '#ti4/rules/units/units.ts';
import { endOfTurnLegendaryCard, countAtKey } from '#ti4/content/shared/cards/legendary-card.ts';
import { bestPlacementGains, placementGains } from '#ti4/content/shared/queries/placement-advice.ts';

const sites = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => shipsIn(game, system, seat).length > 0);

export default legendaryCard({
  id: 'mirage-flight-academy',
  name: 'Mirage Flight Academy',
  set: 'pok',
  text: 'When your turn ends: you may exhaust this card to place 1 or 2 fighters in a system with your ships.',
  advice: {
    gains: (game, seat) => bestPlacementGains(game, seat, sites(game, seat), 'fighter', 2),
    choices: (game, seat, key) => {
      const [system, count] = countAtKey.parse(key);
      return game.state.systems[system] && placementGains(game, seat, system, 'fighter', Number(count));
    },
  },
  ...endOfTurnLegendaryCard('mirage-flight-academy', 'How many fighters do you place, and where?', (game, seat) =>
    sites(game, seat).flatMap((system) =>
      [2, 1].map((count) => ({
        key: countAtKey.format(system, `${count}`),
        label: `${count === 1 ? '1 fighter' : '2 fighters'} at ${nameOfSystem(game, system)}`,
        effect: () => void placeUnits(game, seat, 'fighter', count, { system }),
      })),
    ),
  ),
});
