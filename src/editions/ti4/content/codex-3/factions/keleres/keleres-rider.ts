import { on, promissoryNote, type Game, type Held } from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import { predictOutcome } from '#ti4/rules/politics/voting.ts';
import { layNote, returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { facesUp } from '#ti4/content/shared/cards/face-up-note.ts';

const ID = 'keleres-rider';
const goHome = (game: Game, held: Held): void => returnNote(game, held.key);

export default promissoryNote({
  id: ID,
  name: 'Keleres Rider',
  set: 'codex-3',
  faction: 'keleres',
  text: 'Once an agenda is revealed: give up your vote on it and predict its outcome. If you are right, draw an action card and take 2 trade goods. The card then goes back.',
  advice: { gains: { tradeGoods: 2 } },
  reactions: [
    on('after', 'agenda-revealed', {
      usable: (game, held) => !facesUp(game, held),
      target: (_game, { holder }) => predictOutcome.of(holder, {}),
      effect: (game, { holder, key }, { agenda }, [outcome]) => {
        if (outcome === undefined) return;
        addEffect(game, ID, holder, outcome, 'agenda');
        game.fact({ type: 'outcome-predicted', seat: holder, agenda, outcome, by: ID });
        layNote(game, key);
      },
    }),
    on('after', 'agenda-resolved', {
      lasting: true,
      mandatory: true,
      usable: (_game, { memory }, { outcome }) => memory === outcome,
      effect: (game, held) => {
        removeEffect(game, held.key);
        game.fact({ type: 'prediction-correct', seat: held.holder, by: ID });
        drawActionCards(game, held.holder, 1);
        gainTradeGoods(game, held.holder, 2);
      },
    }),
    on('when', 'agenda-replaced', { mandatory: 'any-order', usable: facesUp, effect: goHome }),
    on('after', 'agenda-resolved', { mandatory: 'any-order', usable: facesUp, effect: goHome }),
    on('when', 'agenda-phase-ends', { mandatory: 'any-order', usable: facesUp, effect: goHome }),
  ],
  modifiers: {
    // The effect alone remembers an outcome.
    'vote-barred': (_game, { holder, memory }, why, { seat }) =>
      memory !== null && seat === holder ? 'You gave up your vote on this agenda for a prediction.' : why,
  },
});
