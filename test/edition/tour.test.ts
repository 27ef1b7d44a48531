import { expect, test } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { Message } from '#discord/messages/message.ts';
import { publicMessage } from '#discord/messages/public-message.ts';
import type { QueuedMessage } from '#service';
import { toPlainText } from '#text/emoji-tokens.ts';
import { loadEditions } from '../../src/editions/index.ts';
import { room } from '../service/room.ts';

const ANN = '11';
const place = { guild: '1', channel: '2' };

/** A table with every edition. */
async function openTable() {
  const editions = await loadEditions();
  const here = await room({ editions: editions.map(({ edition }) => edition as never) });
  const adapters = createAdapterRegistry(editions.map(({ adapter }) => adapter));
  const context = {
    service: here.table,
    adapters,
    load: createGameLoader(here.table, adapters),
    clock: () => here.now,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    quota: new UserQuota(() => here.now),
  } as unknown as BotContext;
  /** The notices of a game, or its panels, as its thread shows them. */
  const shown = async (game: string, wanted: 'notice' | 'waiting'): Promise<Message[]> => {
    const rows = (await here.store.outbox.ofGame(game)).filter(({ kind }) => kind === wanted);
    const built: (Message | undefined)[] = [];
    for (const row of rows)
      built.push(
        await publicMessage(context, row, { kind: row.kind, ...(row.payload as object) } as QueuedMessage, []),
      );
    return built.flatMap((one) => one ?? []);
  };
  return { here, context, shown };
}

const lines = (text = ''): string[] => toPlainText(text).split('\n');

test.each([
  [
    'ti4',
    { faction: 'hacan' },
    [
      'You play **🔵 Hacan (blue)**. Your home is Hercant, Arretze and Kamdorn (310), at the bottom of the board.',
      'Your first decisions:',
      '1. Place your units on your home planets.',
      '2. Keep 1 of 2 secret objectives.',
      '3. Pick a strategy card.',
    ],
  ],
  [
    'ti3',
    { race: 'sol' },
    [
      'You play **🟡 Sol (yellow)**. Your home is Jord (316), at the top left of the board.',
      'Your first decisions:',
      '1. Pick a strategy card.',
      '2. Take your first turn: choose a system to activate.',
      "3. Follow or decline other players' strategy cards.",
    ],
  ],
  [
    'ti2',
    { race: 'sol' },
    [
      'You play **🟡 Sol (yellow)**. Your home is Jord (310), at the bottom of the board.',
      'Your first decisions:',
      '1. Debate a political card, and vote on it.',
      '2. Buy units with your credits.',
      '3. Take your turn: move ships, fight and land.',
    ],
  ],
])('%s: the panel of a demonstration tells the newcomer who they are', async (edition, wishes, told) => {
  const { here, shown } = await openTable();
  const by = { user: ANN };
  const { game } = await here.table.startDemoGame(by, { edition, place }, { name: 'Ann', wishes });
  const [panel] = await shown(game, 'waiting');
  const text = lines(panel?.content);
  expect(text.slice(0, 7)).toEqual([
    ...told,
    'Press **Your move** below to see your question, **My hand** to see your cards or **More** to see the board and everything else.',
    '',
  ]);
  expect(text.at(7)).toMatch(/^Waiting for /);
});

test('The panel tells it until the first turn of the newcomer begins', async () => {
  const { here, shown } = await openTable();
  const by = { user: ANN };
  const { game } = await here.table.startDemoGame(
    by,
    { edition: 'ti3', place },
    { name: 'Ann', wishes: { race: 'naalu' } },
  );
  const isTold = async (): Promise<boolean> =>
    ((await shown(game, 'waiting')).at(-1)?.content ?? '').includes('You play');
  const answer = async (user: string): Promise<void> => {
    const [open] = await here.table.openQuestions(game, user);
    const { spec } = open!;
    await here.table.answer(
      { user },
      game,
      open!.ask,
      spec.kind === 'choose' ? [spec.options[0]!.key] : spec.kind === 'allot' ? spec.proposed : null,
    );
  };
  expect(await isTold()).toBe(true);
  await answer(ANN);
  expect(await isTold()).toBe(true);
  for (
    let pending = await here.table.pendingPlayers(game);
    pending.length;
    pending = await here.table.pendingPlayers(game)
  ) {
    if ((await here.table.openQuestions(game, ANN)).some(({ question }) => question === 'turn')) break;
    expect(await isTold()).toBe(true);
    await answer(pending[0].user!);
  }
  expect(await isTold()).toBe(false);
});

test('The board that opens a game does not wait for practice players', async () => {
  const { here, shown } = await openTable();
  const { game } = await here.table.startDemoGame(
    { user: ANN },
    { edition: 'ti3', place },
    { name: 'Ann', wishes: { race: 'sol' } },
  );
  expect((await shown(game, 'waiting'))[0]?.content).not.toContain(`<@${ANN}>`);
  const opening = (await here.store.outbox.ofGame(game)).find(({ kind }) => kind === 'turn');
  expect(opening?.dueAt).toBe(opening?.createdAt);
});

test('Several people get their tours in private, until they have moved', async () => {
  const { here, context, shown } = await openTable();
  const { table } = here;
  const { game } = await table.createGame({ user: ANN }, { edition: 'ti4', place });
  for (const user of [ANN, '12', '13']) await table.join({ user }, game, { name: user });
  await table.startGame({ user: ANN }, game);
  expect((await shown(game, 'waiting')).map(({ content }) => content).join()).not.toContain('You play');
  const look = async (): Promise<string> => {
    const from = { caller: { user: ANN }, name: 'Ann', ...place };
    return toPlainText(
      (await handleComponent(context as never, from, customId('g', game, '', 'move'), [])).message?.content ?? '',
    );
  };
  expect(await look()).toContain(
    'You play **🟠 Saar (orange)**. Your home is Lisis II and Ragh (304), at the top right of the board.\nYour first decisions:\n',
  );
  for (let open = await table.openQuestions(game, ANN); open[0]?.question !== 'keep-secret-objective';) {
    const [{ ask, spec }] = open;
    await table.answer({ user: ANN }, game, ask, spec.kind === 'allot' ? spec.proposed : []);
    open = await table.openQuestions(game, ANN);
  }
  const [{ ask, spec }] = await table.openQuestions(game, ANN);
  if (spec.kind !== 'choose') throw new Error('That is no choice');
  await table.answer({ user: ANN }, game, ask, [spec.options[0]!.key]);
  expect(await look()).not.toContain('Your home is');
});

test('The first message holds the whole hash of the seed, and More shows it', async () => {
  const { here, context, shown } = await openTable();
  const by = { user: ANN };
  const { game } = await here.table.startDemoGame(by, { edition: 'ti4', place }, { name: 'Ann' });
  const [first] = await shown(game, 'notice');
  const hash = await here.table.findSeedCommitment(game);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(lines(first?.content).at(-1)).toBe(
    `-# The dice are fair and can be checked at the end: press **More**, then **Dice**. Hash of the secret seed: \`${hash}\``,
  );
  const from = { caller: by, name: 'Ann', ...place };
  const { message } = await handleComponent(context as never, from, customId('g', game, '', 'more'), []);
  expect(JSON.stringify(message?.components)).toContain(customId('c', game, '', 'lead', 'dice'));
});
