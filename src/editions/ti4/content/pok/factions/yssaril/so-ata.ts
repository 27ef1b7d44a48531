import { choose, type Option, type Spec } from '#engine';
import { leader, on } from '#ti4/rules/components/component.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { isDrawPending } from '#ti4/rules/phases/action-cards.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { formatCount } from '#text/sentences.ts';

const CARDS = 7;

/** Lists a player's hidden cards by kind, for another player to look at. */
function hands(game: Game, of: SeatId) {
  const { actionCards, promissoryNotes, secretObjectives } = seatOf(game, of);
  return [
    { what: 'action-cards', cards: actionCards, called: 'action card' },
    { what: 'promissory-notes', cards: promissoryNotes, called: 'promissory note' },
    { what: 'secret-objectives', cards: secretObjectives, called: 'secret objective' },
  ] as const;
}

const whichHand = question<{ of: SeatId }>()(
  'so-ata',
  (game, _seat, { of }): Spec => {
    const options = hands(game, of).map(({ what, cards, called }): Option => ({
      key: what,
      label: formatCount(cards.length, called),
      ...(!cards.length && { disabledReason: `That player has no ${called}s.` }),
    }));
    return options.every(({ disabledReason }) => disabledReason)
      ? { kind: 'none', reason: 'That player has no cards left.' }
      : choose(`Which of ${nameOfSeat(game, of)}'s cards do you look at?`, options);
  },
  { title: "look at another player's cards" },
);

export default leader({
  id: 'so-ata',
  set: 'pok',
  faction: 'yssaril',
  name: 'So Ata',
  role: 'commander',
  text: 'Unlock: have 7 action cards in hand. After another player activates a system where you have units: you may look at their action cards, promissory notes or secret objectives.',
  // Cards drawn do not count until the discard that follows the draw is over.
  unlocks: (game, seat) => seatOf(game, seat).actionCards.length >= CARDS && !isDrawPending(game, seat),
  unlockCount: { needed: CARDS, of: 'action cards', count: (game, seat) => seatOf(game, seat).actionCards.length },
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder &&
        unitsAt(game, { owner: holder, system }).length > 0 &&
        hands(game, seat).some(({ cards }) => cards.length > 0),
      target: (_game, { holder }, { seat }) => whichHand.ask(holder, { of: seat }),
      effect: (game, { holder }, { seat: of }, [answer]) => {
        const seen = hands(game, of).find(({ what }) => what === answer);
        if (!seen) return;
        game.addFact({
          type: 'hand-looked-at',
          seat: holder,
          of,
          ...(seen.what !== 'action-cards' && { what: seen.what }),
        });
        game.addFact({ type: 'hand-seen', to: [holder], of, cards: [...seen.cards] });
      },
    }),
  ],
  questions: [whichHand],
});
