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
  text: 'As your turn ends, exhaust it: a mech joins you on a planet of yours, or you draw an action card.',
  advice: {
    gains: { units: { mech: 1 } },
    choices: (_game, _seat, key) => (key === 'draw' ? { actionCards: 1 } : { units: { mech: 1 } }),
  },
  ...endOfTurnLegendaryCard('imperial-arms-vault', "What does Hope's End bring you?", (game, seat) => {
    const able = hasUnitCard(game, seat, 'mech') && placeableCount(game, seat, 'mech') > 0;
    const open = able
      ? planetsOf(game, seat).filter(({ id }) => arrivalProblem(game, seat, 'mech', id) === undefined)
      : [];
    return [
      { key: 'draw', label: 'Draw an action card', effect: () => void drawActionCards(game, seat, 1) },
      ...open.map(({ id: planet, system }) => ({
        key: planet,
        label: `Place a mech on ${planetWithValues(game, planet)}`,
        effect: () => call(placeUnit, { seat, type: 'mech' as const, system, planet }, 'finish'),
      })),
    ];
  }),
});
