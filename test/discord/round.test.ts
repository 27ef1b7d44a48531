import { describe, expect, test } from 'vitest';
import { samples } from '../chance.ts';
import { playRound } from '../../scripts/taps/round.ts';

const HOUR = 3_600_000;

const AT_ONCE = 'taps';
/** A long round: Mecatol Rex is taken in it, and an agenda phase follows, in which one is asked after the other. */
const WITH_AGENDAS = 'e';
const SEEDS = [WITH_AGENDAS, 'c'].slice(0, samples(1, 2));

describe('A round of one person and five practice players', () => {
  test('answered at once makes at most 45 messages and few pings', async () => {
    const round = await playRound({ seed: AT_ONCE });
    expect(round.created).toBeLessThanOrEqual(45);
    expect(round.pingsPerPerson).toBeLessThanOrEqual(2);
    // Steps of practice players that follow one another are told together.
    expect(round.edited).toBeLessThanOrEqual(100);
    expect(round).toMatchObject({ tooSoon: 0, live: 1 });
  });

  test('answered within three hours makes few messages and pings', async () => {
    for (const seed of SEEDS) {
      const round = await playRound({ seed, within: 3 * HOUR });
      expect(round.created).toBeLessThanOrEqual(seed === WITH_AGENDAS ? 70 : 55);
      expect(round.pingsPerPerson).toBeLessThanOrEqual(seed === WITH_AGENDAS ? 14 : 8);
      expect(round).toMatchObject({ tooSoon: 0, live: 1 });
      const told = round.sent.filter(({ payload }) => (payload as { flags?: number } | null)?.flags === 32768);
      expect(told.length).toBeGreaterThan(20);
      // A title with neither a line nor a picture under it tells nothing.
      const empty = told.filter(
        ({ payload }) => /^\*\*.*\*\*$/.test(textOf(payload)) && !(payload as { files?: unknown[] }).files?.length,
      );
      expect(empty).toEqual([]);
      const titles = leftOf(round.sent).map((text) => text.split('\n', 1)[0]);
      const turns = titles.filter((title) => !/phase|Setup/.test(title));
      expect(turns.filter((title, i) => title === turns[i + 1])).toEqual([]);
    }
  });
});

/** The texts of the framed messages that are left in the thread at the end, in order. */
function leftOf(sent: Awaited<ReturnType<typeof playRound>>['sent']): string[] {
  const left = new Map<string, unknown>();
  let posted = 0;
  for (const { to, edited, deleted, payload } of sent.filter(({ to: whom }) => whom === null)) {
    if (deleted !== undefined) left.delete(deleted);
    else if (edited === undefined) left.set(`${to ?? 'thread'}-${++posted}`, payload);
    else if (left.has(edited)) left.set(edited, payload);
  }
  return [...left.values()].flatMap((payload) => textOf(payload) || []);
}

/** What the first part of a framed message says. */
const textOf = (payload: unknown): string => {
  const { components } = JSON.parse(JSON.stringify(payload)) as {
    components?: { components: { content?: string }[] }[];
  };
  return components?.[0]?.components[0]?.content ?? '';
};
