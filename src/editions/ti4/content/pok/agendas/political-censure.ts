import { agenda } from '#ti4/rules/components/component.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';

const ID = 'political-censure';

export default agenda({
  id: ID,
  name: 'Political Censure',
  set: 'pok',
  text: 'Elect a player: this card and 1 point are theirs, and no action card can be played by them. The point goes when the card goes.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  advice: { elected: { points: 1, actionCards: -3 } },
  resolve: (game, seat) => gainPoints(game, seat, 1, ID),
  lost: (game, owner) => gainPoints(game, owner, -1, ID),
  modifiers: {
    'action-card-barred': (_game, held, why, { seat }) =>
      seat === held.holder ? 'Political Censure keeps you from playing action cards.' : why,
  },
});
