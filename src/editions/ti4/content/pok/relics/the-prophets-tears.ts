import { on, relic, type Game, type HeldComponent } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** Use of the relic to draw an action card instead of ignoring a prerequisite. */
const drawing = {
  isUsable: (game: Game, held: HeldComponent, { seat }: { seat: SeatId }) =>
    seat === held.holder && !isExhausted(game, held),
  effect: (game: Game, held: HeldComponent) => {
    exhaust(game, held);
    drawActionCards(game, held.holder, 1);
  },
};

export default relic({
  id: 'the-prophets-tears',
  name: "The Prophet's Tears",
  set: 'pok',
  text: 'When you research a technology: you may exhaust this card and either ignore 1 prerequisite or draw 1 action card.',
  // Can also be used when another effect replaces the research (The Prophet's Tears note 2).
  reactions: [on('when', 'research-begins', drawing), on('when', 'research-replaced', drawing)],
  modifiers: {
    'prerequisite-skips': (game, held, skips, { seat }) =>
      seat === held.holder && !isExhausted(game, held)
        ? [...skips, { component: held.component, key: held.key, label: "Exhaust The Prophet's Tears", ignores: 1 }]
        : skips,
  },
});
