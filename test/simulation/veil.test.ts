import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { copyState, openAsks, type WindowEvent } from '#engine';
import { componentOf } from '#ti4/rules/components/component.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { State, Veil } from '#ti4/rules/state.ts';
import { playOut } from '#ti4/simulation/play-out.ts';
import { createEagerAnswerer } from '#ti4/simulation/eager-player.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { createRandom, seedFromText } from '#simulation';

const book = rulebookOf();
const HIDDEN = ['action-card', 'promissory-note'];

/** The same game for all that the public can see: as many cards in every hand, but other ones. */
function dealtAnew(state: State, below: (n: number) => number): State {
  const other = copyState(state) as State;
  const seats = other.order.map((id) => other.seats[id]);
  const exchange = (hands: string[][], deck: string[]): void => {
    const all = [...hands.flat(), ...deck];
    for (let i = all.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [all[i], all[j]] = [all[j], all[i]];
    }
    for (const hand of [...hands, deck]) hand.splice(0, hand.length, ...all.splice(0, hand.length));
  };
  exchange(
    seats.map((seat) => seat.actionCards),
    other.decks.action.draw,
  );
  exchange(
    seats.map((seat) => seat.secretObjectives),
    other.decks.secret.draw,
  );
  exchange(
    seats.map((seat) => seat.promissoryNotes),
    [],
  );
  return other;
}

interface Open {
  event: WindowEvent;
  next?: WindowEvent[];
}

/** Every moment that is asked about, at the place where it is. */
const momentsOf = (game: Game) =>
  openAsks(game.state)
    .filter(({ ask }) => ask.question === 'window')
    .flatMap(({ ask, path }) => {
      const { event, next = [] } = ask.data as unknown as Open;
      return [event, ...next].map((moment) => ({ moment, path, seat: ask.player, veiled: Boolean(ask.veiled) }));
    });

const suspectedAt = (state: State, at: { moment: WindowEvent; path: unknown }): boolean[] => {
  const game = newGame(state, book);
  game.framePath = at.path as Game['framePath'];
  return state.order.map((seat) => book.windows.isSuspected(game, seat, at.moment));
};

for (const veil of ['cards', 'everything'] satisfies Veil[]) {
  test(`behind a veil over ${veil}, pending players reveal no hidden card`, () => {
    const seen = { moments: 0, suspected: 0, veiled: 0 };
    for (const players of [3, 6]) {
      const below = createRandom(seedFromText(`${veil} ${players}`));
      playOut({
        book,
        state: setUpGame(book, { players, seed: `veil ${players}`, veil, late: true }),
        below,
        answerer: createEagerAnswerer(below),
        maxAnswers: 600,
        onAnswer: (game, answers) => {
          for (const at of momentsOf(game)) {
            const before = suspectedAt(game.state, at);
            seen.moments++;
            seen.suspected += before.filter(Boolean).length;
            if (at.veiled) seen.veiled++;
            if (answers % 3 === 0)
              expect(suspectedAt(dealtAnew(game.state, below), at), `${at.moment.timing} ${at.moment.name}`).toEqual(
                before,
              );
            if (veil !== 'everything') continue;
            game.framePath = at.path;
            const usable = book.windows.optionsFor(game, at.seat, at.moment).filter(({ key }) => {
              const kind = book.components[componentOf(key.split('/')[0])]?.kind;
              return (
                kind !== undefined &&
                HIDDEN.includes(kind) &&
                [...game.state.seats[at.seat].actionCards, ...game.state.seats[at.seat].promissoryNotes].includes(
                  key.split('/')[0],
                )
              );
            });
            game.framePath = [];
            if (usable.length)
              expect(
                before[game.state.order.indexOf(at.seat)],
                `${at.seat} with ${usable[0].key}, ${at.moment.timing} ${at.moment.name}`,
              ).toBe(true);
          }
        },
      });
    }
    expect(seen.moments).toBeGreaterThan(50);
    expect(seen.suspected).toBeGreaterThan(50);
    expect(seen.veiled).toBeGreaterThan(20);
  });
}
