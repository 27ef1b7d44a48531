import { expect, test } from 'vitest';
import { bombardPlanet } from '../../../src/editions/ti4/rules/combat/bombardment.ts';
import { adjacent } from '../../../src/editions/ti4/rules/units/board.ts';
import { actionCard, on } from '../../../src/editions/ti4/rules/components/component.ts';
import { spaceCannonOffense } from '../../../src/editions/ti4/rules/combat/space-cannon.ts';
import { research, researchProblem } from '../../../src/editions/ti4/rules/phases/technology.ts';
import { invasion } from '../../../src/editions/ti4/rules/combat/invasion.ts';
import { spaceCombat } from '../../../src/editions/ti4/rules/combat/space-combat.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Ann is the Universities of Jol-Nar.
const seats = { ann: 'jol-nar', bob: 'winnu', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const combat = (setting: Setting, ...faces: number[]) =>
  load(at(setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });

test('Fragile: 1 less on combat rolls, and on no others (Fragile note 2)', () => {
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

test('Fragile: on the ground as well; space cannon keep their aim', () => {
  const t = load(
    at({ active: 'bob', space: { 27: { bob: '1 carrier, 2 infantry' } }, ground: { starpoint: { ann: '1 infantry, 1 pds' } } }),
    6,
    1,
    1,
    8,
    10,
    1,
  ).begin(invasion, { seat: 'bob', system: '27' });
  t.answers('bob', { 'infantry@starpoint': 2 }).answers('ann', 'bob', 'use-space-cannon');
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
  expect(researchProblem(t.game, 'ann', 'fleet-logistics')).toMatch(/lack/);
  expect(researchProblem(t.game, 'ann', 'fighter-ii')).toMatch(/lack/);
  expect(researchProblem(t.game, 'bob', 'gravity-drive')).toMatch(/lack/);
});

test('Analytical: what still lacks after it comes from a planet as ever', () => {
  // Of two biotic prerequisites one is ignored, the other comes from New Albion.
  const t = at({
    change: (state) => {
      state.seats.ann.technologies = {};
    },
    planets: { ann: ['new-albion'] },
  }).begin(research, { seat: 'ann' });
  t.answers('ann', 'hyper-metabolism', 'research-technology');
  expect(t.state.seats.ann.technologies).toHaveProperty('hyper-metabolism');
  expect(t.state.planets['new-albion'].exhausted).toBe(true);
});

const technologyOf = (setting: Setting = {}) =>
  at({ active: 'bob', ...setting }).begin('strategic-action', { seat: 'bob', card: 'technology' });
const skipPrimary = (t: TestTable) =>
  t
    .answers('bob', (spec) => (spec.kind === 'choose' ? [spec.options.find(({ off }) => !off)?.key ?? ''] : null), 'research-technology')
    .answers('bob', 'no', 'technology-again');

test('Brilliant: the token for the secondary ability of Technology may buy the primary ability', () => {
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
  t.answers('ann', 'use-primary', 'use-secondary').answers('ann', 'gravity-drive', 'research-technology');
  expect(t.open).toContain('ann technology-again');
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  expect(t.state.seats.ann.technologies).toHaveProperty('gravity-drive');
});

test('Brilliant: no token, no primary ability; nor for other strategy cards', () => {
  const t = skipPrimary(
    technologyOf({
      change: (state) => {
        state.seats.ann.tokens.strategy = 0;
      },
    }),
  );
  expect(t.refusal('ann', 'use-primary', 'use-secondary')).toMatch(/no command token/);
  const other = at({ active: 'bob' }).begin('strategic-action', { seat: 'bob', card: 'trade' }).answers('bob', []);
  expect(other.options('ann', 'use-secondary')).toEqual(['use', 'decline']);
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
  return skipPrimary(t.begin('strategic-action', { seat: 'bob', card: 'technology' }).answers('ann', 'acquiescence@bob', 'window'));
};

test('Brilliant: with Acquiescence the secondary ability costs no token, and buys no more than itself', () => {
  const t = excused(2)
    .answers('ann', 'use', 'use-secondary')
    .answers('ann', (spec) => (spec.kind === 'allot' ? spec.start : null), 'payment')
    .answers('ann', 'gravity-drive', 'research-technology');
  expect([t.state.seats.ann.tokens.strategy, t.open.includes('ann technology-again')]).toEqual([2, false]);
});

test('Brilliant: whom Acquiescence frees from spending a token may still spend one, for the primary ability (1.7)', () => {
  const t = excused(2);
  expect(t.options('ann', 'use-secondary')).toEqual(['use', 'use-primary', 'decline']);
  t.answers('ann', 'use-primary', 'use-secondary').answers('ann', 'gravity-drive', 'research-technology');
  expect([t.state.seats.ann.tokens.strategy, t.open.includes('ann technology-again')]).toEqual([1, true]);
  expect(excused(0).refusal('ann', 'use-primary', 'use-secondary')).toMatch(/no command token/);
  expect(excused(0).options('ann', 'use-secondary')).toEqual(['use', 'decline']);
});

const agreed =
  (to: string, more?: Setting['change']): Setting['change'] =>
  (state) => {
    state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'research-agreement@ann');
    state.seats[to].promissoryNotes.push('research-agreement@ann');
    more?.(state);
  };

test('Research Agreement: what Jol-Nar research its holder gains too; the note goes back', () => {
  const t = at({ change: agreed('bob') })
    .begin(research, { seat: 'ann' })
    .answers('ann', 'gravity-drive')
    .answers('bob', 'research-agreement@ann', 'window');
  expect(t.state.seats.bob.technologies).toHaveProperty('gravity-drive');
  expect(t.state.seats.ann.promissoryNotes).toContain('research-agreement@ann');
});

test('Research Agreement: not for a faction technology, nor one that is owned, nor what its holder has an own upgrade for (Research Agreement note 4)', () => {
  const own = at({ change: agreed('bob'), technologies: { ann: ['sarween-tools'] } })
    .begin(research, { seat: 'ann' })
    .answers('ann', 'e-res-siphons');
  expect(own.open).toEqual([]);
  const owned = at({ change: agreed('bob'), technologies: { bob: ['gravity-drive'] } })
    .begin(research, { seat: 'ann' })
    .answers('ann', 'gravity-drive');
  expect(owned.open).toEqual([]);
  const upgrade = at({
    change: agreed('cat'),
    technologies: { ann: ['duranium-armor', 'assault-cannon', 'gravity-drive', 'transit-diodes'] },
  })
    .begin(research, { seat: 'ann' })
    .answers('ann', 'war-sun');
  expect(upgrade.open).toEqual([]);
});

test('Research Agreement: handed on while the window is open it does not serve twice (Research Agreement note 2b)', () => {
  const t = at({
    change: agreed('bob'),
    active: 'ann',
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' }, 31: { cat: '1 cruiser' } },
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.begin(research, { seat: 'ann' })
    .answers('ann', 'gravity-drive', 'research-technology')
    .answers('bob', 'research-agreement@ann', 'window');
  t.acts('ann', 'offer', { to: 'cat', give: { promissoryNote: 'research-agreement@ann' }, take: {} });
  t.acts('cat', 'accept-offer', { offer: Object.keys(t.state.offers)[0] });
  expect(t.open).not.toContain('cat window');
});

test('E-Res Siphons: 4 trade goods when another player activates a system with ships of Jol-Nar (E-Res Siphons note 1)', () => {
  const setting: Setting = { technologies: { ann: ['e-res-siphons'] }, active: 'bob', space: { 27: { ann: '1 cruiser' } } };
  expect(at(setting).begin('tactical-action', { seat: 'bob' }).answers('bob', '27').state.seats.ann.tradeGoods).toBe(4);
  expect(
    at({ ...setting, space: {}, ground: { starpoint: { ann: '1 pds' } } })
      .begin('tactical-action', { seat: 'bob' })
      .answers('bob', '27').state.seats.ann.tradeGoods,
  ).toBe(0);
  expect(
    at({ ...setting, active: 'ann' })
      .begin('tactical-action', { seat: 'ann' })
      .answers('ann', '27').state.seats.ann.tradeGoods,
  ).toBe(0);
});

test('Spatial Conduit Cylinders: the activated system is next to every other with units of Jol-Nar, for everybody, until the action is over', () => {
  const t = at({
    technologies: { ann: ['spatial-conduit-cylinders'] },
    space: { 27: { ann: '1 carrier' }, 30: { ann: '1 dreadnought' } },
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.answers('ann', 'tactical', 'turn').answers('ann', '27', 'system-to-activate');
  expect(adjacent(t.game, '27', '30', 'ann')).toBe(false);
  t.answers('ann', 'spatial-conduit-cylinders', 'window');
  expect([adjacent(t.game, '27', '30', 'ann'), adjacent(t.game, '30', '27', 'bob'), adjacent(t.game, '27', '29', 'ann')]).toEqual([
    true,
    true,
    false,
  ]);
  t.answers('ann', { 'dreadnought@30': 1 }, 'move-ships');
  expect(t.units('ann', { system: '27' })).toBe('1 carrier, 1 dreadnought');
  t.declineAll();
  expect(t.open).toEqual(['ann end-turn']);
  expect(adjacent(t.game, '27', '30', 'ann')).toBe(false);
});

test('Spatial Conduit Cylinders: not for a system without units of Jol-Nar, nor for another player', () => {
  const t = at({ technologies: { ann: ['spatial-conduit-cylinders'] }, space: { 30: { ann: '1 carrier' } } })
    .begin('tactical-action', { seat: 'ann' })
    .answers('ann', '27');
  expect(t.open).not.toContain('ann window');
  const other = at({ technologies: { ann: ['spatial-conduit-cylinders'] }, active: 'bob', space: { 30: { ann: '1 carrier' } } })
    .begin('tactical-action', { seat: 'bob' })
    .answers('bob', '30');
  expect(other.open).not.toContain('ann window');
});

test('J.N.S. Hylarim: 9 and 10 as shown produce 2 hits more, whatever is subtracted', () => {
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
});

// Rulings

test('Fragile: barrage, bombardment and space cannon keep their aim (Fragile note 1)', () => {
  const shown = (t: TestTable) =>
    (t.facts('dice-rolled').filter(({ seat }) => seat === 'ann')[0].dice as { face: number; result: number }[]).every(
      ({ face, result }) => face === result,
    );
  expect(shown(combat({ space: { 27: { ann: '1 destroyer', bob: '1 carrier, 1 fighter' } } }, 9, 9, 10, 1, 1, 1, 10, 10))).toBe(true);
  expect(
    shown(
      load(at({ ground: { lodor: { bob: '1 infantry' } }, space: { 26: { ann: '1 dreadnought' } } }), 5, 5).begin(bombardPlanet, {
        seat: 'ann',
        system: '26',
        planet: 'lodor',
      }),
    ),
  ).toBe(true);
  const cannon = load(at({ active: 'bob', space: { 27: { bob: '2 carrier' } }, ground: { starpoint: { ann: '1 pds' } } }), 6, 6)
    .begin(spaceCannonOffense, { seat: 'bob', system: '27' })
    .answers('ann', 'bob', 'use-space-cannon');
  expect(shown(cannon)).toBe(true);
});

test('Research Agreement: after each of several technologies, before the next is named (Research Agreement note 1)', () => {
  const t = at({
    change: agreed('bob', (state) => {
      state.seats.ann.tradeGoods = 6;
    }),
  })
    .begin('technology-primary', { seat: 'ann' })
    .answers('ann', 'gravity-drive', 'research-technology');
  expect(t.open).toEqual(['bob window']);
  t.answers('bob', [], 'window')
    .answers('ann', 'yes', 'technology-again')
    .answers('ann', { 'trade-goods': 6 }, 'payment')
    .answers('ann', 'dacxive-animators', 'research-technology')
    .answers('bob', 'research-agreement@ann', 'window');
  expect(Object.keys(t.state.seats.bob.technologies)).toEqual(['dacxive-animators']);
});

const meeting: Setting['space'] = { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' }, 28: { cat: '1 cruiser' } };
const handOver = (t: TestTable) => {
  t.acts('ann', 'offer', { to: 'bob', give: { promissoryNote: 'research-agreement@ann' }, take: {} });
  return t.acts('bob', 'accept-offer', { offer: Object.keys(t.state.offers).at(-1) ?? '' });
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
  reactions: [on('after', 'technology-researched', { usable: () => true, effect: () => undefined })],
});

test('Research Agreement: received right after the research it can be played (Research Agreement note 2)', () => {
  const t = at(scholars('ann', 'bob')).begin(research, { seat: 'ann' }).answers('ann', 'gravity-drive', 'research-technology');
  handOver(t).answers('bob', 'research-agreement@ann', 'window').declineAll();
  expect(t.state.seats.bob.technologies).toHaveProperty('gravity-drive');
});

test('Research Agreement: there is one transaction a turn, so it comes once (Research Agreement note 2a)', () => {
  const t = at(scholars('ann', 'bob')).begin(research, { seat: 'ann' }).answers('ann', 'gravity-drive', 'research-technology');
  handOver(t).answers('bob', 'research-agreement@ann', 'window');
  expect(() => handOver(t)).toThrow();
});

test('Research Agreement: played, regained and played again for the next technology (Research Agreement note 2c)', () => {
  const t = at(scholars('bob', 'bob'))
    .begin('technology-primary', { seat: 'ann' })
    .answers('ann', 'gravity-drive', 'research-technology')
    .answers('bob', 'research-agreement@ann', 'window');
  handOver(t).declineAll();
  t.state.seats.ann.tradeGoods = 6;
  t.answers('ann', 'yes', 'technology-again')
    .answers('ann', (spec) => (spec.kind === 'allot' ? spec.start : null), 'payment')
    .answers('ann', 'dacxive-animators', 'research-technology')
    .answers('bob', 'research-agreement@ann', 'window')
    .declineAll();
  expect(Object.keys(t.state.seats.bob.technologies).sort()).toEqual(['dacxive-animators', 'gravity-drive']);
});

test('Research Agreement: by whatever card Jol-Nar research (Research Agreement note 5)', () => {
  const t = at({
    hands: { ann: ['focused-research'] },
    change: agreed('bob', (state) => {
      state.seats.ann.tradeGoods = 4;
    }),
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.answers('ann', 'component:focused-research#1', 'turn').answers('ann', 'gravity-drive', 'research-technology');
  expect(t.options('bob', 'window')).toEqual(['research-agreement@ann']);
});

test('Research Agreement: not where a technology is gained without research (Research Agreement note 5a)', () => {
  const t = at({
    hands: { ann: ['plagiarize'] },
    technologies: { bob: ['gravity-drive'] },
    space: meeting,
    change: agreed('cat', (state) => {
      state.seats.ann.tradeGoods = 5;
    }),
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.answers('ann', 'component:plagiarize#1', 'turn')
    .answers('ann', 'gravity-drive')
    .answers('ann', (spec) => (spec.kind === 'allot' ? spec.start : null), 'payment');
  expect(t.state.seats.ann.technologies).toHaveProperty('gravity-drive');
  expect(t.open).not.toContain('cat window');
});

test('E-Res Siphons: a token that gets there otherwise brings nothing (E-Res Siphons note 2)', () => {
  const t = at({ technologies: { ann: ['e-res-siphons'] }, space: { 27: { ann: '1 cruiser' } }, planets: { ann: ['starpoint'] } })
    .begin('diplomacy-primary', { seat: 'ann' })
    .answers('ann', '27', 'diplomacy-system');
  expect([t.state.systems['27'].tokens.includes('bob'), t.state.seats.ann.tradeGoods]).toEqual([true, 0]);
});

const conduit = (setting: Setting) =>
  at({ ...setting, technologies: { ann: ['spatial-conduit-cylinders'], ...setting.technologies } })
    .begin('tactical-action', { seat: 'ann' })
    .answers('ann', '27')
    .answers('ann', 'spatial-conduit-cylinders', 'window');

test("Spatial Conduit Cylinders: others' cannons reach along it (Spatial Conduit Cylinders note 1)", () => {
  const t = conduit({
    technologies: { bob: ['pds-ii'] },
    space: { 27: { ann: '1 carrier' }, 30: { ann: '1 dreadnought' } },
    ground: { mellon: { bob: '1 pds' } },
  }).answers('ann', {}, 'move-ships');
  expect(t.open).toContain('bob use-space-cannon');
});

test('Spatial Conduit Cylinders: out of a gravity rift ships roll all the same (Spatial Conduit Cylinders note 2)', () => {
  const t = load(conduit({ board: { 105: '41' }, space: { 27: { ann: '1 carrier' }, 41: { ann: '1 cruiser' } } }), 1).answers(
    'ann',
    { 'cruiser@41': 1 },
    'move-ships',
  );
  expect(t.units('ann')).toBe('1 carrier');
});

test('Spatial Conduit Cylinders: ships may go the long way all the same, and fetch what stands there (Spatial Conduit Cylinders note 3)', () => {
  const t = conduit({
    technologies: { ann: ['spatial-conduit-cylinders', 'carrier-ii'] },
    space: { 27: { ann: '1 destroyer' }, 29: { ann: '1 carrier' } },
    ground: { tequran: { ann: '1 infantry' } },
  });
  t.answers('ann', { 'carrier@29': 1, 'carry-infantry@tequran': 1 }, 'move-ships');
  expect(t.units('ann', { system: '27', space: true })).toBe('1 carrier, 1 destroyer, 1 infantry');
});
