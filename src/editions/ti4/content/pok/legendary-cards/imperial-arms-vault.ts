import { call } from '#engine';
import { legendaryCard } from '#ti4/rules/components/component.ts';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { placeableCount, placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { arrivalProblem, hasUnitCard } from '#ti4/rules/units/units.ts';
import { endOfTurnLegendaryCard } from '#ti4/content/shared/cards/legendary-card.ts';

export default legendaryCard({
  id: 'imperial-arms-vault',
  name: 'Imperial Arms Vault',
  set: 'pok',
  text: 'When your turn ends: you may exhaust this card to place a mech on a planet you control, or to draw an action card.',
  advice: {
    gains: { units: { mech: 1 } },
    choices: (_game, _seat, key) => (key === 'draw' ? { actionCards: 1 } : { units: { mech: 1 } }),
  },
  ...endOfTurnLegendaryCard('imperial-arms-vault', 'What do you use Imperial Arms Vault for?', (game, seat) => {
    const able = hasUnitCard(game, seat, 'mech') && placeableCount(game, seat, 'mech') > 0;
    const open = able
      ? planetsOf(game, seat).filter(({ id }) => arrivalProblem(game, seat, 'mech', id) === undefined)
      : [];
    return [
      { key: 'draw', label: 'Draw 1 action card', effect: () => void drawActionCards(game, seat, 1) },
      ...open.map(({ id: planet, system }) => ({
        key: planet,
        label: `Place 1 mech on ${planetWithValues(game, planet)}`,
        effect: () => call(placeUnit, { seat, type: 'mech' as const, system, planet }, 'finish'),
      })),
    ];
  }),
});
