import { expect, test } from 'vitest';
import { begin } from '#engine';
import { rulebookOf } from '#ti4/rulebook.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCannonDefense, spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { agenda, technology } from '#ti4/rules/components/component.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { enactLaw } from '#ti4/rules/politics/laws.ts';
import { newGame } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { eliminationCheck } from '#ti4/rules/phases/elimination.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { gainTechnology } from '#ti4/rules/technology/technology.ts';
import { spendableTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { spendableAmount } from '#ti4/rules/production/payment.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame, type SetupOptions } from '#ti4/rules/setup/prepare-game.ts';
import { isExplorable, explore, exploreCall } from '#ti4/rules/exploration/exploration.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { influenceOf, resourcesOf, traitsOf } from '#ti4/rules/planets/planets.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { arrivalProblem } from '#ti4/rules/units/units.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, TestTable, type Setting } from '../../rules/table.ts';
import { uses } from '../../rules/using.ts';
import { answerInquiry } from '#ti4/rules/explain/inquiries.ts';

const SETS = ['base', 'codex-1', 'pok', 'codex-3'];
const book = rulebookOf([], SETS);
const CARD = 'custodia-vigilia';

// Ann is the Council Keleres, from the home of the Mentak.
const seats = { ann: 'keleres', bob: 'letnev', cat: 'sol' };
const at = ({ change, ...setting }: Setting = {}) =>
  table({ seats, sets: SETS, ...setting, change: (state) => change?.(state) });
/** With Custodia Vigilia. */
function modern(setting: Setting = {}): TestTable {
  const t = at(setting);
  gainTechnology(t.game, 'ann', 'iihq-modernization');
  return t;
}
const unlocked = (state: TestTable['state'], leader: string): void => {
  delete state.seats.ann.leaders?.[leader].locked;
};

// --- Setup

const players = (...factions: (string | { faction: string; home?: string })[]): SetupOptions['players'] =>
  factions.map((one, i) => ({
    id: ['ann', 'bob', 'cat', 'dan'][i],
    ...(typeof one === 'string' ? { faction: one } : one),
  }));

function setUp(list: SetupOptions['players']): TestTable {
  const options = {
    seed: 'tribunii',
    players: list,
    seating: 'as-listed' as const,
    board: { preset: `standard-${list.length}` },
  };
  const t = new TestTable(newGame(newState(book, prepareGame(book, { ...options, dealPartial: true })), book));
  begin(t.game as never, 'setup', {});
  return t;
}

test('The Tribunii: the chosen home replaces the placeholder', () => {
  const t = setUp(players('keleres', 'letnev', 'sol'));
  expect(t).toAsk('ann choose-home');
  expect(t.options('ann', 'choose-home')).toEqual(['mentak', 'xxcha', 'argent']);
  const { position } = t.state.systems[t.state.seats.ann.home];
  t.ann.chooses('xxcha', 'choose-home');
  expect(t.state.seats.ann.home).toBe('14');
  expect(t.state.systems['14'].position).toBe(position);
  expect(t.state.systems['02']).toBeUndefined();
  expect(
    Object.values(t.state.planets)
      .filter(({ controller }) => controller === 'ann')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['archon-ren', 'archon-tau']);
  expect(t.units('ann', { system: '14' })).toBe('2 carrier, 1 cruiser, 2 fighter, 2 infantry, 1 space-dock');
  expect(Object.keys(t.state.seats.ann.leaders ?? {}).sort()).toEqual([
    'odlynn-myrr',
    'suffi-an-keleres',
    'xander-alexin-victori-iii',
  ]);
  expect(t.facts('home-taken')).toMatchObject([{ seat: 'ann', of: 'xxcha', system: '14' }]);
  expect(t).toAsk('ann place-starting-forces', 'bob place-starting-forces', 'cat keep-secret-objective');
});

test('The Tribunii: chooses among available homes only (D26)', () => {
  const t = setUp(players('keleres', 'mentak', 'sol'));
  expect(t.options('ann', 'choose-home')).toEqual(['xxcha', 'argent']);
  const alone = setUp(players({ faction: 'keleres', home: 'argent' }, 'mentak', 'xxcha'));
  expect(alone.state.seats.ann.home).toBe('58');
  expect(alone.state.seats.ann.leaders).toHaveProperty('kuuasi-aun-jalatai');
  expect(alone.open.some((one) => one.endsWith('choose-home'))).toBe(false);
  expect(alone).toAsk('ann place-starting-forces', 'bob keep-secret-objective', 'cat place-starting-forces');
});

test('The Tribunii: rejects a played or foreign home', () => {
  const refused = (list: SetupOptions['players']) => () =>
    prepareGame(book, { seed: 'x', players: list, board: { preset: 'standard-3' }, dealPartial: true });
  expect(refused(players({ faction: 'keleres', home: 'mentak' }, 'mentak', 'sol'))).toThrow(
    'Keleres cannot use the home system of a faction that a player plays.',
  );
  expect(refused(players({ faction: 'keleres', home: 'sol' }, 'letnev', 'hacan'))).toThrow(
    'Keleres cannot use that home system.',
  );
  expect(refused(players({ faction: 'sol', home: 'mentak' }, 'letnev', 'hacan'))).toThrow(
    'Sol cannot use that home system.',
  );
});

test('The Tribunii: a requested home’s faction is not dealt', () => {
  for (let i = 0; i < 40; i++) {
    const game = prepareGame(book, {
      seed: `${i}`,
      players: [
        ...players({ faction: 'keleres', home: 'mentak' }),
        { id: 'x' },
        { id: 'y' },
        { id: 'z' },
        { id: 'v' },
        { id: 'w' },
      ],
      board: { preset: 'standard-6' },
      dealPartial: true,
    });
    expect(game.seats.map(({ faction }) => faction)).not.toContain('mentak');
  }
});

test('The Tribunii note 1 chooses starting technologies last (D27)', () => {
  const t = setUp(players({ faction: 'keleres', home: 'mentak' }, 'winnu', 'sol'));
  expect(t.open.filter((one) => one.includes('technology'))).toEqual(['bob choose-starting-technology']);
  t.bob.chooses('sarween-tools', 'choose-starting-technology');
  while (t.open.some((one) => !one.includes('technology'))) {
    const { seat, question } = t.next;
    t.seat(seat).complies(question);
  }
  expect(t).toAsk('ann choose-starting-technology');
  expect(t.options('ann').sort()).toEqual(['antimass-deflectors', 'neural-motivator', 'sarween-tools']);
  expect(t.state.objectives).toEqual([]);
  t.ann.chooses(['sarween-tools', 'antimass-deflectors'], 'choose-starting-technology');
  expect(Object.keys(t.state.seats.ann.technologies).sort()).toEqual(['antimass-deflectors', 'sarween-tools']);
  expect(t.state.objectives).toHaveLength(2);
});

test('The Tribunii note 2 chooses fewer when others have fewer', () => {
  const t = setUp(players({ faction: 'keleres', home: 'mentak' }, 'sardakk-norr', 'winnu'));
  while (!t.asked('ann').includes('choose-starting-technology')) {
    const { seat, question } = t.next;
    t.seat(seat).complies(question);
  }
  expect(t.options('ann', 'choose-starting-technology')).toHaveLength(1);
  t.ann.complies('choose-starting-technology');
  expect(Object.keys(t.state.seats.ann.technologies)).toHaveLength(1);
});

// --- Abilities

test('Council Patronage note 1: replenishes commodities, then gains a trade good', () => {
  const t = at({ phase: 'strategy' }).begin(strategyPhase, {});
  expect([t.state.seats.ann.commodities, t.state.seats.ann.tradeGoods]).toEqual([2, 1]);
  t.leaves('ann', 'choose-strategy-card');
});

test('Council Patronage note 3, Council Patronage note 2 Trade Agreement may follow', () => {
  const t = at({
    phase: 'strategy',
    change: (state) => {
      state.seats.ann.commodities = 2;
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter(
        (card) => card !== 'trade-agreement@ann',
      );
      state.seats.bob.promissoryNotes.push('trade-agreement@ann');
    },
  }).begin(strategyPhase, {});
  t.bob.plays('trade-agreement');
  expect([t.state.seats.ann.commodities, t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([
    0, 1, 2,
  ]);
  t.leaves('ann', 'choose-strategy-card');
});

const ban = agenda({
  id: 'test-ban',
  name: 'Test Ban',
  set: 'base',
  text: 'test',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  modifiers: {
    'action-card-barred': (_game, { holder }, why, { seat }) => (seat === holder ? 'Banned.' : why),
    'fleet-limit': (_game, _held, limit) => limit + 1,
  },
  discarded: (game, { owner = '' }, blank) => {
    if (!blank) game.state.seats[owner].points -= 1;
  },
});

function lawful(setting: Setting = {}): TestTable {
  const t = at({
    components: [ban],
    ...setting,
    change: (state) => ((state.seats.ann.tradeGoods = 1), setting.change?.(state)),
  });
  enactLaw(t.game, 'test-ban', 'ann');
  enactLaw(t.game, 'enforced-travel-ban', 'for');
  return t;
}
const barred = (t: TestTable): unknown => modify(t.game, 'action-card-barred', { seat: 'ann', card: 'x' }, undefined);
const limit = (t: TestTable, seat: string): number => modify(t.game, 'fleet-limit', { seat, system: '26' }, 3);

const order = (t: TestTable): TestTable => t.ann.uses('laws-order').pays('1 trade-goods').table;

test("Law's Order note 2, Law's Order note 4: 1 influence blanks laws", () => {
  const t = lawful({ planets: { ann: ['lodor'] } });
  expect([barred(t), limit(t, 'cat')]).toEqual(['Banned.', 4]);
  t.begin(turn, { seat: 'ann', performed: 0 });
  order(t);
  expect([barred(t), limit(t, 'cat'), limit(t, 'ann')]).toEqual([undefined, 3, 3]);
  expect([t.state.seats.ann.tradeGoods, t.facts('paid')]).toMatchObject([
    0,
    [{ seat: 'ann', kind: 'influence', amount: 1 }],
  ]);
  expect(Object.keys(t.state.laws)).toHaveLength(2);
  expect(t.facts('laws-blanked')).toMatchObject([{ seat: 'ann' }]);
  t.leaves('ann', 'turn');
});

test("Law's Order note 1 laws return at the turn’s end", () => {
  const t = lawful({ order: ['ann', 'bob', 'cat'] }).begin(actionPhase, {});
  order(t);
  expect(barred(t)).toBeUndefined();
  t.ann.passes();
  expect(barred(t)).toBe('Banned.');
  expect(t).toAsk('bob turn');
});

test("Law's Order: needs the own turn, laws and influence", () => {
  expect(
    lawful({ change: (state) => (state.seats.ann.commodities = 1) }).begin(turn, { seat: 'bob', performed: 0 }),
  ).toAsk('bob turn');
  const t = at({ change: (state) => (state.seats.ann.tradeGoods = 1) }).begin(turn, { seat: 'ann', performed: 0 });
  expect(t).toAsk('ann turn');
  const spent = (state: TestTable['state']): void => {
    state.seats.ann.tradeGoods = 0;
    for (const planet of Object.values(state.planets)) planet.exhausted = true;
  };
  const poor = lawful({ change: spent }).begin(turn, { seat: 'ann', performed: 0 });
  expect(poor).toAsk('ann turn');
});

test("Law's Order note 3, Law's Order note 3a: discarding costs nothing", () => {
  const t = lawful({ hands: { ann: ['repeal-law'] }, change: (state) => (state.seats.ann.points = 2) });
  t.begin(turn, { seat: 'ann', performed: 0 });
  order(t);
  t.ann.plays('repeal-law').chooses('test-ban');
  expect(t.state.laws['test-ban']).toBeUndefined();
  expect(t.state.seats.ann.points).toBe(2);
  expect(t).toAsk('ann end-turn');
});

// --- The promissory note

const council = (setting: Setting = {}): TestTable =>
  at({
    planets: { bob: ['starpoint', 'new-albion'], cat: ['tequran'] },
    ...setting,
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      setting.change?.(state);
    },
  });
const withRider = (setting: Setting = {}): TestTable =>
  council({
    ...setting,
    change: (state) => {
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((card) => card !== 'keleres-rider@ann');
      state.seats.bob.promissoryNotes.push('keleres-rider@ann');
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

test('Keleres Rider note 2: rewards a correct prediction after the agenda', () => {
  const t = withRider();
  t.bob.plays('keleres-rider').predicts('for');
  t.declineAll();
  t.cat.votesFor('for', 'jord');
  t.ann.abstains();
  t.declineAll();
  const told = t.game.facts.map(({ type }) => type);
  expect(told.indexOf('prediction-correct')).toBeGreaterThan(told.indexOf('outcome-resolved'));
  expect([t.state.seats.bob.actionCards.length, t.state.seats.bob.tradeGoods]).toEqual([1, 2]);
  expect(t.state.seats.ann.promissoryNotes).toContain('keleres-rider@ann');
  expect(t.facts('votes-cast').map(({ seat }) => seat)).toEqual(['cat']);
  expect(t).toAsk('bob vote-for', 'ann vote-for');
});

test('Keleres Rider note 1, Keleres Rider note 1a: other riders may follow', () => {
  const t = withRider({ hands: { bob: ['trade-rider'] } });
  t.bob.plays('keleres-rider').predicts('for');
  t.bob.plays('trade-rider').predicts('against');
  expect(t.facts('outcome-predicted').map(({ outcome }) => outcome)).toEqual(['for', 'against']);
  expect(t).toAsk('cat vote-for', 'ann vote-for');
});

test('Keleres Rider note 3, Keleres Rider note 4 works for silenced players', () => {
  const silence = technology({
    id: 'test-silence',
    name: 'Test Silence',
    set: 'base',
    text: 'test',
    prerequisites: {},
    modifiers: {
      'vote-barred': (_game, { holder }, why, { seat }) => (seat === holder ? 'Silent.' : why),
      'action-card-barred': (_game, { holder }, why, { seat }) => (seat === holder ? 'Silent.' : why),
    },
  });
  const t = withRider({ components: [silence], technologies: { bob: ['test-silence'] } });
  t.bob.plays('keleres-rider').predicts('against');
  expect(t.facts('outcome-predicted')).toHaveLength(1);
  expect(t).toAsk('cat vote-for', 'ann vote-for');
});

test('Keleres Rider: returns after a wrong prediction too', () => {
  const t = withRider();
  t.bob.plays('keleres-rider').predicts('against');
  t.declineAll();
  t.cat.votesFor('for', 'jord');
  t.ann.abstains();
  t.declineAll();
  expect([t.state.seats.bob.actionCards.length, t.state.seats.bob.tradeGoods]).toEqual([0, 0]);
  expect(t.state.seats.ann.promissoryNotes).toContain('keleres-rider@ann');
  expect(t).toAsk('bob vote-for', 'ann vote-for');
});

// --- Agency Supply Network

const ASN = { ann: ['agency-supply-network', 'sarween-tools'] };
const docks: Setting = {
  technologies: ASN,
  ground: { lodor: { ann: '1 space-dock' }, 'new-albion': { ann: '1 space-dock' }, starpoint: { ann: '1 space-dock' } },
  change: (state) => (state.seats.ann.tradeGoods = 9),
};

test('D31, Agency Supply Network note 1: a second Production elsewhere, no third', () => {
  const t = at(docks).begin(produceUnits, { seat: 'ann', system: '26' });
  t.ann.produces('2 infantry on lodor');
  expect(t.state.seats.ann.tradeGoods).toBe(9); // 1 less
  t.ann.uses('agency-supply-network');
  expect(t.names('ann', 'agency-supply-network')).toHaveLength(2);
  t.ann.chooses('space dock on Starpoint', 'agency-supply-network').produces('2 infantry on starpoint');
  expect(t.state.seats.ann.tradeGoods).toBe(9);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 infantry, 1 space-dock');
  expect(t).toAsk();
});

test('Agency Supply Network note 2, Agency Supply Network note 2a: different systems', () => {
  const t = at(docks).begin(produceUnits, { seat: 'ann', system: '27' });
  t.ann.produces('1 infantry on starpoint').uses('agency-supply-network');
  expect(t.options('ann', 'agency-supply-network').map((id) => t.state.units[id].planet)).toEqual(['lodor']);
  t.leaves('ann', 'agency-supply-network');
});

test('Agency Supply Network note 2b another dock in the system may follow', () => {
  const t = at(docks).begin(produceUnits, { seat: 'ann', system: '27', at: 'one-space-dock' });
  t.ann.chooses('Starpoint', 'space-dock-to-use').produces('1 infantry on starpoint').uses('agency-supply-network');
  expect(
    t
      .options('ann', 'agency-supply-network')
      .map((id) => t.state.units[id].planet)
      .sort(),
  ).toEqual(['lodor', 'new-albion']);
  t.leaves('ann', 'agency-supply-network');
});

test('Agency Supply Network note 4, Agency Supply Network note 4a: sequential productions', () => {
  const t = at({ ...docks, technologies: { ann: ['agency-supply-network'] } }).begin(produceUnits, {
    seat: 'ann',
    system: '26',
  });
  t.ann.produces('1 infantry on lodor').pays('trade-goods').uses('agency-supply-network');
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 infantry, 1 space-dock');
  t.ann
    .chooses('space dock on Starpoint', 'agency-supply-network')
    .produces('1 infantry on starpoint')
    .pays('trade-goods');
  expect(t.state.seats.ann.tradeGoods).toBe(7);
});

test('Agency Supply Network note 3 works with Mecatol Rex (Custodia Vigilia)', () => {
  const t = modern({ ...docks, planets: { ann: ['mecatol-rex'] } }).begin(produceUnits, { seat: 'ann', system: '26' });
  t.ann.produces('1 infantry on lodor').uses('agency-supply-network').chooses('Mecatol Rex', 'agency-supply-network');
  t.ann.produces('2 infantry on mecatol-rex');
  expect(t.units('ann', { planet: 'mecatol-rex' })).toBe('2 infantry');
  const first = modern({ ...docks, planets: { ann: ['mecatol-rex'] } }).begin(produceUnits, {
    seat: 'ann',
    system: '18',
  });
  first.ann.produces('1 infantry on mecatol-rex');
  expect(first.names('ann', 'window')).toEqual(['agency-supply-network']);
});

// --- I.I.H.Q. Modernization and Custodia Vigilia

test('I.I.H.Q. Modernization note 1 players near Mecatol Rex become neighbors', () => {
  const t = at({ space: { 26: { bob: '1 cruiser' } }, planets: { cat: ['mecatol-rex'] } });
  expect([areNeighbors(t.game, 'ann', 'bob'), areNeighbors(t.game, 'ann', 'cat')]).toEqual([false, false]);
  gainTechnology(t.game, 'ann', 'iihq-modernization');
  for (const other of ['bob', 'cat'])
    expect([areNeighbors(t.game, 'ann', other), areNeighbors(t.game, other, 'ann')]).toEqual([true, true]);
  const far = modern({ space: { 24: { bob: '1 cruiser' } } });
  expect(areNeighbors(far.game, 'ann', 'bob')).toBe(false);
});

test('D29, Custodia Vigilia note 1 enters play exhausted, once', () => {
  const t = modern();
  expect(t.state.planets[CARD]).toEqual({
    id: CARD,
    system: '',
    controller: 'ann',
    exhausted: true,
    legend: { component: 'custodia-vigilia-ability' },
  });
  expect(t.facts('planet-card-gained')).toMatchObject([{ seat: 'ann', planet: CARD }]);
  t.state.planets[CARD].exhausted = false;
  expect(spendableAmount(t.game, 'ann', 'influence') - spendableAmount(at().game, 'ann', 'influence')).toBe(3);
});

test('Custodia Vigilia note 2, Custodia Vigilia note 3 lies in no system', () => {
  const t = modern();
  expect(arrivalProblem(t.game, 'ann', 'infantry', CARD)).toBe('It is not in a system.');
  expect(areNeighbors(t.game, 'ann', 'bob')).toBe(false);
  const built = modern({ change: (state) => void (state.seats.ann.tradeGoods = 0) });
  built.begin('place-structure', { seat: 'ann', types: ['pds'] });
  expect(built.options('ann', 'structure-site').some((key) => key.includes(CARD))).toBe(false);
  expect(built).toAsk('ann structure-site');
  const diplomacy = uses('diplomacy', { seats, sets: SETS });
  gainTechnology(diplomacy.game, 'ann', 'iihq-modernization');
  expect(diplomacy.options('ann', 'diplomacy-system')).toEqual(['02']);
});

test('Custodia Vigilia note 4, Custodia Vigilia note 4a keeps control, prevents elimination', () => {
  const t = modern().begin(gainControl, { seat: 'bob', planet: CARD });
  expect(t.state.planets[CARD].controller).toBe('ann');
  for (const planet of Object.values(t.state.planets))
    if (planet.id !== CARD && planet.controller === 'ann') planet.controller = null;
  expect(eliminationCheck(t.game)).toBeUndefined();
  t.state.planets[CARD].controller = null;
  t.game.invalidateAll();
  expect(eliminationCheck(t.game)).toBeDefined();
  t.state.planets[CARD].controller = 'ann';
});

test('Custodia Vigilia note 5, Custodia Vigilia note 5a counts for planet objectives', () => {
  const six = ['lodor', 'starpoint', 'new-albion', 'tequran', 'torkan'];
  const t = at({ planets: { ann: six } });
  const expand = objectiveOf(t.game, 'expand-borders');
  expect(expand.fulfilled(t.game, 'ann')).toBe(false);
  gainTechnology(t.game, 'ann', 'iihq-modernization');
  expect(expand.fulfilled(t.game, 'ann')).toBe(true);
  expect(objectiveOf(t.game, 'conquer-the-weak').fulfilled(t.game, 'ann')).toBe(false);
});

test('Custodia Vigilia note 6 can be elected', () => {
  const t = modern({
    phase: 'agenda',
    change: (state) => void (state.decks.agenda.draw = ['colonial-redistribution', 'mutiny']),
  });
  t.state.planets[CARD].exhausted = false;
  t.begin(agendaPhase, {});
  expect(t.options('bob', 'vote-for')).toContain(CARD);
  expect(t).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
});

const imperial = (setting: Setting = {}): TestTable =>
  at({
    ...setting,
    change: (state) => {
      state.seats.bob.strategyCards.imperial = { used: false };
      delete state.strategyCards.imperial;
      setting.change?.(state);
    },
  });

test('D30, Custodia Vigilia note 8 another’s Mecatol Rex point brings 2 tokens', () => {
  const t = imperial({ planets: { bob: ['mecatol-rex'] }, change: (state) => (state.seats.ann.tokens.strategy = 0) });
  gainTechnology(t.game, 'ann', 'iihq-modernization');
  t.begin('strategic-action', { seat: 'bob', card: 'imperial' });
  t.ann.gains('2 strategy');
  t.cat.declines('use-secondary').ann.follows();
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  expect(t.state.seats.ann.secretObjectives).toHaveLength(1);
  expect(t).toAsk();
});

test('Custodia Vigilia note 7 needs another player’s Mecatol Rex point', () => {
  const t = imperial();
  gainTechnology(t.game, 'ann', 'iihq-modernization');
  t.begin('strategic-action', { seat: 'bob', card: 'imperial' });
  expect(t.open.filter((one) => one.includes('gain-tokens'))).toEqual([]);
  expect(t).toAsk('cat use-secondary', 'ann use-secondary');
  const own = at({
    planets: { ann: ['mecatol-rex'] },
    change: (state) => {
      state.seats.ann.strategyCards.imperial = { used: false };
      delete state.strategyCards.imperial;
    },
  });
  gainTechnology(own.game, 'ann', 'iihq-modernization');
  own.begin('strategic-action', { seat: 'ann', card: 'imperial' });
  expect(own.facts('points-gained')).toHaveLength(1);
  expect(own.open.filter((one) => one.includes('gain-tokens'))).toEqual([]);
  expect(own).toAsk('bob use-secondary', 'cat use-secondary');
});

test('Custodia Vigilia note 9, Custodia Vigilia note 9a Mecatol Rex produces 3', () => {
  const t = modern({ planets: { ann: ['mecatol-rex'] }, technologies: { ann: ['sarween-tools'] } });
  t.state.seats.ann.tradeGoods = 3;
  t.begin(produceUnits, { seat: 'ann', system: '18' });
  expect(t.ann.refusal('4 infantry on mecatol-rex')).toBe('Infantry: choose at most 3.');
  t.ann.produces('2 infantry on mecatol-rex');
  expect([t.units('ann', { planet: 'mecatol-rex' }), t.state.seats.ann.tradeGoods]).toEqual(['2 infantry', 3]);
  const none = modern().begin(produceUnits, { seat: 'ann', system: '18' });
  expect(none).toAsk();
});

test('Custodia Vigilia note 9b produces in the system of Mecatol Rex', () => {
  const t = modern({ planets: { ann: ['mecatol-rex'] } });
  t.state.seats.ann.tradeGoods = 3;
  t.begin(produceUnits, { seat: 'ann', system: '18' });
  t.ann.produces('3 infantry on mecatol-rex').pays({ 'trade-goods': 2 });
  expect(t.facts('produced')).toMatchObject([{ seat: 'ann', system: '18' }]);
});

test('Custodia Vigilia: Mecatol Rex has Space Cannon 5', () => {
  const t = load(
    modern({ planets: { ann: ['mecatol-rex'] }, space: { 18: { bob: '1 cruiser' } }, active: 'bob' }),
    6,
  ).begin(spaceCannonOffense, { system: '18', seat: 'bob' });
  t.ann.firesAt('bob');
  expect(t.facts('dice-rolled')).toMatchObject([{ seat: 'ann', dice: [{ hitsOn: 5, face: 6, hit: true }] }]);
  expect(t.units('bob', { system: '18' })).toBe('');
  const both = { ground: { 'mecatol-rex': { ann: '1 infantry', bob: '1 infantry' } }, active: 'bob' };
  const landing = load(modern({ ...both, change: (state) => (state.custodians = false) }), 4);
  landing.begin(spaceCannonDefense, { seat: 'bob', system: '18', planet: 'mecatol-rex' });
  landing.ann.firesAt('bob');
  expect(landing.facts('dice-rolled')).toMatchObject([{ seat: 'ann', dice: [{ hitsOn: 5, hit: false }] }]);
});

// --- Artemiris and Omniopiares

const tactical = (setting: Setting) => at({ active: 'bob', ...setting }).begin(tacticalAction, { seat: 'bob' });

test('Artemiris: others pay 2 influence to activate its system', () => {
  const t = tactical({ space: { 26: { ann: '1 flagship' } }, change: (state) => (state.seats.bob.tradeGoods = 1) });
  const before = t.state.seats.bob.tokens.tactic;
  t.bob.chooses('26', 'system-to-activate');
  expect(t.spec('bob', 'payment')).toMatchObject({ limits: [{ measure: 'influence', atLeast: 2 }] });
  expect(t.state.seats.bob.tokens.tactic).toBe(before);
  t.bob.agrees('payment');
  expect(t.state.seats.bob.tokens.tactic).toBe(before - 1);
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
  expect(t).toAsk();
  const own = at({ space: { 26: { ann: '1 flagship' } } }).begin(tacticalAction, { seat: 'ann' });
  own.ann.chooses('26', 'system-to-activate');
  expect(own.state.systems['26'].tokens).toEqual(['ann']);
  expect(own).toAsk();
});

test('Artemiris note 1 without 2 influence its system cannot be activated', () => {
  const t = tactical({
    space: { 26: { ann: '1 flagship' } },
    change: (state) => {
      for (const planet of Object.values(state.planets)) planet.exhausted = true;
      state.seats.bob.tradeGoods = 1;
    },
  });
  expect(t.bob.refusal('26')).toBe('You cannot pay the 2 influence it costs to activate this system.');
  t.leaves('bob', 'system-to-activate');
});

test('Omniopiares note 1 each mech is paid separately (D35)', () => {
  const landing: Setting = {
    active: 'bob',
    ground: { lodor: { ann: '2 mech' } },
    space: { 26: { bob: '1 carrier, 2 infantry' } },
    planets: { bob: ['tequran'] },
  };
  const bare = (state: TestTable['state'], tradeGoods: number): void => {
    for (const planet of Object.values(state.planets)) planet.exhausted = planet.id !== 'mecatol-rex';
    state.planets['mecatol-rex'].controller = 'bob';
    state.seats.bob.tradeGoods = tradeGoods;
  };
  const t = at({ ...landing, change: (state) => bare(state, 0) }).begin(invasion, { seat: 'bob', system: '26' });
  expect(t.open).toEqual([]);
  const able = at({ ...landing, change: (state) => bare(state, 1) }).begin(invasion, { seat: 'bob', system: '26' });
  able.bob.lands('2 infantry to lodor').pays('mecatol-rex').pays('trade-goods');
  expect(able.state.planets['mecatol-rex'].exhausted).toBe(true);
  expect(able.facts('ground-forces-committed')).toMatchObject([{ planet: 'lodor', units: ['infantry', 'infantry'] }]);
  expect(able).toAsk('cat window');
});

test('Omniopiares: a planet whose price cannot be paid is closed, others are open', () => {
  const t = at({
    active: 'bob',
    ground: { 'new-albion': { ann: '2 mech' }, starpoint: { ann: '1 infantry' } },
    space: { 27: { bob: '1 carrier, 4 infantry' } },
    tradeGoods: { bob: 1 },
    change: ({ planets }) => {
      for (const one of Object.values(planets)) one.exhausted = true;
    },
  }).begin(invasion, { seat: 'bob', system: '27' });
  const spec = t.spec('bob', 'commit-ground-forces');
  expect('amounts' in spec && spec.amounts.map(({ key, max, disabledReason }) => [key, max, disabledReason])).toEqual([
    [
      'infantry@new-albion',
      0,
      'You cannot pay 1 and 1 influence in separate payments to commit ground forces to New Albion.',
    ],
    ['infantry@starpoint', 4, undefined],
  ]);
});

test('Omniopiares: costs nothing without landing, or on other planets', () => {
  const t = at({
    active: 'bob',
    ground: { starpoint: { ann: '1 mech' } },
    space: { 27: { bob: '1 carrier, 1 infantry' } },
  }).begin(invasion, { seat: 'bob', system: '27' });
  t.bob.lands('infantry to new-albion');
  expect(t.facts('paid')).toEqual([]);
  expect(t).toAsk('bob resolve-exploration');
});

// --- Leaders

test('Xander Alexin Victori III note 1 allows one commodity payment', () => {
  const t = at({ change: (state) => (state.seats.bob.commodities = 2) });
  t.begin(turn, { seat: 'ann', performed: 0 });
  const before = spendableAmount(t.game, 'bob', 'resources');
  t.ann.usesAnytime('xander-alexin-victori-iii').chooses('bob', 'xander-alexin-victori-iii');
  expect(spendableAmount(t.game, 'bob', 'resources')).toBe(before + 2);
  t.begin(produceUnits, { seat: 'bob', system: t.state.seats.bob.home, limit: 2 });
  t.bob.produces('2 infantry on arc-prime').pays('commodities');
  expect(t.state.seats.bob.commodities).toBe(1);
  expect(spendableAmount(t.game, 'bob', 'resources')).toBe(before);
  expect(t.state.seats.ann.leaders?.['xander-alexin-victori-iii'].exhausted).toBe(true);
});

test('Xander Alexin Victori III note 1 also pays card costs, once', () => {
  const t = at({
    space: { 27: { bob: '1 cruiser', cat: '1 cruiser' } },
    change: (state) => (state.seats.bob.commodities = 2),
  });
  const fights = () => t.begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'cat' });
  t.begin(turn, { seat: 'ann', performed: 0 });
  t.ann.usesAnytime('xander-alexin-victori-iii').chooses('bob', 'xander-alexin-victori-iii');
  load(t, 1, 1, ...Array<number>(40).fill(1));
  fights();
  t.bob.uses('munitions-reserves');
  expect([t.state.seats.bob.commodities, t.facts('commodities-spent')]).toMatchObject([
    0,
    [{ seat: 'bob', count: 2, why: 'munitions-reserves' }],
  ]);
  t.state.seats.bob.commodities = 2;
  expect(spendableTradeGoods(t.game, 'bob')).toBe(0);
  expect(t).toAsk('bob window');
});

/** Ann attaches the Terraform of the Titans to Custodia Vigilia. */
const terraformed = (setting: Setting = {}): TestTable => {
  const t = modern({
    seats: { ...seats, bob: 'ul' },
    ...setting,
    change: (state) => {
      state.seats.bob.promissoryNotes = state.seats.bob.promissoryNotes.filter((note) => note !== 'terraform@bob');
      state.seats.ann.promissoryNotes.push('terraform@bob');
      setting.change?.(state);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Terraform').chooses(CARD, 'choose-planet');
  return t;
};

test('Custodia Vigilia note 10 Terraform may be attached to it', () => {
  const t = terraformed();
  expect(t.facts('card-attached')).toMatchObject([{ card: 'terraform@bob', planet: CARD }]);
  expect([resourcesOf(t.game, CARD), influenceOf(t.game, CARD), traitsOf(t.game, CARD)]).toEqual([
    3,
    4,
    ['cultural', 'hazardous', 'industrial'],
  ]);
  expect(t).toAsk('ann end-turn');
});

test('Custodia Vigilia note 10a with Terraform it can be explored', () => {
  const explored = (card: string) => {
    const t = terraformed({
      change: ({ decks: { hazardous } }) =>
        void (hazardous.draw = [`${card}#1`, ...hazardous.draw.filter((one) => one !== `${card}#1`)]),
    });
    expect(isExplorable(t.game, CARD)).toBe(true);
    t.begin(explore, exploreCall(t.game, 'ann', CARD));
    if (t.asks('ann', 'trait-to-explore')) t.ann.chooses('hazardous', 'trait-to-explore');
    return t;
  };
  const mine = explored('mining-world');
  expect(resourcesOf(mine.game, CARD)).toBe(5);
  const mech = explored('core-mine');
  expect([mech.facts('card-explored').length, mech.state.seats.ann.tradeGoods, mech.units('ann')]).toEqual([1, 0, '']);
  for (const t of [mine, mech]) t.asks('ann', 'end-turn');
});

/** Ann in her turn, with cards that are played as actions. */
const acting = (setting: Setting = {}): TestTable =>
  at({ hands: { ann: ['mining-initiative', 'industrial-initiative', 'economic-initiative'] }, ...setting });

test('Suffi An note 1, Suffi An note 3: first card unlocks', () => {
  const t = acting().begin(turn, { seat: 'ann', performed: 0 });
  t.ann.plays('mining-initiative').complies().chooses('yes', 'unlock-for-trade-goods');
  expect(t.state.seats.ann.leaders?.['suffi-an-keleres'].locked).toBeUndefined();
  expect(t.facts('trade-goods-lost')).toMatchObject([{ seat: 'ann', count: 1, why: 'suffi-an-keleres' }]);
  expect(t).toAsk('ann end-turn');
});

test('Suffi An: may stay locked, and is offered again later', () => {
  const t = acting({ technologies: { ann: ['fleet-logistics'] } }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.plays('mining-initiative').complies().chooses('no', 'unlock-for-trade-goods');
  t.ann.plays('industrial-initiative').chooses('no', 'unlock-for-trade-goods');
  expect(t.state.seats.ann.leaders?.['suffi-an-keleres'].locked).toBe(true);
  expect(t).toAsk('ann end-turn');
});

test('Suffi An note 3a allows a third component action', () => {
  const t = acting({ technologies: { ann: ['fleet-logistics'] } }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.plays('mining-initiative').complies().chooses('yes', 'unlock-for-trade-goods');
  t.ann.plays('industrial-initiative');
  expect(t).toAsk('ann turn');
  t.ann.plays('economic-initiative');
  expect(t).toAsk('ann turn');
});

const freed = (setting: Setting = {}): TestTable =>
  acting({ ...setting, change: (state) => (unlocked(state, 'suffi-an-keleres'), setting.change?.(state)) }).begin(
    turn,
    {
      seat: 'ann',
      performed: 0,
    },
  );

test('Suffi An note 2, Suffi An note 5 chains actions endlessly (D32)', () => {
  const t = freed();
  t.ann.plays('industrial-initiative').plays('economic-initiative');
  expect(t.options('ann', 'turn')).toContain('end-turn');
  expect(t.options('ann', 'turn')).not.toContain('pass');
  t.ann.plays('mining-initiative').complies();
  t.ann.chooses('end-turn', 'turn');
  expect(t).toAsk();
});

test('Suffi An: tactical and strategic actions add none', () => {
  const t = freed({
    change: (state) => ((state.seats.ann.strategyCards.trade = { used: false }), delete state.strategyCards.trade),
  });
  t.ann.performs('strategic:trade').declines('trade-partners');
  t.bob.declines('use-secondary').cat.declines('use-secondary');
  expect(t).toAsk('ann end-turn');
});

test('Suffi An note 4, Suffi An note 6 the turn may end', () => {
  const t = freed({ hands: { ann: ['industrial-initiative', 'economic-initiative'], bob: ['sabotage'] } });
  t.ann.plays('industrial-initiative');
  t.bob.declines();
  t.ann.plays('economic-initiative').bob.plays('sabotage');
  expect(t).toAsk('ann turn');
  t.ann.chooses('end-turn', 'turn');
  expect(t).toAsk();
});

test('Harka Leeds: draws three cards with component actions', () => {
  const order = ['sabotage#1', 'mining-initiative#1', 'direct-hit#1', 'plague#1', 'uprising#1', 'spy#1'];
  const t = at({
    change: (state) => {
      unlocked(state, 'harka-leeds');
      state.decks.action.draw = [...order, ...state.decks.action.draw.filter((card) => !order.includes(card))];
    },
  });
  const size = t.state.decks.action.draw.length;
  t.begin(turn, { seat: 'ann', performed: 0 }).ann.uses('harka-leeds');
  expect([...t.state.seats.ann.actionCards].sort()).toEqual(['mining-initiative#1', 'plague#1', 'uprising#1']);
  expect(t.facts('action-cards-revealed')).toMatchObject([{ seat: 'ann', cards: order.slice(0, 5) }]);
  expect(t.state.decks.action.draw).toHaveLength(size - 3);
  expect(t.state.seats.ann.leaders?.['harka-leeds'].purged).toBe(true);
  expect(t).toAsk('ann end-turn');
});

const fights = (setting: Setting = {}, ...faces: number[]): TestTable =>
  load(
    at({
      homes: { ann: 'argent' },
      planets: { ann: ['lodor'] },
      space: { 26: { ann: '1 carrier', bob: '1 cruiser' } },
      ...setting,
      change: (state) => (unlocked(state, 'kuuasi-aun-jalatai'), setting.change?.(state)),
    }),
    ...faces,
  ).begin(spaceCombat, { system: '26', attacker: 'bob', defender: 'ann' });

test('Kuuasi Aun Jalatai: places flagship and two ships', () => {
  const t = fights();
  t.ann.uses('kuuasi-aun-jalatai');
  expect(t.ann.refusal('2 cruiser, 1 destroyer', 'overwing-zeta')).toBe('Place up to 2 in total; you placed 3.');
  t.ann.chooses('1 cruiser, 1 destroyer', 'overwing-zeta');
  expect(t.units('ann', { system: '26' })).toBe('1 carrier, 1 cruiser, 1 destroyer, 1 flagship');
  expect(t.state.seats.ann.leaders?.['kuuasi-aun-jalatai'].purged).toBe(true);
  expect(t).toAsk('ann excess-units');
});

test('Kuuasi Aun Jalatai note 1 needs own participation and planet', () => {
  const bystander = load(
    at({
      homes: { ann: 'argent' },
      planets: { ann: ['lodor'] },
      space: { 26: { cat: '1 carrier', bob: '1 cruiser' } },
      change: (state) => unlocked(state, 'kuuasi-aun-jalatai'),
    }),
    1,
    1,
  ).begin(spaceCombat, { system: '26', attacker: 'bob', defender: 'cat' });
  expect(bystander.open.filter((one) => one.startsWith('ann'))).toEqual([]);
  expect(bystander).toAsk('bob window');
  const elsewhere = fights({ planets: { bob: ['lodor'] } }, 1, 1);
  expect(elsewhere.open).not.toContain('ann window');
  expect(elsewhere).toAsk('bob window');
});

test('Kuuasi Aun Jalatai note 2 may take ships from the board', () => {
  const t = fights({
    space: { 26: { ann: '1 carrier', bob: '1 cruiser' }, 19: { ann: '1 flagship' } },
  });
  t.ann.uses('kuuasi-aun-jalatai').chooses(t.options('ann', 'unit-to-take'), 'unit-to-take');
  t.ann.chooses('2 cruiser', 'overwing-zeta');
  expect(t.units('ann', { system: '19' })).toBe('');
  expect(t.units('ann', { system: '26' })).toBe('1 carrier, 2 cruiser, 1 flagship');
  expect(t).toAsk('ann excess-units');
});

test('D33, Kuuasi Aun Jalatai note 3, Kuuasi Aun Jalatai note 3a any round', () => {
  // In the first round both ships are hit, and the flagship does not sustain damage.
  const t = fights(
    { seats: { ...seats, bob: 'winnu' }, space: { 26: { ann: '1 flagship, 1 carrier', bob: '2 cruiser' } } },
    ...[10, 1, 1, 1, 1],
  );
  t.ann.declines().declines('sustain-damage').loses('flagship');
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  t.ann.uses('kuuasi-aun-jalatai').chooses('2 destroyer', 'overwing-zeta');
  expect(t.units('ann', { system: '26' })).toBe('1 carrier, 2 destroyer, 1 flagship');
  expect(t).toAsk('ann excess-units');
});

const witching = (setting: Setting = {}): TestTable =>
  council({
    homes: { ann: 'xxcha' },
    ...setting,
    change: (state) => {
      unlocked(state, 'odlynn-myrr');
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

test('Odlynn Myrr note 1 6 extra votes; differing votes bring gains (D34)', () => {
  const t = witching();
  t.ann.uses('odlynn-myrr').predicts('for');
  expect(t.facts('votes-cast')).toEqual([]);
  t.declineAll();
  t.bob.votesFor('against', 'starpoint');
  t.cat.abstains();
  // Proposed are all of them.
  t.ann.votesFor('for').agrees('planets-for-votes');
  t.ann.gains('tactic');
  expect(t.facts('votes-cast').filter(({ seat }) => seat === 'ann')).toMatchObject([{ outcome: 'for', votes: 6 }]);
  // Cat abstains and does not count.
  expect(t.state.seats.ann.tradeGoods).toBe(1);
  expect(t.state.seats.ann.leaders?.['odlynn-myrr'].purged).toBe(true);
  expect(t).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
});

test('Odlynn Myrr: any number of the 6 votes may be cast', () => {
  const cast = (votes: Record<string, number>) => {
    const t = witching();
    t.ann.uses('odlynn-myrr').predicts('for');
    t.declineAll();
    t.bob.abstains();
    t.cat.abstains();
    t.ann.votesFor('for').chooses(votes, 'planets-for-votes');
    t.asks('ann', 'break-tie');
    for (const seat of ['ann', 'bob', 'cat']) t.asks(seat, 'vote-for');
    return t.facts('votes-cast').flatMap(({ seat, votes: count }) => (seat === 'ann' ? [count] : []));
  };
  expect([cast({ 'votes:odlynn-myrr': 2 }), cast({})]).toEqual([[2], []]);
});

test('Odlynn Myrr note 2 Keleres may vote otherwise and gain too', () => {
  const t = witching();
  t.ann.uses('odlynn-myrr').predicts('for');
  t.declineAll();
  t.bob.votesFor('for', 'starpoint');
  t.cat.votesFor('for', 'jord');
  t.ann.votesFor('against').agrees('planets-for-votes');
  t.ann.gains('tactic');
  expect(t.state.seats.ann.tradeGoods).toBe(1);
  expect(t).toAsk('bob vote-for', 'ann vote-for');
});

test('Odlynn Myrr note 3 gains come when voting ends', () => {
  const t = witching();
  t.ann.uses('odlynn-myrr').predicts('for');
  t.declineAll();
  t.bob.votesFor('against', 'starpoint');
  t.cat.abstains();
  t.ann.votesFor('for').chooses({ 'votes:odlynn-myrr': 1 }, 'planets-for-votes');
  t.ann.gains('tactic');
  expect(t.state.seats.ann.tradeGoods).toBe(1);
  expect(t.facts('outcome-resolved')).toEqual([]);
  expect(t).toAsk('ann break-tie');
});

test('/why: explains unaffordable costs of landing and activating', () => {
  const poor = (state: TestTable['state']): void => {
    for (const planet of Object.values(state.planets)) planet.exhausted = true;
    state.seats.bob.tradeGoods = 0;
  };
  const t = at({
    active: 'bob',
    ground: { lodor: { ann: '1 mech' } },
    space: { 26: { bob: '1 carrier, 1 infantry', ann: '1 flagship' } },
    change: (state) => (poor(state), (state.turn.system = '26')),
  });
  expect(answerInquiry(t.game, 'bob', 'land', 'lodor').join('\n')).toContain(
    'You cannot pay 1 influence to commit ground forces to Lodor (',
  );
  expect(answerInquiry(t.game, 'bob', 'activate', '26').join('\n')).toContain(
    'You cannot pay the 2 influence it costs to activate this system (',
  );
});
