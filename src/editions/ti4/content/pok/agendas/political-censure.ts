import { agenda } from '#ti4/rules/components/component.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';

const ID = 'political-censure';

export default agenda({
  id: ID,
  name: 'Political Censure',
  set: 'pok',
  text: 'Elect a player: they gain this card and 1 victory point. While they have this card, they cannot play action cards. If they lose this card, they lose 1 victory point.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  advice: { elected: { points: 1, actionCards: -3 } },
  resolve: (game, seat) => gainPoints(game, seat, 1, ID),
  lost: (game, owner) => gainPoints(game, owner, -1, ID),
  modifiers: {
    'action-card-barred': (_game, held, why, { seat }) =>
      seat === held.holder ? 'You cannot play action cards (Political Censure).' : why,
  },
});
