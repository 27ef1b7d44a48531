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
    if (!discard.length) return { kind: 'none', reason: 'There are no action cards in the discard pile.' };
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
  text: 'Action: take up to 3 action cards from the discard pile. Then purge this card.',
  advice: { gains: { actionCards: MOST } },
  questions: [cardsToTake],
  action: {
    problem: (game) =>
      game.state.decks.action.discard.length ? undefined : 'There are no action cards in the discard pile.',
    target: (_game, { holder }) => cardsToTake.ask(holder, {}),
    effect: (game, { holder, key }, target) => {
      purgeRelic(game, holder, key);
      takeFromDiscardPile(game, holder, target);
    },
  },
});
