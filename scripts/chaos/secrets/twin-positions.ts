import { clone, openAsks, type SeatId } from '#engine';
import type { GuardedEdition, GuardedState, Veil } from './editions/guarded-edition.ts';
import { createRandom, playOut } from '#simulation';

/** Returns the same game with other cards in one player's hand, exchanged for those at the bottom of the decks. */
export function withOtherHand(guarded: GuardedEdition, state: GuardedState, seat: SeatId): GuardedState {
  const other = guarded.gameOf(clone(state) as GuardedState, guarded.bookOf(state.options.sets));
  for (const pile of guarded.piles) {
    // Revealed cards are not hidden and must stay the same.
    if (!pile.hidden(other, seat)) continue;
    const mine = [...pile.of(other, seat)];
    const rest = [...pile.rest(other)];
    const taken = rest.splice(Math.max(0, rest.length - mine.length));
    pile.deal(other, { [seat]: [...taken, ...mine.splice(taken.length)] }, [...rest, ...mine.slice(0, taken.length)]);
  }
  return other.state;
}

/** Puts cards that answer other cards into a hand, in exchange for its first cards. */
export function holdsAnswers(
  {
    seats,
    decks: {
      action: { draw },
    },
  }: GuardedState,
  seat: SeatId,
  answering = 'sabotage',
): void {
  const hand = seats[seat].actionCards;
  draw.forEach((card, i) => {
    const at = hand.findIndex((one) => !one.startsWith(answering));
    if (card.startsWith(answering) && at >= 0) [draw[i], hand[at]] = [hand[at], card];
  });
}

/** Returns a game in progress at a moment when exactly one question is open. */
export function playToTurn(
  guarded: GuardedEdition,
  players: number,
  seed: number,
  veil: Veil,
  sets?: readonly string[],
): GuardedState {
  const book = guarded.bookOf(sets);
  const state = guarded.laidOut(book, { players, seed: `twins ${seed}`, veil });
  const below = createRandom(seed);
  const { phase, question } = guarded.turn ?? { phase: 'action', question: 'turn' };
  let found: GuardedState | undefined;
  playOut(guarded.rehearsed, {
    game: guarded.gameOf(state, book) as never,
    below,
    answerer: guarded.answerer(below),
    maxAnswers: 400,
    onAnswer: ({ state: now }: { state: GuardedState }, answers: number) => {
      const open = openAsks(now);
      if (found || answers < 60 || now.phase !== phase || open.length !== 1 || open[0].ask.question !== question)
        return;
      // Large hands give more that could leak.
      found = clone(now) as GuardedState;
      for (const id of found.order)
        while (found.seats[id].actionCards.length < 6)
          found.seats[id].actionCards.push(found.decks.action.draw.shift() ?? '');
    },
  });
  if (!found) throw new Error('No such moment');
  return found;
}
