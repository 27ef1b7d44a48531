import { expect } from 'vitest';
import type { Game } from '#ti4/rules/game.ts';
import { pendingSeats } from '#ti4/views/index.ts';
import { openAsks, seatsPubliclyAsked } from '#engine';
import type { StateCheck } from '../state-check.ts';

/** Checks every n-th state. */
const EVERY = 3;

/** Lists the seats that are publicly asked, each with its question. */
function publiclyAsked(game: Game): Set<string> {
  const open = openAsks(game.state).filter(({ ask }) => ask.reply === undefined);
  return new Set(
    open.flatMap((one) =>
      seatsPubliclyAsked(game as never, one).map(
        (seat) => `${seat} ${one.ask.question === 'window' ? one.frame.id : one.ask.question}`,
      ),
    ),
  );
}

/** Checks that each player being waited for is named with a reason in words. */
export function waitingInWords(): StateCheck<Game> {
  const about = new Set<string>();
  const names = new Set<string>();
  return {
    title: 'Each player who is waited for is named, with what for in words',
    onState: (game, answers) => {
      if (answers % EVERY) return;
      for (const name of Object.keys(game.book.questions)) if (name.includes('-')) names.add(name);
      const awaited = pendingSeats(game);
      expect(awaited.length).toBe(publiclyAsked(game).size);
      for (const one of awaited) about.add(one.about);
    },
    verify: () => {
      expect(about).toContain('choose an action');
      expect([...about].some((one) => /^follow \w+ or decline$/.test(one))).toBe(true);
      expect([...about].filter((one) => names.has(one))).toEqual([]);
    },
  };
}
