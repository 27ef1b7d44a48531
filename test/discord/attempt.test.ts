import { expect, test } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import { runHandler } from '#discord/interactions/run-handler.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { EditionAdapter, BotContext } from '#discord/edition/edition-adapter.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { hash, mover, only, room, started } from '../service/room.ts';

/** Somebody's press at a table whose words for what happened fail, or whose records do. */
async function pressing(
  fails: () => void = () => {
    throw new Error('No words');
  },
) {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  const logged: unknown[] = [];
  const face = {
    editionId: 'toy',
    title: 'Toy',
    aliases: [],
    hasHands: true,
    createPresenter: () => ({ narrate: () => fails() }),
  } as unknown as EditionAdapter;
  const adapters = createAdapterRegistry([face]);
  const context: BotContext = {
    service: here.table,
    adapters,
    load: createGameLoader(here.table, adapters),
    quota: new UserQuota(() => here.now),
    clock: () => here.now,
    log: { info: () => {}, warn: () => {}, error: (about: object) => void logged.push(about) },
  };
  const from: InteractionOrigin = { caller: { user, interaction: 'i1' }, name: 'Somebody', guild: null, channel: null };
  const press = async (id: string) =>
    (await runHandler(context, from, (known) => handleComponent(context, known, id, []))).message?.content ?? '';
  return { here, game, ask, logged, press };
}

test('An accepted answer whose follow-up fails is confirmed with a code', async () => {
  const { here, game, ask, press, logged } = await pressing();
  const before = await hash(here, game);
  expect(await press(customId('q', game, ask, 'key', 'take'))).toMatch(/^I saved your answer, .* code: [A-Z0-9]+\.$/);
  expect(await hash(here, game)).not.toBe(before);
  expect(logged.length).toBe(1);
});

test('An accepted answer is confirmed although the database closes afterwards', async () => {
  const { here, game, ask, press } = await pressing();
  const before = await hash(here, game);
  here.table.onChange(() => void here.store.close());
  expect(await press(customId('q', game, ask, 'key', 'take'))).toMatch(/^I saved your answer, .* code: [A-Z0-9]{6}\.$/);
  await here.restart();
  expect(await hash(here, game)).not.toBe(before);
});

test('A failure before any change says that nothing was changed', async () => {
  const { here, game, ask, press } = await pressing();
  const before = await hash(here, game);
  here.store.record = () => Promise.reject(new Error('No game'));
  expect(await press(customId('q', game, ask, 'key', 'take'))).toMatch(/Nothing was changed/);
  await here.restart();
  expect(await hash(here, game)).toBe(before);
});

test('A failing listener does not make a change look refused', async () => {
  const { here, game, ask, press } = await pressing(() => [] as never);
  here.table.onChange(() => {
    throw new Error('Deaf');
  });
  const before = await hash(here, game);
  expect(await press(customId('q', game, ask, 'key', 'take'))).not.toMatch(/Nothing was changed/);
  expect(await hash(here, game)).not.toBe(before);
  expect(here.logged.map(({ level }) => level)).toEqual(['error']);
});
