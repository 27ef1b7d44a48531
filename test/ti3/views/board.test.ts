import { describe, expect, test } from 'vitest';
import { bookOf } from '../../../src/editions/ti3/book.ts';
import { drawBoard } from '../../../src/editions/ti3/map/index.ts';
import { simulate } from '../../../src/editions/ti3/rehearsal/run.ts';
import { boardView, narrate, type BoardView } from '../../../src/editions/ti3/views/index.ts';

describe('A game of the third edition as everybody sees it', () => {
  const told = new Map<string, string>();
  let view: BoardView | undefined;
  let hands: string[] = [];
  const missing: string[] = [];
  simulate(
    bookOf(),
    { players: 6, seed: 'seen' },
    {
      watch: (game, count) => {
        for (const fact of game.facts.slice(-4)) {
          if (!told.has(fact.type)) told.set(fact.type, narrate(game, [fact], fact.to?.[0] ?? null)[0] ?? '');
          // What only some may know is told to nobody else.
          if (fact.to && narrate(game, [fact], null).length) missing.push(fact.type);
        }
        if (count !== 400) return;
        view = boardView(game);
        hands = Object.values(game.state.seats).flatMap(({ actionCards, secretObjective }) => [...actionCards, secretObjective ?? '']);
      },
    },
  );

  test('What happens is told in whole sentences, without ids', () => {
    const wrong = [...told].filter(
      ([, line]) => line && (!/^[A-Z\uE000“].*[.!]$/s.test(line) || /undefined|\b[a-z]+-[a-z]+-[a-z]+\b|#\d/.test(line)),
    );
    expect(wrong).toEqual([]);
    expect(told.size).toBeGreaterThan(35);
  });

  test('What only some may know is told to nobody else', () => {
    expect(missing).toEqual([]);
  });

  test('The board shows nothing of a hand or a secret objective', () => {
    expect(hands.filter(Boolean).length).toBeGreaterThan(5);
    const shown = JSON.stringify(view);
    expect(hands.filter((card) => card && shown.includes(`"${card}"`))).toEqual([]);
  });

  test('The board and the race sheets are drawn, and told in words', async () => {
    const [board, sheets] = await drawBoard(view as BoardView);
    for (const { data, alt } of [board, sheets]) {
      expect(data.length).toBeGreaterThan(50_000);
      expect(alt.length).toBeGreaterThan(100);
    }
  });
});
