import { addEffect, effectsOf } from '#ti2/rules/components/kit.ts';
import { actionCard, on } from '#ti2/rules/components/component.ts';
import { hasTechnology, hasPrerequisites, technologyPrice } from '#ti2/rules/technology/technology.ts';
import { seatOf } from '#ti2/rules/seats.ts';

/** Discount on a technology, in credits. */
const OFF = 10;

export default actionCard({
  id: 'research-grant',
  name: 'Research Grant',
  copies: 2,
  text: 'When the technology phase begins: a technology costs you 10 fewer credits in this phase.',
  sources: { text: 'own', copies: 'own' },
  vain: (game, seat) =>
    Object.values(game.book.byKind.technology).every(
      (technology) =>
        hasTechnology(game, seat, technology.id) ||
        !hasPrerequisites(game, seat, technology) ||
        technologyPrice(game, seat, technology) - OFF > seatOf(game, seat).credits,
    ),
  reactions: [
    on('when', 'technology-phase-begins', {
      isUsable: (game, { holder, component }) => !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }) => void addEffect(game, component, holder, null, 'phase'),
    }),
  ],
  modifiers: {
    'technology-price': (_game, { holder }, value, { seat }) => (seat === holder ? value - OFF : value),
  },
});
