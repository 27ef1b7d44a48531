import { politicalCard } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';

const ID = 'incentive-program';

export default politicalCard({
  id: ID,
  name: 'Incentive Program',
  text: 'Elect a revealed public objective: each player who has scored it gains 1 victory point now. Players who score it from now on gain 1 more victory point.',
  law: true,
  elect: 'objective',
  stake: ({ state }, seat, outcome) =>
    state.objectives.some(({ id, claimedBy }) => id === outcome && claimedBy.includes(seat)) ? 8 : 3,
  confidence: 'medium',
  modifiers: {
    'objective-points': (_game, { memory }, points, { objective }) => (objective === memory ? points + 1 : points),
  },
  resolve: (game, outcome) => {
    const claimed = game.state.objectives.find(({ id }) => id === outcome)?.claimedBy ?? [];
    for (const seat of claimed) gainPoints(game, seat, 1, ID);
  },
});
