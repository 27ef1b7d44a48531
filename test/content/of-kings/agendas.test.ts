import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { inPlay } from '../agenda-rulings/council.ts';
import { resting } from '../factions/leaders-at-hand.ts';

// Agendas of the base game where they meet Prophecy of Kings.

const ALL = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];

/** Bob alone has planets to vote with; ann is the speaker. */
const council = (agenda: string, setting: Setting = {}): TestTable =>
  table({
    sets: ALL,
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
    ...setting,
    phase: 'agenda',
    planets: { bob: ['starpoint', 'new-albion', 'mecatol-rex'], ...setting.planets },
    change: (state) => {
      resting(state);
      state.decks.agenda.draw = [agenda, 'mutiny', 'economic-equality'];
      for (const [seat, { home }] of Object.entries(state.seats)) {
        for (const id of state.systems[home].planets) state.planets[id].exhausted = true;
        state.seats[seat].actionCards = [];
      }
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

/** Bob votes with one planet; whoever else is asked abstains. */
const votes = (t: TestTable, outcome: string, planet = 'starpoint'): TestTable => {
  t.bob.votesFor(outcome).casts(planet);
  for (const seat of ['cat', 'ann']) if (t.asks(seat, 'vote-for')) t.seat(seat).abstains();
  return t;
};
const goes = (t: TestTable): TestTable => {
  for (const one of t.open) expect(t).toAskAmongOthers(one);
  return t;
};

test('Compensated Disarmament note 4a: destroys Hel-Titans as ground forces', () => {
  const disarmed = (cat: string): TestTable =>
    goes(
      votes(
        council('compensated-disarmament', {
          seats: { ann: 'yssaril', bob: 'winnu', cat },
          ground: { lodor: { cat: '1 infantry, 1 pds' } },
          change: ({ planets }) => void (planets.lodor.exhausted = true),
        }),
        'lodor',
      ),
    );
  const titans = disarmed('ul');
  expect([titans.units('cat'), titans.state.seats.cat.tradeGoods]).toEqual(['', 2]);
  const others = disarmed('naalu');
  expect([others.units('cat'), others.state.seats.cat.tradeGoods]).toEqual(['1 pds', 1]);
});

test('Fleet Regulations note 2: tokens of others in Mahact’s fleet pool count', () => {
  const t = votes(
    council('fleet-regulations', {
      seats: { ann: 'yssaril', bob: 'winnu', cat: 'mahact', dan: 'naalu' },
      change: ({ seats: { cat } }) => {
        cat.tokens.fleet = 4;
        cat.foreignTokens = ['ann', 'bob'];
      },
    }),
    'for',
  );
  if (t.asks('dan', 'vote-for')) t.dan.abstains();
  if (t.asks('cat', 'vote-for')) t.cat.abstains();
  if (t.asks('ann', 'vote-for')) t.ann.abstains();
  t.cat.chooses({ cat: 1, bob: 1 }, 'fleet-tokens-to-return');
  expect([t.state.seats.cat.tokens.fleet, t.state.seats.cat.foreignTokens]).toEqual([3, ['ann']]);
  goes(t);
});

test('Ixthian Artifact note 1c: AI Development Algorithm works and stays exhausted', () => {
  const t = votes(
    load(council('ixthian-artifact', { technologies: { ann: ['neural-motivator', 'ai-development-algorithm'] } }), 10),
    'for',
  );
  t.ann.chooses('yes', 'ixthian-artifact-research').researches('infantry-ii').complies('ignore-prerequisites');
  expect(t.state.seats.ann.technologies['infantry-ii']).toBeDefined();
  for (let i = 0; i < 20 && t.open.length; i++) {
    const { seat, question } = t.next;
    if (question === 'ixthian-artifact-research') t.seat(seat).declines(question);
    else if (question === 'vote-for') t.seat(seat).abstains();
    else t.seat(seat).complies(question);
  }
  expect([t.state.stack, t.state.planets.starpoint.exhausted]).toEqual([[], false]);
  expect(t.state.seats.ann.technologies['ai-development-algorithm'].exhausted).toBe(true);
});

test('Swords to Plowshares note 1: mechs are neither destroyed nor counted', () => {
  const t = goes(
    votes(
      council('swords-to-plowshares', { ground: { lodor: { cat: '2 infantry, 3 mech' }, quann: { cat: '1 mech' } } }),
      'for',
    ),
  );
  expect([
    t.units('cat', { planet: 'lodor' }),
    t.units('cat', { planet: 'quann' }),
    t.state.seats.cat.tradeGoods,
  ]).toEqual(['1 infantry, 3 mech', '1 mech', 1]);
});

test('Shard of the Throne note 2: only home or legendary planets matter', () => {
  const t = table({
    sets: ALL,
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
    board: { 203: '65' },
    planets: { ann: ['lodor', 'mecatol-rex', 'quann'], cat: ['primor'] },
    change: (state) => {
      resting(state);
      state.seats.ann.relics = { 'shard-of-the-throne-relic': { component: 'shard-of-the-throne-relic' } };
      state.seats.ann.points = 1;
      for (const id of state.systems[state.seats.ann.home].planets) state.planets[id].controller = 'bob';
    },
  });
  const holder = (): string[] =>
    Object.values(t.state.seats).flatMap(({ id, relics = {} }) => (Object.keys(relics).length ? [id] : []));
  for (const planet of ['lodor', 'mecatol-rex', 'primor', 'retillion']) t.begin(gainControl, { seat: 'cat', planet });
  expect([holder(), t.state.seats.ann.points]).toEqual([['ann'], 1]);
  // A legendary planet of hers is enough to lose it by.
  t.begin(gainControl, { seat: 'ann', planet: 'primor' }).begin(gainControl, { seat: 'bob', planet: 'primor' });
  expect([holder(), t.state.seats.ann.points, t.state.seats.bob.points]).toEqual([['bob'], 0, 1]);
  goes(t);
});

const terror = (fleet: string): TestTable => {
  const t = votes(
    council('wormhole-research', {
      seats: { ann: 'yssaril', bob: 'winnu', cat: 'vuilraith' },
      board: { 202: '39' },
      space: { 39: { cat: fleet, ann: '1 destroyer' }, 27: { cat: '1 cruiser' } },
      change: inPlay('anti-intellectual-revolution'),
    }),
    'for',
  );
  for (const seat of ['ann', 'cat']) {
    if (t.asks(seat, 'wormhole-research-technology'))
      t.seat(seat).chooses(seat === 'cat' ? 'yes' : 'no', 'wormhole-research-technology');
  }
  t.cat.complies('research-technology');
  return t;
};
const captured = ({ state }: TestTable): string[] =>
  (state.seats.cat.captured ?? []).map(({ type }) => type).toSorted();

test('Wormhole Research note 4a: The Terror Between, once destroyed, captures nothing', () => {
  const t = terror('1 flagship, 1 cruiser');
  t.cat.loses('flagship in 39');
  expect([t.units('cat', { system: '39' }), t.units('ann', { system: '39' }), captured(t)]).toEqual(['', '', []]);
  // Where the cruiser elsewhere is given up it captures what is destroyed with it.
  const elsewhere = terror('1 flagship, 1 cruiser');
  elsewhere.cat.loses('cruiser in 27');
  expect([elsewhere.units('cat'), captured(elsewhere)]).toEqual(['', ['cruiser', 'destroyer']]);
  for (const one of [t, elsewhere]) goes(one);
});

test('Wormhole Research note 4b: excess fighters leave first and are not captured', () => {
  const t = terror('1 flagship, 1 carrier, 6 fighter');
  t.cat.loses('carrier in 39').agrees('excess-units');
  expect(t.facts('unit-removed').map(({ unit }) => unit)).toEqual(['fighter', 'fighter', 'fighter']);
  expect(captured(t)).toEqual(['carrier', 'destroyer', 'fighter', 'fighter', 'fighter']);
  goes(t);
});
