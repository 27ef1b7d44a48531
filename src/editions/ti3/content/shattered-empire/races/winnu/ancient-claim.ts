import { ability } from '#ti3/rules/components/component.ts';
import { homePlanetsOf, influenceOf } from '#ti3/rules/planets/planets.ts';

export default ability({
  id: 'ancient-claim',
  name: 'Ancient Claim',
  text: 'The influence of your home planets counts toward your votes even if they are exhausted.',
  confidence: 'high',
  modifiers: {
    votes: (game, { holder }, votes, { seat }) =>
      seat === holder
        ? homePlanetsOf(game, holder).reduce(
            (sum, { id, owner, exhausted }) => (owner === holder && exhausted ? sum + influenceOf(game, id) : sum),
            votes,
          )
        : votes,
  },
});
