import { expect, test } from 'vitest';
import { bombardPlanet } from '#ti4/rules/invasion/bombardment.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { researchProblem } from '#ti4/rules/technology/prerequisites.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Ann is the Universities of Jol-Nar.
const seats = { ann: 'jol-nar', bob: 'winnu', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const combat = (setting: Setting, ...faces: number[]) =>
  load(at(setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });

test('Fragile note 2: -1 on combat rolls only', () => {
  const t = combat(
    { space: { 27: { ann: '1 destroyer, 1 cruiser', bob: '1 carrier, 1 fighter' } } },
    9,
    9,
    7,
    9,
    1,
    1,
    10,
    1,
    1,
    1,
    8,
    1,
    1,
  );
  const dice = t.facts('dice-rolled').filter(({ seat }) => seat === 'ann') as unknown as {
    purpose: string;
    dice: { face: number; result: number }[];
  }[];
  expect(dice[0]).toMatchObject({
    purpose: 'anti-fighter-barrage',
    dice: [
      { face: 9, result: 9 },
      { face: 9, result: 9 },
    ],
  });
  expect(dice[1]).toMatchObject({
    purpose: 'space-combat',
    dice: [
      { face: 7, result: 6 },
      { face: 9, result: 8 },
    ],
  });
});

test('Fragile: applies to ground combat, not Space Cannon', () => {
  const t = load(
    at({
      active: 'bob',
      space: { 27: { bob: '1 carrier, 2 infantry' } },
      ground: { starpoint: { ann: '1 infantry, 1 pds' } },
    }),
    6,
    1,
    1,
    8,
    10,
    1,
  ).begin(invasion, { seat: 'bob', system: '27' });
  t.bob.lands('2 infantry on starpoint').ann.firesAt('bob');
  const dice = t.facts('dice-rolled').filter(({ seat }) => seat === 'ann') as unknown as { dice: object[] }[];
  // Plasma Scoring adds the second die.
  expect(dice[0].dice).toMatchObject([
    { face: 6, result: 6, hit: true },
    { face: 1, result: 1 },
  ]);
  expect(dice[1].dice).toMatchObject([{ face: 8, result: 7, hit: false }]);
});

test('Analytical: one prerequisite less, but for unit upgrades', () => {
  const t = at({
    change: (state) => {
      state.seats.ann.technologies = {};
    },
  });
  expect(researchProblem(t.game, 'ann', 'gravity-drive')).toBeUndefined();
  expect(researchProblem(t.game, 'ann', 'fleet-logistics')).toBe('You lack 2 blue prerequisites.');
  expect(researchProblem(t.game, 'ann', 'fighter-ii')).toBe('You lack 1 blue and 1 green prerequisite.');
  expect(researchProblem(t.game, 'bob', 'gravity-drive')).toBe('You lack 1 blue prerequisite.');
});

test('Analytical: specialty planets cover remaining prerequisites', () => {
  // Of two biotic prerequisites one is ignored, the other comes from New Albion.
  const t = at({
    change: (state) => {
      state.seats.ann.technologies = {};
    },
    planets: { ann: ['new-albion'] },
  }).begin(research, { seat: 'ann' });
  t.ann.researches('hyper-metabolism');
  expect(t.state.seats.ann.technologies).toHaveProperty('hyper-metabolism');
  expect(t.state.planets['new-albion'].exhausted).toBe(true);
});

const technologyOf = (setting: Setting = {}) =>
  at({ active: 'bob', ...setting }).begin('strategic-action', { seat: 'bob', card: 'technology' });
const skipPrimary = (t: TestTable) => t.bob.researches('antimass-deflectors').chooses('no', 'technology-again').table;

test('Brilliant: the secondary token may buy the primary of Technology', () => {
  const t = skipPrimary(
    technologyOf({
      change: (state) => {
        state.seats.bob.technologies = {};
        for (const planet of ['jol', 'nar']) state.planets[planet].exhausted = true;
      },
    }),
  );
  // The 4 resources of the secondary ability are not needed for it.
  expect(t.options('ann', 'use-secondary')).toEqual(['use-primary', 'decline']);
  expect(t.options('cat', 'use-secondary')).not.toContain('use-primary');
  t.ann.follows('use-primary').researches('gravity-drive');
  expect(t).toAskAmongOthers('ann technology-again');
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  expect(t.state.seats.ann.technologies).toHaveProperty('gravity-drive');
  t.cat.declines('use-secondary');
  t.leaves('ann', 'technology-again');
});

test('Brilliant: needs a token and works for Technology only', () => {
  const t = skipPrimary(
    technologyOf({
      change: (state) => {
        state.seats.ann.tokens.strategy = 0;
      },
    }),
  );
  expect(t.ann.refusal('use-primary', 'use-secondary')).toBe('You have no command token in your strategy pool.');
  const other = at({ active: 'bob' })
    .begin('strategic-action', { seat: 'bob', card: 'trade' })
    .bob.declines('trade-partners').table;
  expect(other.options('ann', 'use-secondary')).toEqual(['use', 'decline']);
  t.cat.declines('use-secondary');
  other.cat.declines('use-secondary');
  t.ann.declines('use-secondary');
  other.ann.declines('use-secondary');
});

const excused = (strategy: number) => {
  const t = at({
    active: 'bob',
    change: (state) => {
      state.seats.ann.promissoryNotes.push('acquiescence@bob');
      state.seats.bob.promissoryNotes = [];
      Object.assign(state.seats.ann, { tradeGoods: 4, tokens: { ...state.seats.ann.tokens, strategy } });
    },
  });
  return skipPrimary(t.begin('strategic-action', { seat: 'bob', card: 'technology' }).ann.plays('acquiescence').table);
};

test('Brilliant: with Acquiescence the secondary costs no token', () => {
  const t = excused(2).ann.follows().agrees('payment').researches('gravity-drive').table;
  expect([t.state.seats.ann.tokens.strategy, t.asks('ann', 'technology-again')]).toEqual([2, false]);
  t.cat.declines('use-secondary');
});

test('1.7 Brilliant: with Acquiescence a token buys the primary', () => {
  const t = excused(2);
  expect(t.options('ann', 'use-secondary')).toEqual(['use', 'use-primary', 'decline']);
  t.ann.follows('use-primary').researches('gravity-drive');
  expect([t.state.seats.ann.tokens.strategy, t.asks('ann', 'technology-again')]).toEqual([1, true]);
  const poor = excused(0);
  expect(poor.ann.refusal('use-primary', 'use-secondary')).toBe('You have no command token in your strategy pool.');
  expect(poor.options('ann', 'use-secondary')).toEqual(['use', 'decline']);
  poor.leaves('cat', 'use-secondary');
  t.cat.declines('use-secondary');
  t.leaves('ann', 'technology-again');
});

const agreed =
  (to: string, more?: Setting['change']): Setting['change'] =>
  (state) => {
    state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter(
      (note) => note !== 'research-agreement@ann',
    );
    state.seats[to].promissoryNotes.push('research-agreement@ann');
    more?.(state);
  };

test('Research Agreement: its holder gains the same technology', () => {
  const t = at({ change: agreed('bob') })
    .begin(research, { seat: 'ann' })
    .ann.researches('gravity-drive')
    .bob.plays('research-agreement').table;
  expect(t.state.seats.bob.technologies).toHaveProperty('gravity-drive');
  expect(t.state.seats.ann.promissoryNotes).toContain('research-agreement@ann');
});

test('Research Agreement note 4: excludes faction, owned and superseded technologies', () => {
  const own = at({ change: agreed('bob'), technologies: { ann: ['sarween-tools'] } })
    .begin(research, { seat: 'ann' })
    .ann.researches('e-res-siphons').table;
  expect(own).toAsk();
  const owned = at({ change: agreed('bob'), technologies: { bob: ['gravity-drive'] } })
    .begin(research, { seat: 'ann' })
    .ann.researches('gravity-drive').table;
  expect(owned).toAsk();
  const upgrade = at({
    change: agreed('cat'),
    technologies: { ann: ['duranium-armor', 'assault-cannon', 'gravity-drive', 'transit-diodes'] },
  })
    .begin(research, { seat: 'ann' })
    .ann.researches('war-sun').table;
  expect(upgrade).toAsk();
});

test('Research Agreement note 2b: passing it on allows no second use', () => {
  const t = at({
    change: agreed('bob'),
    active: 'ann',
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' }, 31: { cat: '1 cruiser' } },
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.begin(research, { seat: 'ann' }).ann.researches('gravity-drive').bob.plays('research-agreement');
  t.ann.offers('cat', { give: { promissoryNote: 'research-agreement@ann' } });
  t.cat.accepts();
  expect(t.asks('cat', 'window')).toBe(false);
});

test('E-Res Siphons note 1: 4 trade goods per activation', () => {
  const setting: Setting = {
    technologies: { ann: ['e-res-siphons'] },
    active: 'bob',
    space: { 27: { ann: '1 cruiser' } },
  };
  expect(
    at(setting).begin('tactical-action', { seat: 'bob' }).bob.activates('27').table.state.seats.ann.tradeGoods,
  ).toBe(4);
  expect(
    at({ ...setting, space: {}, ground: { starpoint: { ann: '1 pds' } } })
      .begin('tactical-action', { seat: 'bob' })
      .bob.activates('27').table.state.seats.ann.tradeGoods,
  ).toBe(0);
  expect(
    at({ ...setting, active: 'ann' })
      .begin('tactical-action', { seat: 'ann' })
      .ann.activates('27').table.state.seats.ann.tradeGoods,
  ).toBe(0);
});

test('Spatial Conduit Cylinders: connects own systems for the action', () => {
  const t = at({
    technologies: { ann: ['spatial-conduit-cylinders'] },
    space: { 27: { ann: '1 carrier' }, 30: { ann: '1 dreadnought' } },
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.ann.activates('27');
  expect(isAdjacent(t.game, '27', '30', 'ann')).toBe(false);
  t.ann.uses('spatial-conduit-cylinders');
  expect([
    isAdjacent(t.game, '27', '30', 'ann'),
    isAdjacent(t.game, '30', '27', 'bob'),
    isAdjacent(t.game, '27', '29', 'ann'),
  ]).toEqual([true, true, false]);
  t.ann.moves('dreadnought from 30');
  expect(t.units('ann', { system: '27' })).toBe('1 carrier, 1 dreadnought');
  t.declineAll();
  expect(t).toAsk('ann end-turn');
  expect(isAdjacent(t.game, '27', '30', 'ann')).toBe(false);
});

test('Spatial Conduit Cylinders: needs own units and turn', () => {
  const t = at({ technologies: { ann: ['spatial-conduit-cylinders'] }, space: { 30: { ann: '1 carrier' } } })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('27').table;
  expect(t.asks('ann', 'window')).toBe(false);
  const other = at({
    technologies: { ann: ['spatial-conduit-cylinders'] },
    active: 'bob',
    space: { 30: { ann: '1 carrier' } },
  })
    .begin('tactical-action', { seat: 'bob' })
    .bob.activates('30').table;
  expect(other.asks('ann', 'window')).toBe(false);
});

test('J.N.S. Hylarim: natural 9 and 10 produce 2 extra hits', () => {
  const t = combat(
    { space: { 27: { ann: '1 flagship, 1 cruiser', bob: '9 fighter' } } },
    9,
    6,
    10,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    10,
    10,
    10,
    10,
    10,
  );
  // 9: one hit and two more; 6 less 1: none; the cruiser's 10: one.
  expect(t.facts('hits-produced').find(({ seat }) => seat === 'ann')?.hits).toBe(4);
  t.leaves('ann', 'sustain-damage');
});

// Rulings

test('Fragile note 1: does not affect barrage, bombardment, space cannon', () => {
  const shown = (t: TestTable) =>
    (t.facts('dice-rolled').filter(({ seat }) => seat === 'ann')[0].dice as { face: number; result: number }[]).every(
      ({ face, result }) => face === result,
    );
  expect(
    shown(combat({ space: { 27: { ann: '1 destroyer', bob: '1 carrier, 1 fighter' } } }, 9, 9, 10, 1, 1, 1, 10, 10)),
  ).toBe(true);
  expect(
    shown(
      load(at({ ground: { lodor: { bob: '1 infantry' } }, space: { 26: { ann: '1 dreadnought' } } }), 5, 5).begin(
        bombardPlanet,
        {
          seat: 'ann',
          system: '26',
          planet: 'lodor',
        },
      ),
    ),
  ).toBe(true);
  const cannon = load(
    at({ active: 'bob', space: { 27: { bob: '2 carrier' } }, ground: { starpoint: { ann: '1 pds' } } }),
    6,
    6,
  )
    .begin(spaceCannonOffense, { seat: 'bob', system: '27' })
    .ann.firesAt('bob').table;
  expect(shown(cannon)).toBe(true);
});

test('Research Agreement note 1: follows each of several technologies', () => {
  const t = at({
    change: agreed('bob', (state) => {
      state.seats.ann.tradeGoods = 6;
    }),
  })
    .begin('technology-primary', { seat: 'ann' })
    .ann.researches('gravity-drive').table;
  expect(t).toAsk('bob window');
  t.bob
    .declines()
    .ann.chooses('yes', 'technology-again')
    .pays('6 trade-goods')
    .researches('dacxive-animators')
    .bob.plays('research-agreement');
  expect(Object.keys(t.state.seats.bob.technologies)).toEqual(['dacxive-animators']);
});

const meeting: Setting['space'] = { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' }, 28: { cat: '1 cruiser' } };
const handOver = (t: TestTable) => {
  t.ann.offers('bob', { give: { promissoryNote: 'research-agreement@ann' } });
  return t.bob.accepts().table;
};
// Cat could answer the research too, so that there is a moment in which something changes hands.
const scholars = (holder: 'ann' | 'bob', active: string): Setting => ({
  active,
  space: meeting,
  components: [study],
  hands: { cat: ['test-study#1'] },
  change: (state) => {
    state.seats.ann.promissoryNotes = [];
    state.seats[holder].promissoryNotes.push('research-agreement@ann');
  },
});
const study = actionCard({
  id: 'test-study',
  name: 'Study',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [on('after', 'technology-researched', { isUsable: () => true, effect: () => undefined })],
});

test('Research Agreement note 2: playable when received right after research', () => {
  const t = at(scholars('ann', 'bob')).begin(research, { seat: 'ann' }).ann.researches('gravity-drive').table;
  handOver(t).bob.plays('research-agreement').table.declineAll();
  expect(t.state.seats.bob.technologies).toHaveProperty('gravity-drive');
});

test('Research Agreement note 2a: allows one use per turn', () => {
  const t = at(scholars('ann', 'bob')).begin(research, { seat: 'ann' }).ann.researches('gravity-drive').table;
  handOver(t).bob.plays('research-agreement');
  expect(() => handOver(t)).toThrow('You have already made a transaction with this player this turn.');
  t.cat.declines();
});

test('Research Agreement note 2c: may be regained and reused', () => {
  const t = at(scholars('bob', 'bob'))
    .begin('technology-primary', { seat: 'ann' })
    .ann.researches('gravity-drive')
    .bob.plays('research-agreement').table;
  handOver(t).declineAll();
  t.state.seats.ann.tradeGoods = 6;
  t.ann
    .chooses('yes', 'technology-again')
    .agrees('payment')
    .researches('dacxive-animators')
    .bob.plays('research-agreement')
    .table.declineAll();
  expect(Object.keys(t.state.seats.bob.technologies).sort()).toEqual(['dacxive-animators', 'gravity-drive']);
});

test('Research Agreement note 5: follows research by any card', () => {
  const t = at({
    hands: { ann: ['focused-research'] },
    change: agreed('bob', (state) => {
      state.seats.ann.tradeGoods = 4;
    }),
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.ann.plays('focused-research').researches('gravity-drive');
  expect(t.options('bob', 'window')).toEqual(['research-agreement@ann']);
});

test('Research Agreement note 5a: not for technologies gained without research', () => {
  const t = at({
    hands: { ann: ['plagiarize'] },
    technologies: { bob: ['gravity-drive'] },
    space: meeting,
    change: agreed('cat', (state) => {
      state.seats.ann.tradeGoods = 5;
    }),
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.ann.plays('plagiarize').chooses('gravity-drive', 'plagiarize').agrees('payment');
  expect(t.state.seats.ann.technologies).toHaveProperty('gravity-drive');
  expect(t.asks('cat', 'window')).toBe(false);
  t.ann.endsTurn();
});

test('E-Res Siphons note 2: not for tokens placed without activation', () => {
  const t = at({
    technologies: { ann: ['e-res-siphons'] },
    space: { 27: { ann: '1 cruiser' } },
    planets: { ann: ['starpoint'] },
  })
    .begin('diplomacy-primary', { seat: 'ann' })
    .ann.chooses('27', 'diplomacy-system').table;
  expect([t.state.systems['27'].tokens.includes('bob'), t.state.seats.ann.tradeGoods]).toEqual([true, 0]);
});

const conduit = (setting: Setting) =>
  at({ ...setting, technologies: { ann: ['spatial-conduit-cylinders'], ...setting.technologies } })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('27')
    .uses('spatial-conduit-cylinders').table;

test('Spatial Conduit Cylinders note 1: others’ PDS II may use it', () => {
  const t = conduit({
    technologies: { bob: ['pds-ii'] },
    space: { 27: { ann: '1 carrier' }, 30: { ann: '1 dreadnought' } },
    ground: { mellon: { bob: '1 pds' } },
  }).ann.moves().table;
  expect(t).toAskAmongOthers('bob use-space-cannon');
});

test('Spatial Conduit Cylinders note 2: gravity rifts still cause rolls', () => {
  const t = load(
    conduit({ board: { 105: '41' }, space: { 27: { ann: '1 carrier' }, 41: { ann: '1 cruiser' } } }),
    1,
  ).ann.moves('cruiser from 41').table;
  expect(t.units('ann')).toBe('1 carrier');
});

test('Spatial Conduit Cylinders note 3: ships may take longer routes', () => {
  const t = conduit({
    technologies: { ann: ['spatial-conduit-cylinders', 'carrier-ii'] },
    space: { 27: { ann: '1 destroyer' }, 29: { ann: '1 carrier' } },
    ground: { tequran: { ann: '1 infantry' } },
  });
  t.ann.moves('carrier from 29, infantry from tequran');
  expect(t.units('ann', { system: '27', space: true })).toBe('1 carrier, 1 destroyer, 1 infantry');
  t.leaves('ann', 'commit-ground-forces');
});
