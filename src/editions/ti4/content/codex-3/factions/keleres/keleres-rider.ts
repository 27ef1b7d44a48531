import { on, promissoryNote, type Game, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import { predictOutcome } from '#ti4/rules/politics/vote-tally.ts';
import { playNoteFaceUp, returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { isFaceUp } from '#ti4/content/shared/cards/face-up-note.ts';

const ID = 'keleres-rider';
const goHome = (game: Game, held: HeldComponent): void => returnNote(game, held.key);

export default promissoryNote({
  id: ID,
  name: 'Keleres Rider',
  set: 'codex-3',
  faction: 'keleres',
  text: 'After an agenda is revealed: predict its outcome; you cannot vote on it. If you are right, gain 2 trade goods and draw 1 action card. Return this note even if you are wrong.',
  advice: { gains: { tradeGoods: 2 } },
  reactions: [
    on('after', 'agenda-revealed', {
      isUsable: (game, held) => !isFaceUp(game, held),
      target: (_game, { holder }) => predictOutcome.ask(holder, {}),
      effect: (game, { holder, key }, { agenda }, [outcome]) => {
        if (outcome === undefined) return;
        addEffect(game, ID, holder, outcome, 'agenda');
        game.addFact({ type: 'outcome-predicted', seat: holder, agenda, outcome, by: ID });
        playNoteFaceUp(game, key);
      },
    }),
    on('after', 'agenda-resolved', {
      lasting: true,
      mandatory: true,
      isUsable: (_game, { memory }, { outcome }) => memory === outcome,
      effect: (game, held) => {
        removeEffect(game, held.key);
        game.addFact({ type: 'prediction-correct', seat: held.holder, by: ID });
        drawActionCards(game, held.holder, 1);
        gainTradeGoods(game, held.holder, 2);
      },
    }),
    on('when', 'agenda-replaced', { mandatory: 'any-order', isUsable: isFaceUp, effect: goHome }),
    on('after', 'agenda-resolved', { mandatory: 'any-order', isUsable: isFaceUp, effect: goHome }),
    on('when', 'agenda-phase-ends', { mandatory: 'any-order', isUsable: isFaceUp, effect: goHome }),
  ],
  modifiers: {
    // Only the effect has an outcome in memory.
    'vote-barred': (_game, { holder, memory }, why, { seat }) =>
      memory !== null && seat === holder ? 'You cannot vote on this agenda: you predicted its outcome.' : why,
  },
});
