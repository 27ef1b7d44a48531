import { expect, test } from 'vitest';
import { placeLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { landFromAnswer } from '#ti3/rules/invasion/landing.ts';
import { gainPlanet, losePlanet } from '#ti3/rules/planets/planets.ts';
import { addUnit } from '#ti3/rules/units/units.ts';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { CardTable, type Name } from './card-table.ts';

test('E3 12 Ruinous Tariffs takes half a partner’s goods, rounded up', () => {
  const t = new CardTable().holds('ann', 'ruinous-tariffs');
  const worth = (seat: Name): number => t.state.seats[seat].contracts[0];
  const { ann, bob } = t.state.seats;
  makeAgreement(t.game, ['ann', 'bob'], [worth('ann'), worth('bob')]);
  Object.assign(bob, { tradeGoods: 4 });
  Object.assign(ann, { tradeGoods: 0 });
  t.begins('trade-secondary', { seat: 'bob' }).plays('ann', 'ruinous-tariffs');
  const all = ann.tradeGoods + bob.tradeGoods;
  expect(all).toBeGreaterThan(4);
  expect([ann.tradeGoods, bob.tradeGoods]).toEqual([Math.ceil(all / 2), Math.floor(all / 2)]);
});

test('E3 12 Ruinous Tariffs is for trade partners only', () => {
  const t = new CardTable().holds('ann', 'ruinous-tariffs');
  const worth = (seat: Name): number => t.state.seats[seat].contracts[0];
  makeAgreement(t.game, ['cal', 'bob'], [worth('cal'), worth('bob')]);
  t.begins('trade-secondary', { seat: 'bob' });
  expect(t.asked('ann')).toBeUndefined();
});

test('E3 12.5 Star of Death kills the leaders on the planet', () => {
  const t = new CardTable(['base', 'leaders']).holds('ann', 'star-of-death');
  t.units('bob', 'saudor', 'ground-force');
  addUnit(t.game, 'ann', 'war-sun', 'saudor');
  t.state.leaders = { general: { id: 'general', type: 'general', owner: 'bob' } };
  placeLeader(t.game, t.state.leaders.general, { planet: 'saudor' });
  t.begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor');
  for (let i = 0; i < 9 && t.playable('ann', 'star-of-death') === undefined; i++)
    for (const seat of ['ann', 'bob'] as const) {
      const spec = t.asked(seat);
      if (spec && t.playable('ann', 'star-of-death') === undefined) t.replies(seat, spec.kind === 'allot' ? {} : []);
    }
  t.plays('ann', 'star-of-death');
  if (t.playable('ann', 'saudor') !== undefined) t.says('ann', 'saudor');
  expect(t.state.leaders.general).toMatchObject({ gone: 'killed' });
});

test('E3 12 Star of Death wastes a planet; the first landing dies', () => {
  const t = new CardTable().holds('ann', 'star-of-death');
  t.units('bob', 'saudor', 'ground-force', 'ground-force', 'space-dock');
  addUnit(t.game, 'ann', 'war-sun', 'saudor');
  t.begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor');
  for (let i = 0; i < 9 && t.playable('ann', 'star-of-death') === undefined; i++)
    for (const seat of ['ann', 'bob'] as const) {
      const spec = t.asked(seat);
      if (spec && t.playable('ann', 'star-of-death') === undefined) t.replies(seat, spec.kind === 'allot' ? {} : []);
    }
  t.plays('ann', 'star-of-death');
  if (t.playable('ann', 'saudor') !== undefined) t.says('ann', 'saudor');
  expect([t.at('saudor'), t.state.planets.saudor.owner, t.state.planets.saudor.domain]).toEqual([
    ['war-sun'],
    null,
    'radiation',
  ]);
  for (const lives of [false, true]) {
    addUnit(t.game, 'ann', 'ground-force', 'saudor');
    landFromAnswer(t.game, 'ann', { system: 'saudor' }, { 'ground-force>saudor': 1 });
    expect(t.at('saudor')).toEqual(lives ? ['ground-force', 'war-sun'] : ['war-sun']);
    expect(t.state.planets.saudor.owner).toBe(lives ? 'ann' : null);
  }
});

test('E3 13.3 Usurper ends for good when Mecatol Rex becomes neutral', () => {
  const t = new CardTable().holds('ann', 'usurper-card');
  t.owns('ann', 'mecatol-rex');
  t.begins('strategy-phase', {}).plays('ann', 'usurper-card');
  t.state.stack = [];
  losePlanet(t.game, 'mecatol-rex');
  gainPlanet(t.game, 'ann', 'mecatol-rex');
  t.turn();
  expect(Object.values(t.state.effects)).toEqual([]);
});
