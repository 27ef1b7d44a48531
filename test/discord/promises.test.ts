import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { createGameInteraction, resolveVisibleGame } from '#discord/access/game-access.ts';
import { parseCustomId } from '#discord/interactions/custom-id.ts';
import type { Reply } from '#discord/edition/edition-adapter.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { createPromiseSubcommands } from '#discord/trade/promise-commands.ts';
import { played } from './sent.ts';

const USERS = ['100000000000000001', '100000000000000002', '100000000000000003'];

/** A game in which the user of the first seat can promise the second seat something; the third user only watches. */
async function table() {
  const t = await played(USERS);
  await t.settle();
  const { members } = await t.here.table.getGame(t.game);
  const users = ['p1', 'p2', 'p3'].map((seat) => members.find((one) => one.seat === seat)?.user ?? '');
  const from = (user: string) => ({ caller: { user }, name: 'A', guild: '1', channel: 'thread' });
  const [promise, debts] = createPromiseSubcommands();
  const run = async (user: string, command: typeof promise, options: Record<string, string> = {}): Promise<Reply> => {
    const seen = await resolveVisibleGame(t.context, from(user), t.game);
    const given = { text: (name: string) => options[name] } as never;
    return command.run(createGameInteraction(t.context, from(user), seen), given);
  };
  const press = (user: string, id: string, values: string[] = []): Promise<Reply> =>
    handleComponent(t.context, from(user), id, values);
  const direct = (user: string): string[] =>
    t.recorder.sent.flatMap(({ to, payload }) => (to === user ? [(payload as { content: string }).content] : []));
  return { ...t, users, press, direct, promise: (user: string, options: Record<string, string>) => run(user, promise, options), debts: (user: string) => run(user, debts) }; // prettier-ignore
}

/** Returns the buttons of a reply by label, and the values of its menu. */
function controls({ message }: Reply): { buttons: Record<string, string>; menu: { id: string; values: string[] } } {
  const all = (message?.components ?? []).flatMap(({ components }) => components);
  const menu = all.find((one) => one.type === ComponentType.StringSelect);
  return {
    buttons: Object.fromEntries(
      all.flatMap((one) => ('label' in one && 'custom_id' in one ? [[one.label ?? '', one.custom_id]] : [])),
    ),
    menu: { id: menu?.custom_id ?? '', values: menu?.options.map(({ value }) => value) ?? [] },
  };
}

test('A promise is noted, listed and settled by its two players', async () => {
  const t = await table();
  const [ann, bob] = t.users;
  const noted = await t.promise(ann, { to: 'p2', text: 'A *coin* for you', due: 'soon' });
  expect(noted.message?.content).toBe('I noted your promise to seat 2. Only you two see it. `/trade debts` lists it.');
  await t.settle();
  expect(t.direct(bob)).toEqual([
    'In <#thread>: seat 1 made you a promise. seat 1 promises seat 2: “A \\*coin\\* for you” (due: soon)',
  ]);
  const list = await t.debts(bob);
  expect(list.message?.content).toBe('- seat 1 promises seat 2: “A \\*coin\\* for you” (due: soon)');
  const { menu } = controls(list);
  const shown = controls(await t.press(bob, menu.id, menu.values));
  expect(Object.keys(shown.buttons)).toEqual(['Mark as kept', 'Forgive', 'Publish']);
  const settled = await t.press(bob, shown.buttons.Forgive);
  expect(settled.message?.content).toBe(
    'You forgave the promise.\n- seat 1 promises seat 2: “A \\*coin\\* for you” (due: soon) – forgiven',
  );
  await t.settle();
  expect(t.direct(ann).length).toBe(1);
});

test('The maker withdraws a promise, and the other agrees', async () => {
  const t = await table();
  const [ann, bob] = t.users;
  await t.promise(ann, { to: 'p2', text: 'Peace' });
  const look = async (user: string) => {
    const { menu } = controls(await t.debts(user));
    return controls(await t.press(user, menu.id, menu.values)).buttons;
  };
  const buttons = await look(ann);
  expect(Object.keys(buttons)).toEqual(['Say it is kept', 'Withdraw', 'Publish']);
  expect((await t.press(ann, buttons.Withdraw)).message?.content).toBe(
    'You withdrew the promise. The other player can agree.\n- seat 1 promises seat 2: “Peace” – withdrawn by its maker',
  );
  await expect(t.press(ann, buttons.Withdraw)).rejects.toThrow('You withdrew this promise already.');
  expect(Object.keys(await look(ann))).toEqual(['Say it is kept', 'Publish']);
  expect(Object.keys(await look(bob))).toEqual(['Mark as kept', 'Forgive', 'Agree to withdraw', 'Publish']);
  await t.press(bob, (await look(bob))['Agree to withdraw']);
  expect((await t.debts(ann)).message?.content).toBe('- seat 1 promises seat 2: “Peace” – withdrawn');
});

test('The maker says that a promise is kept, and the other agrees', async () => {
  const t = await table();
  const [ann, bob] = t.users;
  await t.promise(ann, { to: 'p2', text: 'Peace' });
  const look = async (user: string) => {
    const { menu } = controls(await t.debts(user));
    return controls(await t.press(user, menu.id, menu.values)).buttons;
  };
  expect((await t.press(ann, (await look(ann))['Say it is kept'])).message?.content).toBe(
    'You said that the promise is kept. The other player can agree.\n' +
      '- seat 1 promises seat 2: “Peace” – said to be kept by its maker',
  );
  await t.settle();
  expect(t.direct(bob).at(-1)).toBe(
    'In <#thread>: seat 1 says that a promise to you is kept. `/trade debts` lets you agree. ' +
      'seat 1 promises seat 2: “Peace”',
  );
  expect(Object.keys(await look(ann))).toEqual(['Withdraw', 'Publish']);
  await t.press(bob, (await look(bob))['Mark as kept']);
  expect((await t.debts(ann)).message?.content).toBe('- seat 1 promises seat 2: “Peace” – kept');
});

test('A promise changed again and again counts as posts', async () => {
  const t = await table();
  const [ann, bob] = t.users;
  await t.promise(ann, { to: 'p2', text: 'Peace' });
  await t.settle();
  const before = t.direct(bob).length;
  const alias = controls(await t.debts(ann)).menu.values[0];
  const press = (i: number) => t.press(ann, `t:${t.game}:${alias}:${i % 2 ? 'say-kept' : 'ask-withdraw'}:`);
  for (let i = 0; i < 30; i++) await press(i);
  await expect(press(30)).rejects.toThrow(
    /^You cannot post more than 30 messages in 10 minutes\. You can post again <t:\d+:R>\.$/,
  );
  await t.settle();
  expect(t.direct(bob).length - before).toBeLessThanOrEqual(30);
});

test('A third player sees and learns nothing of a promise', async () => {
  const [without, t] = [await table(), await table()];
  const [ann, bob, cat] = t.users;
  await t.promise(ann, { to: 'p2', text: 'Hidden words' });
  await t.settle();
  const nothing = await without.debts(without.users[2]);
  expect(await t.debts(cat)).toEqual(nothing);
  const { menu } = controls(await t.debts(bob));
  const alias = menu.values[0];
  for (const verb of ['promise', 'say-kept', 'kept', 'forgive', 'ask-withdraw', 'release', 'publish']) {
    const refused = 'You have no such promise. `/trade debts` lists yours.';
    await expect(t.press(cat, `t:${t.game}:${alias}:${verb}:`)).rejects.toThrow(refused);
    await expect(t.press(cat, `t:${t.game}:NONE:${verb}:`)).rejects.toThrow(refused);
  }
  const told = JSON.stringify(t.recorder.sent.filter(({ to }) => to === null || to === cat));
  expect(told).not.toMatch(/hidden words|promise/i);
});

test('The list of promises has pages that fit into a message', async () => {
  const t = await table();
  const [ann, bob] = t.users;
  for (const [from, to] of [
    [ann, 'p2'],
    [bob, 'p1'],
  ] as const)
    for (let i = 1; i <= 18; i++)
      await t.promise(from, { to, text: `${i} ${'word '.repeat(30)}`, due: 'x'.repeat(90) });
  const seen = new Set<string>();
  let reply = await t.debts(ann);
  for (let page = 1; page === 1 || 'Next page' in controls(reply).buttons; page++) {
    const { buttons, menu } = controls(reply);
    const { content = '' } = reply.message ?? {};
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(content).toMatch(new RegExp(`\\n-# Page ${page} of \\d$`));
    expect(content.split('\n- ').length).toBe(menu.values.length);
    for (const value of menu.values) seen.add(value);
    if (seen.size === 36) break;
    reply = await t.press(ann, buttons['Next page']);
  }
  expect(seen.size).toBe(36);
});

test('A published promise is posted once both players agree', async () => {
  const t = await table();
  const [ann, bob, cat] = t.users;
  await t.promise(ann, { to: 'p2', text: 'Peace' });
  const posted = () => JSON.stringify(t.recorder.sent.filter(({ to }) => to === null)).includes('Published promise');
  for (const user of [ann, bob]) {
    expect(posted()).toBe(false);
    const { menu } = controls(await t.debts(user));
    const { buttons } = controls(await t.press(user, menu.id, menu.values));
    expect(parseCustomId(buttons.Publish)?.verb).toBe('publish');
    await t.press(user, buttons.Publish);
    await t.settle();
    if (user === ann)
      await expect(t.press(user, buttons.Publish)).rejects.toThrow(
        'You published this promise already. It is public as soon as the other player does so too.',
      );
  }
  expect(posted()).toBe(true);
  expect((await t.debts(cat)).message?.content).toBe('- seat 1 promises seat 2: “Peace” – public');
});
