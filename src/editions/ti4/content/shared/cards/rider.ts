import {
  actionCard,
  on,
  type ActionCard,
  type HeldComponent,
  type EffectResult,
} from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { predictOutcome } from '#ti4/rules/politics/vote-tally.ts';

interface Rider extends Pick<ActionCard, 'id' | 'name' | 'set' | 'text' | 'advice' | 'procedures' | 'questions'> {
  /** Effect of a correct prediction of the outcome `predicted`. */
  correct: (game: Game, seat: SeatId, predicted: string) => EffectResult;
}

const prediction = (held: HeldComponent): string => String(held.memory ?? '');

/** Defines an action card that predicts an agenda's outcome; its player cannot vote on that agenda (8.22). */
export const rider = ({ correct, ...card }: Rider): ActionCard =>
  actionCard({
    ...card,
    copies: 1,
    reactions: [
      on('after', 'agenda-revealed', {
        isUsable: () => true,
        target: (_game, { holder }) => predictOutcome.ask(holder, {}),
        effect: (game, { holder }, { agenda }, [outcome]) => {
          if (outcome === undefined) return;
          addEffect(game, card.id, holder, outcome, 'agenda');
          game.addFact({ type: 'outcome-predicted', seat: holder, agenda, outcome, by: card.id });
        },
      }),
      // Resolved after the agenda, in speaker order.
      on('after', 'agenda-resolved', {
        lasting: true,
        mandatory: true,
        isUsable: (_game, held, { outcome }) => prediction(held) === outcome,
        effect: (game, held, { outcome }) => {
          removeEffect(game, held.key);
          game.addFact({ type: 'prediction-correct', seat: held.holder, by: card.id });
          return correct(game, held.holder, outcome);
        },
      }),
    ],
    modifiers: {
      'vote-barred': (_game, held, why, { seat }) =>
        seat === held.holder ? 'You cannot vote on this agenda: you predicted its outcome.' : why,
    },
  });
