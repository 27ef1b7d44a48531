import { expect, test } from 'vitest';
import type { GameInteraction, CommandOptions } from '#discord/edition/edition-adapter.ts';
import { AmbiguousInput } from '#discord/input/ambiguous-input.ts';
import { parseGoods } from '#ti4/discord/input/parse-goods.ts';
import { normalizeUnits } from '#ti4/discord/input/parse-units.ts';
import { presentOffer } from '#ti4/discord/trade/offers.ts';
import { tradeCommand } from '#ti4/discord/commands/trade.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { tableToExplore } from '../rules/exploring.ts';
import type { TestTable } from '../rules/table.ts';

const laid = (): TestTable =>
  tableToExplore([], {
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    change: (state) => {
      state.seats.ann.fragments = [
        'cultural-relic-fragment#1',
        'cultural-relic-fragment#2',
        'unknown-relic-fragment#1',
        'enigmatic-device#1',
      ];
      state.seats.bob.fragments = ['industrial-relic-fragment#1'];
      state.seats.bob.tradeGoods = 3;
      state.seats.ann.captured = [
        { type: 'cruiser', owner: 'bob' },
        { type: 'fighter' },
        { type: 'cruiser', owner: 'bob' },
        { type: 'destroyer', owner: 'cat' },
      ];
    },
  }).begin(turn, { seat: 'ann', performed: 0 });

const offer = tradeCommand.subcommands?.find(({ name }) => name === 'offer');
const seatAt = (t: TestTable, seat: string): GameInteraction<FourthEditionPresenter> =>
  ({
    seat,
    origin: { caller: {} },
    context: {
      service: { act: (_caller: object, _game: string, action: string, data: never) => t.acts(seat, action, data) },
    },
    loaded: {
      info: { id: 'BXKDQ', status: 'running' },
      presenter: { game: t.game, seatChoices: () => t.state.order.map((key) => ({ key, label: key })) },
    },
  }) as unknown as GameInteraction<FourthEditionPresenter>;
const given = (options: Record<string, string | number>): CommandOptions =>
  ({
    text: (name: string) => options[name],
    number: (name: string) => options[name],
    boolean: () => undefined,
  }) as never;
const offers = async (t: TestTable, options: Record<string, string | number>): Promise<string> => {
  try {
    await offer?.run(seatAt(t, 'ann'), given({ to: 'bob', ...options }));
  } catch (error) {
    return (error as Error).message;
  }
  return 'offered';
};
const completed = async (t: TestTable, option: string, typed: string): Promise<string[]> =>
  ((await offer?.complete?.(seatAt(t, 'ann'), option, typed, given({ to: 'bob' }))) ?? []).map(({ label }) => label);

test('relic fragments are traded and told by name (94.2, 73)', async () => {
  const t = laid();
  expect(
    await offers(t, {
      'give-fragments': '2 Cultural Relic Fragment, unknown',
      'take-fragments': 'industrial',
      'take-trade-goods': 1,
    }),
  ).toBe('offered');
  const [made] = Object.values(t.state.offers);
  expect(presentOffer(t.game, made, 'x').text).toMatch(
    /gives Cultural Relic Fragment, Cultural Relic Fragment, Unknown Relic Fragment for 1 trade good, Industrial Relic Fragment$/,
  );
  t.bob.accepts('ann');
  expect(t.state.seats.ann.fragments).toEqual(['enigmatic-device#1', 'industrial-relic-fragment#1']);
  expect(t.state.seats.bob.fragments).toEqual([
    'cultural-relic-fragment#1',
    'cultural-relic-fragment#2',
    'unknown-relic-fragment#1',
  ]);
});

test.each<[string, string, string]>([
  [
    'more than there are',
    '3 cultural',
    'You have these relic fragments: 2 Cultural Relic Fragment and Unknown Relic Fragment.',
  ],
  [
    'none of that sort',
    'hazardous',
    'You have these relic fragments: 2 Cultural Relic Fragment and Unknown Relic Fragment.',
  ],
  [
    'what is no fragment',
    'Enigmatic Device',
    'You have these relic fragments: 2 Cultural Relic Fragment and Unknown Relic Fragment.',
  ],
  [
    'the same twice',
    '2 cultural, cultural',
    'You have these relic fragments: 2 Cultural Relic Fragment and Unknown Relic Fragment.',
  ],
])('missing fragments are not offered: %s', async (_what, typed, why) => {
  expect(await offers(laid(), { 'give-fragments': typed })).toBe(why);
});

test('fragments are completed type by type for the giving player', async () => {
  const t = laid();
  expect(await completed(t, 'give-fragments', '')).toEqual([
    'Cultural Relic Fragment',
    '2 Cultural Relic Fragment',
    'Unknown Relic Fragment',
  ]);
  expect(await completed(t, 'give-fragments', '2 Cultural Relic Fragment, un')).toEqual([
    '2 Cultural Relic Fragment, Unknown Relic Fragment',
  ]);
  expect(await completed(t, 'take-fragments', 'ind')).toEqual(['Industrial Relic Fragment']);
});

test('captured units return to their owners only, by name (17.2a, 17.3b)', async () => {
  const t = laid();
  expect(await completed(t, 'give-captured', '')).toEqual(['cruiser', '2 cruiser']);
  expect(await offers(t, { 'give-captured': 'destroyer' })).toBe('You have these captured units to return: 2 cruiser.');
  expect(await offers(t, { 'take-captured': 'cruiser' })).toBe('Letnev has no captured units to return.');
  expect(await offers(t, { 'give-captured': '2 cruiser', 'take-trade-goods': 2 })).toBe('offered');
  t.bob.accepts('ann');
  expect(t.state.seats.ann.captured).toEqual([{ type: 'fighter' }, { type: 'destroyer', owner: 'cat' }]);
});

test.each<[string, string, object]>([
  ['2 tg', 'take', { tradeGoods: 2 }],
  ['3 tgs', 'take', { tradeGoods: 3 }],
  ['a trade good and an industrial fragment', 'take', { tradeGoods: 1, fragments: ['industrial-relic-fragment#1'] }],
  [
    '1 comm, 2 cultural',
    'give',
    { commodities: 1, fragments: ['cultural-relic-fragment#1', 'cultural-relic-fragment#2'] },
  ],
  ['his ceasefire', 'take', { notes: ['ceasefire@bob'] }],
  ['sftt + 1 tg', 'take', { notes: ['support-for-the-throne@bob'], tradeGoods: 1 }],
  ['both cruisers', 'give', { captured: ['cruiser#1', 'cruiser#2'] }],
  ['all tgs', 'take', { tradeGoods: 3 }],
  ['nothing', 'take', {}],
])('goods are read as people write them: %s', (typed, way, wanted) => {
  const t = laid();
  const found = parseGoods(
    t.game,
    way === 'give' ? { from: 'ann', to: 'bob', own: true } : { from: 'bob', to: 'ann', own: false },
    way,
    typed,
  );
  const counts = {
    ...(found.tradeGoods && { tradeGoods: found.tradeGoods }),
    ...(found.commodities && { commodities: found.commodities }),
  };
  expect({ ...counts, ...found.cards }).toEqual(wanted);
});

test.each<[string, string[]]>([
  ['note', ['Trade Agreement', 'Political Secret', 'Ceasefire', 'Support for the Throne']],
  ['2 tg, fragment, cruiser', ['2 tg, fragment, ']],
  ['bananas', []],
])('ambiguous or unknown goods list their possible meanings: %s', (typed, some) => {
  const t = laid();
  let found: AmbiguousInput | undefined;
  try {
    parseGoods(t.game, { from: 'bob', to: 'ann', own: false }, 'take', typed);
  } catch (error) {
    found = error as AmbiguousInput;
  }
  expect(found).toBeInstanceOf(AmbiguousInput);
  expect(found?.message).toMatch(/^(“.+” can mean several things: |I don't know “.+” here\. ).+\.$/);
  expect(found?.choices.length).toBeGreaterThan(0);
  for (const name of some) expect(found?.choices.map(({ key }) => key).join('; ')).toContain(name);
});

test('an offer combines its free text with its separate options', async () => {
  const t = laid();
  expect(await offers(t, { give: 'unknown fragment', take: '2 tg', 'take-trade-goods': 1 })).toBe('offered');
  const [made] = Object.values(t.state.offers);
  expect(presentOffer(t.game, made, 'x').text).toMatch(/gives Unknown Relic Fragment for 3 trade goods$/);
  expect(await offers(t, { take: '9 tg' })).toMatch(/^The other player has only 3 trade goods\. You have /);
});

test('an impossible offer says what is possible instead', async () => {
  const t = laid();
  const has = '0 trade goods, 0 commodities, 0 promissory notes';
  for (const seat of ['ann', 'bob']) Object.assign(t.state.seats[seat], { promissoryNotes: [], commodities: 0 });
  expect(await offers(t, { 'give-trade-goods': 1 })).toBe(
    `You have no trade goods. You have ${has}, 4 relic fragments; ${nameOfSeat(t.game, 'bob')} has 3 trade goods, 0 commodities, 0 promissory notes, 1 relic fragment.`,
  );
  expect(await offers(t, { to: 'cat', 'take-trade-goods': 1 })).toBe(
    `You and Sardakk N'orr are not neighbors, so you cannot make a transaction. You can trade now with ${nameOfSeat(t.game, 'bob')}.`,
  );
});

test.each([
  ['2 dn, ff x3', '2 dreadnought, 3 fighter'],
  ['cv, 2 gf, 3ff', '1 carrier, 2 infantry, 3 fighter'],
  ['carrier + 2 inf', 'carrier, 2 infantry'],
  ['2 crusier damaged and 1 pds', '2 cruiser damaged, 1 pds'],
  ['two war suns', '2 war sun'],
  ['1 dreadnought (damaged), 2 destroyer ii', '1 dreadnought (damaged), 2 destroyer ii'],
])('the units for odds are read as people write them: %s', (typed, units) => {
  expect(normalizeUnits(laid().game, 'ann', 'attacker', typed)).toBe(units);
});

test.each(['3 bananas', '2 ships', 'carrier, 1 dr. no', 'd'])('unknown units list possible meanings: %s', (typed) => {
  let found: AmbiguousInput | undefined;
  try {
    normalizeUnits(laid().game, 'ann', 'attacker', typed);
  } catch (error) {
    found = error as AmbiguousInput;
  }
  expect(found?.message).toMatch(/^(“.+” can mean several things: |I don't know “.+” here\. ).+\.$/);
  expect(found?.choices.length).toBeGreaterThan(0);
});
