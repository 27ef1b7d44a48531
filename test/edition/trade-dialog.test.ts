import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { parseCustomId } from '#discord/interactions/custom-id.ts';
import type { GameInteraction, Reply } from '#discord/edition/edition-adapter.ts';
import { openTrade, openTradeForm, submitTrade } from '#discord/trade/trade-dialog.ts';
import { givableCards } from '#ti4/discord/trade/holdings.ts';
import { tradeDialog } from '#ti4/discord/trade/trade-dialog.ts';
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

/** Returns the open offers, with an alias made of the id. */
const openOffers = (t: TestTable) =>
  Object.values(t.state.offers).map(({ id, from, to }) => ({
    id,
    alias: id.replaceAll(/\W/g, ''),
    from,
    to,
    text: id,
  }));

const at = (t: TestTable, seat: string): GameInteraction =>
  ({
    seat,
    origin: { caller: {} },
    context: {
      quota: { spend: (_kind: string, _user: string, work: () => unknown) => work() },
      service: { act: (_caller: object, _game: string, action: string, data: never) => t.acts(seat, action, data) },
    },
    loaded: {
      info: { id: 'BXKDQ', status: 'running' },
      adapter: { trade: tradeDialog },
      presenter: { game: t.game, offers: () => openOffers(t), seatName: (id: string) => id },
    },
  }) as unknown as GameInteraction;

/** Returns the labels of the buttons with their custom ids. */
const buttons = (reply: Reply): Record<string, string> =>
  Object.fromEntries(
    (reply.message?.components ?? []).flatMap(({ components }) =>
      components.flatMap((one) => ('custom_id' in one && 'label' in one ? [[one.label ?? '', one.custom_id]] : [])),
    ),
  );

const idOf = (text: string) => {
  const id = parseCustomId(text);
  if (!id) throw new Error(`No custom id: ${text}`);
  return id;
};

/** Opens the form of a button. */
function opened(
  t: TestTable,
  seat: string,
  reply: Reply,
  label: string,
): { id: string; values: Record<string, string> } {
  const { modal } = openTradeForm(at(t, seat), idOf(buttons(reply)[label]), []);
  if (!modal) throw new Error(`No form: ${label}`);
  const values = modal.components.flatMap((part) =>
    part.type === ComponentType.Label && part.component.type === ComponentType.TextInput
      ? [[part.component.custom_id, part.component.value ?? '']]
      : [],
  );
  return { id: modal.custom_id, values: Object.fromEntries(values) as Record<string, string> };
}

const send = (t: TestTable, seat: string, id: string, texts: Record<string, string>): Promise<Reply> =>
  submitTrade(at(t, seat), idOf(id), Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, [text]])));

test('Trade lists partners, and the public reason why others are missing', () => {
  const t = laid();
  const first = openTrade(at(t, 'ann'));
  expect(first.message?.content).toBe(
    [
      '**Who do you want to trade with?**',
      '- bob: 3 trade goods, 2 commodities, 1 promissory note',
      'Not possible now:',
      "- cat: You and Sardakk N'orr are not neighbors, so you cannot make a transaction.",
      '-# To include planets or a binding choice, use `/trade offer`.',
    ].join('\n'),
  );
  expect(Object.keys(buttons(first))).toEqual(['bob', 'Promises']);
  expect(openTrade(at(t, 'cat')).message?.content).toBe(
    [
      '**You cannot trade with any player now.**',
      '- ann: You and Sol are not neighbors, so you cannot make a transaction.',
      "- bob: During Sol's turn, each transaction must include Sol.",
      '-# To include planets or a binding choice, use `/trade offer`.',
    ].join('\n'),
  );
});

test('The form proposes commodities for commodities, and sends them', async () => {
  const t = laid();
  const form = opened(t, 'ann', openTrade(at(t, 'ann')), 'bob');
  expect(form).toEqual({
    id: 'g:BXKDQ:trade:send:bob',
    values: { give: '2 commodities', take: '2 commodities', promise: '' },
  });
  const sent = await send(t, 'ann', form.id, form.values);
  expect(sent.message?.content).toBe('I sent your offer to bob. You give: 2 commodities. You gain: 2 commodities.');
  expect(Object.values(t.state.offers)).toMatchObject([
    { from: 'ann', to: 'bob', give: { commodities: 2 }, take: { commodities: 2 } },
  ]);
});

test('Typed goods of every kind and a promise are offered', async () => {
  const t = laid();
  const give = '2 tg, ceasefire';
  const sent = await send(t, 'ann', 'g:BXKDQ:trade:send:bob', { give, take: '1 commodity', promise: 'Peace at 27' });
  expect(sent.message?.content).toBe(
    'I sent your offer to bob. You give: 2 trade goods, Ceasefire. You gain: 1 commodity.',
  );
  expect(Object.values(t.state.offers)).toMatchObject([
    { give: { tradeGoods: 2, notes: ['ceasefire@ann'] }, take: { commodities: 1 }, note: 'Peace at 27' },
  ]);
});

test('“2 trade” means trade goods, as there is one Trade Agreement', async () => {
  const t = laid();
  const sent = await send(t, 'ann', 'g:BXKDQ:trade:send:bob', { give: '1 commodity', take: '2 trade' });
  expect(sent.message?.content).toBe('I sent your offer to bob. You give: 1 commodity. You gain: 2 trade goods.');
  const unclear = await send(t, 'ann', 'g:BXKDQ:trade:send:bob', { give: '1 commodity', take: '1 trade' });
  expect(unclear.message?.content).toMatch(/^:warning: “1 trade” can mean several things: /);
});

test('A refused form opens again as it was typed', async () => {
  const t = laid();
  const id = 'g:BXKDQ:trade:send:bob';
  const poor = await send(t, 'ann', id, { give: '9 trade goods', take: '1 commodity' });
  expect(poor.message?.content).toMatch(/^:warning: You have only 3 trade goods\. .*\n-# Nothing has happened yet\. /);
  expect(opened(t, 'ann', poor, 'Change the form').values).toEqual({
    give: '9 trade goods',
    take: '1 commodity',
    promise: '',
  });
  const unknown = await send(t, 'ann', id, { give: '2 trade gods', take: '' });
  expect(Object.keys(buttons(unknown)).slice(0, 2)).toEqual(['Change the form', '2 trade good']);
  expect(opened(t, 'ann', unknown, '2 trade good').values.give).toBe('2 trade good');
  const long = await send(t, 'ann', id, { give: 'x'.repeat(90), take: '' });
  expect(buttons(long)['Change the form']).toBe('t:BXKDQ::with:bob');
  expect(t.state.offers).toEqual({});
});

test('A form for a player who cannot trade is refused', async () => {
  const t = laid();
  const refused = await send(t, 'ann', 'g:BXKDQ:trade:send:cat', { give: '1 tg' });
  expect(refused.message?.content).toMatch(
    /^:warning: You cannot trade with cat now\. You and Sardakk N'orr are not neighbors, so you cannot make a transaction\./,
  );
  const forged = await send(t, 'ann', 'g:BXKDQ:trade:send:ann', { give: '1 tg' });
  expect(forged.message?.content).toMatch(/^:warning: Choose another player to trade with\./);
  expect(() => openTradeForm(at(t, 'ann'), idOf('t:BXKDQ::with:dan'), [])).toThrow(
    'Choose another player to trade with.',
  );
});

test('What the other player may give reveals nothing of their hand', () => {
  const [one, another] = [laid(), laid()];
  another.state.seats.bob.promissoryNotes = ['support-for-the-throne@bob'];
  const asked = (t: TestTable) => givableCards(t.game, 'bob', 'ann', false);
  expect(asked(one)).toEqual(asked(another));
  expect(asked(one).length).toBeGreaterThan(3);
  const texts = (t: TestTable) => [openTrade(at(t, 'ann')), openTradeForm(at(t, 'ann'), idOf('t:BXKDQ::with:bob'), [])];
  expect(texts(one)).toEqual(texts(another));
});

test('A counteroffer begins with the terms of the offer, which it declines', async () => {
  const t = laid();
  await send(t, 'bob', 'g:BXKDQ:trade:send:ann', { give: '2 tg', take: '1 commodity, ceasefire' });
  const [{ alias }] = openOffers(t);
  const { modal } = openTradeForm(at(t, 'ann'), idOf(`t:BXKDQ:${alias}:with:bob`), []);
  expect(modal?.custom_id).toBe(`g:BXKDQ:trade:send:bob~${alias}`);
  const values = JSON.stringify(modal?.components);
  for (const value of ['1 commodity, Ceasefire', '2 trade goods']) expect(values).toContain(`"value":"${value}"`);
  const sent = await send(t, 'ann', modal?.custom_id ?? '', { give: '1 commodity', take: '2 tg' });
  expect(sent.message?.content).toBe(
    'I sent your offer to bob. You give: 1 commodity. You gain: 2 trade goods. You declined theirs.',
  );
  expect(Object.values(t.state.offers)).toMatchObject([{ from: 'ann', give: { commodities: 1 } }]);
});
