import { expect, test } from 'vitest';
import coreMining from '#ti4/content/base/agendas/core-mining.ts';
import { displaceFleet } from '#ti4/rules/movement/displacement.ts';
import { retreat } from '#ti4/rules/combat/retreat.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { tokensLeft } from '#ti4/rules/tokens/markers.ts';
import { anomaliesIn, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { buildBoardView } from '#ti4/views/index.ts';
import { frontierToken } from '../../rules/exploring.ts';
import { wormholeTokens } from '../../rules/markers.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { unlocked } from './leaders-at-hand.ts';

const SETS = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const seats = { ann: 'muaat', bob: 'winnu', cat: 'sol' };
const HERO = 'adjudicator-baal';

/** Ann has the hero, and a war sun next to Starpoint and New Albion. */
const at = ({ change, ...setting }: Setting = {}): TestTable =>
  table({
    sets: SETS,
    seats,
    space: { 26: { ann: '1 war-sun' } },
    ...setting,
    change: (state) => {
      unlocked(HERO)(state);
      for (const { leaders = {} } of Object.values(state.seats))
        for (const one of Object.values(leaders)) if (one.component !== HERO && !one.locked) one.exhausted = true;
      change?.(state);
    },
  });
/** Ann moves there, and uses the hero. */
const seeded = (system: string, setting: Setting = {}, ships = '1 war-sun from 26'): TestTable => {
  const t = at(setting).begin(tacticalAction, { seat: 'ann' });
  return t.ann.activates(system).moves(ships).uses(HERO).table;
};
const purged = (t: TestTable): boolean | undefined => t.state.seats.ann.leaders?.[HERO].purged;

test("12.2b Adjudicator Ba'al: places a supernova, purging attached laws", () => {
  const t = seeded('27', {
    components: [coreMining],
    space: { 26: { ann: '1 war-sun' }, 27: { bob: '2 cruiser' } },
    ground: { starpoint: { bob: '1 infantry, 1 pds' }, 'new-albion': { cat: '1 mech' } },
    change: (state) => {
      state.planets.starpoint.markers = [
        { id: 'dyson-sphere#1', component: 'dyson-sphere' },
        { id: 'core-mining', component: 'core-mining' },
      ];
      state.laws['core-mining'] = { component: 'core-mining', elected: 'starpoint' };
      state.decks.agenda.draw = state.decks.agenda.draw.filter((id) => id !== 'core-mining');
    },
  });
  const { planets, systems, laws, decks } = t.state;
  expect([planets.starpoint, planets['new-albion'], systems['27'].planets, systems['27'].tile]).toEqual([
    undefined,
    undefined,
    [],
    '81',
  ]);
  expect([t.units('bob'), t.units('cat'), t.units('ann', { system: '27' })]).toEqual(['', '', '1 war-sun']);
  expect([anomaliesIn(t.game, '27'), nameOfSystem(t.game, '27'), purged(t)]).toEqual([
    ['supernova'],
    `Supernova (${systems['27'].position})`,
    true,
  ]);
  // A law that was attached is purged, and not discarded.
  expect([laws, decks.agenda.discard, decks.cultural.discard]).toEqual([{}, [], []]);
  expect(t.state.purged).toEqual(expect.arrayContaining(['core-mining', 'dyson-sphere#1']));
  expect(t.facts('tile-replaced')).toMatchObject([
    { seat: 'ann', system: '27', tile: '81', planets: ['new-albion', 'starpoint'] },
  ]);
  expect(buildBoardView(t.game, null).systems.find(({ id }) => id === '27')).toMatchObject({
    name: 'Supernova',
    planets: [],
  });
});

test("Adjudicator Ba'al note 1 works after a retreat", () => {
  const t = at({ planets: { ann: ['starpoint'] } }).begin(retreat, { seat: 'ann', system: '26', to: '27' });
  t.ann.uses(HERO);
  expect([t.state.systems['27'].tile, t.units('ann', { system: '27' })]).toEqual(['81', '1 war-sun']);
});

test("Adjudicator Ba'al note 1a does not work after Benediction", () => {
  const t = at({ seats: { ann: 'muaat', bob: 'mahact', cat: 'sol' } }).begin(displaceFleet, {
    by: 'bob',
    from: '26',
    to: '27',
  });
  expect([t.units('ann', { system: '27' }), t.asked('ann')]).toEqual(['1 war-sun', []]);
});

test("Adjudicator Ba'al note 2 needs a newly moved war sun", () => {
  const there: Setting = { space: { 27: { ann: '1 war-sun' }, 26: { ann: '1 cruiser' } } };
  const t = at(there).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27').moves('1 cruiser from 26');
  expect([t.units('ann', { system: '27' }), t.asked('ann')]).toEqual(['1 cruiser, 1 war-sun', []]);
});

test("Adjudicator Ba'al note 3 keeps command tokens and own units", () => {
  const t = seeded('27', {
    seats: { ann: 'muaat', bob: 'creuss', cat: 'ul' },
    ground: { starpoint: { ann: '2 infantry, 1 pds' } },
    change: (state) => {
      state.systems['27'].tokens.push('bob');
      state.systems['27'].markers = [
        ...wormholeTokens('alpha'),
        ...frontierToken(),
        { id: 'gamma-wormhole-token#1', component: 'gamma-wormhole-token' },
      ];
      state.planets['new-albion'].markers = [{ id: 'sleeper#1', component: 'sleeper', owner: 'cat' }];
    },
  });
  const { tokens, markers } = t.state.systems['27'];
  expect([tokens.sort(), markers]).toEqual([['ann', 'bob'], frontierToken()]);
  // What needs a planet to stand on is gone.
  expect(t.units('ann', { system: '27', space: true })).toBe('2 infantry, 1 war-sun');
  expect([t.units('ann'), wormholesIn(t.game, '27')]).toEqual(['2 infantry, 1 war-sun', []]);
  expect([tokensLeft(t.game, 'alpha-wormhole'), tokensLeft(t.game, 'sleeper').length]).toEqual([['alpha-wormhole'], 5]);
  expect([t.state.purged, tokensLeft(t.game, 'gamma-wormhole-token').length]).toEqual([['gamma-wormhole-token#1'], 2]);
});

test("Adjudicator Ba'al note 4 own ships may stay and later leave", () => {
  const t = seeded('27');
  expect(t.units('ann', { system: '27' })).toBe('1 war-sun');
  const next = at({
    space: { 27: { ann: '1 war-sun' } },
    change: (state) => {
      state.systems['27'].tile = '81';
      for (const planet of state.systems['27'].planets) delete state.planets[planet];
      state.systems['27'].planets = [];
    },
  }).begin(tacticalAction, { seat: 'ann' });
  next.ann.activates('26').moves('1 war-sun from 27').declines();
  expect(next.units('ann', { system: '26' })).toBe('1 war-sun');
});

test("Adjudicator Ba'al note 5 Magmus Reactor \u03A9 produces in the same action", () => {
  const t = seeded('27', { technologies: { ann: ['magmus-reactor'] }, planets: { ann: ['lodor'] } });
  expect(t.asked('ann')).toEqual(['units-to-produce']);
  t.leaves('ann', 'units-to-produce');
});

/** What Ann is asked after her war sun has come from Lodor's system. */
const coming = (system: string, setting: Setting = {}): TestTable => {
  const t = at(setting).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates(system).moves('1 war-sun from 26');
  return t;
};

test("Adjudicator Ba'al note 6 excludes home systems and Mecatol Rex", () => {
  const beside = (more: Setting['change'] = () => undefined): Setting => ({
    board: { 102: '07' },
    change: (state) => {
      state.seats.bob.home = '07';
      more(state);
    },
  });
  for (const t of [
    coming('07', beside()),
    coming(
      '07',
      beside((state) => void (state.seats.bob.eliminated = true)),
    ),
    coming('18'),
  ])
    expect(t.stopsAt().filter((one) => one === 'ann window')).toEqual([]);
  const other = coming('27');
  expect(other.asked('ann')).toEqual(['window']);
  other.leaves('ann', 'window');
});

test("Adjudicator Ba'al note 7 may replace Creuss Gate and wormhole nexus", () => {
  const gate = coming('17', { seats: { ann: 'muaat', bob: 'creuss', cat: 'sol' }, board: { 102: '17' } });
  expect(wormholesIn(gate.game, '17')).toEqual(['delta']);
  gate.ann.uses(HERO);
  expect([gate.state.systems['17'].tile, wormholesIn(gate.game, '17'), gate.units('ann', { system: '17' })]).toEqual([
    '81',
    [],
    '1 war-sun',
  ]);
  const nexus = coming('82', {
    board: { 102: '26' },
    change: (state) => {
      state.systems['26'].markers = [{ id: 'gamma-wormhole-token#1', component: 'gamma-wormhole-token' }];
    },
  });
  nexus.ann.uses(HERO);
  expect([nexus.state.systems['82'].tile, nexus.state.systems['82'].face, wormholesIn(nexus.game, '82')]).toEqual([
    '81',
    undefined,
    [],
  ]);
  expect([nexus.state.planets.mallice, anomaliesIn(nexus.game, '82')]).toEqual([undefined, ['supernova']]);
  expect(nexus.state.purged).toContain('exterrix-headquarters');
});

test("Adjudicator Ba'al note 8 Acamar gains nothing from the new supernova", () => {
  const t = at({
    seats: { ann: 'muaat', bob: 'empyrean', cat: 'sol' },
    change: ({ seats: { bob } }) => {
      for (const one of Object.values(bob.leaders ?? {})) delete one.exhausted;
    },
  }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27').moves('1 war-sun from 26').uses(HERO);
  expect([t.asked('bob'), t.state.systems['27'].planets]).toEqual([[], []]);
});
