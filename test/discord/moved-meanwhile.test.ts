import { expect, test } from 'vitest';
import { toyFace } from '../service/toy-face.ts';
import { moves } from '../service/room.ts';
import { toy } from '../service/toy.ts';
import { played } from './sent.ts';

test('A game moved while its board is drawn posts it there', async () => {
  let drawn = async (): Promise<void> => undefined;
  const slow = {
    ...toyFace,
    createPresenter: (...of: Parameters<typeof toyFace.createPresenter>) => {
      const sight = toyFace.createPresenter(...of);
      const board = sight.drawBoard.bind(sight);
      return Object.assign(sight, { drawBoard: async () => (await drawn(), board()) });
    },
  };
  const { here, game, sender, recorder, settle } = await played(
    undefined,
    { ...toy, announcementStyle: () => 'board' as const },
    undefined,
    slow,
  );
  await settle();
  await sender.stop();
  await moves(here, game, 'take');
  const row = (await here.store.outbox.ofGame(game)).filter(({ kind }) => kind === 'turn').at(-1);
  if (!row) throw new Error('Nothing is told.');
  let times = 0;
  drawn = async () => {
    times++;
    await here.table.setPlace({ user: '100000000000000001' }, game, { guild: '1', channel: '2', thread: 'elsewhere' });
  };
  await sender.rows['chapters'].publish(row, undefined);
  expect(times).toBe(1);
  expect(recorder.looked.at(-1)).toBe('elsewhere');
});
