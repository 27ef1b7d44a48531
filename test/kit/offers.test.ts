import { expect, test } from 'vitest';
import { act, type Json } from '#engine';
import type { OfferOf } from '#kit/prompts/offers.ts';
import { asked, begun, bookOf, fair, kit, takes, type FairGame } from './fair.ts';

/*
 * At the fair, coins are offered for a trick out of somebody's hand. Nobody offers more than they have, nor has to have the trick before they
 * say yes to it; offers lie where this edition keeps them.
 */
interface Terms {
  coins: number;
  trick: string;
}

const stall = (nextOffer = 1) => {
  const lying: Record<string, OfferOf<Terms>> = {};
  const told: string[] = [];
  let counted = nextOffer;
  const { lapseAllOffers, offerActions, offerProcedures, offersCheck } = kit.configureOffers<Terms>({
    of: () => lying,
    id: (_game, from) => `${from}${counted++}`,
    maxOpen: 2,
    parseTerms: (_game, { coins, trick }: { coins?: unknown; trick?: unknown }) => ({
      coins: Number(coins),
      trick: String(trick),
    }),
    problem: ({ state }, { from, to, coins, trick }, occasion) => {
      if (occasion === 'made' && (!state.seats[to] || to === from)) return 'Offer it to somebody else.';
      if (state.seats[from].coins < coins) return 'There are not so many coins.';
      return occasion === 'taken' && !state.seats[to].hand.includes(trick) ? 'You have no such trick.' : undefined;
    },
    accept: ({ state }, { from, to, coins, trick, id }) => {
      told.push(`${id} taken, ${Object.keys(lying).join(' ') || 'nothing'} open`);
      state.seats[from].coins -= coins;
      state.seats[to].coins += coins;
      state.seats[to].hand = state.seats[to].hand.filter((card) => card !== trick);
      state.seats[from].hand.push(trick);
    },
    onMade: (_game, { id, to, coins, trick }) => void told.push(`${id} made: ${to}, ${coins} for ${trick}`),
    onClosed: (_game, { id }, why) => void told.push(`${id} ${why}`),
  });
  const book = bookOf([], { actions: offerActions, procedures: offerProcedures, standing: [offersCheck] });
  const game = begun(fair({ hands: { bob: ['ballad#1'] } }, book), 'quiet');
  Object.assign(game.state.seats.ann, { coins: 3 });
  Object.assign(game.state.seats.cat, { coins: 3 });
  return { game, lying, told, clearOffers: lapseAllOffers };
};

const offers = (game: FairGame, from: string, to: string, coins: number, trick = 'ballad#1'): void =>
  act(game, from, 'offer', { to, coins, trick });
const answers = (game: FairGame, seat: string, action: string, offer: Json) => (): void =>
  act(game, seat, action, { offer });

test('an offer is stored as parsed, with its own id, and told', () => {
  const { game, lying, told } = stall();
  act(game, 'ann', 'offer', { to: 'bob', coins: '2', trick: 'ballad#1', from: 'cat', id: 'mine' });
  expect(lying).toEqual({ ann1: { id: 'ann1', from: 'ann', to: 'bob', coins: 2, trick: 'ballad#1' } });
  expect(told).toEqual(['ann1 made: bob, 2 for ballad#1']);
});

test('an invalid offer is refused by the edition, also without a receiver', () => {
  const { game, lying } = stall();
  expect(() => offers(game, 'ann', 'bob', 4)).toThrow('There are not so many coins.');
  expect(() => offers(game, 'ann', 'ann', 1)).toThrow('Offer it to somebody else.');
  expect(() => act(game, 'ann', 'offer', { to: ['bob'], coins: 1, trick: 'ballad#1' })).toThrow(
    'Offer it to somebody else.',
  );
  expect(lying).toEqual({});
});

test('only the receiver accepts an offer, which closes before it applies', () => {
  const { game, lying, told } = stall();
  offers(game, 'ann', 'bob', 2);
  offers(game, 'cat', 'bob', 1);
  for (const seat of ['ann', 'cat'])
    expect(answers(game, seat, 'accept-offer', 'ann1')).toThrow('That offer is no longer open.');
  expect(game.state.seats.bob.coins).toBe(0);
  answers(game, 'bob', 'accept-offer', 'ann1')();
  expect(told.at(-1)).toBe('ann1 taken, cat2 open');
  expect(game.state.seats).toMatchObject({ ann: { coins: 1, hand: ['ballad#1'] }, bob: { coins: 2, hand: [] } });
  expect(Object.keys(lying)).toEqual(['cat2']);
});

test('accepting checks the offer again under current conditions', () => {
  const { game, lying } = stall();
  offers(game, 'ann', 'bob', 1, 'heckler#1');
  expect(answers(game, 'bob', 'accept-offer', 'ann1')).toThrow('You have no such trick.');
  expect(Object.keys(lying)).toEqual(['ann1']);
});

test('only the receiver declines an offer, and only the sender withdraws', () => {
  const { game, lying, told } = stall();
  offers(game, 'ann', 'bob', 1);
  offers(game, 'ann', 'bob', 2);
  for (const [seat, action] of [
    ['ann', 'decline-offer'],
    ['bob', 'withdraw-offer'],
    ['cat', 'decline-offer'],
    ['cat', 'withdraw-offer'],
  ])
    expect(answers(game, seat, action, 'ann1')).toThrow('That offer is no longer open.');
  answers(game, 'bob', 'decline-offer', 'ann1')();
  answers(game, 'ann', 'withdraw-offer', 'ann2')();
  expect(lying).toEqual({});
  expect(told.slice(2)).toEqual(['ann1 declined', 'ann2 withdrawn']);
});

test.each(['ann7', 'constructor', '__proto__', 1, null, ['ann1']])('id %j matches no offer', (id) => {
  const { game, lying } = stall();
  offers(game, 'ann', 'bob', 1);
  for (const action of ['accept-offer', 'decline-offer', 'withdraw-offer'])
    for (const seat of ['ann', 'bob']) expect(answers(game, seat, action, id)).toThrow('That offer is no longer open.');
  expect(Object.keys(lying)).toEqual(['ann1']);
});

test('an offer over the limit replaces the oldest between two players', () => {
  const { game, lying, told } = stall(8);
  offers(game, 'ann', 'cat', 1);
  offers(game, 'ann', 'bob', 1);
  offers(game, 'cat', 'bob', 1);
  offers(game, 'ann', 'bob', 2);
  expect(Object.keys(lying)).toEqual(['ann8', 'ann9', 'cat10', 'ann11']);
  offers(game, 'ann', 'bob', 3);
  expect(Object.keys(lying)).toEqual(['ann8', 'cat10', 'ann11', 'ann12']);
  offers(game, 'ann', 'bob', 1);
  expect(Object.keys(lying)).toEqual(['ann8', 'cat10', 'ann12', 'ann13']);
  expect(told.filter((one) => one.endsWith('replaced'))).toEqual(['ann9 replaced', 'ann11 replaced']);
});

test('an unpayable offer lapses at once, a barred one stays', () => {
  const { game, lying, told } = stall();
  offers(game, 'ann', 'bob', 3);
  offers(game, 'ann', 'bob', 1, 'heckler#1');
  offers(game, 'cat', 'bob', 3);
  begun(game, takes.name, { seat: 'ann', count: -1 });
  expect(Object.keys(lying)).toEqual(['ann2', 'cat3']);
  expect(told.slice(3)).toEqual(['ann1 lapsed']);
  expect(asked(game)).toEqual(['ann: whom']);
});

test('clearing offers lapses all of them, and each is told', () => {
  const { game, lying, told, clearOffers } = stall();
  offers(game, 'ann', 'bob', 1);
  offers(game, 'cat', 'ann', 1);
  clearOffers(game);
  expect(lying).toEqual({});
  expect(told.slice(2)).toEqual(['ann1 lapsed', 'cat2 lapsed']);
});
