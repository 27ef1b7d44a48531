import { expect, test } from 'vitest';
import { booksOf } from '#ti4/rulebook.ts';
import { replay } from '#ti4/simulation/recorded-game.ts';
import { simulate, type Wish } from '#ti4/simulation/simulate.ts';
import { canonical, fingerprint, type Json } from '#engine';
import { type Move, readRecorded, writeRecorded } from '#simulation';

const books = booksOf();

test.each(['practice', 'random'] as const)(
  'A game with a draft is played out by %s players, and comes to the same when it is replayed',
  (kind) => {
    const book = books.of();
    const wish: Wish = { players: 3, seed: `draft of ${kind} players`, draft: true, points: 4, sets: book.sets };
    const answers: Move[] = [];
    const report = simulate(book, wish, { kinds: [kind, kind, kind], did: (move) => answers.push(move) });
    for (const what of ['stuck', 'refused', 'endless', 'faults'] as const) expect(report[what], what).toEqual([]);
    expect(new Set(report.factions).size).toBe(3);
    expect(report.factions).not.toContain('');
    const recorded = readRecorded<Wish>(writeRecorded({ settings: wish, lines: 1, answers, end: report.end }));
    expect(fingerprint(canonical(replay(books, recorded) as unknown as Json))).toBe(report.end);
  },
);
