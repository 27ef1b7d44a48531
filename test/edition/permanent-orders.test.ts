import { expect, test } from 'vitest';
import { mapSequential } from '#discord/async/sequential.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { resolveVisibleGame } from '#discord/access/game-access.ts';
import { showNextQuestion } from '#discord/questions/question-handler.ts';
import { inPublic } from '../service/in-public.ts';
import { state } from '../service/room.ts';
import { FIGHTS, fought, USERS, type Fought } from './fought.ts';

const ANN: InteractionOrigin = { caller: { user: USERS[0] }, name: 'Ann', guild: '1', channel: '3' };

interface Shown {
  placeholder?: string;
  custom_id?: string;
  options?: { value: string; label: string }[];
}

/** The menu of permanent orders in Ann's question, if she is asked. */
async function menuOf({ context, game }: Fought): Promise<Shown | undefined> {
  const { message } = await showNextQuestion(context, ANN, await resolveVisibleGame(context, ANN, game));
  const rows = (message?.components ?? []) as unknown as { components: Shown[] }[];
  return rows.flatMap(({ components }) => components).find((one) => one.placeholder === 'When should I ask you?');
}

const ordersOf = async ({ here, game }: Fought): Promise<unknown> =>
  ((await state(here, game)) as unknown as { seats: Record<string, { orders: object }> }).seats.p1.orders;

const waiting = async ({ here, game }: Fought): Promise<string[]> =>
  (await here.store.asks.ofGame(game))
    .filter(({ answered, hiddenAt }) => !answered && hiddenAt === null)
    .map(({ seat }) => seat);

for (const edition of Object.keys(FIGHTS)) {
  test(`${edition}: a window offers permanent orders, and one that declines it passes`, async () => {
    const table = await fought(edition, 'space', 'cards', ['ann', 'bob']);
    const menu = (await menuOf(table)) ?? expect.fail('There is no menu.');
    const [never, ...others] = menu.options ?? [];
    expect(never.label).toBe('Never in this game');
    expect(others.map(({ label }) => label.slice(0, 9))).toEqual(['Only for ']);
    const reply = await handleComponent(table.context, ANN, menu.custom_id ?? '', [never.value]);
    expect(reply.message?.content).toContain('✅ Done: Never in this game. Cancel this with `/orders`.');
    expect(await ordersOf(table)).toEqual({ [never.value]: 0 });
    expect(await waiting(table)).toEqual(['p2']);
  });

  test(`${edition}: behind the veil a permanent order passes like a player without a card`, async () => {
    const pair = await mapSequential([['ann'], []] as ['ann'][], async (holders) =>
      fought(edition, 'space', 'everything', holders),
    );
    for (const table of pair) {
      const menu = await menuOf(table);
      if (menu) await handleComponent(table.context, ANN, menu.custom_id ?? '', [menu.options?.[0].value ?? '']);
      else {
        const { ask } = (await table.here.table.openQuestions(table.game, USERS[0]))[0];
        await table.here.table.answer({ user: USERS[0] }, table.game, ask, [], { firm: true });
      }
    }
    const [real, veiled] = await mapSequential(pair, async ({ here, game }) => {
      const { history: _own, ...others } = (await inPublic(here, game)) as Record<string, unknown>;
      return others;
    });
    expect(real).toEqual(veiled);
  });
}
