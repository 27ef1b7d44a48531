import { filterSequential } from '#discord/async/sequential.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ComponentType, type APILabelComponent } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import { createCommands, executeCommand, findCommand } from '#discord/commands/registry.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { customId, parseCustomId } from '#discord/interactions/custom-id.ts';
import type { CommandOptions, Reply } from '#discord/edition/edition-adapter.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { submitForm } from '#discord/forms/form-handler.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';
import type { State } from '#ti4/rules/state.ts';
import { defaultAnswer } from '#engine';
import { openStore, type Store } from '#store';
import { createRandom } from '#simulation';
import { GameService } from '#service';

const PICK = 'choose-strategy-card';
const all = ['ann', 'bob', 'cid', 'dot', 'eve', 'fay'];
const folder = mkdtempSync(path.join(tmpdir(), 'custodian-'));
let store: Store;
let context: BotContext;
let table: GameService;

beforeAll(async () => {
  store = await openStore(path.join(folder, 'table.db'));
  const quiet = (): void => {};
  const log = { info: quiet, warn: quiet, error: quiet };
  const books = singleRulebook(rulebookOf());
  const adapters = createAdapterRegistry([createFourthEditionAdapter(books)]);
  const clock = () => Date.UTC(2026, 0, 13, 12);
  table = new GameService({ store, editions: [createFourthEdition(books)], clock, random: createRandom(5), log });
  context = {
    service: table,
    adapters,
    load: createGameLoader(table, adapters),
    clock,
    log,
    quota: new UserQuota(clock),
  } as unknown as BotContext;
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (game: string, user: string) =>
  (await table.openQuestions(game, user)).filter(({ reply, veiled }) => reply === undefined && !veiled);
const state = async (game: string) => (await table.getGameWithState(game)).state as State;
const playersOf = async (game: string): Promise<string[]> =>
  (await table.getGame(game)).members.map(({ user }) => user);
/** Who is to choose a strategy card. */
const picking = async (game: string): Promise<string | undefined> =>
  (
    await filterSequential(await playersOf(game), async (user) =>
      (await open(game, user)).some(({ question }) => question === PICK),
    )
  )[0];

/** A game in whose strategy phase somebody is to choose, and those after them. */
async function choosing(users = all): Promise<{ game: string; order: string[] }> {
  const { game } = await table.createGame(
    { user: 'ann' },
    { edition: 'ti4', place: { guild: '1', channel: '3', thread: '3' } },
  );
  for (const user of users) await table.join({ user }, game, { name: user });
  await table.startGame({ user: 'ann' }, game);
  for (let i = 0; i < 200 && (await picking(game)) === undefined; i++)
    for (const user of users)
      for (const { ask, spec, question } of (await open(game, user)).slice(0, 1))
        if (question !== PICK) await table.answer({ user }, game, ask, defaultAnswer(spec));
  const members = (await table.getGame(game)).members;
  const of = new Map(members.map(({ seat, user }) => [seat, user]));
  const seated = (await state(game)).order.map((seat) => of.get(seat) ?? '');
  const at = seated.indexOf((await picking(game)) ?? '');
  return { game, order: [...seated.slice(at), ...seated.slice(0, at)] };
}
const take = async (game: string, user: string, card: string): Promise<void> => {
  const asked = (await open(game, user)).find(({ question }) => question === PICK);
  if (!asked) throw new Error(`${user} is not to choose`);
  await table.answer({ user }, game, asked.ask, [card]);
};

const from = (user: string): InteractionOrigin => ({ caller: { user }, name: 'Somebody', guild: '1', channel: '3' });
const buttons = ({ message }: Reply) =>
  (message?.components ?? []).flatMap(({ components }) => components as { label?: string; custom_id?: string }[]);
async function press(game: string, user: string, label: string, on?: Reply): Promise<Reply> {
  const reply = on ?? (await handleComponent(context, from(user), customId('g', game, '', 'move'), []));
  const found = buttons(reply).find((one) => one.label === label);
  if (!found?.custom_id)
    throw new Error(
      `There is no “${label}” among ${buttons(reply)
        .map((one) => one.label)
        .join(', ')}`,
    );
  return handleComponent(context, from(user), found.custom_id, []);
}
type Radio = { type: number; custom_id: string; options: { value: string; default?: boolean }[] };
const fields = ({ modal }: Reply): Radio[] =>
  ((modal?.components ?? []) as APILabelComponent[]).map(({ component }) => component as never);
const send = (user: string, form: Reply, given: Record<string, string[]>): Promise<Reply> => {
  const id = parseCustomId(form.modal?.custom_id ?? '');
  if (!id) throw new Error('No form is open');
  return submitForm(context, from(user), id, given);
};
const marked = (form: Reply) =>
  Object.fromEntries(
    fields(form).map(({ custom_id, options }) => [
      custom_id,
      options.filter((one) => one.default).map(({ value }) => value),
    ]),
  );
const command = (game: string, user: string, name: string, typed: Record<string, string> = {}): Promise<Reply> => {
  const found = findCommand(createCommands(context.adapters), name);
  if (!found) throw new Error(`There is no /${name}`);
  const given: CommandOptions = {
    text: (option) => ({ game, ...typed })[option],
    number: () => undefined,
    boolean: () => undefined,
    user: () => undefined,
  };
  return executeCommand(context, from(user), found, given, name);
};
const cardOf = async (game: string, user: string): Promise<string[]> => {
  const seat = (await table.getGame(game)).members.find((one) => one.user === user)?.seat ?? '';
  return Object.keys((await state(game)).seats[seat].strategyCards);
};

test('A waiting player ranks strategy cards and gets the first one left', async () => {
  const { game, order } = await choosing();
  const [first, second, third] = order;
  const form = await press(game, second, 'Rank strategy cards');
  expect(fields(form)).toHaveLength(3);
  for (const { type, options } of fields(form)) {
    expect(type).toBe(ComponentType.RadioGroup);
    expect(options.filter((one) => one.default)).toHaveLength(1);
  }
  // Three different ones are proposed.
  expect(new Set(Object.values(marked(form)).flat()).size).toBe(3);
  const kept = await send(second, form, { first: ['leadership'], second: ['trade'], third: ['leadership'] });
  expect(kept.message?.content).toContain('you pick Leadership, else Trade.');
  // It opens again as it was sent.
  expect(marked(await press(game, second, 'Rank strategy cards'))).toEqual({
    first: ['leadership'],
    second: ['trade'],
    third: ['-'],
  });
  await take(game, first, 'leadership');
  expect(await cardOf(game, second)).toEqual(['trade']);
  expect(await picking(game)).toBe(third);
  // It is told as any other.
  expect(
    (await context.load(game)).presenter
      .narrate(
        (await table.facts(game, (await table.getGame(game)).head, (await table.getGame(game)).head)).map(
          ({ fact }) => fact,
        ),
        null,
      )
      .join(),
  ).toMatch(/picks .*Trade/);
});

test('A player whose ranked cards are all taken is asked again', async () => {
  const { game, order } = await choosing();
  const [first, second, third] = order;
  await send(third, await press(game, third, 'Rank strategy cards'), {
    first: ['trade'],
    second: ['warfare'],
    third: ['-'],
  });
  await take(game, first, 'trade');
  await take(game, second, 'warfare');
  expect(await picking(game)).toBe(third);
  const asked = await handleComponent(context, from(third), customId('g', game, '', 'move'), []);
  expect(asked.message?.content).toContain('No option that you ranked is left.');
});

test('`/orders` lists and cancels a ranking, privately', async () => {
  const { game, order } = await choosing();
  const [first, second, third] = order;
  const kept = await command(game, second, 'strategy rank', { first: 'tech', second: 'warf' });
  expect(kept.message?.content).toContain('you pick Technology, else Warfare.');
  const listed = await command(game, second, 'orders');
  expect(listed.message?.content).toContain('On your turn to pick a strategy card, you pick Technology, else Warfare.');
  for (const other of [first, third]) {
    const theirs = await command(game, other, 'orders');
    expect(theirs.message?.content).not.toContain('Technology');
    expect((await command(game, other, 'strategy rank')).message?.content).not.toContain('Technology');
  }
  const back = await press(game, second, 'Delete my ranking', listed);
  expect(back.message?.content).not.toContain('Technology');
  await take(game, first, 'leadership');
  expect(await picking(game)).toBe(second);
});

test('A ranking form sent during one’s own choice only shows the question', async () => {
  const { game, order } = await choosing();
  const [first, second] = order;
  const form = await press(game, second, 'Rank strategy cards');
  await take(game, first, 'leadership');
  const late = await send(second, form, { first: ['trade'], second: ['-'], third: ['-'] });
  expect(late.message?.content).toContain('Which strategy card do you pick?');
  expect(await cardOf(game, second)).toEqual([]);
  expect(await table.getRanking(game, second)).toEqual([]);
  await expect(command(game, second, 'strategy rank', { first: 'trade' })).rejects.toThrow(
    'You have nothing to rank now: no choice of yours is coming up.',
  );
});

test('Ranking is offered only before choosing', async () => {
  const { game, order } = await choosing();
  await take(game, order[0], 'leadership');
  const done = await handleComponent(context, from(order[0]), customId('g', game, '', 'move'), []);
  expect(buttons(done).map(({ label }) => label)).not.toContain('Rank strategy cards');
});

test('With two choices each, ranking after the first covers the second', async () => {
  const { game, order } = await choosing(all.slice(0, 3));
  const [first, second, third] = order;
  await expect(command(game, first, 'strategy rank', { first: 'trade' })).rejects.toThrow(
    'You have nothing to rank now: no choice of yours is coming up.',
  );
  await take(game, first, 'leadership');
  await command(game, first, 'strategy rank', { first: 'trade', second: 'warfare' });
  await take(game, second, 'trade');
  await take(game, third, 'politics');
  expect(await cardOf(game, first)).toEqual(['leadership', 'warfare']);
  expect(await picking(game)).toBe(second);
});
