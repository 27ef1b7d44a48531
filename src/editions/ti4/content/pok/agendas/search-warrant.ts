import { agenda } from '#ti4/rules/components/component.ts';
import { drawSecrets } from '#ti4/rules/objectives/objectives.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default agenda({
  id: 'search-warrant',
  name: 'Search Warrant',
  set: 'pok',
  text: 'Elect a player: this card is theirs, and they draw 2 secret objectives. As long as they have it their secret objectives lie open for all to see.',
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
