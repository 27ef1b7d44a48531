import { expect, test } from 'vitest';
import { toy } from '../table/toy.ts';
import { moves } from '../table/room.ts';
import { played } from './sent.ts';

const USERS = ['100000000000000001', '100000000000000002', '100000000000000003'];

/** The toy, all of it one turn; the third and the fourth move are a fight within it. */
const fought = {
  ...toy,
  milestone: () => 'text' as const,
  chapter: ({ turn }: { turn: number }) => {
    if (turn > 5) return { key: 'next', seat: null, title: 'Next turn' };
    const isFight = turn === 2 || turn === 3;
    return isFight
      ? { key: 'fight', within: 'turn', seat: null, title: 'The fight' }
      : { key: 'turn', seat: null, title: 'The turn', opens: true as const };
  },
};

test('What led to a fight stands before it, and what came of it after it, in the order in which it was', async () => {
  const { here, game, recorder, settle } = played(USERS, fought);
  for (let n = 0; n < 7; n++) {
    moves(here, game, 'take');
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
