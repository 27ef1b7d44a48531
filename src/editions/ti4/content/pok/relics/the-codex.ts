import { componentOf, relic } from '#ti4/rules/components/component.ts';
import { choose } from '#engine';
import { purgeRelic } from '#ti4/rules/exploration/relics.ts';
import { question } from '#ti4/rules/game.ts';
import { takeFromDiscardPile } from '#ti4/rules/phases/action-cards.ts';

const MOST = 3;

const cardsToTake = question<object>()(
  'codex-cards',
  (game) => {
    const { discard } = game.state.decks.action;
    if (!discard.length) return { kind: 'none', reason: 'No action card has been discarded.' };
    return choose(
      'Which action cards do you take from the discard pile?',
      discard.map((key) => {
        const { name, text } = game.book.components[componentOf(key)];
        return { key, label: name, hint: text };
      }),
      { min: 1, max: Math.min(MOST, discard.length) },
    );
  },
  { title: 'take discarded action cards' },
);

export default relic({
  id: 'the-codex',
  name: 'The Codex',
  set: 'pok',
  text: 'As an action you may give it up for good: you pick up to 3 action cards out of the discard pile.',
  advice: { gains: { actionCards: MOST } },
  questions: [cardsToTake],
  action: {
    problem: (game) => (game.state.decks.action.discard.length ? undefined : 'No action card has been discarded.'),
    target: (_game, { holder }) => cardsToTake.ask(holder, {}),
    effect: (game, { holder, key }, target) => {
      purgeRelic(game, holder, key);
      takeFromDiscardPile(game, holder, target);
    },
  },
});
