import { expect, test } from 'vitest';
import { toy } from '../service/toy.ts';
import { moves } from '../service/room.ts';
import { played } from './sent.ts';

const USERS = ['100000000000000001', '100000000000000002', '100000000000000003'];

/** The toy, all of it one turn; the third and the fourth move are a fight within it. */
const fought = {
  ...toy,
  announcementStyle: () => 'text' as const,
  chapter: ({ turn }: { turn: number }) => {
    if (turn > 5) return { key: 'next', seat: null, title: 'Next turn' };
    const isFight = turn === 2 || turn === 3;
    return isFight
      ? { key: 'fight', within: 'turn', seat: null, title: 'The fight' }
      : { key: 'turn', seat: null, title: 'The turn', opens: true as const };
  },
};

test('Events around a combat are told before and after it, in order', async () => {
  const { here, game, recorder, settle } = await played(USERS, fought);
  for (let n = 0; n < 7; n++) {
    await moves(here, game, 'take');
    await settle();
  }
  const there = new Map<string, string>();
  let posted = 0;
  for (const { to, edited, deleted, payload } of recorder.sent) {
    if (to !== null) continue;
    const id = edited ?? deleted ?? `thread-${++posted}`;
    if (deleted !== undefined) there.delete(id);
    else there.set(id, JSON.stringify(payload));
  }
  const titles = [...there.values()].flatMap((said) => /The (turn|fight)\*\*(?=.n- seat)/.exec(said)?.[1] ?? []);
  expect(titles).toEqual(['turn', 'fight', 'turn']);
});

test('Changes right before a whole board are not drawn separately', async () => {
  const phase = (turn: number) =>
    turn < 3
      ? { key: 'one', seat: null, title: 'Status phase' }
      : { key: 'two', seat: null, title: 'Strategy phase', opens: true as const };
  const { here, game, settle } = await played(USERS, {
    ...toy,
    announcementStyle: () => 'board' as const,
    chapter: ({ turn }: { turn: number }) => phase(turn),
    splitByChapter: ({ turn: was }: { turn: number }, { turn: is }: { turn: number }, facts: readonly unknown[]) =>
      phase(was).key === phase(is).key
        ? [{ chapter: phase(is), upto: facts.length }]
        : [
            { chapter: phase(was), upto: 1 },
            { chapter: phase(is), upto: facts.length },
          ],
  });
  for (let n = 0; n < 4; n++) {
    await moves(here, game, 'take');
    await settle();
  }
  const told = (await here.table.outbox.telling(game, 0, 99)).map(({ chapter, payload }) => ({
    ...(payload as { over?: boolean; unseen?: true }),
    chapter,
  }));
  expect(told.filter(({ unseen }) => unseen).map(({ chapter, over }) => [chapter, over])).toEqual([['one', true]]);
  expect(told.some(({ chapter, unseen }) => chapter === 'two' && !unseen)).toBe(true);
});
