import { politicalCard } from '#ti3/rules/components/component.ts';

export default politicalCard({
  id: 'recognize-accomplishments',
  name: 'Recognize Accomplishments',
  text: 'Elect a revealed public objective: players who have scored it keep their points and may score it again.',
  elect: 'objective',
  stake: ({ state }, seat, outcome) =>
    state.objectives.some(({ id, claimedBy }) => id === outcome && claimedBy.includes(seat)) ? 5 : 0,
  confidence: 'medium',
  resolve: (game, outcome) => {
    const elected = game.state.objectives.find(({ id }) => id === outcome);
    if (!elected) return;
    elected.claimedBy = [];
    game.addFact({ type: 'claims-lifted', objective: outcome });
  },
});
