import { readdirSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { canonicalJson, fingerprint } from '#engine';
import type { Move, SimulatedGame, RecordedGame } from '#simulation';
import { folderOf, recordingOf, recordingsOf, renewalOf } from './recordings.ts';
import { StateChecks, type StateCheck } from './state-check.ts';

/** Replays a recorded game to its end, calling `before` before each move. Returns the game at its end. */
export type ReplayWhole<G extends SimulatedGame, Wish> = (
  recorded: RecordedGame<Wish>,
  before: (game: G, move: Move) => void,
) => G;

/** Declares the tests of an edition's recorded games: each is replayed once for all checks. */
export function testCorpus<G extends SimulatedGame, Wish>(
  edition: Parameters<typeof recordingsOf>[0],
  replayWhole: ReplayWhole<G, Wish>,
  all: readonly StateCheck<G>[],
): void {
  const checks = new StateChecks(all);
  const names = recordingsOf(edition);
  const ends = new Map<string, () => string>();
  const play = (name: string): string => {
    const show = checks.follow();
    const game = replayWhole(recordingOf<Wish>(edition, name), (now, move) => show(now, move));
    show(game);
    return fingerprint(canonicalJson(game.state));
  };

  describe(`Recorded games of ${edition}`, () => {
    beforeAll(() => {
      for (const name of names) {
        try {
          const end = play(name);
          ends.set(name, () => end);
        } catch (error) {
          ends.set(name, () => {
            throw error;
          });
        }
      }
    });

    test.each(names)('%s is replayed to the same end', (name) => {
      const renewal = renewalOf(edition, name);
      let end: string | undefined;
      try {
        end = ends.get(name)?.();
      } catch (error) {
        throw new Error(renewal, { cause: error });
      }
      expect(end, renewal).toBe(recordingOf(edition, name).end);
      expect(statSync(new URL(name, folderOf(edition))).size).toBeLessThan(400_000);
    });

    test('Each recorded game is replayed', () => {
      expect(readdirSync(folderOf(edition)).toSorted()).toEqual(names.toSorted());
    });

    for (const check of all) test(check.title, () => checks.verify(check));
  });
}
