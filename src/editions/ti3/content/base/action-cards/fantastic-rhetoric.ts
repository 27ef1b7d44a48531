import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';

const MORE = 10;

export default actionCard({
  id: 'fantastic-rhetoric',
  name: 'Fantastic Rhetoric',
  copies: 1,
  text: 'Before you cast votes on a political card: add 10 to your votes.',
  confidence: 'medium',
  reactions: [
    on('when', 'vote-comes', {
      isUsable: (game, { holder, component }, { seat, card }) =>
        seat === holder &&
        !effectsOf(game, component, holder).length &&
        modify(game, 'voting-barred', { seat, card }, undefined) === undefined,
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'action');
      },
    }),
  ],
  modifiers: { votes: (_game, { holder }, votes, { seat }) => (seat === holder ? votes + MORE : votes) },
});
