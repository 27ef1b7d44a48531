import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { createGameInteraction, resolveVisibleGame } from '#discord/access/game-access.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { GameCommand, Reply } from '#discord/edition/edition-adapter.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { FIGHTS, fought, USERS, type Fought } from './fought.ts';

const ANN: InteractionOrigin = { caller: { user: USERS[0] }, name: 'Ann', guild: '1', channel: '3' };

/** What `/orders` of an edition does for Ann, and completes for what she types. */
async function command({ context, game }: Fought, typed: string, options: Record<string, string> = {}) {
  const seen = await resolveVisibleGame(context, ANN, game);
  const { leaf } = seen.adapter.commands.find(({ name }) => name === 'orders') as GameCommand;
  const at = createGameInteraction(context, ANN, seen);
  return {
    reply: (await leaf?.run(at, { text: (name: string) => options[name] } as never)) as Reply,
    completed: (await leaf?.complete?.({ ...at, seat: 'p1' } as never, 'moment', typed, {} as never)) as {
      key: string;
      label: string;
    }[],
  };
}

interface Listed {
  lines: string[];
  menu: { id: string; options: { value: string; label: string }[] };
  buttons: Record<string, string>;
}

function listed({ message }: Reply): Listed {
  const all = (message?.components ?? []).flatMap(({ components }) => components);
  const menu = all.find((one) => one.type === ComponentType.StringSelect);
  return {
    lines: message?.content.split('\n').filter((line) => line.startsWith('- ')) ?? [],
    menu: { id: menu?.custom_id ?? '', options: menu?.options ?? [] },
    buttons: Object.fromEntries(
      all.flatMap((one) => ('label' in one && 'custom_id' in one ? [[one.label ?? '', one.custom_id]] : [])),
    ),
  };
}

for (const edition of Object.keys(FIGHTS)) {
  test(`${edition}: every standing order is listed, can be canceled and typed`, async () => {
    const table = await fought(edition, 'space', 'cards', ['ann']);
    const { context, game } = table;
    const press = async (id: string, values: string[] = []): Promise<Listed> =>
      listed(await handleComponent(context, ANN, id, values));
    const suggested = (await command(table, '')).completed.map(({ key }) => key).slice(0, 20);
    const moments = suggested.filter((order) => !order.startsWith('skip '));
    const narrowed = moments.slice(-2).map((moment) => `${moment} at me`);
    const orders = [...suggested, ...narrowed];
    for (const moment of orders) await table.here.table.act({ user: USERS[0] }, game, 'standing-order', { moment, until: 'always' }); // prettier-ignore

    const first = listed((await command(table, '')).reply);
    expect(first.lines.length).toBe(first.menu.options.length);
    const second = await press(first.buttons['Next page']);
    const shown = [...first.menu.options, ...second.menu.options];
    expect(shown.map(({ value }) => value).sort()).toEqual(orders.toSorted());

    const { completed } = await command(table, 'concerns me');
    expect(completed.map(({ key }) => key).sort()).toEqual(narrowed.toSorted());
    await command(table, '', { moment: narrowed[0], 'how-long': 'ask' });
    const rest = await press(second.menu.id, [narrowed[1]]);
    expect(rest.menu.options.map(({ value }) => value)).toEqual(
      second.menu.options.map(({ value }) => value).filter((value) => !narrowed.includes(value)),
    );
    const back = await press(rest.buttons['Previous page']);
    expect(back.menu.options).toEqual(first.menu.options);
  });
}

test('An order is canceled by a button of an earlier message, too', async () => {
  const table = await fought('ti4', 'space', 'cards', ['ann']);
  await command(table, '', { moment: 'action-card-played', 'how-long': 'always' });
  const reply = await handleComponent(table.context, ANN, `g:${table.game}::order:action-card-played`, []);
  expect(reply.message?.content).toBe(
    'I will ask you again.\nYou have no standing orders: I ask you whenever you can respond.',
  );
});
