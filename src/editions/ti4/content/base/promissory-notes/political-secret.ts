import { noteOwner, on, promissoryNote, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { playNoteFaceUp, returnNote } from '#ti4/rules/trade/promissory-notes.ts';

const facesUp = (game: Game, held: HeldComponent): boolean => game.state.seats[held.holder].playArea.includes(held.key);
const goHome = (game: Game, held: HeldComponent): void => returnNote(game, held.key);

export default promissoryNote({
  id: 'political-secret',
  name: 'Political Secret',
  set: 'base',
  text: "When an agenda is revealed: until it is resolved, this note's owner cannot play action cards, use faction abilities or vote. Then return this note.",
  reactions: [
    on('when', 'agenda-revealed', {
      isUsable: (game, held, _event) => !facesUp(game, held) && !game.state.seats[noteOwner(held.key)].eliminated,
      effect: (game, held) => {
        addEffect(game, 'political-secret', held.holder, noteOwner(held.key), 'agenda');
        playNoteFaceUp(game, held.key);
      },
    }),
    // It also returns after a discarded agenda, before the next one is revealed, and may then be played on that one.
    on('when', 'agenda-replaced', { mandatory: 'any-order', isUsable: facesUp, effect: goHome }),
    on('after', 'agenda-resolved', { mandatory: 'any-order', isUsable: facesUp, effect: goHome }),
    on('when', 'agenda-phase-ends', { mandatory: 'any-order', isUsable: facesUp, effect: goHome }),
  ],
  modifiers: {
    'vote-barred': (_game, held, why, { seat }) =>
      held.memory === seat ? 'You cannot vote on this agenda: your Political Secret was played.' : why,
    'action-card-barred': (_game, held, why, { seat }) =>
      held.memory === seat ? 'You cannot play action cards during this agenda: your Political Secret was played.' : why,
    'abilities-barred': (_game, held, barred, { seat }) => barred || held.memory === seat,
  },
});
