import { chosenOne, choose } from '../../../../../../engine/index.ts';
import { faction } from '../../../../rules/components/component.ts';
import { question, type Game } from '../../../../rules/game.ts';
import { nameOfPlanet } from '../../../../rules/names.ts';
import { planetOf, planetsOf } from '../../../../rules/units/planets.ts';
import type { SeatId } from '../../../../rules/state.ts';
import { arrivalBarred, placeUnits } from '../../../../rules/units/units.ts';
import { noStrategyToken, spendStrategyToken } from '../../../shared/strategy-token.ts';

const landingSites = (game: Game, seat: SeatId) =>
  planetsOf(game, seat).map(({ id }) => {
    const off = arrivalBarred(game, seat, 'infantry', id);
    return { key: id, label: nameOfPlanet(game, id), ...(off && { off }) };
  });

const orbitalDrop = question<object>()('orbital-drop', (game, seat) =>
  choose('Orbital Drop: place 2 infantry on which planet?', landingSites(game, seat)),
);

export default faction({
  id: 'sol',
  name: 'The Federation of Sol',
  set: 'base',
  text: 'Orbital Drop (action): spend a strategy token and put 2 infantry on a planet of yours. Versatile: one more command token in each status phase.',
  advice: { gains: { units: { infantry: 2 } }, spends: { tokens: 1 } },
  commodities: 4,
  homeTile: '01',
  startingUnits: { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, 'space-dock': 1 },
  startingTechnologies: ['antimass-deflectors', 'neural-motivator'],
  technologies: ['spec-ops-ii', 'advanced-carrier-ii'],
  units: { carrier: 'advanced-carrier-i', flagship: 'genesis', infantry: 'spec-ops-i' },
  promissoryNote: 'military-support',
  modifiers: {
    'tokens-gained-in-status': (_game, { holder }, tokens, { seat }) => (seat === holder ? tokens + 1 : tokens),
  },
  action: {
    unable: (game, { holder }) =>
      noStrategyToken(game, holder) ??
      (landingSites(game, holder).some(({ off }) => !off) ? undefined : 'There is no planet of yours on which infantry can be placed.'),
    target: (_game, { holder }) => orbitalDrop.of(holder, {}),
    effect: (game, { holder }, target) => {
      const planet = chosenOne(target);
      if (planet === undefined) return;
      spendStrategyToken(game, holder);
      placeUnits(game, holder, 'infantry', 2, { system: planetOf(game, planet).system, planet });
    },
  },
  questions: [orbitalDrop],
});
