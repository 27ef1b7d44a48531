import { expect, test } from 'vitest';
import { mover, moves, only, room, started, state } from './room.ts';
import { unsealState } from '#service/queries/unseal-state.ts';

test('A past snapshot has the state of its command, without prompts', async () => {
  const here = await room({ seed: 3 });
  const { game } = await started(here);
  const { table } = here;
  const stood = new Map([[1, JSON.stringify(await state(here, game))]]);
  const goesOn = async (...choices: string[]): Promise<void> => {
    for (const choice of choices) {
      await moves(here, game, choice);
      stood.set((await table.getGame(game)).head, JSON.stringify(await state(here, game)));
    }
  };
  await goesOn('roll', 'take');
  const user = await mover(here, game);
  await table.answer({ user }, game, (await only(here, game, user)).ask, ['twice']);
  const taken = (await table.getGame(game)).head;
  await table.undo({ user }, game);
  await goesOn('take', 'roll');
  expect(stood.size).toBeGreaterThan(4);
  for (const [command, then] of stood) {
    const seen = await (await table.snapshot(game)).snapshotAfter(command);
    expect(JSON.stringify(unsealState(seen.state))).toBe(then);
    expect([seen.game.head, seen.pendingPlayers(), seen.questionsOf(user)]).toEqual([command, [], []]);
  }
  await expect(async () => (await table.snapshot(game)).snapshotAfter(taken)).rejects.toThrow(
    'That move has been undone.',
  );
});

test('A snapshot of the past is unaffected by a concurrent undo', async () => {
  const here = await room({ seed: 3 });
  const { game } = await started(here);
  const { table } = here;
  await moves(here, game, 'take');
  const { head } = await table.getGame(game);
  const then = JSON.stringify(await state(here, game));
  const user = await mover(here, game);
  await table.answer({ user }, game, (await only(here, game, user)).ask, ['twice']);
  const seen = await table.snapshot(game);
  await table.undo({ user }, game);
  expect(JSON.stringify(unsealState((await seen.snapshotAfter(head)).state))).toBe(then);
});
