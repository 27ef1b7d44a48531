import { expect, test } from 'vitest';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { gainCommodities, replenishCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, wait, waiting } from '../factions/leaders-at-hand.ts';

// Action cards of the base game, and one of its notes, where they meet Prophecy of Kings.

const ALL = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const lay = ({ components = [], ...setting }: Setting): TestTable =>
  table({
    sets: ALL,
    components: [waiting, ...components],
    ...setting,
    change: (state) => {
      resting(state);
      setting.change?.(state);
    },
  });

test('Bribery note 3a: Argent Flight as speaker alone may play it', () => {
  const votes = (speaker: string): TestTable =>
    lay({
      seats: { ann: 'argent', bob: 'winnu', cat: 'naalu' },
      phase: 'agenda',
      planets: { ann: ['lodor'], bob: ['starpoint'], cat: ['zohbat'] },
      hands: { ann: ['bribery'], bob: ['bribery#2'], cat: ['bribery#3'] },
      change: (state) => {
        state.speaker = speaker;
        state.decks.agenda.draw = ['mutiny', 'economic-equality'];
        for (const seat of Object.values(state.seats)) seat.tradeGoods = 2;
      },
    }).begin(agendaPhase, {});
  const t = votes('ann');
  t.ann.votesFor('for').casts('lodor', 'Also use Bribery').chooses(1, 'bribery-trade-goods');
  expect([t.asks('bob', 'window'), t.asks('cat', 'window')]).toEqual([false, false]);
  t.bob.votesFor('against', 'starpoint').cat.votesFor('against', 'zohbat');
  expect([t.asks('ann', 'window'), t.asks('bob', 'window'), t.asks('cat', 'window')]).toEqual([false, false, false]);
  expect([t.state.seats.ann.actionCards, t.state.seats.ann.tradeGoods, t.state.seats.bob.actionCards]).toEqual([
    [],
    1,
    ['bribery#2'],
  ]);
});

test('Disable note 1: Hel-Titans still fight on the ground', () => {
  const t = load(
    lay({
      seats: { ann: 'winnu', bob: 'ul', cat: 'naalu' },
      space: { 27: { ann: '1 carrier, 1 dreadnought, 1 infantry' } },
      ground: { starpoint: { bob: '1 pds' } },
      hands: { ann: ['disable'] },
    }),
    ...[1, 1, 10],
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.plays('disable').bombards('starpoint').lands('infantry on starpoint');
  // Neither its Planetary Shield nor its Space Cannon is left; it fights.
  expect(rolls(t)).toEqual(['ann bombardment 1', 'ann ground-combat 1', 'bob ground-combat 1']);
  expect(t.state.planets.starpoint.controller).toBe('bob');
});

test('Infiltrate note 2a: places a damaged Hel-Titan from elsewhere undamaged', () => {
  const t = lay({
    seats: { ann: 'ul', bob: 'winnu', cat: 'naalu' },
    ground: {
      lodor: { bob: '2 pds' },
      wellon: { ann: '2 pds (damaged)' },
      thibah: { ann: '2 pds (damaged)' },
      tarmann: { ann: '2 pds' },
    },
    hands: { ann: ['infiltrate'] },
  }).begin(gainControl, { seat: 'ann', planet: 'lodor' });
  t.ann
    .plays('infiltrate')
    .chooses('From Wellon (damaged)', 'structure-to-move')
    .chooses('From Thibah (damaged)', 'structure-to-move');
  expect([
    t.units('ann', { planet: 'lodor' }),
    t.units('ann', { planet: 'wellon' }),
    t.units('ann', { planet: 'thibah' }),
  ]).toEqual(['2 pds', '1 pds (damaged)', '1 pds (damaged)']);
});

test('Lost Star Chart note 5: a ship may bypass Ion Storm’s wormhole', () => {
  // The storm lies at 46; Lodor (26) has an alpha wormhole.
  const moved = (chart: boolean): TestTable =>
    lay({
      seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
      board: { 210: '46' },
      space: { 26: { ann: '1 cruiser' } },
      hands: { ann: ['lost-star-chart'] },
      change: (state) =>
        void (state.systems['46'].markers = [{ id: 'ion-storm#1', component: 'ion-storm', face: 'alpha' }]),
    })
      .begin(tacticalAction, { seat: 'ann' })
      .ann.activates('46')
      .table.ann[chart ? 'plays' : 'declines'](chart ? 'lost-star-chart' : 'window')
      .moves('1 cruiser from 26').table;
  const side = (t: TestTable) =>
    t.state.systems['46'].markers?.find(({ component }) => component === 'ion-storm')?.face;
  const without = moved(false);
  expect([without.asks('ann', 'through-token'), side(without)]).toEqual([false, 'beta']);
  const kept = moved(true);
  kept.ann.chooses('no', 'through-token');
  expect(side(kept)).toBe('alpha');
  const turned = moved(true);
  turned.ann.chooses('yes', 'through-token');
  expect(side(turned)).toBe('beta');
});

test('Reflective Shielding note 1a: a Dynamo-repaired ship cannot sustain its hits', () => {
  const t = load(
    lay({
      seats: { ann: 'empyrean', bob: 'winnu', cat: 'naalu' },
      space: { 27: { ann: '1 dreadnought', bob: '1 dreadnought, 1 cruiser' }, 26: { ann: '1 flagship' } },
      planets: { ann: ['mecatol-rex'] },
      hands: { bob: ['reflective-shielding'] },
    }),
    ...[10, 10, 1],
    ...[1, 1, 1, 1, 1, 1],
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  // A hit each; both sustain it, ann's is repaired before bob's card brings two hits more.
  t.ann.stays().sustains('dreadnought').uses('dynamo').pays('mecatol-rex');
  t.bob.sustains('dreadnought').plays('reflective-shielding');
  t.ann.declines();
  expect(t.units('ann', { system: '27' })).toBe('');
});

test('Technology Rider note 4b: AI Development Algorithm works and stays exhausted', () => {
  const t = lay({
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
    phase: 'agenda',
    planets: { ann: ['lodor'], cat: ['mecatol-rex'] },
    technologies: { bob: ['neural-motivator', 'ai-development-algorithm'] },
    hands: { bob: ['technology-rider'] },
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      for (const planet of state.systems[state.seats.bob.home].planets) state.planets[planet].exhausted = true;
    },
  }).begin(agendaPhase, {});
  t.bob.plays('technology-rider').predicts('for');
  for (const seat of ['bob', 'cat', 'ann'])
    if (t.asks(seat, 'vote-for')) {
      if (seat === 'cat') t.cat.votesFor('for', 'mecatol-rex');
      else t.seat(seat).abstains();
    }
  t.bob.researches('infantry-ii').complies('ignore-prerequisites');
  expect(t.state.seats.bob.technologies['ai-development-algorithm'].exhausted).toBe(true);
  for (let i = 0; i < 6 && t.open.length; i++) {
    const { seat, question } = t.next;
    if (question === 'break-tie') t.seat(seat).breaksTie('for');
    else t.seat(seat).abstains();
  }
  expect([t.open, 'infantry-ii' in t.state.seats.bob.technologies]).toEqual([[], true]);
  expect(t.state.seats.bob.technologies['ai-development-algorithm'].exhausted).toBe(true);
});

test('Trade Agreement note 3, Minister of Commerce note 1a: gained commodities are not replenished', () => {
  const goods = (gained: 'gained' | 'replenished'): TestTable => {
    const t = lay({
      seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
      space: { 26: { bob: '1 cruiser', cat: '1 cruiser' } },
      change: (state) => {
        state.laws['minister-of-commerce'] = { component: 'minister-of-commerce', owner: 'bob' };
        state.seats.bob.commodities = 2;
        state.seats.bob.promissoryNotes = state.seats.bob.promissoryNotes.filter(
          (note) => note !== 'trade-agreement@bob',
        );
        state.seats.ann.promissoryNotes.push('trade-agreement@bob');
        for (const seat of Object.values(state.seats)) seat.actionCards = [];
      },
    });
    if (gained === 'gained') gainCommodities(t.game, 'bob', 1);
    else replenishCommodities(t.game, 'bob');
    return t.begin(wait, {});
  };
  const t = goods('gained');
  expect([t.open, t.state.seats.bob.commodities, t.state.seats.bob.tradeGoods]).toEqual([[], 3, 0]);
  const full = goods('replenished');
  expect(full.names('ann', 'window')).toEqual(['trade-agreement']);
  full.ann.declines().declines();
  expect(full.state.seats.bob.tradeGoods).toBe(1);
});
