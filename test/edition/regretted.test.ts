import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import { createCommands, executeCommand } from '#discord/commands/registry.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { customId, parseCustomId } from '#discord/interactions/custom-id.ts';
import type { Reply } from '#discord/edition/edition-adapter.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { handleQuestionPress } from '#discord/questions/question-handler.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { rulebooksBySets } from '#ti3/rulebook.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { randomAnswer } from '#engine';
import { createRandom } from '#simulation';
import { room } from '../service/room.ts';

// What somebody may not mean to lose by an answer is asked about, however the answer is given. Here: E3 6.1, a counter laid where
// nothing of theirs can come.

const USERS = ['ann', 'bob', 'cleo'];

/** A game of three in which it is somebody's turn. */
async function atTurn() {
  const here = await room({ editions: [createThirdEdition(rulebooksBySets()) as never] });
  const adapters = createAdapterRegistry([createThirdEditionAdapter(rulebooksBySets())]);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const context: BotContext = {
    service: here.table,
    adapters,
    load: createGameLoader(here.table, adapters),
    clock: () => here.now,
    log,
    quota: new UserQuota(() => here.now),
  } as never;
  const below = createRandom(4);
  const { table } = here;
  const { game } = await table.createGame({ user: 'ann' }, { edition: 'ti3', place: {} });
  for (const user of USERS) await table.join({ user }, game, { name: user });
  await table.startGame({ user: 'ann' }, game);
  for (let n = 0; n < 60; n++) {
    for (const user of USERS) {
      const [open] = (await table.openQuestions(game, user)).filter(({ reply }) => reply === undefined);
      if (open?.question === 'turn') return { context, table, game, user };
      if (open) await table.answer({ user }, game, open.ask, randomAnswer(open.spec, below));
    }
  }
  throw new Error('It is nobody’s turn');
}

const buttons = ({ message }: Reply): [string, string][] =>
  (message?.components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.flatMap((one): [string, string][] =>
          one.type === ComponentType.Button && 'custom_id' in one
            ? [['label' in one ? (one.label ?? '') : '', one.custom_id]]
            : [],
        )
      : [],
  );

test('A regrettable answer, typed or pressed, needs one confirming press', async () => {
  const { context, table, game, user } = await atTurn();
  const from = { caller: { user }, name: user, guild: '1', channel: '2' };
  const seen = await context.load(game);
  const head = async (): Promise<number> => (await table.getGame(game)).head;
  const before = await head();
  const [open] = seen.questionsOf(user);
  expect(open.confirmation(['tactical'])).toBeUndefined();
  const leaf = createCommands(context.adapters)
    .find(({ name }) => name === 'tactical')
    ?.subcommands?.find(({ name }) => name === 'activate');
  if (!leaf) throw new Error('There is no /tactical activate');
  const type = async (system: string): Promise<Reply> =>
    executeCommand(context, from, leaf, {
      text: (key: string) => (key === 'system' ? system : undefined),
      number: () => undefined,
      boolean: () => undefined,
      user: () => undefined,
    } as never);
  const press = async (reply: Reply, label: string): Promise<Reply> => {
    const found = buttons(reply).find(([name]) => name === label);
    const id = found && parseCustomId(found[1]);
    if (!id) throw new Error(`No ${label} among ${buttons(reply).join(', ')}`);
    return handleQuestionPress(context, from, id, []);
  };
  const supernova = await type('supernova');
  expect(supernova.message?.content).toMatch(
    /Ships cannot enter a supernova.*: your command counter at .* would have no effect\./,
  );
  expect(await head()).toBe(before);
  // Something else was typed since: an old button does not do the newer thing.
  const other = await type('asteroid field');
  expect(other.message?.content).toContain('would have no effect');
  await expect(press(supernova, 'Do it anyway')).rejects.toThrow('That button is for an earlier answer.');
  await press(other, 'Do something else');
  expect(await head()).toBe(before);
  // The same where the question itself is asked, to whoever types and to whoever presses.
  await table.answer({ user }, game, open.ask, ['tactical']);
  const asked = await head();
  const [{ ask, spec }] = (await context.load(game)).questionsOf(user);
  const far = spec.kind === 'choose' ? spec.options.find(({ label }) => label.startsWith('Supernova'))?.key : undefined;
  if (far === undefined) throw new Error('There is no supernova');
  expect((await type('supernova')).message?.content).toContain('would have no effect');
  const chosen = parseCustomId(customId('q', game, ask, 'menu'));
  if (!chosen) throw new Error('There is no such menu');
  const pressed = await handleQuestionPress(context, from, chosen, [far]);
  expect(pressed.message?.content).toContain('would have no effect');
  expect(await head()).toBe(asked);
  await press(pressed, 'Do it anyway');
  expect(await head()).toBeGreaterThan(before);
  expect((await table.facts(game, before + 1, await head())).map(({ fact }) => fact.type)).toContain(
    'system-activated',
  );
});
