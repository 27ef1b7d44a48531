import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { isLawInPlay } from '#ti4/rules/politics/laws.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { canPayEach, paymentLines, spendableAmount } from '#ti4/rules/production/payment.ts';
import { productionOf } from '#ti4/rules/production/production-capacity.ts';
import { influenceOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { onlyUnit, table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const ALL = [...POK, 'codex-3'];
const seats = { ann: 'xxcha', bob: 'winnu', cat: 'naalu' };

/** Ann is the Xxcha Kingdom; agents rest but for those that are asked for. */
const at = (sets: readonly string[], leader: string, setting: Setting = {}): TestTable =>
  table({
    sets,
    seats,
    ...setting,
    change: (state) => {
      resting(state);
      delete state.seats.ann.leaders?.[leader]?.exhausted;
      unlocked(leader)(state);
      setting.change?.(state);
    },
  });

// Ggrocuto Rinn

const spent =
  (...planets: string[]) =>
  (state: TestTable['state']): void => {
    for (const planet of planets) state.planets[planet].exhausted = true;
  };
const calming = (setting: Setting): TestTable =>
  at(POK, 'ggrocuto-rinn', setting).begin(turn, { seat: 'ann', performed: 0 });

test('Ggrocuto Rinn note 2: readies any planet, may remove nearby infantry', () => {
  const t = calming({
    planets: { ann: ['lodor'] },
    ground: { starpoint: { bob: '2 infantry' }, quann: { bob: '1 infantry' } },
    change: spent('starpoint'),
  });
  t.ann.performs('Ggrocuto Rinn');
  // Neither New Albion nor Quann is exhausted.
  expect(t.options('ann', 'choose-planet')).toEqual(['starpoint']);
  t.ann.chooses('starpoint', 'choose-planet');
  expect(t.spec('ann', 'ggrocuto-rinn')).toMatchObject({
    options: [{ label: expect.stringMatching(/^Remove 1 of .+'s infantry$/) as string }],
  });
  t.ann.chooses('bob', 'ggrocuto-rinn');
  expect([t.state.planets.starpoint.exhausted, t.units('bob', { planet: 'starpoint' })]).toEqual([false, '1 infantry']);
  expect(t.state.seats.ann.leaders?.['ggrocuto-rinn'].exhausted).toBe(true);
  expect(t).toAsk('ann end-turn');
});

test('Ggrocuto Rinn note 1: nearby means the same or an adjacent system', () => {
  const asked = (own: string, planet: string): boolean => {
    const t = calming({ planets: { ann: [own] }, ground: { [planet]: { bob: '1 infantry' } }, change: spent(planet) });
    t.ann.performs('Ggrocuto Rinn').chooses(planet, 'choose-planet');
    const near = t.asks('ann', 'ggrocuto-rinn');
    if (near) t.ann.declines('ggrocuto-rinn');
    t.leaves('ann', 'end-turn');
    expect([t.state.planets[planet].exhausted, t.units('bob')]).toEqual([false, '1 infantry']);
    return near;
  };
  expect([asked('new-albion', 'starpoint'), asked('lodor', 'starpoint'), asked('lodor', 'tequran')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('Ggrocuto Rinn: needs an exhausted planet', () => {
  const t = calming({});
  expect(t.ann.refusal('component:ggrocuto-rinn', 'turn')).toBe('No planet is exhausted.');
  t.leaves('ann', 'turn');
});

// Elder Qanoj

const voting = (setting: Setting = {}, leader = 'elder-qanoj', sets = POK): TestTable =>
  at(sets, leader, {
    phase: 'agenda',
    ...setting,
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      // No Quash.
      state.seats.ann.tokens.strategy = 0;
      for (const planet of Object.values(state.planets))
        if (planet.controller === 'bob' || planet.controller === 'cat') planet.exhausted = true;
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

test('Elder Qanoj, Elder Qanoj note 1: each voting planet adds one vote', () => {
  const locked = (planets: string[]): boolean | undefined =>
    table({ sets: POK, seats, planets: { ann: planets } })
      .begin(turn, { seat: 'ann', performed: 0 })
      .leaves('ann', 'turn').state.seats.ann.leaders?.['elder-qanoj'].locked;
  // Archon Ren and Archon Tau have 4.
  expect([locked(['mecatol-rex', 'new-albion']), locked(['mecatol-rex', 'wellon'])]).toEqual([true, undefined]);
  const t = voting({ planets: { ann: ['lazar', 'lodor'] }, board: { '203': '34' } });
  t.ann.votesFor('for', 'lazar', 'lodor');
  // Lazar has no influence, Lodor 1.
  expect(t.facts('votes-cast')).toMatchObject([{ seat: 'ann', votes: 3 }]);
  t.leaves('ann', 'vote-for');
});

test('Elder Qanoj note 2: riders do not prevent voting', () => {
  const t = voting({ planets: { ann: ['lodor'] }, hands: { ann: ['politics-rider'] } });
  t.ann.plays('politics-rider').predicts('for');
  t.ann.votesFor('against', 'lodor');
  expect(t.facts('votes-cast')).toMatchObject([{ seat: 'ann', votes: 2, outcome: 'against' }]);
  t.leaves('ann', 'vote-for');
});

test('Elder Qanoj note 3: Political Secret blocks cards and Quash, not voting', () => {
  const t = voting({
    planets: { ann: ['lodor'] },
    hands: { ann: ['politics-rider'] },
    change: ({ seats: { ann, bob } }) => {
      ann.tokens.strategy = 2;
      ann.promissoryNotes = ann.promissoryNotes.filter((note) => note !== 'political-secret@ann');
      bob.promissoryNotes.push('political-secret@ann');
    },
  });
  t.bob.plays('political-secret');
  // What bob plays counts once ann, who comes before, has let the moment go by; then nothing is open to her any more.
  t.ann.declines();
  expect(t).toAsk('ann vote-for');
  t.ann.votesFor('for', 'lodor');
  expect(t.facts('votes-cast')).toMatchObject([{ seat: 'ann', votes: 2 }]);
  t.leaves('ann', 'window');
});

const lent = (setting: Setting, to: string): Setting => ({
  ...setting,
  change: (state) => {
    state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'alliance@ann');
    state.seats[to].playArea = ['alliance@ann'];
    setting.change?.(state);
  },
});

test('Elder Qanoj note 4: with Alliance, Nekro both vote and predict', () => {
  const t = voting(
    lent(
      {
        seats: { ...seats, bob: 'nekro' },
        planets: { bob: ['lodor'] },
        change: ({ planets }) => {
          planets['mordai-ii'].exhausted = true;
          planets.lodor.exhausted = false;
          for (const planet of ['archon-ren', 'archon-tau']) planets[planet].exhausted = true;
        },
      },
      'bob',
    ),
  );
  if (t.asks('ann', 'window')) t.ann.declines();
  t.bob.uses('galactic-threat').predicts('for');
  t.bob.votesFor('against', 'lodor');
  expect(t.facts('votes-cast')).toMatchObject([{ seat: 'bob', votes: 2, outcome: 'against' }]);
  expect(t.facts('outcome-predicted')).toMatchObject([{ seat: 'bob', outcome: 'for' }]);
  t.leaves('ann', 'break-tie');
});

const oneVote = agenda({
  id: 'test-one-vote',
  name: 'One Vote',
  set: 'base',
  text: 'test',
  type: 'law',
  elect: 'for-against',
  modifiers: {
    'planet-votes': (game, held, votes) => (isLawInPlay(game, held) ? 0 : votes),
    votes: (game, held, votes) => (isLawInPlay(game, held) ? 1 : votes),
  },
});

test('Elder Qanoj note 5: adds nothing where planets give no votes', () => {
  const t = voting({
    components: [oneVote],
    planets: { ann: ['lodor'] },
    change: (state) => {
      state.laws[oneVote.id] = { component: oneVote.id };
    },
  });
  t.bob.abstains().cat.abstains().ann.votesFor('for');
  expect(t.facts('votes-cast').filter(({ seat }) => seat === 'ann')).toMatchObject([{ votes: 1, planets: [] }]);
  expect(t).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
});

test('Future Sight note 2a: voting against one’s prediction always gains one', () => {
  const resolved = (outcome: 'for' | 'against'): unknown[] => {
    const t = voting(
      lent(
        {
          seats: { ...seats, bob: 'nomad' },
          planets: { bob: ['lodor'] },
          hands: { bob: ['politics-rider'] },
          change: ({ planets }) => void (planets.lodor.exhausted = false),
        },
        'bob',
      ),
    );
    t.bob.plays('politics-rider').predicts('against').votesFor('for', 'lodor');
    if (outcome === 'against') t.ann.votesFor('against', 'archon-ren');
    else t.ann.abstains();
    while (t.asks('bob', 'ability-order')) t.bob.complies('ability-order');
    // With the next agenda.
    t.asks('ann', 'vote-for');
    t.asks('bob', 'window');
    return [
      t.facts('outcome-resolved')[0].outcome,
      t.facts('trade-goods-gained').filter(({ seat }) => seat === 'bob').length,
    ];
  };
  expect([resolved('for'), resolved('against')]).toEqual([
    ['for', 1],
    ['against', 1],
  ]);
});

// Xxekir Grom Ω

const PLANETS: Setting = { planets: { ann: ['lodor', 'new-albion'] } };
const grom = (setting: Setting = PLANETS): TestTable => at(ALL, 'xxekir-grom', setting);

test('Xxekir Grom Ω, Xxekir Grom Ω note 2: planets combine values (D53)', () => {
  const t = grom();
  for (const kind of ['resources', 'influence'] as const)
    expect(paymentLines(t.game, 'ann', kind).map(({ key, weights }) => [key, weights?.[kind]])).toEqual([
      ['archon-ren', 5],
      ['lodor', 4],
      ['new-albion', 2],
      ['archon-tau', 2],
    ]);
  expect([spendableAmount(t.game, 'ann', 'resources'), spendableAmount(t.game, 'bob', 'resources')]).toEqual([13, 3]);
  // Lodor cannot pay 2 of one bill and 2 of another.
  const one = grom({ planets: { ann: ['lodor'] }, change: spent('archon-ren', 'archon-tau') });
  expect([canPayEach(one.game, 'ann', 'influence', [4]), canPayEach(one.game, 'ann', 'influence', [2, 2])]).toEqual([
    true,
    false,
  ]);
});

test('Xxekir Grom Ω note 3, Xxekir Grom Ω note 3a, Xxekir Grom Ω note 3b: values stay unchanged (D53)', () => {
  const t = grom({ ground: { lodor: { ann: '1 space-dock' } } });
  expect([resourcesOf(t.game, 'lodor'), influenceOf(t.game, 'lodor'), productionOf(t.game, onlyUnit(t))]).toEqual([
    3, 1, 5,
  ]);
  const gained = grom({
    technologies: { ann: ['integrated-economy'] },
    space: { 27: { ann: '1 carrier, 1 infantry' } },
    planets: { bob: ['starpoint'] },
  }).begin(invasion, { seat: 'ann', system: '27' });
  gained.ann.lands('infantry on starpoint').uses('integrated-economy');
  expect(gained.ann.refusal('2 mech', 'units-to-produce')).toBe(
    'These units cost 4; their total cost can be at most 3 resources.',
  );
  gained.leaves('ann', 'units-to-produce');
});

test('Xxekir Grom Ω note 3c: resources do not unlock Elder Qanoj (D53)', () => {
  const t = grom({ planets: { ann: ['lodor', 'starpoint', 'zohbat', 'mellon'] }, board: { '203': '30' } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  expect(t.state.seats.ann.leaders?.['elder-qanoj'].locked).toBe(true);
  t.leaves('ann', 'turn');
});

test('Xxekir Grom Ω note 3e: resource-based gains stay unchanged (D53)', () => {
  const t = grom({ ...PLANETS, hands: { ann: ['mining-initiative'], bob: ['uprising'] } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  t.ann.plays('mining-initiative');
  if (t.asks('ann', 'choose-planet')) t.ann.chooses('lodor', 'choose-planet');
  expect(t.state.seats.ann.tradeGoods).toBe(3);
  t.leaves('ann', 'end-turn');
  const theirs = grom({ ...PLANETS, active: 'bob', hands: { bob: ['uprising'] } }).begin(turn, {
    seat: 'bob',
    performed: 0,
  });
  theirs.bob.plays('uprising').chooses('lodor');
  expect(theirs.state.seats.bob.tradeGoods).toBe(3);
  theirs.leaves('bob', 'end-turn');
});

test('Xxekir Grom Ω note 4: planets cast both values as votes (D53)', () => {
  const t = voting({ planets: { ann: ['lodor', 'new-albion'] } }, 'xxekir-grom', ALL);
  t.ann.votesFor('for', 'lodor');
  expect(t.facts('votes-cast')).toMatchObject([{ seat: 'ann', votes: 4 }]);
  t.leaves('ann', 'vote-for');
});
