import { conceal as concealThird } from '#ti3/views/known-game.ts';
import { newGame as newThird, type Game as Third } from '#ti3/rules/game.ts';
import type { State as ThirdState } from '#ti3/rules/state.ts';
import { conceal as concealFourth } from '#ti4/views/known-game.ts';
import { newGame as newFourth, type Game as Fourth } from '#ti4/rules/game.ts';
import type { State as FourthState } from '#ti4/rules/state.ts';
import { dealt, type AsOtherSees } from './public-answers.ts';

// The games of each edition as another player knows them, with another hand for the asked player.

const as = <O extends { ask: { player: string } }>(open: O, player: string): O => ({
  ...open,
  ask: { ...open.ask, player },
});

export const seenInFourth: AsOtherSees<Fourth> = (game, open, viewer, turn) => {
  const { player } = open.ask;
  const known = concealFourth(game as never, as(open, viewer)) as FourthState;
  const { actionCards, promissoryNotes } = game.state.seats[player];
  const hand = {
    actionCards: dealt(actionCards, game.state.decks.action.draw, turn),
    promissoryNotes: dealt(
      promissoryNotes,
      game.state.order.flatMap((seat) => (seat === player ? [] : game.state.seats[seat].promissoryNotes)),
      turn,
    ),
  };
  return newFourth({ ...known, seats: { ...known.seats, [player]: { ...known.seats[player], ...hand } } }, game.book);
};

export const seenInThird: AsOtherSees<Third> = (game, open, viewer, turn) => {
  const { player } = open.ask;
  const known = concealThird(game as never, as(open, viewer)) as ThirdState;
  const { actionCards } = game.state.seats[player];
  const hand = { actionCards: dealt(actionCards, game.state.decks.action.draw, turn) };
  return newThird({ ...known, seats: { ...known.seats, [player]: { ...known.seats[player], ...hand } } }, game.book);
};
