import { expect, test } from 'vitest';
import type { Reply } from '#discord/edition/edition-adapter.ts';
import { mapSequential } from '#discord/async/sequential.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { resolveVisibleGame } from '#discord/access/game-access.ts';
import { giveStandingOrders } from '#discord/questions/permanent-orders.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { inPublic } from '../service/in-public.ts';
import { state } from '../service/room.ts';
import { FIGHTS, fought, USERS, type Fought } from './fought.ts';

const ANN: InteractionOrigin = { caller: { user: USERS[0] }, name: 'Ann', guild: '1', channel: '3' };

/** A press of Ann's, with an id of its own as Discord gives each interaction one. */
const pressed = ({ context }: Fought, menu: Shown, values: string[]): Promise<Reply> =>
  handleComponent(
    context,
    { ...ANN, caller: { ...ANN.caller, interaction: `press ${values.join(' ')}` } },
    menu.custom_id ?? '',
    values,
  );

interface Shown {
  label?: string;
  placeholder?: string;
  custom_id?: string;
  options?: { value: string; label: string; description?: string }[];
}

/** The controls of what Ann is shown. */
async function controlsOf({ context, game }: Fought): Promise<Shown[]> {
  const { message } = await showNextQuestion(context, ANN, await resolveVisibleGame(context, ANN, game));
  const rows = (message?.components ?? []) as unknown as { components: Shown[] }[];
  return rows.flatMap(({ components }) => components);
}

/** The menu of permanent orders in Ann's question, if she is asked. */
const menuOf = async (table: Fought): Promise<Shown | undefined> =>
  (await controlsOf(table)).find((one) => one.placeholder === 'When should I ask you?');

/** The button in Ann's question that declines such moments for the rest of the turn. */
const turnButtonOf = async (table: Fought): Promise<Shown> =>
  (await controlsOf(table)).find(({ label }) => label?.startsWith("Don't ask again")) ??
  expect.fail('There is no button.');

const ordersOf = async ({ here, game }: Fought): Promise<unknown> =>
  ((await state(here, game)) as unknown as { seats: Record<string, { orders: object }> }).seats.p1.orders;

const waiting = async ({ here, game }: Fought): Promise<string[]> =>
  (await here.store.asks.ofGame(game))
    .filter(({ answered, hiddenAt }) => !answered && hiddenAt === null)
    .map(({ seat }) => seat);

/** The moments of a first round's question, as orders and in words. */
const MOMENTS: Readonly<Record<string, [orders: string[], words: string]>> = {
  ti4: [['space-combat-round-begins', 'space-combat-begins'], 'space combat round begins and space combat begins'],
  ti3: [['space-battle-round-begins'], 'space battle round begins'],
  ti2: [['battle-round-begins'], 'battle round begins'],
};

for (const edition of Object.keys(FIGHTS)) {
  const [moments, words] = MOMENTS[edition];

  test(`${edition}: a window offers permanent orders, and one that declines it passes`, async () => {
    const table = await fought(edition, 'space', 'cards', ['ann', 'bob']);
    const menu = (await menuOf(table)) ?? expect.fail('There is no menu.');
    const [never, ...others] = menu.options ?? [];
    expect(never.label).toBe('Never in this game');
    expect(others.map(({ label }) => label.slice(0, 9))).toEqual(['Only for ']);
    expect(never.description).toBe(moments.length > 1 ? `For ${words}` : undefined);
    const reply = await pressed(table, menu, [never.value]);
    expect(reply.message?.content).toContain(
      `✅ Done: Never in this game. This covers: ${words}. Cancel it with \`/orders\`.`,
    );
    expect(await ordersOf(table)).toEqual(Object.fromEntries(moments.map((moment) => [moment, 0])));
    expect(await waiting(table)).toEqual(['p2']);
  });

  test(`${edition}: an order for one card stands for each moment of the question`, async () => {
    const table = await fought(edition, 'space', 'cards', ['ann']);
    const menu = (await menuOf(table)) ?? expect.fail('There is no menu.');
    const [, only] = menu.options ?? [];
    const card = only.value.split(' with ')[1];
    const reply = await pressed(table, menu, [only.value]);
    expect(reply.message?.content).toContain(`✅ Done: ${only.label}. This covers: ${words}. Cancel it with`);
    expect(await ordersOf(table)).toEqual(Object.fromEntries(moments.map((moment) => [`${moment} with ${card}`, 0])));
    // The card can still be played in this window, and the order ends with the round once it is gone.
    expect(await waiting(table)).toEqual(['p1']);
    const { ask, spec } = (await table.here.table.openQuestions(table.game, USERS[0]))[0];
    const key = spec.kind === 'choose' ? spec.options[0].key : '';
    await table.here.table.answer({ user: USERS[0] }, table.game, ask, [key]);
    const { round } = (await state(table.here, table.game)) as unknown as { round: number };
    expect(await ordersOf(table)).toEqual(
      Object.fromEntries(moments.map((moment) => [`${moment} with ${card}`, round])),
    );
  });

  test(`${edition}: behind the veil a permanent order passes like a player without a card`, async () => {
    const pair = await mapSequential([['ann'], []] as ['ann'][], async (holders) =>
      fought(edition, 'space', 'everything', holders),
    );
    for (const table of pair) {
      const menu = await menuOf(table);
      if (menu) await pressed(table, menu, [menu.options?.[0].value ?? '']);
      else {
        const { ask } = (await table.here.table.openQuestions(table.game, USERS[0]))[0];
        await table.here.table.answer({ user: USERS[0] }, table.game, ask, [], { firm: true });
      }
    }
    expect(await mapSequential(pair, waiting)).toEqual([['p2'], ['p2']]);
    const [real, veiled] = await mapSequential(pair, async ({ here, game }) => {
      const { history: _own, ...others } = (await inPublic(here, game)) as Record<string, unknown>;
      return others;
    });
    expect(real).toEqual(veiled);
  });

  test.each(edition === 'ti2' ? ['cards'] : ['cards', 'everything'])(
    `${edition}: Back takes back a permanent order and its pass, veil %s`,
    async (veil) => {
      const table = await fought(edition, 'space', veil, ['ann', 'bob']);
      const menu = (await menuOf(table)) ?? expect.fail('There is no menu.');
      await pressed(table, menu, [menu.options?.[0].value ?? '']);
      expect(await waiting(table)).toEqual(['p2']);
      const { alias, step } = (await (await table.here.table.snapshot(table.game)).findLastMove(USERS[0])) ?? {};
      expect(step).toBe(table.here.now);
      const back = await handleComponent(table.context, ANN, `g:${table.game}::back:${alias}`, []);
      expect(back.message?.content).toContain('Do you respond?');
      expect(await ordersOf(table)).toEqual({});
      expect((await waiting(table)).toSorted()).toEqual(['p1', 'p2']);
      expect((await menuOf(table))?.options).toEqual(menu.options);
    },
  );

  test(`${edition}: an order from the list passes like a player without a card`, async () => {
    const pair = await mapSequential([['ann'], []] as ['ann'][], async (holders) =>
      fought(edition, 'space', 'everything', holders),
    );
    for (const { context, game } of pair) {
      const seen = await resolveVisibleGame(context, ANN, game);
      const [open] = seen.questionsOf(USERS[0]);
      const moment = seen.presenter.declinableMoments?.(open.data) ?? [];
      await giveStandingOrders(context, ANN.caller, seen, { moment, until: 'turn' });
    }
    const [real, veiled] = await mapSequential(pair, async ({ here, game }) => inPublic(here, game));
    expect(real).toEqual(veiled);
    expect(await mapSequential(pair, waiting)).toEqual([['p2'], ['p2']]);
  });

  test(`${edition}: an order about something else passes at no window`, async () => {
    const pair = await mapSequential([['ann'], []] as ['ann'][], async (holders) =>
      fought(edition, 'space', 'everything', holders),
    );
    for (const { context, game } of pair) {
      const seen = await resolveVisibleGame(context, ANN, game);
      await giveStandingOrders(context, ANN.caller, seen, { moment: 'action-card-played', until: 'always' });
    }
    for (const table of pair) expect((await waiting(table)).toSorted()).toEqual(['p1', 'p2']);
  });

  test(`${edition}: an order for the turn passes at its own window`, async () => {
    const table = await fought(edition, 'space', 'cards', ['ann', 'bob']);
    const reply = await pressed(table, await turnButtonOf(table), []);
    expect(reply.message?.content).toMatch(/^✅ Done: I will not ask you about that again [a-z ]+\.\n/);
    expect(Object.keys((await ordersOf(table)) as object)).toEqual(
      moments.map((moment) => `${moment} this turn`).sort(),
    );
    expect(await waiting(table)).toEqual(['p2']);
  });

  test(`${edition}: a button for the turn gives no order after its window`, async () => {
    const table = await fought(edition, 'space', 'cards', ['ann', 'bob']);
    const button = await turnButtonOf(table);
    for (const user of USERS.slice(0, 2)) {
      const [{ ask }] = await table.here.table.openQuestions(table.game, user);
      await table.here.table.answer({ user }, table.game, ask, []);
    }
    const reply = await pressed(table, button, []);
    expect(reply.message?.content.split('\n')[0]).toBe('That question is no longer open.');
    expect(await ordersOf(table)).toEqual({});
  });
}
