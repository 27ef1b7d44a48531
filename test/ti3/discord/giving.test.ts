import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { act } from '#engine';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { giftProblem } from '#ti3/rules/politics/bribes.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import { tradeCommand } from '#ti3/discord/commands/trade.ts';
import { giftChoices } from '#ti3/discord/trade/gifts.ts';
import { tradeDialog } from '#ti3/discord/trade/trade-dialog.ts';
import { openTrade, submitTrade } from '#discord/trade/trade-dialog.ts';
import { narrate } from '#ti3/views/index.ts';
import { CardTable, EXPANDED } from '../card-table.ts';
import { enactForTest } from '../enact.ts';
import { shardsTable } from '../shards/shards.ts';
import { empire } from '../shattered/empire.ts';
import { table } from '../table.ts';

/** What is given when Ann, who has 12 trade goods and two others at her table, types this. */
async function given(typed: string): Promise<unknown> {
  const t = new CardTable();
  t.turn();
  t.state.seats.ann.tradeGoods = 12;
  let gift: unknown;
  const act = (_caller: object, _game: string, _action: string, data: unknown): void => void (gift = data);
  const at = {
    seat: 'ann',
    origin: { caller: {} },
    context: { service: { act } },
    loaded: { info: { id: 'X', status: 'running' }, presenter: { game: t.game, seatChoices: () => [] } },
  };
  const options = { text: () => typed } as unknown as CommandOptions;
  await tradeCommand.subcommands?.[0].run(at as never, options);
  return gift;
}

test('E3 13.2 a typed gift names the number and the player', async () => {
  const t = new CardTable();
  t.state.seats.ann.tradeGoods = 1;
  const label = giftChoices(t.game, 'ann')[0].label.replace('1 trade good to ', '');
  expect(await given(`2 trade goods to ${label}`)).toMatchObject({ count: 2 });
  expect(await given(`2 to ${label}`)).toMatchObject({ count: 2 });
  for (const typed of ['2', '2 trade goods', 'trade goods', 'to', label])
    await expect(given(typed), typed).rejects.toThrow(
      'Enter how many trade goods you give to which player, like “2 trade goods to Hacan” (E3 13.2).',
    );
  await expect(given(`13 to ${label}`)).rejects.toThrow('You cannot give 13: you have 12 trade goods (E3 13.2).');
});

test('E3 13.2 the Trade form gives trade goods to its partner', async () => {
  const t = new CardTable();
  t.turn();
  t.state.seats.ann.tradeGoods = 12;
  const acted: unknown[] = [];
  const at = {
    seat: 'ann',
    origin: { caller: {} },
    context: {
      quota: { spend: (_kind: string, _user: string, work: () => unknown) => work() },
      service: { act: (...[, , action, data]: unknown[]) => acted.push([action, data]) },
    },
    loaded: {
      info: { id: 'X', status: 'running' },
      adapter: { trade: tradeDialog },
      presenter: { game: t.game, seatName: (seat: string) => seat },
    },
  } as never;
  expect(openTrade(at).message?.content).toBe(
    [
      '**Who do you want to trade with?**',
      '- bob: 0 trade goods',
      '- cal: 0 trade goods',
      '-# You can give trade goods at any time (E3 13.2). Trade agreements come with the Trade strategy card.',
    ].join('\n'),
  );
  expect(tradeDialog.fields({ game: t.game } as never, 'ann', 'bob').map(({ text }) => text.value)).toEqual([
    '1 trade good',
  ]);
  const id = { kind: 'g', game: 'X', id: 'trade', verb: 'send', arg: 'bob' } as const;
  const sent = async (text: string) => (await submitTrade(at, id, { give: [text] })).message?.content;
  for (const typed of ['3 tg', '3 trade', '3']) expect(await sent(typed)).toBe('You gave bob 3 trade goods.');
  expect(new Set(acted.map((one) => JSON.stringify(one))).size).toBe(1);
  acted.splice(1);
  expect(acted).toEqual([['give-trade-goods', { to: 'bob', count: 3 }]]);
  expect(await sent('some')).toMatch(
    /^:warning: Enter how many trade goods you give, like “2 trade goods” \(E3 13\.2\)\./,
  );
  t.state.seats.ann.tradeGoods = 0;
  expect(openTrade(at).message?.content).toMatch(
    /^\*\*You cannot trade with any player now\.\*\*\n- bob, cal: You have no trade goods \(E3 13\.2\)\.\n/,
  );
});

test('E3 13.2 offers no gifts to an eliminated player', () => {
  const t = table({ space: { 'empty-2': 'ann cruiser' } });
  t.game.state.seats.cal.tradeGoods = 2;
  t.game.state.seats.cal.eliminated = true;
  expect(giftChoices(t.game, 'cal')).toEqual([]);
});

/** What gifts are refused with while somebody has still to pay. */
const PAY_FIRST = 'Finish your payment first: you cannot give trade goods while you pay (E3 13.2).';

test('E3 13.2 goods demanded by pirates cannot be given away', () => {
  const t = shardsTable({ space: { 'arnor-lor': 'ann cruiser' } });
  t.game.state.options.finalFrontier = true;
  t.game.state.decks.domain = { draw: [], discard: [] };
  t.game.state.systems['empty-1'].frontier = { id: 'frontier-space-pirates', seenBy: [] };
  t.game.state.seats.ann.tradeGoods = 4;
  t.begins('tactical-action', { seat: 'ann' }).says('ann', 'empty-1').says('ann', { 'cruiser@arnor-lor': 1 });
  expect([t.asked, giftProblem(t.game, 'ann', 'bob'), giftChoices(t.game, 'ann')]).toEqual([
    ['ann: space-pirates'],
    PAY_FIRST,
    [],
  ]);
  t.says('ann', 'pay');
  expect(t.game.state.seats.ann.tradeGoods).toBe(0);
});

test('E3 13.2 goods owed to a law cannot be given', () => {
  const t = table({ space: { 'empty-2': 'ann cruiser' } });
  for (const id of ['ann', 'bob', 'cal']) t.game.state.seats[id].tradeGoods = 3;
  const owing = (question: string, data: object): (string | undefined)[] => {
    const seats = t.game.book.questions[question].owing?.('bob', data as never) ?? [];
    return ['ann', 'bob', 'cal'].filter((seat) => seats.includes(seat));
  };
  expect(owing('council-choice', { prompt: '', options: [], owes: true })).toEqual(['bob']);
  expect(owing('council-choice', { prompt: '', options: [] })).toEqual([]);
  expect(owing('card-market-answer', { seat: 'ann', offer: { partner: 'bob', goodsGiven: 2, goodsAsked: 0 } })).toEqual(
    ['ann'],
  );
  expect(owing('card-market-answer', { seat: 'ann', offer: { partner: 'bob', goodsGiven: 0, goodsAsked: 3 } })).toEqual(
    ['bob'],
  );
  expect(owing('choose-die', { whose: 'bob', owes: true })).toEqual(['bob']);
  expect(owing('choose-die', { whose: 'bob' })).toEqual([]);
  expect(owing('card-market-give', { count: 1, trader: 'ann' })).toEqual(['ann', 'bob']);
});

test('E3 13.2 a raided player cannot give goods away before the card takes effect', () => {
  const t = new CardTable().holds('ann', 'privateers').holds('bob', 'sabotage');
  t.state.seats.bob.tradeGoods = 6;
  t.state.seats.cal.tradeGoods = 2;
  t.turn().plays('ann', 'privateers', 'bob');
  expect(t.playable('bob', 'sabotage')).toBeDefined();
  expect(giftProblem(t.game, 'bob', 'cal')).toMatch(/a played card is about to take them \(E3 13\.2\)/);
  expect(giftProblem(t.game, 'cal', 'bob')).toBeUndefined();
});

test('E3 13.2 Diversified Income: no gift beyond what the receiver can keep', () => {
  const t = new CardTable(EXPANDED);
  enactForTest(t.game, 'diversified-income');
  t.state.seats.bob.tradeGoods = 3;
  t.owns('ann', 'saudor');
  t.turn();
  expect(giftChoices(t.game, 'bob').map(({ key }) => key)).toEqual(['cal:1', 'ann:1', 'cal:2', 'ann:2']);
  expect(() => act(t.game, 'bob', 'give-trade-goods', { to: 'ann', count: 3 })).toThrow('can keep only 2 more');
  t.state.seats.ann.tradeGoods = 2;
  expect(giftProblem(t.game, 'bob', 'ann')).toBe('Sol already has the maximum number of trade goods (E3 13.2).');
  expect(t.state.seats.bob.tradeGoods).toBe(3);
});

/** Files in which a player spends trade goods by their own choice, or others take them: nobody has demanded any before. */
const UNASKED = [
  'content/base/action-cards/privateers.ts',
  'content/base/political-cards/trade-war.ts',
  'content/base/races/mentak/piracy.ts',
  'content/shattered-empire/action-cards/bribery.ts',
  'content/shattered-empire/technologies/production-centers.ts',
  'rules/objectives/objectives.ts',
];

test('E3 13.2 every question costing trade goods names its debtors', () => {
  const root = path.join(import.meta.dirname, '../../../src/editions/ti3');
  const files = ['rules', 'content'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  );
  const costly = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return (
      /changeTradeGoods\([^;]*, -/.test(text) && /question[<(]|\w\.ask\(/.test(text) && !/owing:|owes: true/.test(text)
    );
  });
  expect(costly.sort()).toEqual(UNASKED);
});

test('E3 13.4 Open the Trade Routes: logs the actual recipient', () => {
  const t = new CardTable();
  t.state.seats.ann.tradeGoods = 3;
  expect(giftProblem(t.game, 'ann', 'cal')).toBeUndefined();
  addEffect(t.game, 'open-the-trade-routes', '', null, 'round');
  act(t.game, 'ann', 'give-trade-goods', { to: 'bob', count: 2 });
  const goods = ['ann', 'bob', 'cal'].map((seat) => t.state.seats[seat].tradeGoods);
  expect([goods, narrate(t.game, t.state.facts, null)]).toEqual([
    [1, 0, 2],
    ['Sol gives 2 trade goods to Hacan, and Xxcha gains them instead.'],
  ]);
  // Ann sits to the left of Cal: a gift to Cal would come straight back.
  expect(giftProblem(t.game, 'ann', 'cal')).toBe(
    'You cannot give Xxcha trade goods: you would gain them instead (E3 13.2).',
  );
});

test('E3 21.6 one ground force becomes, two become shock troops', () => {
  const t = table({ from: empire, playing: { shockTroops: true }, space: { 'empty-2': 'ann cruiser' } });
  const told = (count: number): string =>
    narrate(
      t.game,
      [
        { type: 'units-exchanged', seat: 'ann', place: 'saudor', before: 'ground-force', after: 'shock-troop', count },
      ] as never,
      null,
    )[0];
  expect(told(1)).toContain('replaces 1 ground force with 1 shock troop on Saudor.');
  expect(told(2)).toContain('replaces 2 ground forces with 2 shock troops on Saudor.');
});
