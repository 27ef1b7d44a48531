import { agenda } from '#ti4/rules/components/component.ts';
import { drawSecrets } from '#ti4/rules/objectives/objectives.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default agenda({
  id: 'search-warrant',
  name: 'Search Warrant',
  set: 'pok',
  text: 'Elect a player: they gain this card and draw 2 secret objectives. While they have this card, their secret objectives are revealed to all players.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  advice: { elected: { secretObjectives: 0.5 } },
  resolve: (game, seat) => {
    const { secretObjectives } = seatOf(game, seat);
    if (secretObjectives.length) game.addFact({ type: 'secret-objectives-seen', seat, cards: [...secretObjectives] });
    drawSecrets(game, seat, 2);
  },
  modifiers: { 'secrets-open': (_game, held, open, { seat }) => open || seat === held.holder },
});
