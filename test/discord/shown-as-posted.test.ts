import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { moves } from '../service/room.ts';
import { toy } from '../service/toy.ts';
import { played } from './sent.ts';

const boards = { ...toy, announcementStyle: () => 'board' as const };

/** A message as discord.js has it, with such pictures in its frame. */
const posted = (...names: string[]) => ({
  id: 'there',
  components: [
    {
      type: ComponentType.Container,
      components: [
        { type: ComponentType.TextDisplay, content: 'Told' },
        ...(names.length
          ? [
              {
                type: ComponentType.MediaGallery,
                items: names.map((name) => ({
                  media: { url: `https://there.example/1/${name}?ex=2` },
                  description: `of ${name}`,
                })),
              },
            ]
          : []),
      ],
    },
  ],
});

test.each([
  ['without a picture, as too much was to be drawn then', [], null],
  ['with another picture than there would be now', ['then.jpg'], [{ name: 'then.jpg', alt: 'of then.jpg' }]],
])('A message found again counts with the pictures it has: %s', async (_how, names, shown) => {
  const { here, game, sender } = await played(undefined, boards);
  await moves(here, game, 'take');
  const row = (await here.store.outbox.ofGame(game)).filter(({ kind }) => kind === 'turn').at(-1);
  if (!row) throw new Error('Nothing is told.');
  const chapters = sender.rows['chapters'];
  const anew = await chapters.publish(row, undefined);
  await anew.afterRecorded();
  expect((await here.store.outbox.find(row.id))?.pictures).toMatchObject([{ name: 'toy.svg' }]);
  await here.store.outbox.savePictures(row.id, null as never);
  const found = await chapters.publish(row, posted(...names) as never);
  expect(found.message).toBe('there');
  await found.afterRecorded();
  expect((await here.store.outbox.find(row.id))?.pictures ?? null).toEqual(shown);
});
