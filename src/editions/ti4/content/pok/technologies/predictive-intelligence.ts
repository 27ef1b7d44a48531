import { ask, call, done } from '#engine';
import { on, technology } from '#ti4/rules/components/component.ts';
import { addEffect, effectsOf, removeEffect } from '#ti4/rules/components/effects.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { castExtraVotes } from '#ti4/rules/politics/voting.ts';
import { canAddVotes } from '#ti4/rules/politics/available-votes.ts';
import { procedure } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { redistributeTokens, setTokens } from '#ti4/rules/tokens/command-tokens.ts';

const ID = 'predictive-intelligence';
const VOTES = 3;

const redistribution = procedure<{ seat: SeatId }>()(ID, {
  start: (_game, { seat }) => ask([redistributeTokens.ask(seat, { gained: 0 })], 'split'),
  split: (game, { seat }, got) => {
    setTokens(game, seat, got.answer);
    return done();
  },
});

export default technology({
  id: ID,
  name: 'Predictive Intelligence',
  set: 'pok',
  text: 'When your turn ends: you may exhaust this card and redistribute your command tokens. When you cast votes: you may cast 3 extra votes. If you do and another outcome is resolved, exhaust this card.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 1 },
  // AI players' tokens are already in the pools they want, so they save the card for the agenda phase.
  advice: { gains: (_game, _seat, event) => (event?.name === 'votes-cast' ? { votes: VOTES } : {}) },
  procedures: [redistribution],
  reactions: [
    on('when', 'turn-ends', {
      hint: 'When your turn ends: you may exhaust this card and redistribute your command tokens.',
      isUsable: (game, held, { seat }) => seat === held.holder && !isExhausted(game, held),
      effect: (game, held) => {
        exhaust(game, held);
        return call(redistribution, { seat: held.holder }, 'finish');
      },
    }),
    on('after', 'votes-cast', {
      hint: 'When you cast votes: you may cast 3 extra votes. If you do and another outcome is resolved, exhaust this card.',
      isUsable: (game, held, { seat, votes }) =>
        seat === held.holder &&
        votes > 0 &&
        canAddVotes(game, held.holder) &&
        !isExhausted(game, held) &&
        !effectsOf(game, ID, held.holder).length,
      effect: (game, { holder, key }, { outcome }) => {
        castExtraVotes(game, holder, VOTES);
        addEffect(game, ID, holder, { key, outcome }, 'agenda');
      },
    }),
    on('after', 'agenda-resolved', {
      lasting: true,
      mandatory: true,
      isUsable: () => true,
      effect: (game, { holder, key, memory }, { outcome }) => {
        const { key: card, outcome: voted } = memory as { key: string; outcome: string };
        removeEffect(game, key);
        if (voted !== outcome && seatOf(game, holder).technologies[card])
          exhaust(game, { component: ID, holder, key: card });
      },
    }),
  ],
});
