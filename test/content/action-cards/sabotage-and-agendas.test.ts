import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { narrate } from '#ti4/views/index.ts';
import { load, plain } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Rulings on cancelling action cards, and on Veto and riders.

const inTurn = (setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, ...setting }), ...faces).begin(turn, { seat: 'ann', performed: 0 });
const activates = (system: string, setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, ...setting }), ...faces)
    .begin(tacticalAction, { seat: 'ann' })
    .ann.activates(system).table;
const combat = (setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, active: 'ann', ...setting }), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });
const council = (setting: Setting): TestTable =>
  table({
    planets: { ann: ['lodor'], bob: ['starpoint', 'new-albion'], cat: ['mecatol-rex'] },
    ...setting,
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality', 'archived-secret', 'seed-of-an-empire'];
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});
const deal = (t: TestTable, from: string, to: string, give: Record<string, number>) =>
  t.seat(from).offers(to, { give }).table.seat(to).accepts().table;

test('Sabotage note 1: a second copy may be played immediately', () => {
  const jets = activates('26', {
    space: { 19: { ann: '1 carrier' } },
    hands: { ann: ['flank-speed#1', 'flank-speed#2'], bob: ['sabotage'] },
  })
    .ann.plays('flank-speed')
    .bob.plays('sabotage').table;
  expect(jets.options('ann', 'window')).toEqual(['flank-speed#2']);
  const shields = combat(
    {
      hands: { bob: ['shields-holding#1', 'shields-holding#2'], ann: ['sabotage'] },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
    },
    10,
    10,
  )
    .bob.plays('shields-holding')
    .ann.plays('sabotage').table;
  shields.bob.plays('shields-holding');
  expect([shields.units('bob'), shields.facts('combat-won')]).toMatchObject(['1 cruiser', [{ winner: 'bob' }]]);
});

test('Sabotage note 3, Sabotage note 3a: targets are named before Sabotage', () => {
  const named = (t: TestTable) => t.facts('target-named').map(({ target }) => target);
  const spy = inTurn({ hands: { ann: ['spy'], bob: ['sabotage'], cat: ['summit'] } })
    .ann.plays('spy')
    .chooses('cat', 'choose-player').table;
  expect([named(spy), spy.open]).toEqual([[['cat']], ['bob window']]);
  const base = activates('26', {
    ground: { lodor: { bob: '1 infantry' } },
    hands: { bob: ['forward-supply-base'], ann: ['sabotage'] },
  })
    .bob.plays('forward-supply-base')
    .chooses('cat', 'choose-other-player').table;
  expect([named(base), base.open, base.state.seats.bob.tradeGoods]).toEqual([[['cat']], ['ann window'], 0]);
  base.ann.plays('sabotage');
  expect(['bob', 'cat'].map((seat) => base.state.seats[seat].tradeGoods)).toEqual([0, 0]);
  const ride = council({ hands: { bob: ['imperial-rider'], cat: ['sabotage'] } })
    .bob.plays('imperial-rider')
    .predicts('against').table;
  expect([named(ride), ride.open]).toEqual([[['against']], ['cat window']]);
  spy.bob.declines();
  ride.cat.declines();
  spy.ann.endsTurn();
});

test('Sabotage note 3a: Reparations names both planets', () => {
  const t = table({
    seats: plain,
    planets: { ann: ['wellon'], bob: ['lodor', 'mellon'] },
    hands: { ann: ['sabotage'], bob: ['reparations'] },
    change: (state) => {
      state.planets.mellon.exhausted = true;
    },
  })
    .begin(gainControl, { seat: 'ann', planet: 'lodor' })
    .bob.plays('reparations')
    .chooses('wellon', 'choose-planet')
    .chooses('mellon', 'choose-planet').table;
  expect(t.facts('target-named')).toMatchObject([{ target: ['wellon', 'mellon'] }]);
  expect([t.open, t.state.planets.wellon.exhausted, t.state.planets.mellon.exhausted]).toEqual([
    ['ann window'],
    false,
    true,
  ]);
  t.ann.declines();
  expect([t.state.planets.wellon.exhausted, t.state.planets.mellon.exhausted]).toEqual([true, false]);
});

test('Sabotage note 3a: Ghost Squad names the moving units', () => {
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '1 carrier, 1 infantry' } },
      ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '3 infantry' } },
      hands: { ann: ['sabotage'], bob: ['ghost-squad'] },
    }),
    1,
    1,
    1,
    1,
    10,
    10,
  )
    .begin(invasion, { seat: 'ann', system: '27' })
    .ann.lands('infantry on starpoint')
    .bob.plays('ghost-squad')
    .chooses('infantry from starpoint to new-albion, 2 infantry from new-albion to starpoint', 'ghost-squad').table;
  expect([t.open, t.facts('forces-relocated')]).toEqual([['ann window'], []]);
  expect(narrate(t.game, t.facts('target-named'), null)).toEqual([
    'Winnu chooses to move 2 infantry from New Albion to Starpoint and 1 infantry from Starpoint to New Albion with Ghost Squad.',
  ]);
  t.ann.declines();
  expect([
    t.units('bob', { planet: 'starpoint' }),
    t.units('bob', { planet: 'new-albion' }),
    t.facts('forces-relocated').length,
  ]).toEqual(['2 infantry', '2 infantry', 1]);
});

test('Sabotage note 3b: amounts are named before Sabotage', () => {
  const bribed = () =>
    council({
      hands: { bob: ['bribery'], cat: ['sabotage'] },
      change: (state) => {
        state.seats.bob.tradeGoods = 4;
      },
    })
      .bob.votesFor('for', 'starpoint')
      .cat.abstains()
      .ann.abstains()
      .bob.plays('bribery')
      .chooses(3, 'bribery-trade-goods').table;
  const t = bribed();
  expect(t).toAsk('cat window');
  expect(t.facts('target-named')).toMatchObject([{ component: 'bribery', amount: 3 }]);
  expect(narrate(t.game, t.facts('target-named'), null)).toEqual(['Letnev chooses 3 for Bribery.']);
  const result = (one: TestTable) => [
    one.state.seats.bob.tradeGoods,
    one.facts('votes-cast').map(({ votes }) => votes),
  ];
  expect(result(t.cat.plays('sabotage').table)).toEqual([4, [1]]);
  expect(result(bribed().cat.declines().table)).toEqual([1, [1, 3]]);
});

test('Sabotage note 4: rolls and draws follow the Sabotage window', () => {
  const plague = inTurn({ ground: { lodor: { bob: '2 infantry' } }, hands: { ann: ['plague'], cat: ['sabotage'] } })
    .ann.plays('plague')
    .chooses('lodor', 'choose-planet').table;
  expect([plague.open, plague.facts('dice-rolled')]).toEqual([['cat window'], []]); // no faces were loaded
  plague.cat.plays('sabotage');
  expect(plague.units('bob')).toBe('2 infantry');
  const drawing = inTurn({ planets: { ann: ['torkan'] }, hands: { ann: ['impersonation'], cat: ['sabotage'] } });
  const before = drawing.state.decks.secret.draw.length;
  drawing.ann.plays('impersonation');
  expect([drawing.open, drawing.state.decks.secret.draw.length]).toEqual([['cat window'], before]);
  drawing.cat.declines().ann.agrees('payment');
  expect(drawing.state.decks.secret.draw.length).toBe(before - 1);
  drawing.ann.endsTurn();
});

test('Sabotage note 6: riders are cancellable only when played', () => {
  const t = council({ hands: { bob: ['trade-rider'], cat: ['sabotage'] } })
    .bob.plays('trade-rider')
    .predicts('against')
    .cat.declines().table;
  t.cat.abstains().ann.votesFor('against', 'lodor');
  expect(t.facts('prediction-correct')).toMatchObject([{ seat: 'bob' }]);
  expect([t.state.seats.bob.tradeGoods, t.open.filter((one) => one === 'cat window')]).toEqual([5, []]);
});

test('Sabotage note 7a: a canceled second action may end the turn', () => {
  const t = inTurn({
    technologies: { ann: ['fleet-logistics'] },
    planets: { bob: ['lodor'] },
    hands: { ann: ['economic-initiative', 'uprising'], bob: ['sabotage'] },
  });
  t.ann
    .plays('economic-initiative')
    .bob.declines()
    .ann.plays('uprising')
    .chooses('lodor', 'choose-planet')
    .bob.plays('sabotage');
  expect(t).toAsk('ann turn');
  expect(t.options('ann', 'turn')).toContain('end-turn');
  expect(t.options('ann', 'turn')).not.toContain('pass');
  t.ann.performs('end-turn');
  expect([t.open, t.state.seats.ann.passed]).toEqual([[], false]);
});

/** Bob has predicted rightly. */
const foretold = (rider: string, setting: Setting): TestTable => {
  const t = council({ hands: { bob: [rider] }, ...setting })
    .bob.plays(rider)
    .table.bob.predicts('for').table;
  return t.cat.votesFor('for', 'mecatol-rex').ann.abstains().table;
};

test('Technology Rider note 4: prerequisites apply; Technology Rider note 4a: specialties help', () => {
  const wellon = foretold('technology-rider', {
    planets: { ann: ['lodor'], bob: ['wellon'], cat: ['mecatol-rex'] },
    technologies: { bob: [] },
  });
  expect(wellon.game.book.planets.wellon.specialty).toBe('cybernetic');
  expect(wellon.options('bob', 'research-technology')).toContain('graviton-laser-system');
  expect(wellon.options('bob', 'research-technology')).not.toContain('transit-diodes'); // two of them
  wellon.bob.researches('graviton-laser-system');
  expect([
    wellon.state.planets.wellon.exhausted,
    'graviton-laser-system' in wellon.state.seats.bob.technologies,
  ]).toEqual([true, true]);
  for (const seat of ['bob', 'cat', 'ann']) if (wellon.asks(seat, 'vote-for')) wellon.seat(seat).abstains();
  if (wellon.asks('ann', 'break-tie')) wellon.ann.breaksTie('for');
  expect([wellon.open, wellon.state.planets.wellon.exhausted]).toEqual([[], false]);
  const none = foretold('technology-rider', {});
  expect(none.options('bob', 'research-technology')).not.toContain('graviton-laser-system');
});

/** Every seat has something for the moment when an agenda is revealed; bob's note is cat's, cat's is that of the Xxcha. */
const chamber = (hands: Record<string, string[]>, notes: Record<string, string[]> = {}): TestTable =>
  council({
    seats: { ann: 'xxcha', bob: 'winnu', cat: 'letnev' },
    hands,
    change: (state) => {
      for (const [seat, list] of Object.entries(notes)) {
        for (const other of Object.values(state.seats))
          other.promissoryNotes = other.promissoryNotes.filter((note) => !list.includes(note));
        state.seats[seat].promissoryNotes.push(...list);
      }
    },
  });

test('Veto note 1: shares the moment of Quash, before riders', () => {
  const t = chamber(
    { ann: ['trade-rider'], bob: ['veto'] },
    { bob: ['political-secret@cat'], cat: ['political-favor@ann'] },
  );
  expect(t.names('ann', 'window')).toEqual(expect.arrayContaining(['quash', 'trade-rider']));
  expect(t.options('bob', 'window')).toEqual(expect.arrayContaining(['veto#1', 'political-secret@cat']));
  expect(t.options('cat', 'window')).toEqual(['political-favor@ann']);
  t.ann.plays('trade-rider'); // held until the riders' moment
  expect([t.open, t.state.seats.ann.actionCards]).toEqual([['bob window', 'cat window'], ['trade-rider#1']]);
  t.bob.plays('veto');
  expect([t.state.seats.ann.actionCards, t.facts('agenda-revealed').map(({ agenda }) => agenda)]).toEqual([
    ['trade-rider#1'],
    ['mutiny', 'economic-equality'],
  ]);
  expect(t.options('ann', 'window')).toContain('trade-rider#1');
  t.bob.declines().cat.declines();
  t.ann.declines();
});

test('Veto note 1a: Political Secret returns before the next agenda', () => {
  const t = chamber(
    { ann: ['trade-rider'], bob: ['veto'], cat: ['imperial-rider'] },
    { bob: ['political-secret@cat'] },
  );
  t.ann.declines().bob.plays('political-secret');
  expect(t.asks('cat', 'window')).toBe(false);
  t.ann.declines().bob.plays('veto');
  expect(t).toAskAmongOthers('ann window'); // the speaker has yet to answer the next one
  expect([t.state.seats.bob.playArea, t.state.seats.cat.promissoryNotes.includes('political-secret@cat')]).toEqual([
    [],
    true,
  ]);
  expect(t).toAskAmongOthers('cat window');
  t.ann.declines().cat.declines();
  expect(t).toAskAmongOthers('cat vote-for');
});

test('Veto note 2: each agenda allows a new transaction', () => {
  const t = chamber({ ann: ['trade-rider'], bob: ['veto'] });
  t.state.seats.ann.tradeGoods = 3;
  deal(t, 'ann', 'cat', { tradeGoods: 1 });
  expect(() => deal(t, 'ann', 'cat', { tradeGoods: 1 })).toThrow(
    'You have already made a transaction with this player on this agenda.',
  );
  t.ann.declines().bob.plays('veto');
  deal(t, 'ann', 'cat', { tradeGoods: 1 });
  expect(t.state.seats.cat.tradeGoods).toBe(2);
  t.ann.declines();
});

test('Veto note 3: the replacement agenda may be vetoed too', () => {
  const t = chamber({ bob: ['veto#1'], cat: ['veto#2'] });
  t.ann.declines().bob.plays('veto').ann.declines().cat.plays('veto');
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual([
    'mutiny',
    'economic-equality',
    'archived-secret',
  ]);
  expect(t.state.decks.agenda.discard).toEqual(['mutiny', 'economic-equality']);
  expect(t.state.stack.find(({ procedure }) => procedure === 'agenda-phase')?.data).toEqual({});
  t.ann.declines();
});

test('Warfare Rider note 4: takes a dreadnought from the board', () => {
  const t = foretold('warfare-rider', {
    space: { 27: { bob: '1 cruiser' }, 28: { bob: '2 dreadnought (damaged)' }, 30: { bob: '3 dreadnought' } },
    change: (state) => {
      state.systems['30'].tokens = ['bob'];
      state.systems['28'].tokens = ['ann'];
    },
  });
  t.bob.chooses('27', 'warfare-rider-system');
  expect(t.options('bob', 'unit-to-take').map((id) => t.state.units[id].system)).toEqual(['28', '28']);
  t.bob.chooses("Tequ'ran and Torkan (103) (damaged)", 'unit-to-take');
  expect(['27', '28', '30'].map((system) => t.units('bob', { system }))).toEqual([
    '1 cruiser, 1 dreadnought',
    '1 dreadnought (damaged)',
    '3 dreadnought',
  ]);
});
