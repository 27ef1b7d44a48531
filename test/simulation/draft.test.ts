import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { replayGame } from '#ti4/simulation/recorded-game.ts';
import { simulate, type SimulationSetup } from '#ti4/simulation/simulate.ts';
import { canonicalJson, fingerprint, type Json } from '#engine';
import { type Move, parseRecordedGame, formatRecordedGame } from '#simulation';

const books = rulebooksBySets();

test.each(['practice', 'random'] as const)('A draft with %s players ends and replays to the same state', (kind) => {
  const book = books.of();
  const setup: SimulationSetup = {
    players: 3,
    seed: `draft of ${kind} players`,
    draft: true,
    points: 4,
    sets: book.sets,
  };
  const answers: Move[] = [];
  const report = simulate(book, setup, { kinds: [kind, kind, kind], onMove: (move) => answers.push(move) });
  for (const what of ['stuck', 'refused', 'endless', 'faults'] as const) expect(report[what], what).toEqual([]);
  expect(new Set(report.factions).size).toBe(3);
  expect(report.factions).not.toContain('');
  const recorded = parseRecordedGame<SimulationSetup>(
    formatRecordedGame({ settings: setup, lines: 1, answers, end: report.end }),
  );
  expect(fingerprint(canonicalJson(replayGame(books, recorded) as unknown as Json))).toBe(report.end);
});
