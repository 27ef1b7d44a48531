import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { parseCustomId } from '#discord/interactions/custom-id.ts';
import type { GameInteraction, Reply } from '#discord/edition/edition-adapter.ts';
import { handleTradePress, openTrade } from '#ti4/discord/commands/trade-dialog.ts';
import { givableGoods } from '#ti4/discord/trade/trade-draft.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { table, type TestTable } from '../rules/table.ts';

/** Ann and bob are neighbours, cat is far off; it is ann's turn. */
const laid = (): TestTable =>
  table({
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    change: (state) => {
      for (const seat of Object.values(state.seats)) Object.assign(seat, { tradeGoods: 3, commodities: 2 });
      state.seats.ann.promissoryNotes = ['ceasefire@ann', 'political-secret@bob'];
      state.seats.bob.promissoryNotes = ['trade-agreement@bob'];
    },
  }).begin(turn, { seat: 'ann', performed: 0 });

const at = (t: TestTable, seat: string): GameInteraction<FourthEditionPresenter> =>
  ({
    seat,
    origin: { caller: {} },
    context: {
      service: { act: (_caller: object, _game: string, action: string, data: never) => t.acts(seat, action, data) },
    },
    loaded: {
      info: { id: 'BXKDQ', status: 'running' },
      presenter: { game: t.game, offers: () => [], seatName: (id: string) => id },
    },
  }) as unknown as GameInteraction<FourthEditionPresenter>;

interface Control {
  label: string;
  id: string;
  options: { value: string; label: string; description?: string; default?: boolean }[];
}
const controls = (reply: Reply | undefined): Control[] =>
  (reply?.message?.components ?? []).flatMap(({ components }) =>
    components.flatMap((one): Control[] => {
      if (one.type === ComponentType.StringSelect)
        return [{ label: one.placeholder ?? '', id: one.custom_id, options: one.options }];
      return 'custom_id' in one && 'label' in one ? [{ label: one.label ?? '', id: one.custom_id, options: [] }] : [];
    }),
  );
/** Presses what is called so, choosing by labels. */
async function press(
  t: TestTable,
  seat: string,
  reply: Reply | undefined,
  label: string,
  ...wanted: string[]
): Promise<Reply | undefined> {
  const found = controls(reply).find((one) => one.label === label);
  const id = found && parseCustomId(found.id);
  if (!found || !id) throw new Error(`No ${label}`);
  const values = wanted.map((one) => found.options.find((option) => option.label === one)?.value ?? one);
  return handleTradePress(at(t, seat), id, values);
}

test('Menus build a trade from partner, goods and offer', async () => {
  const t = laid();
  const first = openTrade(at(t, 'ann'));
  expect(controls(first)[0].options.map(({ label, description }) => [label, description])).toEqual([
    ['Letnev', '3 trade goods, 2 commodities, 1 promissory note'],
  ]);
  const chosen = await press(t, 'ann', first, 'Choose a player', 'Letnev');
  const give = await press(t, 'ann', chosen, 'Choose what you give', '2 trade goods', 'Ceasefire of Sol');
  expect(give?.message?.content).toMatch(/You give: 2 trade goods and Ceasefire of .*\. You gain: nothing\./);
  const take = await press(t, 'ann', give, 'Choose what you gain', '1 commodity');
  // A count that is chosen anew takes the place of the one before.
  const more = await press(t, 'ann', take, 'Choose what you give', '2 trade goods', '3 trade goods');
  expect(more?.message?.content).toMatch(/You give: 3 trade goods\. You gain: 1 commodity\./);
  const made = await press(t, 'ann', more, 'Make offer');
  expect(made?.message?.content).toMatch(
    /^I sent your offer to bob\. You give: 3 trade goods\. You gain: 1 commodity\.$/,
  );
  expect(Object.values(t.state.offers)).toMatchObject([
    { from: 'ann', to: 'bob', give: { tradeGoods: 3 }, take: { commodities: 1 } },
  ]);
});

test('Without a trading partner the reasons are listed', () => {
  const t = laid();
  expect(openTrade(at(t, 'cat')).message?.content).toMatch(
    /^You cannot trade with any player now:\n- Sol: You are not neighbors\.\n- Letnev: It is Sol's turn: /,
  );
});

test('The other player’s givable goods reveal nothing of their hand', () => {
  const [one, another] = [laid(), laid()];
  another.state.seats.bob.promissoryNotes = ['ceasefire@bob', 'support-for-the-throne@bob'];
  const asked = (t: TestTable) => givableGoods(t.game, 'bob', 'ann', false);
  expect(asked(one)).toEqual(asked(another));
  expect(asked(one).length).toBeGreaterThan(5);
});

test('An offer with missing goods is refused as a whole', async () => {
  const t = laid();
  const chosen = await press(t, 'ann', openTrade(at(t, 'ann')), 'Choose a player', 'Letnev');
  const give = await press(t, 'ann', chosen, 'Choose what you give', '3 trade goods', 'Political Secret of Letnev');
  t.state.seats.ann.tradeGoods = 1;
  await expect(async () => press(t, 'ann', give, 'Make offer')).rejects.toThrow(
    'Some of these goods are no longer available. Choose again what to trade.',
  );
  expect(t.state.offers).toEqual({});
  const forged = parseCustomId('t:BXKDQ::offer:ann~g1~');
  await expect(async () => forged && (await handleTradePress(at(t, 'ann'), forged, []))).rejects.toThrow(
    'Choose another player to trade with.',
  );
});
