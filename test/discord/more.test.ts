import { filterSequential } from '#discord/async/sequential.ts';
import { ComponentType } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCommands, handleMenuCommand } from '#discord/commands/registry.ts';
import { menuCommandId } from '#discord/commands/menu-command-id.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { rulebooksBySets } from '#ti3/rulebook.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { customId, parseCustomId } from '#discord/interactions/custom-id.ts';
import type { Reply } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { Illegal, type GameService } from '#service';
import { holds } from './holds-to-limits.ts';
import { lateTable } from './late.ts';

let late: Awaited<ReturnType<typeof lateTable>>;
beforeAll(async () => {
  late = await lateTable();
});
afterAll(() => late.close());

const from = (user: string): InteractionOrigin => ({ caller: { user }, name: 'Somebody', guild: '1', channel: '3' });

async function press(user: string, id: string, values: string[] = []): Promise<Reply> {
  const read = parseCustomId(id);
  if (read?.kind === 'c')
    return handleMenuCommand(late.context, createCommands(late.context.adapters), from(user), read, values);
  return handleComponent(late.context, from(user), id, values);
}

interface Control {
  label: string;
  id: string;
  values?: string[];
}
const controls = (reply: Reply): Control[] =>
  (reply.message?.components ?? []).flatMap(({ components }) =>
    components.flatMap((one): Control[] => {
      if (one.type === ComponentType.StringSelect)
        return [{ label: one.placeholder ?? '', id: one.custom_id, values: one.options.map(({ value }) => value) }];
      return 'custom_id' in one && 'label' in one ? [{ label: one.label ?? '', id: one.custom_id }] : [];
    }),
  );
const more = () => customId('g', late.game, '', 'more');

test('A command group offers only subcommands of the game’s edition', async () => {
  const [user] = late.users;
  const commands = createCommands(
    createAdapterRegistry([...late.context.adapters.all, createThirdEditionAdapter(rulebooksBySets())]),
  );
  const read = parseCustomId(customId('c', late.game, '', 'lead', 'why'));
  if (!read) throw new Error('That is no button');
  const offered = controls(await handleMenuCommand(late.context, commands, from(user), read, [])).flatMap(
    ({ values = [] }) => values,
  );
  const why = commands.find(({ name }) => name === 'why');
  const foreign =
    why?.subcommands?.filter(({ editions }) => editions && !editions.includes('ti4')).map(({ name }) => name) ?? [];
  expect(foreign).not.toEqual([]);
  expect(offered.length).toBeGreaterThan(3);
  expect(offered.filter((one) => foreign.includes(one))).toEqual([]);
});

describe('More', () => {
  test('the More menu leads to every view, and every step has a Back button', async () => {
    const [user] = late.users;
    const first = await press(user, more());
    expect(controls(first).map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Board',
        'My hand',
        'Objectives',
        'Players',
        'Technology',
        'Odds',
        'Why not?',
        'Standing orders',
        'Points',
        'Undo my last move',
        'Help',
      ]),
    );
    let seen = 0;
    const walk = async (control: Control, depth: number, before: string): Promise<void> => {
      // Of a menu some are tried.
      for (const value of control.values ? control.values.slice(0, 2) : [undefined]) {
        let reply: Reply;
        try {
          reply = await press(user, control.id, value === undefined ? [] : [value]);
        } catch (error) {
          // There may be nothing to look at, which is said in a sentence; the step before is still there.
          if (!(error instanceof Illegal)) throw error;
          continue;
        }
        seen++;
        if (reply.message) holds(reply.message);
        // A menu of the way is a question, without what is said to those who type.
        if (controls(reply).some(({ id, values }) => values && parseCustomId(id)?.arg.includes('?')))
          expect(reply.message?.content.split('\n')[0], control.label).toMatch(/^[^?;]+\?$/);
        expect(reply.update, `${control.label} in the place of what was pressed`).toBe(true);
        const back = controls(reply).find(({ label }) => label === 'Back');
        expect(back?.id, control.label).toBe(control.values ? control.id : before);
        if (depth < 3)
          for (const next of controls(reply).filter((one) => one.values)) await walk(next, depth + 1, control.id);
      }
    };
    for (const control of controls(first)) if (control.label !== 'Board') await walk(control, 0, more());
    expect(seen).toBeGreaterThan(12);
  });

  test('reveals nothing of a game elsewhere and rejects forged steps', async () => {
    const stranger = { ...from('99'), guild: '77', channel: '78' };
    await expect(async () => handleComponent(late.context, stranger, more(), [])).rejects.toThrow(Illegal);
    const all = createCommands(late.context.adapters);
    for (const arg of ['scores', 'player?seat', 'odds?system']) {
      const id = parseCustomId(customId('c', late.game, '', 'lead', arg));
      if (!id) throw new Error('No such id');
      const told = await handleMenuCommand(late.context, all, stranger, id, ['sol']).catch((error: unknown) => {
        if (error instanceof Illegal) return { message: { content: error.message } };
        throw error;
      });
      expect(told.message?.content).toMatch(/don't know a game|nothing to choose/i);
    }
    for (const arg of ['', 'nothing', 'odds?attacker', 'forget-me?confirm', 'why nothing'])
      await expect(press(late.users[0], customId('c', late.game, '', 'lead', arg))).rejects.toThrow(Illegal);
  });
});

test('Undo through More names a move and takes back only that', async () => {
  const table = late.context.service as GameService;
  await table.answerExpired(Number.MAX_SAFE_INTEGER);
  const seen = await late.context.load(late.game);
  const [user] = await filterSequential(late.users, async (one) => (await seen.findLastMove(one)) === undefined);
  if (user !== undefined) {
    await expect(press(user, customId('c', late.game, '', 'lead', 'undo'))).rejects.toThrow(
      'You have no move to undo.',
    );
    await expect(press(user, customId('g', late.game, '', 'undo', 'ABCDEF'))).rejects.toThrow(Illegal);
  }
});

test('Views opened below a question lead back to it stepwise', async () => {
  const [user] = late.users;
  const back = (reply: Reply): string => controls(reply).find(({ label }) => label === 'Back')?.id ?? '';
  const asked = await press(user, menuCommandId(late.game, 'why activate', 'about', 'question'));
  const question = customId('g', late.game, '', 'keep');
  expect(back(asked)).toBe(question);
  const menu = controls(asked).find(({ values }) => values);
  const told = await press(user, menu?.id ?? '', [menu?.values?.[0] ?? '']);
  const again = await press(user, back(told));
  expect(controls(again).map(({ id }) => id)).toEqual(controls(asked).map(({ id }) => id));
  expect(back(again)).toBe(question);
  // Where it was begun from all that can be done, that is where it leads.
  expect(back(await press(user, menuCommandId(late.game, 'why activate', 'about')))).toBe(
    menuCommandId(late.game, 'why'),
  );
});
