import { expect, test } from 'vitest';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { done } from '#engine';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

const POK = ['base', 'codex-1', 'pok'];
const wait = procedure<object>()('test-wait', { start: () => done() });
const waiting = actionCard({
  id: 'test-waiting',
  name: 'Waiting',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [wait],
});
const at = ({ components = [], ...setting }: Setting = {}): TestTable =>
  table({
    sets: POK,
    seats: { ann: 'empyrean', bob: 'winnu', cat: 'naalu' },
    components: [waiting, ...components],
    ...setting,
  });
const exhausted = ({ seats }: TestTable['state']): void => {
  const acamar = seats.ann.leaders?.acamar;
  if (acamar) acamar.exhausted = true;
};

/** Bob moves a cruiser into this system; nothing else is asked of anybody but what its arrival brings. */
const arriving = (system: string, setting: Setting = {}) => {
  const t = at({ active: 'bob', ...setting, space: { 20: { bob: '1 cruiser' }, ...setting.space } }).begin(
    tacticalAction,
    { seat: 'bob' },
  );
  t.bob.activates(system);
  if (t.asks('ann', 'window')) t.ann.declines();
  return t.bob.moves('cruiser from 20').table;
};

// Voidwatch

const watched: Setting = {
  technologies: { ann: ['voidwatch'] },
  ground: { starpoint: { ann: '1 pds' } },
  change: exhausted,
};

test('Voidwatch note 1, Voidwatch note 2 movers give a chosen note', () => {
  const t = arriving('27', watched);
  expect(t.options('bob', 'note-to-give').toSorted()).toEqual([...t.state.seats.bob.promissoryNotes].toSorted());
  t.bob.chooses('ceasefire@bob', 'note-to-give');
  expect([t.state.seats.ann.promissoryNotes.includes('ceasefire@bob'), t.state.turn.transactions]).toEqual([true, []]);
  t.leaves(t.next.seat, t.next.question);
});

test('Voidwatch: needs a note in hand and units in the system', () => {
  const poor = arriving('27', {
    ...watched,
    change: (state) => {
      exhausted(state);
      state.seats.bob.promissoryNotes = [];
    },
  });
  expect(poor.asks('bob', 'note-to-give')).toBe(false);
  poor.leaves(poor.next.seat, poor.next.question);
  const elsewhere = arriving('26', watched);
  expect(elsewhere.facts('promissory-note-received')).toEqual([]);
  for (const one of elsewhere.open) expect(elsewhere).toAskAmongOthers(one);
});

// Acamar

test('Acamar note 1, Acamar note 2 movers into planetless systems gain tokens', () => {
  const empty = (state: TestTable['state']): void => {
    state.systems['26'].planets = [];
    delete state.planets.lodor;
  };
  const t = arriving('26', { change: empty });
  t.ann.uses('acamar');
  t.bob.gains('1 tactic');
  expect([t.state.seats.bob.tokens.tactic, t.state.seats.ann.leaders?.acamar.exhausted]).toEqual([3, true]);
  for (const one of t.open) expect(t).toAskAmongOthers(one);
  const used = arriving('26', {
    change: (state) => {
      empty(state);
      exhausted(state);
    },
  });
  expect(used.asks('ann', 'window')).toBe(false);
  for (const one of used.open) expect(used).toAskAmongOthers(one);
  const full = arriving('26');
  expect(full.asks('ann', 'window')).toBe(false);
  for (const one of full.open) expect(full).toAskAmongOthers(one);
});

// Xuange

const called = (state: TestTable['state'], system: string): void => {
  exhausted(state);
  delete state.seats.ann.leaders?.xuange.locked;
  state.systems[system].tokens = ['ann'];
};

test('Xuange: returns a command token after another’s arrival', () => {
  const t = arriving('26', { change: (state) => called(state, '26') });
  t.ann.uses('xuange');
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
  for (const one of t.open) expect(t).toAskAmongOthers(one);
});

test('Xuange note 1 agenda phase transactions make no neighbors', () => {
  const t = at({
    phase: 'agenda',
    space: { 26: { ann: '1 carrier' }, 27: { bob: '1 carrier' }, 34: { cat: '1 carrier' } },
  }).begin(wait, {});
  expect([areNeighbors(t.game, 'ann', 'cat'), t.facts('leader-unlocked')]).toEqual([false, []]);
  const near = at({ space: { 26: { ann: '1 carrier' }, 27: { bob: '1 carrier' }, 31: { cat: '1 carrier' } } }).begin(
    wait,
    {},
  );
  expect(near.facts('leader-unlocked')).toMatchObject([{ leader: 'xuange' }]);
});

test('Xuange note 2 retreats count as well', () => {
  const t = load(
    at({
      active: 'cat',
      space: { 27: { bob: '1 cruiser', cat: '2 cruiser' }, 26: { bob: '1 destroyer' } },
      change: (state) => called(state, '26'),
    }),
    1,
    1,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'cat', defender: 'bob' });
  t.bob.retreats();
  if (t.asks('bob', 'retreat-to')) t.bob.retreatsTo('26');
  t.ann.uses('xuange');
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
});

test('Xuange note 3 does not answer the movement that unlocks it', () => {
  const t = arriving('27', {
    space: { 20: { bob: '1 cruiser' }, 28: { ann: '1 destroyer' }, 29: { cat: '1 carrier' } },
    change: (state) => {
      exhausted(state);
      state.systems['27'].tokens = ['ann'];
    },
  });
  expect(t.facts('leader-unlocked')).toMatchObject([{ leader: 'xuange' }]);
  expect([t.asks('ann', 'window'), t.state.systems['27'].tokens]).toEqual([false, ['ann', 'bob']]);
  for (const one of t.open) expect(t).toAskAmongOthers(one);
});

test('Xuange note 4 a blockaded Floating Factory makes no neighbor', () => {
  const t = at({
    seats: { ann: 'empyrean', bob: 'winnu', cat: 'saar' },
    space: { 26: { ann: '1 carrier' }, 27: { bob: '1 carrier' }, 34: { ann: '1 carrier', cat: '1 space-dock' } },
    change: exhausted,
  }).begin(wait, {});
  expect([t.units('cat'), t.facts('leader-unlocked')]).toEqual(['', []]);
});

// Dynamo

const battle = (setting: Setting, ...faces: number[]) =>
  load(
    at({
      active: 'bob',
      space: { 27: { bob: '1 dreadnought', cat: '1 dreadnought' }, 26: { ann: '1 flagship' } },
      planets: { ann: ['lodor', 'the-dark'] },
      change: exhausted,
      ...setting,
    }),
    ...faces,
  ).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'cat' });

test('Dynamo note 1 a repaired unit cannot sustain again that step', () => {
  const t = battle(
    { space: { 27: { bob: '1 dreadnought', cat: '2 dreadnought' }, 26: { ann: '1 flagship' } } },
    10,
    10,
    10,
  );
  t.bob.sustains('dreadnought');
  t.ann.uses('dynamo').pays('the-dark');
  t.cat.sustains('dreadnought');
  // The second hit cannot be cancelled, though the others have sustained damage since: the only ship of bob's is lost.
  expect(t.facts('unit-repaired')).toHaveLength(1);
  expect(t.units('bob', { system: '27' })).toBe('');
});

test('Dynamo note 4, Dynamo note 4a each use is paid separately', () => {
  const t = battle({}, 10, 10, 10, 1);
  t.bob.sustains('dreadnought');
  t.ann.uses('dynamo').pays('the-dark');
  expect(t.state.planets['the-dark'].exhausted).toBe(true);
  t.cat.sustains('dreadnought');
  // Lodor alone is left, with 1 influence.
  expect(t.asks('ann', 'window')).toBe(false);
  expect([t.facts('unit-repaired').length, t.units('bob', { system: '27' }), t.units('cat', { system: '27' })]).toEqual(
    [1, '1 dreadnought', ''],
  );
});

test('Dynamo note 2 needs Sustain Damage within range', () => {
  const t = battle(
    { space: { 27: { bob: '1 dreadnought (damaged)', cat: '1 cruiser' }, 26: { ann: '1 flagship' } } },
    10,
    1,
  );
  expect(t).toAsk();
  const far = battle({ space: { 27: { bob: '1 dreadnought', cat: '1 cruiser' }, 34: { ann: '1 flagship' } } }, 10, 10);
  far.bob.sustains('dreadnought');
  expect(far.facts('unit-repaired')).toEqual([]);
});

test('Dynamo note 3 Direct Hit may destroy the ship first', () => {
  const t = battle({ hands: { cat: ['direct-hit'] } }, 1, 10, 10);
  t.bob.sustains('dreadnought');
  t.ann.declines();
  t.cat.plays('direct-hit');
  expect([t.units('bob', { system: '27' }), t.facts('unit-repaired')]).toEqual(['', []]);
});

// Watcher

const spends: string[] = [];
const costly = actionCard({
  id: 'test-costly',
  name: 'Costly',
  set: 'base',
  text: 'test',
  copies: 2,
  action: {
    problem: () => undefined,
    effect: (_game: Game) => void spends.push('spent'),
  },
});
const watching = (setting: Setting = {}) =>
  at({
    active: 'bob',
    components: [costly],
    space: { 26: { ann: '1 carrier, 1 mech' }, 27: { bob: '1 cruiser' } },
    hands: { bob: ['test-costly#1', 'test-costly#2'] },
    change: exhausted,
    ...setting,
  }).begin(turn, { seat: 'bob', performed: 0 });
const cancels = (t: TestTable): TestTable => {
  t.ann.uses('watcher');
  if (t.asks('ann', 'choose-unit')) t.ann.complies('choose-unit');
  return t;
};

test('D41, Watcher note 4, Watcher note 6, Watcher note 9 permits another action', () => {
  spends.length = 0;
  const t = watching();
  t.bob.plays('component:test-costly#1');
  cancels(t);
  expect([spends.length, t.units('ann'), t.facts('action-card-cancelled').length]).toEqual([0, '1 carrier', 1]);
  expect(t).toAsk('bob turn');
  expect(t.options('bob', 'turn')).toContain('pass');
});

test('Watcher note 9a a canceled second action may end the turn', () => {
  const t = at({
    active: 'bob',
    components: [costly],
    space: { 26: { ann: '1 carrier, 1 mech' }, 27: { bob: '1 cruiser' } },
    hands: { bob: ['test-costly#1'] },
    technologies: { bob: ['fleet-logistics'] },
    change: exhausted,
  }).begin(turn, { seat: 'bob', performed: 1 });
  t.bob.plays('component:test-costly#1');
  cancels(t);
  expect(t.options('bob', 'turn')).toContain('end-turn');
  expect(t).toAsk('bob turn');
});

test('Watcher note 3 a second copy may be played', () => {
  spends.length = 0;
  const t = watching();
  t.bob.plays('component:test-costly#1');
  cancels(t).bob.plays('component:test-costly#2');
  expect(spends).toHaveLength(1);
  expect(t).toAsk('bob end-turn');
});

test('Watcher note 1 Sabotage can be canceled too (D41)', () => {
  spends.length = 0;
  const t = watching({
    space: { 26: { ann: '1 carrier, 1 mech' }, 27: { bob: '1 cruiser', cat: '1 cruiser' } },
    hands: { bob: ['test-costly#1'], cat: ['sabotage'] },
  });
  t.bob.plays('component:test-costly#1');
  t.ann.declines();
  t.cat.plays('sabotage');
  cancels(t);
  if (t.asks('ann', 'window')) t.ann.declines();
  expect([spends.length, t.units('ann')]).toEqual([1, '1 carrier']);
  expect(t).toAsk('bob end-turn');
});

test('Watcher note 2, Watcher note 2a needs nearby units when played', () => {
  spends.length = 0;
  const t = watching({ space: { 34: { ann: '1 carrier, 1 mech' }, 27: { bob: '1 cruiser' } } });
  t.bob.plays('component:test-costly#1');
  expect(spends).toHaveLength(1);
  expect(t).toAsk('bob end-turn');
});

test('Watcher note 5, Watcher note 5a, Watcher note 7: targets precede it', () => {
  const t = watching({ hands: { bob: ['plague'] }, ground: { 'new-albion': { cat: '2 infantry' } } });
  t.bob.plays('plague').chooses('new-albion');
  expect(t.facts('target-named')).toHaveLength(1);
  expect(t).toAsk('ann window');
  expect(t.facts('dice-rolled')).toEqual([]);
});

/** Bob has voted in the agenda phase; Ann has a Watcher beside his units. */
const voting = (card: string): TestTable =>
  at({
    phase: 'agenda',
    planets: { ann: ['lodor'], bob: ['starpoint'], cat: ['mecatol-rex'] },
    space: { 26: { ann: '1 carrier, 1 mech' }, 27: { bob: '1 cruiser' } },
    hands: { bob: [card] },
    change: (state) => {
      for (const { leaders = {} } of Object.values(state.seats))
        for (const one of Object.values(leaders)) if (!one.locked) one.exhausted = true;
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      state.seats.bob.tradeGoods = 3;
      state.speaker = 'cat';
    },
  }).begin(agendaPhase, {});

test('Watcher note 5b amounts precede it and are not spent', () => {
  const t = voting('bribery');
  t.ann.abstains();
  t.bob.votesFor('for', 'starpoint');
  t.cat.votesFor('for', 'mecatol-rex');
  t.bob.plays('bribery').chooses(2, 'bribery-trade-goods');
  expect(t.facts('target-named')).toMatchObject([{ component: 'bribery', amount: 2 }]);
  cancels(t);
  expect([t.state.seats.bob.tradeGoods, t.facts('votes-cast').filter(({ seat }) => seat === 'bob').length]).toEqual([
    3, 1,
  ]);
  for (const seat of ['ann', 'bob', 'cat']) t.asks(seat, 'vote-for');
});

test('Watcher note 8 cancels a rider only when it is played', () => {
  const played = (how: (t: TestTable) => void): [number, number] => {
    const t = voting('trade-rider');
    t.bob.plays('trade-rider').predicts('for');
    expect(t.asks('ann', 'window')).toBe(true);
    how(t);
    t.ann.abstains();
    if (t.asks('bob', 'vote-for')) t.bob.abstains();
    t.cat.votesFor('for', 'mecatol-rex');
    // The next agenda: nothing has been asked of Ann meanwhile.
    for (const seat of ['ann', 'bob', 'cat']) t.asks(seat, 'vote-for');
    return [t.state.seats.bob.tradeGoods, t.facts('action-card-cancelled').length];
  };
  expect([played((t) => void t.ann.declines()), played(cancels)]).toEqual([
    [8, 0],
    [3, 1],
  ]);
});
