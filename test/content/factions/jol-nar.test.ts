import { expect, test } from 'vitest';
import { adjacent } from '../../../src/rules/board.ts';
import { research, researchProblem } from '../../../src/rules/technology.ts';
import { invasion } from '../../../src/rules/invasion.ts';
import { spaceCombat } from '../../../src/rules/space-combat.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Ann is the Universities of Jol-Nar.
const seats = { ann: 'jol-nar', bob: 'winnu', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const combat = (setting: Setting, ...faces: number[]) => load(at(setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });

test('Fragile: 1 less on combat rolls, and on no others', () => {
  const t = combat({ space: { 27: { ann: '1 destroyer, 1 cruiser', bob: '1 carrier, 1 fighter' } } }, 9, 9, 7, 9, 1, 1, 10, 1, 1, 1, 8, 1, 1);
  const dice = t.facts('dice-rolled').filter(({ seat }) => seat === 'ann') as unknown as { purpose: string; dice: { face: number; result: number }[] }[];
  expect(dice[0]).toMatchObject({ purpose: 'anti-fighter-barrage', dice: [{ face: 9, result: 9 }, { face: 9, result: 9 }] });
  expect(dice[1]).toMatchObject({ purpose: 'space-combat', dice: [{ face: 7, result: 6 }, { face: 9, result: 8 }] });
});

test('Fragile: on the ground as well; space cannon keep their aim', () => {
  const t = load(at({ active: 'bob', space: { 27: { bob: '1 carrier, 2 infantry' } }, ground: { starpoint: { ann: '1 infantry, 1 pds' } } }), 6, 1, 1, 8, 10, 1).begin(invasion, { seat: 'bob', system: '27' });
  t.answers('bob', { 'infantry@starpoint': 2 }).answers('ann', 'bob', 'use-space-cannon');
  const dice = t.facts('dice-rolled').filter(({ seat }) => seat === 'ann') as unknown as { dice: object[] }[];
  // Plasma Scoring adds the second die.
  expect(dice[0].dice).toMatchObject([{ face: 6, result: 6, hit: true }, { face: 1, result: 1 }]);
  expect(dice[1].dice).toMatchObject([{ face: 8, result: 7, hit: false }]);
});

test('Analytical: one prerequisite less, but for unit upgrades', () => {
  const t = at({ change: (state) => { state.seats.ann.technologies = {}; } });
  expect(researchProblem(t.game, 'ann', 'gravity-drive')).toBeUndefined();
  expect(researchProblem(t.game, 'ann', 'fleet-logistics')).toMatch(/lack/);
  expect(researchProblem(t.game, 'ann', 'fighter-ii')).toMatch(/lack/);
  expect(researchProblem(t.game, 'bob', 'gravity-drive')).toMatch(/lack/);
});

test('Analytical: what still lacks after it comes from a planet as ever', () => {
  // Of two biotic prerequisites one is ignored, the other comes from New Albion.
  const t = at({ change: (state) => { state.seats.ann.technologies = {}; }, planets: { ann: ['new-albion'] } }).begin(research, { seat: 'ann' });
  t.answers('ann', 'hyper-metabolism', 'research-technology');
  expect(t.state.seats.ann.technologies).toHaveProperty('hyper-metabolism');
  expect(t.state.planets['new-albion'].exhausted).toBe(true);
});

const technologyOf = (setting: Setting = {}) => at({ active: 'bob', ...setting }).begin('strategic-action', { seat: 'bob', card: 'technology' });
const skipPrimary = (t: TestTable) => t.answers('bob', (spec) => (spec.kind === 'choose' ? [spec.options.find(({ off }) => !off)?.key ?? ''] : null), 'research-technology').answers('bob', 'no', 'technology-again');

test('Brilliant: the token for the secondary ability of Technology may buy the primary ability', () => {
  const t = skipPrimary(technologyOf({ change: (state) => { state.seats.bob.technologies = {}; for (const planet of ['jol', 'nar']) state.planets[planet].exhausted = true; } }));
  // The 4 resources of the secondary ability are not needed for it.
  expect(t.options('ann', 'use-secondary')).toEqual(['use-primary', 'decline']);
  expect(t.options('cat', 'use-secondary')).not.toContain('use-primary');
  t.answers('ann', 'use-primary', 'use-secondary').answers('ann', 'gravity-drive', 'research-technology');
  expect(t.open).toContain('ann technology-again');
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  expect(t.state.seats.ann.technologies).toHaveProperty('gravity-drive');
});

test('Brilliant: no token, no primary ability; nor for other strategy cards', () => {
  const t = skipPrimary(technologyOf({ change: (state) => { state.seats.ann.tokens.strategy = 0; } }));
  expect(t.refusal('ann', 'use-primary', 'use-secondary')).toMatch(/no command token/);
  const other = at({ active: 'bob' }).begin('strategic-action', { seat: 'bob', card: 'trade' }).answers('bob', []);
  expect(other.options('ann', 'use-secondary')).toEqual(['use', 'decline']);
});

test('Brilliant: a secondary ability that costs no token buys nothing else', () => {
  const t = at({ active: 'bob', change: (state) => { state.seats.ann.promissoryNotes.push('acquiescence@bob'); state.seats.bob.promissoryNotes = []; state.seats.ann.tradeGoods = 4; } });
  t.begin('strategic-action', { seat: 'bob', card: 'technology' }).answers('ann', 'acquiescence@bob', 'window');
  skipPrimary(t);
  expect(t.options('ann', 'use-secondary')).toEqual(['use', 'decline']);
});

const agreed = (to: string, more?: Setting['change']): Setting['change'] => (state) => {
  state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'research-agreement@ann');
  state.seats[to].promissoryNotes.push('research-agreement@ann');
  more?.(state);
};

test('Research Agreement: what Jol-Nar research its holder gains too; the note goes back', () => {
  const t = at({ change: agreed('bob') }).begin(research, { seat: 'ann' }).answers('ann', 'gravity-drive').answers('bob', 'research-agreement@ann', 'window');
  expect(t.state.seats.bob.technologies).toHaveProperty('gravity-drive');
  expect(t.state.seats.ann.promissoryNotes).toContain('research-agreement@ann');
});

test('Research Agreement: not for a faction technology, nor one that is owned, nor what its holder has an own upgrade for', () => {
  const own = at({ change: agreed('bob'), technologies: { ann: ['sarween-tools'] } }).begin(research, { seat: 'ann' }).answers('ann', 'e-res-siphons');
  expect(own.open).toEqual([]);
  const owned = at({ change: agreed('bob'), technologies: { bob: ['gravity-drive'] } }).begin(research, { seat: 'ann' }).answers('ann', 'gravity-drive');
  expect(owned.open).toEqual([]);
  const upgrade = at({ change: agreed('cat'), technologies: { ann: ['duranium-armor', 'assault-cannon', 'gravity-drive', 'transit-diodes'] } }).begin(research, { seat: 'ann' }).answers('ann', 'war-sun');
  expect(upgrade.open).toEqual([]);
});

test('Research Agreement: handed on while the window is open it does not serve twice', () => {
  const t = at({
    change: agreed('bob'), active: 'ann', space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' }, 31: { cat: '1 cruiser' } },
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.begin(research, { seat: 'ann' }).answers('ann', 'gravity-drive', 'research-technology').answers('bob', 'research-agreement@ann', 'window');
  t.acts('ann', 'offer', { to: 'cat', give: { promissoryNote: 'research-agreement@ann' }, take: {} });
  t.acts('cat', 'accept-offer', { offer: Object.keys(t.state.offers)[0] });
  expect(t.open).not.toContain('cat window');
});

test('E-Res Siphons: 4 trade goods when another player activates a system with ships of Jol-Nar', () => {
  const setting: Setting = { technologies: { ann: ['e-res-siphons'] }, active: 'bob', space: { 27: { ann: '1 cruiser' } } };
  expect(at(setting).begin('tactical-action', { seat: 'bob' }).answers('bob', '27').state.seats.ann.tradeGoods).toBe(4);
  expect(at({ ...setting, space: {}, ground: { starpoint: { ann: '1 pds' } } }).begin('tactical-action', { seat: 'bob' }).answers('bob', '27').state.seats.ann.tradeGoods).toBe(0);
  expect(at({ ...setting, active: 'ann' }).begin('tactical-action', { seat: 'ann' }).answers('ann', '27').state.seats.ann.tradeGoods).toBe(0);
});

test('Spatial Conduit Cylinders: the activated system is next to every other with units of Jol-Nar, for everybody, until the action is over', () => {
  const t = at({ technologies: { ann: ['spatial-conduit-cylinders'] }, space: { 27: { ann: '1 carrier' }, 30: { ann: '1 dreadnought' } } }).begin('turn', { seat: 'ann', performed: 0 });
  t.answers('ann', 'tactical', 'turn').answers('ann', '27', 'system-to-activate');
  expect(adjacent(t.game, '27', '30', 'ann')).toBe(false);
  t.answers('ann', 'spatial-conduit-cylinders', 'window');
  expect([adjacent(t.game, '27', '30', 'ann'), adjacent(t.game, '30', '27', 'bob'), adjacent(t.game, '27', '29', 'ann')]).toEqual([true, true, false]);
  t.answers('ann', { 'dreadnought@30': 1 }, 'move-ships');
  expect(t.units('ann', { system: '27' })).toBe('1 carrier, 1 dreadnought');
  t.declineAll();
  expect(t.open).toEqual(['ann end-turn']);
  expect(adjacent(t.game, '27', '30', 'ann')).toBe(false);
});

test('Spatial Conduit Cylinders: not for a system without units of Jol-Nar, nor for another player', () => {
  const t = at({ technologies: { ann: ['spatial-conduit-cylinders'] }, space: { 30: { ann: '1 carrier' } } }).begin('tactical-action', { seat: 'ann' }).answers('ann', '27');
  expect(t.open).not.toContain('ann window');
  const other = at({ technologies: { ann: ['spatial-conduit-cylinders'] }, active: 'bob', space: { 30: { ann: '1 carrier' } } }).begin('tactical-action', { seat: 'bob' }).answers('bob', '30');
  expect(other.open).not.toContain('ann window');
});

test('J.N.S. Hylarim: 9 and 10 as shown produce 2 hits more, whatever is subtracted', () => {
  const t = combat({ space: { 27: { ann: '1 flagship, 1 cruiser', bob: '9 fighter' } } }, 9, 6, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 10, 10, 10, 10);
  // 9: one hit and two more; 6 less 1: none; the cruiser's 10: one.
  expect(t.facts('hits-produced').find(({ seat }) => seat === 'ann')?.hits).toBe(4);
});
