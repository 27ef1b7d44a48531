import { componentOf, leader } from '#ti4/rules/components/component.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { revealUntilFound } from '#ti4/rules/phases/action-cards.ts';

export default leader({
  id: 'harka-leeds',
  name: 'Harka Leeds',
  set: 'codex-3',
  faction: 'keleres',
  role: 'hero',
  text: 'Action: reveal action cards until you find 3 that can be played as an action. Draw those 3 and shuffle the others back into the deck. Then purge this card.',
  advice: { gains: { actionCards: 3 } },
  action: {
    problem: () => undefined,
    effect: (game, held) => {
      revealUntilFound(game, held.holder, 3, (card) => game.book.components[componentOf(card)]?.action !== undefined);
      purgeLeader(game, held);
    },
  },
});
