import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

// Bob is the Xxcha Kingdom.
const seats = { ann: 'winnu', bob: 'xxcha', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const rest = (t: TestTable, seat: string, question: string) => t.seat(seat).complies(question).table;

test('Peace Accords note 3: Diplomacy’s primary takes an adjacent empty planet, exhausted', () => {
  const t = at({
    active: 'bob',
    planets: { bob: ['lodor'], ann: ['new-albion'] },
    ground: { starpoint: { ann: '1 infantry' } },
  }).begin('strategic-action', { seat: 'bob', card: 'diplomacy' });
  rest(t, 'bob', 'diplomacy-system');
  t.bob.uses('peace-accords');
  const open = t.options('bob', 'peace-accords');
  expect([
    open.includes('new-albion'),
    open.includes('starpoint'),
    open.includes('mecatol-rex'),
    open.includes('tequran'),
  ]).toEqual([true, false, false, false]);
  t.bob.chooses('new-albion', 'peace-accords');
  expect(t.state.planets['new-albion']).toMatchObject({ controller: 'bob', exhausted: true });
  expect(t).toAskAmongOthers('ann use-secondary');
  t.cat.declines('use-secondary');
  t.ann.declines('use-secondary');
});

test('Peace Accords note 1: also after the secondary, only with Diplomacy', () => {
  const diplomacy = (setting: Setting = {}) => {
    const t = at({ planets: { bob: ['starpoint'] }, ...setting }).begin('strategic-action', {
      seat: 'ann',
      card: 'diplomacy',
    });
    return rest(t, 'ann', 'diplomacy-system');
  };
  const used = diplomacy().bob.follows().uses('peace-accords').table;
  // In the same system counts as adjacent.
  used.bob.chooses('new-albion', 'peace-accords');
  expect(used.state.planets['new-albion'].controller).toBe('bob');
  expect(diplomacy().bob.declines('use-secondary').table).toAsk('cat use-secondary');
  const other = at({ planets: { bob: ['lodor'] } })
    .begin('strategic-action', { seat: 'ann', card: 'trade' })
    .ann.declines('trade-partners')
    .bob.follows().table;
  expect(other.asks('bob', 'window')).toBe(false);
  used.cat.declines('use-secondary');
  other.cat.declines('use-secondary');
});

test('Peace Accords: earlier players resolve the secondary first', () => {
  const t = at({
    seats: { ann: 'winnu', bob: 'muaat', cat: 'xxcha' },
    planets: { cat: ['starpoint'], bob: ['new-albion'] },
    change: (state) => {
      state.planets['new-albion'].exhausted = true;
    },
  });
  rest(t.begin('strategic-action', { seat: 'ann', card: 'diplomacy' }), 'ann', 'diplomacy-system');
  t.cat.follows();
  expect(t.asked('cat')).toEqual([]);
  t.bob.follows().chooses('new-albion', 'diplomacy-planets');
  t.cat.uses('peace-accords').chooses('new-albion', 'peace-accords');
  expect(t.state.planets['new-albion'].controller).toBe('cat');
});

const council = (setting: Setting = {}) =>
  at({
    phase: 'agenda',
    ...setting,
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality', 'swords-to-plowshares', 'incentive-program'];
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

test('Quash note 3: discards the agenda, and the next as well', () => {
  const t = council().bob.uses('quash').table;
  expect(t.state.decks.agenda.discard).toEqual(['mutiny']);
  expect(t.state.seats.bob.tokens.strategy).toBe(1);
  t.bob.uses('quash');
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual([
    'mutiny',
    'economic-equality',
    'swords-to-plowshares',
  ]);
  // Without a token left nothing more can be quashed.
  expect(t.asks('bob', 'window')).toBe(false);
});

test('Quash: blocked by Political Secret', () => {
  const t = council({
    change: (state) => {
      state.seats.ann.promissoryNotes.push('political-secret@bob');
      state.seats.bob.promissoryNotes = [];
    },
  });
  t.ann.plays('political-secret');
  expect(t.asks('bob', 'window')).toBe(false);
});

const favored =
  (more?: Setting['change']): Setting['change'] =>
  (state) => {
    state.seats.bob.promissoryNotes = [];
    state.seats.ann.promissoryNotes.push('political-favor@bob');
    more?.(state);
  };

test('Political Favor: spends a Xxcha token to reveal another agenda', () => {
  const t = council({ change: favored() }).ann.plays('political-favor').table;
  expect(t.state.seats.bob).toMatchObject({ tokens: { strategy: 1 }, promissoryNotes: ['political-favor@bob'] });
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual(['mutiny', 'economic-equality']);
  t.bob.declines();
});

test('Political Favor note 2: needs a Xxcha strategy token', () => {
  expect(
    council({
      change: favored((state) => {
        state.seats.bob.tokens.strategy = 0;
      }),
    }).open,
  ).not.toContain('ann window');
});

test('Instinct Training note 1: cancels one action card a round, even Sabotage', () => {
  const t = at({
    technologies: { bob: ['instinct-training'] },
    hands: { ann: ['insider-information', 'sabotage'], cat: ['sabotage'] },
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality', 'swords-to-plowshares'];
      state.seats.bob.tokens.strategy = 2;
    },
  }).begin(agendaPhase, {});
  t.bob.declines().ann.plays('insider-information');
  expect(t.options('bob', 'window')).toEqual(['instinct-training']);
  t.bob.declines().cat.plays('sabotage');
  t.bob.uses('instinct-training');
  expect(t.facts('action-card-cancelled')).toMatchObject([{ seat: 'cat', by: 'bob' }]);
  expect(t.state.seats.bob).toMatchObject({
    tokens: { strategy: 1 },
    technologies: { 'instinct-training': { exhausted: true } },
  });
  expect(t.facts('agendas-looked-at').length + t.facts('agendas-seen').length).toBeGreaterThan(0);
});

test('Instinct Training: cannot cancel the Xxcha’s own card', () => {
  const own = at({
    technologies: { bob: ['instinct-training'] },
    hands: { bob: ['insider-information'] },
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality', 'swords-to-plowshares'];
    },
  }).begin(agendaPhase, {});
  own.bob.plays('insider-information');
  expect(own.facts('action-card-cancelled')).toEqual([]);
  expect(own.asks('bob', 'window')).toBe(false);
});

test('Nullification Field note 1: ends the activating player’s turn before other effects', () => {
  const t = at({
    technologies: { bob: ['nullification-field'], ann: ['spatial-conduit-cylinders'] },
    space: { 27: { bob: '1 cruiser' } },
    ground: { starpoint: { ann: '1 infantry' } },
  });
  t.begin('action-phase', {});
  t.ann.activates('27');
  expect(t).toAsk('ann window', 'bob window');
  t.ann.declines().bob.uses('nullification-field');
  expect(t.facts('turn-ends')).toMatchObject([{ seat: 'ann' }]);
  expect(t.state.systems['27'].tokens).toEqual(['ann']);
  expect(t.state.turn.system).toBeNull();
  expect(t.state.seats.bob).toMatchObject({
    tokens: { strategy: 1 },
    technologies: { 'nullification-field': { exhausted: true } },
  });
  expect(t).toAsk('bob turn');
});

test('Nullification Field: needs ships there, not just structures', () => {
  const t = at({ technologies: { bob: ['nullification-field'] }, ground: { starpoint: { bob: '1 pds' } } })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('27').table;
  expect(t.asks('bob', 'window')).toBe(false);
});

test('Loncara Ssodu: fires 3 dice at 5 into adjacent systems', () => {
  const t = load(at({ space: { 27: { ann: '2 carrier' }, 28: { bob: '1 flagship' } } }), 5, 4, 10).begin(
    spaceCannonOffense,
    {
      system: '27',
      seat: 'ann',
    },
  );
  t.bob.firesAt('ann').declines();
  expect(t.facts('hits-produced')).toMatchObject([{ seat: 'bob', hits: 2 }]);
});

// Rulings

const noteOf =
  (note: string, to: string): Setting['change'] =>
  (state) => {
    for (const seat of Object.values(state.seats))
      seat.promissoryNotes = seat.promissoryNotes.filter((one) => one !== note);
    state.seats[to].promissoryNotes.push(note);
  };

test('Quash note 1: resolves before any rider', () => {
  const t = council({ hands: { ann: ['leadership-rider'] } }).ann.plays('leadership-rider').table;
  expect(t.state.seats.ann.actionCards).toEqual(['leadership-rider#1']);
  t.bob.uses('quash');
  expect(t.state.seats.ann.actionCards).toEqual(['leadership-rider#1']);
  t.ann.declines().bob.declines();
});

test('Quash note 1a: earlier Political Secrets return without effect', () => {
  const t = council({ change: noteOf('political-secret@cat', 'ann') }).ann.plays('political-secret').table;
  expect(Object.keys(t.state.effects)).toHaveLength(1);
  t.bob.uses('quash');
  expect([t.state.effects, t.state.seats.cat.promissoryNotes.includes('political-secret@cat')]).toEqual([{}, true]);
  t.bob.declines();
});

const trades = (t: TestTable) => {
  t.ann.offers('cat', { give: { tradeGoods: 1 } });
  return t.cat.accepts().table;
};
const rich: Setting['change'] = (state) => {
  state.seats.ann.tradeGoods = 5;
};

test('Quash note 2: the next agenda allows new transactions', () => {
  const t = trades(council({ change: rich }));
  expect(() => trades(t)).toThrow('You have already made a transaction with this player on this agenda.');
  trades(t.bob.uses('quash').table);
  expect(t.state.seats.cat.tradeGoods).toBe(2);
  t.bob.declines();
});

test('Political Favor note 1: resolves before any rider', () => {
  const t = council({ hands: { cat: ['leadership-rider'] }, change: favored() })
    .cat.plays('leadership-rider')
    .ann.plays('political-favor').table;
  expect([t.state.seats.cat.actionCards, t.state.decks.agenda.discard]).toEqual([['leadership-rider#1'], ['mutiny']]);
  t.bob.declines().cat.declines();
});

test('Political Favor note 1a: earlier Political Secrets return without effect', () => {
  const t = council({
    change: (state) => {
      favored()?.(state);
      noteOf('political-secret@cat', 'ann')?.(state);
    },
  });
  t.ann.plays('political-secret').bob.declines().ann.plays('political-favor');
  expect([t.state.effects, t.state.seats.cat.promissoryNotes.includes('political-secret@cat')]).toEqual([{}, true]);
  t.bob.declines();
});

test('Political Favor note 3: the next agenda allows new transactions', () => {
  const t = trades(council({ change: favored(rich) }));
  trades(t.bob.declines().ann.plays('political-favor').table);
  expect(t.state.seats.cat.tradeGoods).toBe(2);
  t.bob.declines();
});

const trained = (setting: Setting) =>
  at({ ...setting, technologies: { bob: ['instinct-training'], ...setting.technologies } }).begin('turn', {
    seat: 'ann',
    performed: 0,
  });

test('Instinct Training note 2: a second copy may still be played', () => {
  const t = at({
    technologies: { bob: ['instinct-training'] },
    hands: { ann: ['sabotage', 'sabotage#2'], cat: ['insider-information'] },
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality', 'swords-to-plowshares'];
    },
  }).begin(agendaPhase, {});
  t.bob.declines().cat.plays('insider-information').bob.declines().ann.plays('sabotage').bob.uses('instinct-training');
  expect(t.options('ann', 'window')).toEqual(['sabotage#2']);
});

test('Instinct Training note 3, Instinct Training note 6: canceled cards cost nothing', () => {
  const t = trained({
    hands: { ann: ['focused-research'] },
    change: (state) => {
      state.seats.ann.tradeGoods = 4;
    },
  }).ann.plays('focused-research').table;
  expect(t).toAsk('bob window');
  t.bob.uses('instinct-training');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.ann.technologies]).toEqual([4, {}]);
});

test('Instinct Training note 4, Instinct Training note 4a, Instinct Training note 5: targets first, dice last', () => {
  const t = trained({ hands: { ann: ['plague'] }, ground: { lodor: { cat: '2 infantry' } } });
  t.game.roll = () => {
    throw new Error('rolled too early');
  };
  t.ann.plays('plague').chooses('lodor', 'choose-planet');
  expect(t).toAsk('bob window');
  t.bob.uses('instinct-training');
  expect(t.units('cat')).toBe('2 infantry');
});

test('Instinct Training note 3, Instinct Training note 4b: canceled Bribery spends nothing', () => {
  const bribed = () => {
    const t = council({
      technologies: { bob: ['instinct-training'] },
      hands: { cat: ['bribery'] },
      change: (state) => {
        state.seats.cat.tradeGoods = 4;
      },
    }).bob.declines().table;
    t.bob.abstains().cat.votesFor('for', 'muaat').ann.abstains();
    return t.cat.plays('bribery').chooses(3, 'bribery-trade-goods').table;
  };
  const t = bribed();
  expect(t).toAsk('bob window');
  expect(t.facts('target-named').map(({ component, amount }) => [component, amount])).toEqual([['bribery', 3]]);
  const result = (one: TestTable) => [
    one.state.seats.cat.tradeGoods,
    one.facts('votes-cast').map(({ votes }) => votes),
    one.state.decks.action.discard.includes('bribery#1'),
  ];
  expect(result(t.bob.uses('instinct-training').table)).toEqual([4, [1], true]);
  expect(t.state.seats.bob).toMatchObject({
    tokens: { strategy: 1 },
    technologies: { 'instinct-training': { exhausted: true } },
  });
  const stands = bribed().bob.declines().table;
  expect(result(stands)).toEqual([1, [1, 3], true]);
  for (const one of [t, stands]) if (one.asks('bob', 'window')) one.bob.declines();
});

test('Instinct Training note 7: cancels a rider only when played', () => {
  const t = council({ technologies: { bob: ['instinct-training'] }, hands: { ann: ['imperial-rider'] } });
  t.bob.declines().ann.plays('imperial-rider');
  if (t.asks('ann', 'predict-outcome')) t.ann.predicts('for');
  expect(t.options('bob', 'window')).toContain('instinct-training');
  t.bob.declines().table.declineAll();
  while (t.open.some((one) => /vote-for|break-tie/.test(one))) {
    const { seat, question } = t.next;
    if (question === 'vote-for') t.seat(seat).abstains();
    else t.seat(seat).complies(question);
    if (t.facts('outcome-resolved').length) break;
    t.declineAll();
  }
  expect(t.facts('points-gained')).toHaveLength(1);
  t.bob.declines();
});

test('Instinct Training note 8: another action or a pass follows', () => {
  const t = trained({ hands: { ann: ['mining-initiative'] } }).ann.plays('mining-initiative').table;
  if (t.asks('ann', 'choose-planet')) t.ann.chooses('winnu', 'choose-planet');
  t.bob.uses('instinct-training');
  expect(t).toAsk('ann turn');
  expect(t.options('ann')).toEqual(expect.arrayContaining(['tactical', 'pass']));
});

test('Instinct Training note 8a: a canceled second action needs no replacement', () => {
  const t = trained({
    technologies: { ann: ['fleet-logistics'] },
    hands: { ann: ['mining-initiative', 'plague'] },
    ground: { lodor: { cat: '1 infantry' } },
  });
  t.ann.plays('mining-initiative');
  if (t.asks('ann', 'choose-planet')) t.ann.chooses('winnu', 'choose-planet');
  t.bob.declines().ann.plays('plague').chooses('lodor', 'choose-planet').bob.uses('instinct-training');
  expect(t.options('ann')).toContain('end-turn');
});

test('Loncara Ssodu note 1: the active player fires first', () => {
  const t = load(
    at({ space: { 27: { ann: '1 carrier', bob: '1 flagship (damaged)' } }, ground: { starpoint: { ann: '1 pds' } } }),
    10,
  ).begin(spaceCannonOffense, { system: '27', seat: 'ann' });
  expect(t).toAsk('ann use-space-cannon');
  t.ann.firesAt('bob');
  expect([t.units('bob'), t.open]).toEqual(['', []]);
});

test('Nullification Field note 1a: other activation responses come too late', () => {
  const t = at({
    technologies: { bob: ['nullification-field'] },
    hands: { cat: ['forward-supply-base'] },
    space: { 27: { bob: '1 cruiser' } },
    ground: { starpoint: { cat: '1 pds' } },
  });
  t.begin('action-phase', {}).ann.activates('27');
  t.cat.plays('forward-supply-base').bob.uses('nullification-field');
  expect([t.state.seats.cat.tradeGoods, t.state.seats.cat.actionCards, t.open]).toEqual([
    0,
    ['forward-supply-base#1'],
    ['bob turn'],
  ]);
});
