import { expect, test } from 'vitest';
import type { GameInteraction } from '#discord/edition/edition-adapter.ts';
import { rulebooksBySets } from '#ti2/rulebook.ts';
import { tradeCommand } from '#ti2/discord/commands/trade.ts';
import { performConfirmed } from '#ti2/discord/commands/confirmation.ts';
import { createSecondEdition } from '#ti2/service/edition.ts';
import { formatExchange, presentOffer } from '#ti2/discord/trade/offers.ts';
import { SecondEditionPresenter } from '#ti2/discord/presenter.ts';
import { narrate } from '#ti2/views/index.ts';
import { act } from '#engine';
import { led } from '../leaders/led.ts';
import { table, type Player, type Table } from '../table.ts';

const HANDS = { ann: ['countermand', 'trade-agreement', 'trade-agreement'], bob: ['riots'] };

const debate = (): Table => {
  const t = table({
    credits: { ann: 20, bob: 10, cal: 5 },
    hands: HANDS,
    ground: { quill: 'ann', ravne: 'bob', solm: 'cal' },
  });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('fine#1');
  return t.begins('senate');
};

const at = (t: Table, seat: Player): GameInteraction<SecondEditionPresenter> =>
  ({
    seat,
    origin: { caller: {} },
    context: {
      service: { act: (_who: object, _game: string, action: string, data: never) => act(t.game, seat, action, data) },
    },
    loaded: {
      info: { id: 'BXKDQ', status: 'running' },
      presenter: {
        game: t.game,
        seatChoices: () => t.game.state.order.map((key) => ({ key, label: key })),
        seatName: (key: string) => key,
        offers: () => Object.values(t.game.state.offers).map((offer) => presentOffer(t.game, offer, offer.id)),
      },
    },
  }) as unknown as GameInteraction<SecondEditionPresenter>;

const cardOf = (t: Table, name: string) => t.seat('ann').actionCards.find((one) => one.startsWith(name)) ?? '';
const command = (name: string) => tradeCommand.subcommands?.find((one) => one.name === name);
const given = (options: Record<string, string>) => ({ text: (name: string) => options[name] }) as never;

async function run(t: Table, seat: Player, name: string, options: Record<string, string> = {}): Promise<string> {
  try {
    return (await command(name)?.run(at(t, seat), given(options)))?.message?.content ?? '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('E2 4.3 an offer names cards only to its parties', () => {
  const { game } = debate();
  const kinds = Object.keys(game.book.byKind['action-card']);
  const cards = [
    [],
    ['countermand#1'],
    ['trade-agreement#1', 'trade-agreement#2'],
    ['back'],
    ...kinds.map((one) => [`${one}#1`]),
  ];
  const wanted = [[], ['riots'], ['riots', 'riots'], ['back'], ...kinds.map((one) => [one])];
  for (const viewer of ['ann', 'bob', 'cal', null])
    for (const give of cards)
      for (const take of wanted) {
        const offer = {
          id: 'o1.ann',
          from: 'ann',
          to: 'bob',
          credits: 1,
          cards: give,
          wantsCredits: 2,
          wantsCards: take,
        };
        const told = formatExchange(game, offer, viewer);
        const named = kinds.filter((one) => told.includes(game.book.components[one].name));
        if (viewer === 'ann' || viewer === 'bob')
          expect(named.length, told).toBeGreaterThanOrEqual(give[0] === 'back' || !give.length ? 0 : 1);
        else expect(named, told).toEqual([]);
        expect(told).not.toMatch(/#|undefined|\bback\b/);
        expect(presentOffer(game, offer, 'x').text).not.toMatch(/#|undefined|\bback\b/);
      }
});

test('E2 4.3 a named card can be requested, shown and answered', async () => {
  const t = debate();
  expect(await run(t, 'ann', 'offer', { to: 'bob', give: '2 credits, countermand', take: 'Riots' })).toBe(
    'I sent your offer to bob: ann gives bob 2 credits and Countermand for Riots.',
  );
  expect(await run(t, 'bob', 'answer')).toBe('ann gives bob 2 credits and Countermand for Riots');
  expect(Object.values(t.game.state.offers)).toMatchObject([
    { cards: [cardOf(t, 'countermand')], wantsCards: ['riots'] },
  ]);
});

test('E2 4.3 counts in an offer are read, nothing dropped', async () => {
  const t = debate();
  expect(await run(t, 'ann', 'offer', { to: 'bob', give: '2 Trade Agreements', take: '5 credits' })).toContain(
    'ann gives bob 2 Trade Agreements for 5 credits.',
  );
  expect(await run(t, 'ann', 'offer', { to: 'bob', give: 'trade agreement, 2 trade agreement' })).toBe(
    'You cannot give 3 Trade Agreement: you have 2 (E2 4.3).',
  );
  expect(await run(t, 'ann', 'offer', { to: 'bob', give: '21 credits' })).toBe('You have 20 credits, not 21 (E2 4.3).');
  expect(await run(t, 'ann', 'offer', { to: 'bob', give: '3 bananas' })).toMatch(
    /bananas.*only credits, action cards and captive leaders \(E2 4\.3\)\.$/,
  );
  const completed = await command('offer')?.complete?.(at(t, 'ann'), 'give', '3 credits, tr', given({ to: 'bob' }));
  expect(completed?.map(({ key }) => key)).toEqual(['3 credits, Trade Agreement']);
});

test('E2 4.3 an unnamed action card is refused with instructions', async () => {
  const t = debate();
  const CARDS = [
    'one of your cards',
    'any of their action cards',
    'a random card',
    'some cards',
    '3 credits and one action card of yours',
  ];
  for (const take of [
    '1 action card',
    '5 credits, a card',
    'action cards',
    'a card from your hand',
    'whichever card you like',
    ...CARDS,
  ])
    expect(await run(t, 'ann', 'offer', { to: 'bob', give: '2 credits', take })).toMatch(
      /^Name the action card you want.*make the offer with `\/trade offer`/,
    );
  expect(await run(t, 'ann', 'offer', { to: 'bob', give: '2 action cards' })).toMatch(/^Name the action card you give/);
  expect(await run(t, 'ann', 'offer', { to: 'bob', give: 'one of my cards' })).toMatch(
    /^Name the action card you give/,
  );
  // A name beside the word is a name.
  expect(await run(t, 'ann', 'offer', { to: 'bob', give: '1 credit', take: 'Yard Fire' })).not.toMatch(
    /Name the action card/,
  );
});

test('E2 4.3 duplicate offers are refused; the oldest gives way', async () => {
  const t = debate();
  const offers = (credits: number) => run(t, 'ann', 'offer', { to: 'bob', give: `${credits} credits` });
  await offers(1);
  expect(await offers(1)).toBe('You have already made this offer (E2 4.3).');
  await offers(2);
  await offers(3);
  expect(await offers(4)).toMatch(
    /4 credits for free\.\n.*replaces your oldest \(ann gives bob 1 credit for free\)\.$/,
  );
  expect(await run(t, 'bob', 'answer')).toBe(
    [2, 3, 4].map((n, i) => `**${i + 1}.** ann gives bob ${n} credits for free`).join('\n'),
  );
});

test('E2 4.3 the receiver of an offer is told at once', () => {
  const t = debate();
  const before = structuredClone(t.game.state);
  act(t.game, 'ann', 'offer', { to: 'bob', credits: 3 });
  const facts = t.game.facts.slice(-1);
  expect(facts).toMatchObject([{ type: 'offer-made', to: ['ann', 'bob'] }]);
  expect(createSecondEdition(rulebooksBySets()).announcementStyle?.(before, t.game.state, facts)).toBe('text');
  expect(narrate(t.game, facts, null)).toEqual([]);
});

test('E2 4.3 an exchange is told once', () => {
  const t = debate();
  act(t.game, 'ann', 'offer', { to: 'bob', cards: [cardOf(t, 'countermand')], wantsCredits: 5 });
  const before = t.game.facts.length;
  act(t.game, 'bob', 'accept-offer', { offer: Object.keys(t.game.state.offers)[0] });
  const facts = t.game.facts.slice(before);
  expect(narrate(t.game, facts, 'cal')).toEqual(['Ann gives 1 action card to bob for 5 credits.']);
  expect(narrate(t.game, facts, 'bob')).toEqual([
    'Ann gives 1 action card to bob for 5 credits.',
    'You gain Countermand.',
  ]);
});

test('E2 6.2 ending an impossible or missing agreement explains why', async () => {
  const t = table({ races: { bob: 'hacan' } });
  expect(await run(t, 'ann', 'end', {})).toBe('You have no trade agreement you can end (E2 6.2).');
  expect(await run(t, 'ann', 'end', { with: 'cal' })).toBe('You have no trade agreement with that player (E2 6.2).');
  t.game.state.agreements.a = { id: 'a', seats: ['ann', 'bob'], card: 'trade-agreement#1' };
  t.game.state.agreements.b = { id: 'b', seats: ['ann', 'cal'], card: 'trade-agreement#2' };
  t.game.invalidateAll();
  expect(await run(t, 'ann', 'end', { with: 'bob' })).toBe(
    'You cannot end a trade agreement with Hacan: only Hacan can (E2 6.2).',
  );
  expect(await run(t, 'ann', 'end', { with: 'nobody here' })).toBe('Choose a player: cal.');
  expect(await run(t, 'ann', 'end', { with: 'cal' })).toBe(
    ':warning: End the trade agreement with cal? It is currently worth 1 credit per round to you and 1 to cal. It ends immediately for both of you, and its card is discarded (E2 6.2).\n-# Nothing has happened yet.',
  );
});

test('E2 6.2 ending an agreement and executing a captive need confirmation', async () => {
  const t = led({ ground: { quill: 'ann', solm: 'cal' } }, { carth: 'bob held by ann' });
  t.game.state.agreements.b = { id: 'b', seats: ['ann', 'cal'], card: 'trade-agreement#2' };
  t.game.invalidateAll();
  await run(t, 'ann', 'end', { with: 'cal' });
  expect(t.game.state.agreements).toHaveProperty('b');
  const press = (verb: string, arg: string) =>
    performConfirmed(at(t, 'ann'), { kind: 't', game: 'BXKDQ', id: '', verb, arg });
  expect((await press('end', 'b'))?.message?.content).toBe('You ended the trade agreement with cal.');
  expect(t.game.state.agreements).toEqual({});
  await expect(press('end', 'b')).rejects.toThrow('That trade agreement has already ended (E2 6.2).');
  expect(await run(t, 'ann', 'execute', { captive: 'carth' })).toMatch(/^:warning: Execute your captive Scientist Carth \(bob\)\? This removes the leader from the game \(E2 12\.5\)\.\n-# Nothing has happened yet\.$/); // prettier-ignore
  expect(t.game.state.leaders?.carth.gone).toBeUndefined();
  expect((await press('execute', 'carth'))?.message?.content).toBe('You executed Scientist Carth.');
  expect(t.game.state.leaders?.carth.gone).toBe('executed');
  expect(await press('look', 'x')).toBeUndefined();
});

test('E2 4.3 declined offers are public, lapsed ones private', () => {
  const t = debate();
  const offer = (credits: number): string => {
    act(t.game, 'ann', 'offer', { to: 'bob', credits });
    return Object.keys(t.game.state.offers).at(-1) ?? '';
  };
  const told = (): unknown[] => narrate(t.game, t.game.facts.slice(-1), 'cal');
  const over = (): boolean => SecondEditionPresenter.prototype.isOfferClosed.call({ game: t.game } as never, t.game.facts.slice(-1), { from: 'ann', to: 'bob' }); // prettier-ignore
  const edition = createSecondEdition(rulebooksBySets());
  const heard = (): unknown => edition.announcementStyle(t.game.state, t.game.state, t.game.facts.slice(-1));
  act(t.game, 'bob', 'decline-offer', { offer: offer(1) });
  expect([told(), over(), heard()]).toEqual([["Ann's offer to bob is declined."], true, 'text']);
  expect(edition.isUndoableFact(t.game.facts.at(-1) as never, 'bob')).toBe(true);
  act(t.game, 'ann', 'withdraw-offer', { offer: offer(2) });
  expect([told(), over()]).toEqual([["Ann's offer to bob is withdrawn."], true]);
  const first = offer(3);
  offer(4);
  act(t.game, 'bob', 'decline-offer', { offer: first });
  expect(over()).toBe(false);
  offer(12);
  t.seat('ann').credits = 5;
  t.game.invalidateAll();
  act(t.game, 'cal', 'offer', { to: 'ann', credits: 1 });
  expect(t.told('offer-closed').at(-1)).toMatchObject({ why: 'lapsed', to: ['ann', 'bob'] });
  expect(edition.announcementStyle(t.game.state, t.game.state, t.told('offer-closed').slice(-1))).toBe(null);
});

test('E2 12.5 autocompletion lists the other’s captives before cards', async () => {
  const t = led({ ground: { quill: 'ann', ravne: 'bob' } }, { carth: 'ann held by bob' });
  const completed = await command('offer')?.complete?.(at(t, 'ann'), 'take', '', given({ to: 'bob' }));
  expect(completed?.slice(0, 2).map(({ key }) => key)).toContain('Scientist Carth');
});

test('E2 11.4 an eliminated player reads that instead of a hand', () => {
  const { game } = table({ ground: { quill: 'ann' } });
  const snapshot = { state: game.state, game: { id: 'g', head: 1, members: [] } };
  const presenter = new SecondEditionPresenter(snapshot as never, () => game.book, undefined as never);
  const hand = (): string => presenter.formatHand('ann');
  expect(hand()).toBe('You have no action cards.');
  game.state.seats.ann.eliminated = true;
  expect(hand()).toBe('You are eliminated (E2 11.4).');
});
