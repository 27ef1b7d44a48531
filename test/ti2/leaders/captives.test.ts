import { expect, test } from 'vitest';
import { parseGivenGoods } from '#ti2/discord/input/parse-goods.ts';
import { presentOffer } from '#ti2/discord/trade/offers.ts';
import { invades, led, whereIs } from './led.ts';

/** A card is being debated. */
function debated(t: ReturnType<typeof led>): typeof t {
  t.game.state.phase = 'political';
  return t.begins('senate', {});
}

test('E2 12.5 a captor executes a captive at any time', () => {
  const t = led({}, { carth: 'bob held by ann' });
  expect(() => t.does('cal', 'execute-captive', { leader: 'carth' })).toThrow(
    'That leader is not your captive (E2 12.5).',
  );
  expect(whereIs(t.does('ann', 'execute-captive', { leader: 'carth' }), 'carth')).toBe('executed');
});

test('E2 4.3 captives are traded, and freed by their owner', () => {
  const t = debated(
    led({ ground: { solm: 'bob', quill: 'cal' } }, { carth: 'bob held by ann', gila: 'cal held by bob' }),
  );
  t.does('ann', 'offer', { to: 'cal', credits: 0, cards: [], wantsCredits: 0, wantsCards: [], captives: ['carth'] });
  expect(() => t.does('ann', 'offer', { to: 'cal', captives: ['gila'] })).toThrow(/hold captive/);
  const [first] = Object.values(t.game.state.offers);
  expect(presentOffer(t.game, first, 'x').text).toBe('ann gives cal Scientist Carth for free');
  t.does('cal', 'accept-offer', { offer: first.id });
  expect(whereIs(t, 'carth')).toBe('held by cal');
  t.does('cal', 'offer', { to: 'bob', captives: ['carth'], wantsCaptives: ['gila'] });
  t.does('bob', 'accept-offer', { offer: Object.keys(t.game.state.offers)[0] });
  expect([whereIs(t, 'carth'), whereIs(t, 'gila')]).toEqual(['on solm', 'on quill']);
});

test('E2 4.3 a captive is offered by its name', () => {
  const t = led({}, { carth: 'bob held by ann' });
  expect(parseGivenGoods(t.game, 'ann', '3, carth')).toEqual({ credits: 3, cards: [], captives: ['carth'] });
});

test('E2 12.5 invading a captor’s planet finds a captive on 10', () => {
  for (const [die, owner, becomes] of [[9, 'ann', 'held by bob'], [10, 'ann', 'on quill'], [10, 'cal', 'held by ann']] as const) {
    const t = led({ space: { quill: 'ann carrier(ground-force)' }, ground: { quill: 'bob' } }, { carth: `${owner} held by bob` });
    invades(t).dice(die).says('ann', { 'ground-force@quill': 1 });
    expect([die, owner, whereIs(t, 'carth')]).toEqual([die, owner, becomes]);
  } // prettier-ignore
});

test('E2 12.5 captives can do nothing', () => {
  const t = led({ hands: { bob: ['militia'] }, ground: { quill: 'bob' } }, { connor: 'ann held by cal' });
  t.game.state.active = 'bob';
  t.does('bob', 'use', { component: 'militia' });
  expect(t.told('units-gained')).toHaveLength(1);
});

test('E2 12.5 Daring Rescue returns a captive in the political phase', () => {
  const laid = { hands: { ann: ['daring-rescue'] }, ground: { solm: 'ann' } };
  const t = led(laid, { carth: 'ann held by bob' });
  expect(() => t.does('ann', 'use', { component: 'daring-rescue' })).toThrow(
    'You can play this card only in the political phase.',
  );
  debated(t).does('ann', 'use', { component: 'daring-rescue' });
  expect(whereIs(t, 'carth')).toBe('on solm');
  const { action } = t.game.state.decks;
  expect(action.draw.length + action.discard.length).toBe(79);
});
