import { expect } from 'vitest';
import { formatSheetHead, formatSheet } from '#ti4/discord/format/sheet.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { buildBoardView, buildSheetView, listTechnologies } from '#ti4/views/index.ts';
import type { StateCheck } from '../state-check.ts';

/** Checks every n-th state. */
const EVERY = 900;
/** Largest number of characters in the embeds of a Discord message. */
const ROOM = 6000;

/** Returns the public texts of a player's area. */
function sheetTexts(game: Game, seat: string): string[] {
  const view = buildBoardView(game, null, { [seat]: 'A name of *thirty-two* letters @1' });
  const own = view.seats.find(({ id }) => id === seat);
  if (!own) throw new Error(`No ${seat}`);
  return [
    formatSheetHead(own, view.goal),
    ...formatSheet(game, own, buildSheetView(game, seat), listTechnologies(game, seat)),
  ];
}

/** Returns the same game with other cards in a hand of the same size. */
function withOtherHand({ state, book }: Game, seat: string): Game {
  const own = state.seats[seat];
  const hand = {
    actionCards: own.actionCards.map(() => 'sabotage#9'),
    secretObjectives: own.secretObjectives.map(() => 'unveil-flagship'),
  };
  return newGame({ ...state, seats: { ...state.seats, [seat]: { ...own, ...hand } } }, book);
}

/** Checks that a player's area fits a message and does not depend on the cards in hand. */
export function sheetsWithoutHands(): StateCheck<Game> {
  let looked = 0;
  return {
    title: 'A player’s area fits a message and shows nothing of a hand',
    onState: (game, answers) => {
      if (answers % EVERY) return;
      for (const seat of game.state.order) {
        const texts = sheetTexts(game, seat);
        looked++;
        expect(texts.join('').length).toBeLessThan(ROOM);
        expect(texts.join('\n')).not.toMatch(/undefined|NaN|\[object/);
        expect(sheetTexts(withOtherHand(game, seat), seat)).toEqual(texts);
      }
    },
    verify: () => expect(looked).toBeGreaterThan(5),
  };
}
