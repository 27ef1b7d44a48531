import { expect, test } from 'vitest';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { chooseStrategyCard, strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { returnStrategyCards } from '#ti4/rules/phases/status-phase.ts';
import { POK } from '../../rules/exploring.ts';
import { plain } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { council, inPlay } from '../agenda-rulings/council.ts';

/** An agenda is revealed; ann is the speaker, and everybody has a planet to vote with. */
const revealed = (agenda: string, setting: Setting = {}): TestTable =>
  council(
    agenda,
    {
      sets: POK,
      seats: plain,
      ...setting,
      planets: { ann: ['lodor'], bob: ['starpoint'], cat: ['tequran', 'wellon'], ...setting.planets },
    },
    ['ann', 'cat'],
  );
/** Bob votes so with Starpoint; the others abstain. */
const decided = (t: TestTable, outcome: string): TestTable =>
  t.bob.votesFor(outcome, 'starpoint').cat.abstains().ann.abstains().table;
/** These are asked for their vote on what comes next, and nothing else is asked: all but those without a ready planet. */
const voteNext = (t: TestTable, ...voters: string[]): void => {
  expect(t).toAsk(...(voters.length ? voters : ['bob', 'cat', 'ann']).map((seat) => `${seat} vote-for`));
};
const outcomes = (t: TestTable) => t.facts('outcome-resolved').map(({ outcome }) => outcome);

// Confounding Legal Text

test('Confounding Legal Text: its player replaces another elected player', () => {
  const t = decided(revealed('minister-of-commerce', { hands: { cat: ['confounding-legal-text'] } }), 'bob');
  t.cat.plays('confounding-legal-text');
  expect([outcomes(t), t.state.laws['minister-of-commerce'].owner]).toEqual([['cat'], 'cat']);
  expect(
    decided(revealed('minister-of-commerce', { hands: { bob: ['confounding-legal-text'] } }), 'bob').facts(
      'outcome-resolved',
    ),
  ).toHaveLength(1);
  const others = decided(revealed('mutiny', { hands: { cat: ['confounding-legal-text'] } }), 'for');
  expect(others.facts('outcome-resolved')).toHaveLength(1);
  for (const one of [t, others]) voteNext(one);
});

test('D67, Confounding Legal Text note 1, Confounding Legal Text note 4, Confusing Legal Text note 4: riders follow the final election', () => {
  const t = revealed('minister-of-commerce', {
    hands: { ann: ['imperial-rider'], cat: ['confounding-legal-text'], bob: ['confusing-legal-text', 'trade-rider'] },
  });
  t.ann.plays('imperial-rider').bob.plays('trade-rider');
  t.ann.predicts('cat').bob.plays('trade-rider').predicts('bob');
  t.cat.votesFor('ann', 'wellon');
  t.cat.plays('confounding-legal-text');
  expect([outcomes(t), t.state.seats.ann.points, t.state.seats.bob.tradeGoods]).toEqual([['cat'], 1, 0]);
  voteNext(t);
  // Bob is elected and names ann; cat comes in her place.
  const after = decided(
    revealed('minister-of-commerce', { hands: { cat: ['confounding-legal-text'], bob: ['confusing-legal-text'] } }),
    'bob',
  );
  after.bob.plays('confusing-legal-text').chooses('ann', 'choose-player-elected').cat.plays('confounding-legal-text');
  expect(outcomes(after)).toEqual(['cat']);
  voteNext(after);
  // Cat takes bob's place, and names ann.
  const before = decided(
    revealed('minister-of-commerce', { hands: { cat: ['confounding-legal-text', 'confusing-legal-text'] } }),
    'bob',
  );
  before.cat.plays('confounding-legal-text').cat.plays('confusing-legal-text').chooses('ann', 'choose-player-elected');
  expect(outcomes(before)).toEqual(['ann']);
  voteNext(before);
});

test('Confounding Legal Text note 2, Confusing Legal Text note 2, Deadly Plot note 3: follow all votes', () => {
  const t = revealed('minister-of-commerce', {
    hands: {
      ann: ['confusing-legal-text'],
      bob: ['confounding-legal-text', 'deadly-plot'],
      cat: ['distinguished-councilor'],
    },
  });
  t.bob.votesFor('bob', 'starpoint').cat.votesFor('ann').ann.abstains();
  expect(t.open).toEqual(['cat planets-for-votes']);
  t.cat.casts('wellon', 'after:distinguished-councilor#1');
  expect(t.facts('votes-cast').map(({ seat, votes }) => `${seat} ${votes}`)).toEqual(['bob 1', 'cat 2', 'cat 5']);
  expect([t.open, t.names('ann', 'window'), t.names('bob', 'window')]).toEqual([
    ['ann window', 'bob window'],
    ['confusing-legal-text'],
    ['confounding-legal-text', 'deadly-plot'],
  ]);
  voteNext(t.ann.declines().bob.declines().table);
});

test('D66, Confounding Legal Text note 3, Confusing Legal Text note 3, Deadly Plot note 3, Deadly Plot note 4: legal texts, then Deadly Plot, then disclosure', () => {
  const t = revealed('covert-legislation', {
    hands: { ann: ['confounding-legal-text'], bob: ['deadly-plot'], cat: ['confusing-legal-text'] },
    change: ({ decks }) =>
      void (decks.agenda.draw = ['covert-legislation', 'minister-of-commerce', 'mutiny', 'economic-equality']),
  });
  t.bob.votesFor('cat', 'starpoint').cat.abstains().ann.abstains();
  // As it stands bob has voted for it; cat names bob, ann takes his place, and only then has bob his say.
  t.ann.declines().cat.plays('confusing-legal-text').chooses('bob', 'choose-player-elected');
  t.ann.plays('confounding-legal-text');
  expect([t.facts('agenda-uncovered'), t.open, t.names('bob', 'window')]).toEqual([
    [],
    ['bob window'],
    ['deadly-plot'],
  ]);
  t.bob.plays('deadly-plot');
  expect([t.facts('agenda-uncovered'), outcomes(t), t.state.laws]).toEqual([[], [], {}]);
  expect(t.state.decks.agenda.discard).toEqual(['covert-legislation', 'minister-of-commerce']);
  voteNext(t, 'cat', 'ann');
});

// Deadly Plot

const plotted = (agenda: string, setting: Setting = {}): TestTable =>
  revealed(agenda, { hands: { cat: ['deadly-plot'] }, ...setting });

test('Deadly Plot: discards the agenda and exhausts its player’s planets', () => {
  const t = plotted('minister-of-commerce');
  t.bob.votesFor('bob', 'starpoint').cat.votesFor('cat').cat.casts('druaa').ann.votesFor('bob', 'lodor');
  t.cat.plays('deadly-plot');
  expect([outcomes(t), t.state.laws, t.state.decks.agenda.discard]).toEqual([[], {}, ['minister-of-commerce']]);
  expect(['tequran', 'wellon', 'maaluuk', 'druaa'].map((planet) => t.state.planets[planet].exhausted)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(t.facts('agenda-replaced')).toEqual([]);
  t.bob.abstains().ann.abstains().ann.breaksTie('ann');
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual(['minister-of-commerce', 'archived-secret']);
});

test('Deadly Plot: needs a vote or prediction for another outcome', () => {
  for (const vote of ['abstain', 'for']) {
    const t = plotted('mutiny');
    t.bob.votesFor('for', 'starpoint').cat.votesFor(vote);
    if (vote === 'for') t.cat.casts('druaa');
    t.ann.abstains();
    expect(outcomes(t)).toEqual(['for']);
    voteNext(t);
  }
});

test('D67, Deadly Plot note 1, Deadly Plot note 2, Future Sight note 3: no prediction is correct', () => {
  const t = plotted('mutiny', {
    seats: { ann: 'nomad', bob: 'winnu', cat: 'naalu' },
    hands: { ann: ['trade-rider'], cat: ['deadly-plot', 'imperial-rider'] },
  });
  t.ann.plays('trade-rider').cat.plays('imperial-rider');
  expect(t.options('ann', 'predict-outcome')).toEqual(['for', 'against']);
  t.ann.predicts('for').cat.plays('imperial-rider').predicts('against');
  t.bob.votesFor('for', 'starpoint').cat.plays('deadly-plot');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.cat.points, t.facts('prediction-correct')]).toEqual([0, 0, []]);
  expect(t.state.effects).toEqual({});
  voteNext(t, 'bob', 'ann');
});

test('Deadly Plot note 5: playable after predicting both outcomes', () => {
  for (const outcome of ['for', 'against']) {
    const t = plotted('mutiny', { hands: { cat: ['deadly-plot', 'imperial-rider', 'trade-rider'] } });
    t.cat.plays('imperial-rider').predicts('for').cat.plays('trade-rider').predicts('against');
    t.bob.votesFor(outcome, 'starpoint').ann.abstains();
    expect(t.names('cat', 'window')).toEqual(['deadly-plot']);
    t.leaves('cat', 'window');
  }
});

test('Deadly Plot note 5a: Xxcha may predict one outcome, vote another', () => {
  for (const outcome of ['for', 'against']) {
    const t = plotted('mutiny', {
      seats: { ann: 'yssaril', bob: 'winnu', cat: 'xxcha' },
      hands: { cat: ['deadly-plot', 'imperial-rider'] },
      change: ({ seats }) => void (seats.cat.leaders = { 'elder-qanoj': { component: 'elder-qanoj' } }),
    });
    t.cat.plays('imperial-rider').predicts('for');
    t.bob
      .votesFor(outcome, 'starpoint')
      .cat.votesFor('against')
      .cat.casts('tequran')
      .ann.votesFor(outcome)
      .ann.casts('retillion');
    expect(t.names('cat', 'window')).toEqual(['deadly-plot']);
    t.leaves('cat', 'window');
  }
});

test('Odlynn Myrr note 3: gains for other votes survive Deadly Plot', () => {
  const t = revealed('mutiny', {
    sets: [...POK, 'codex-3'],
    seats: { ann: 'keleres', bob: 'winnu', cat: 'naalu' },
    homes: { ann: 'xxcha' },
    hands: { cat: ['deadly-plot'] },
    change: ({ seats }) => void (seats.ann.leaders = { 'odlynn-myrr': { component: 'odlynn-myrr' } }),
  });
  t.ann.uses('odlynn-myrr').predicts('for');
  t.bob.votesFor('for', 'starpoint').cat.votesFor('against').cat.casts('druaa').ann.votesFor('for').ann.casts('lodor');
  t.ann.gains('tactic').cat.plays('deadly-plot');
  expect([outcomes(t), t.state.seats.ann.tradeGoods]).toEqual([[], 1]);
  voteNext(t, 'bob', 'ann');
});

test('Miscount Disclosed note 4, Miscount Disclosed note 5: Deadly Plot discards a revoted law', () => {
  const laws: Setting['change'] = (state) => {
    inPlay('minister-of-commerce', 'bob', 'bob')(state);
    inPlay('minister-of-war', 'ann', 'ann')(state);
  };
  const vote = (t: TestTable): TestTable => {
    t.bob
      .votesFor('minister-of-commerce', 'starpoint')
      .cat.votesFor('minister-of-war')
      .cat.casts('druaa')
      .ann.abstains();
    return t.ann.breaksTie('minister-of-commerce').table;
  };
  const first = vote(plotted('miscount-disclosed', { change: laws }));
  first.cat.plays('deadly-plot');
  expect([Object.keys(first.state.laws), first.facts('agenda-revealed').map(({ again }) => again)]).toEqual([
    ['minister-of-commerce', 'minister-of-war'],
    [false, false],
  ]);
  const second = vote(plotted('miscount-disclosed', { change: laws })).cat.declines().table;
  second.cat.votesFor('cat').cat.casts('maaluuk').bob.abstains().ann.votesFor('bob').ann.casts('retillion');
  second.cat.plays('deadly-plot');
  expect([Object.keys(second.state.laws), second.state.decks.agenda.discard]).toEqual([
    ['minister-of-war'],
    ['miscount-disclosed', 'minister-of-commerce'],
  ]);
  for (const one of [first, second]) voteNext(one, 'bob', 'ann');
});

test('Committee Formation note 2, Committee Formation note 2a: legal texts may follow', () => {
  const formed = (hands: Setting['hands']): TestTable =>
    revealed('minister-of-commerce', { hands, change: inPlay('committee-formation', 'ann', 'ann') });
  const text = formed({ cat: ['confounding-legal-text'] });
  text.ann.uses('committee-formation').chooses('bob', 'committee-formation-player').cat.plays('confounding-legal-text');
  expect(outcomes(text)).toEqual(['cat']);
  const plain = formed({ cat: ['deadly-plot'] });
  plain.ann.uses('committee-formation').chooses('bob', 'committee-formation-player');
  expect(outcomes(plain)).toEqual(['bob']);
  const plot = formed({ cat: ['deadly-plot', 'trade-rider'] });
  plot.ann.uses('committee-formation').cat.plays('trade-rider').predicts('cat');
  plot.ann.uses('committee-formation').chooses('bob', 'committee-formation-player').cat.plays('deadly-plot');
  expect([outcomes(plot), plot.state.laws]).toEqual([[], {}]);
  for (const one of [text, plain]) voteNext(one);
  voteNext(plot, 'bob', 'ann');
});

// Diplomatic Pressure

const pressed = (hands: Setting['hands'], change?: Setting['change']): TestTable =>
  revealed('mutiny', {
    hands,
    change: (state) => {
      state.seats.ann.promissoryNotes = ['ceasefire@ann'];
      state.seats.bob.promissoryNotes = ['ceasefire@bob', 'trade-agreement@bob', 'political-secret@bob'];
      state.seats.cat.promissoryNotes = ['ceasefire@cat'];
      change?.(state);
    },
  });

test('Diplomatic Pressure note 1, Diplomatic Pressure note 2: target chooses the note', () => {
  const t = pressed({ ann: ['diplomatic-pressure'] });
  t.ann.plays('diplomatic-pressure').chooses('bob', 'choose-player');
  expect(t.options('bob', 'note-to-give')).toEqual(['ceasefire@bob', 'trade-agreement@bob', 'political-secret@bob']);
  t.bob.chooses('trade-agreement@bob', 'note-to-give');
  expect(t.state.seats.ann.promissoryNotes).toContain('trade-agreement@bob');
  expect(t.state.turn.transactions).toEqual([]);
  voteNext(t);
});

test('Diplomatic Pressure: the target needs a note in hand', () => {
  const t = pressed({ ann: ['diplomatic-pressure'] }, ({ seats }) => {
    seats.cat.promissoryNotes = [];
    seats.cat.playArea = ['support-for-the-throne@bob'];
  });
  t.ann.plays('diplomatic-pressure');
  expect(t.options('ann', 'choose-player')).toEqual(['bob']);
  t.leaves('ann', 'choose-player');
});

test('Diplomatic Pressure note 3, Diplomatic Pressure note 3a, Diplomatic Pressure note 3b: once per target', () => {
  const t = pressed({
    ann: ['diplomatic-pressure#1', 'diplomatic-pressure#2', 'diplomatic-pressure#3'],
    cat: ['diplomatic-pressure#4'],
  });
  t.ann.plays('diplomatic-pressure#1').chooses('bob', 'choose-player').bob.chooses('ceasefire@bob', 'note-to-give');
  t.cat.plays('diplomatic-pressure').chooses('bob', 'choose-player').bob.chooses('trade-agreement@bob', 'note-to-give');
  t.ann.plays('diplomatic-pressure#2');
  expect(t.options('ann', 'choose-player')).toEqual(['cat']);
  t.ann.chooses('cat', 'choose-player').cat.chooses('ceasefire@cat', 'note-to-give');
  expect(t.open).not.toContain('ann window');
  voteNext(t);
});

test('Diplomatic Pressure note 3c: reusable on the next agenda', () => {
  const t = pressed(
    { ann: ['diplomatic-pressure#1', 'diplomatic-pressure#2'], cat: ['veto'] },
    ({ seats }) => void (seats.cat.promissoryNotes = []),
  );
  t.ann.plays('diplomatic-pressure#1').chooses('bob', 'choose-player').bob.chooses('ceasefire@bob', 'note-to-give');
  t.cat.plays('veto');
  t.ann.plays('diplomatic-pressure#2');
  expect(t.options('ann', 'choose-player')).toEqual(['bob']);
  t.leaves('ann', 'choose-player');
});

// Coup d’État

const strategic = (setting: Setting = {}): TestTable =>
  table({
    sets: POK,
    seats: plain,
    hands: { ann: ['coup-detat'] },
    ...setting,
    change: (state) => {
      state.seats.bob.strategyCards = { trade: { used: false } };
      for (const card of ['trade']) delete state.strategyCards[card];
      setting.change?.(state);
    },
  });

test('Coup d’État: ends another’s turn without using the strategy card', () => {
  const t = strategic({ active: 'bob' }).begin(turn, { seat: 'bob', performed: 0 });
  t.bob.performs('strategic:trade').ann.plays('coup-detat');
  expect([t.state.seats.bob.tradeGoods, t.state.seats.bob.strategyCards, t.facts('turn-cut-short')]).toMatchObject([
    0,
    { trade: { used: false } },
    [{ seat: 'bob', by: 'ann' }],
  ]);
  expect(t).toAsk();
  const own = strategic({ active: 'bob', hands: { bob: ['coup-detat'] } }).begin(turn, { seat: 'bob', performed: 0 });
  own.bob.performs('strategic:trade');
  expect(own).toAsk('bob trade-partners');
});

test('Coup d’État: precedes and prevents responses to a strategic action', () => {
  const t = strategic({
    active: 'bob',
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
    change: ({ seats }) => {
      seats.ann.promissoryNotes.push('acquiescence@bob');
      seats.bob.promissoryNotes = seats.bob.promissoryNotes.filter((card) => card !== 'acquiescence@bob');
    },
  }).begin(turn, { seat: 'bob', performed: 0 });
  t.bob.performs('strategic:trade').ann.plays('coup-detat');
  expect([t.state.seats.ann.promissoryNotes.includes('acquiescence@bob'), t.open]).toEqual([true, []]);
});

test("Coup D'etat note 1: end-of-turn effects still happen", () => {
  const t = strategic({
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'sol' },
    technologies: { bob: ['bio-stims'] },
    change: ({ seats }) =>
      void (seats.bob.technologies['transit-diodes'] = { component: 'transit-diodes', exhausted: true }),
  }).begin(actionPhase, {});
  t.bob.performs('strategic:trade').ann.plays('coup-detat');
  t.bob.uses('bio-stims').chooses('transit-diodes');
  expect(t.state.seats.bob.technologies['transit-diodes']).toEqual({ component: 'transit-diodes' });
  expect(t.facts('turn-ends').map(({ seat }) => seat)).toEqual(['bob']);
  expect(t).toAsk('ann turn');
});

// Manipulate Investments

const investing = (setting: Setting = {}): TestTable =>
  table({ sets: POK, seats: plain, hands: { ann: ['manipulate-investments'] }, phase: 'strategy', ...setting }).begin(
    strategyPhase,
    {},
  );

test('Manipulate Investments: spreads five trade goods over three cards', () => {
  const t = investing().ann.plays('manipulate-investments').table;
  expect(t.refusal('ann', { trade: 3, politics: 2 } as never)).toBe(
    'Place trade goods on at least 3 different cards; you chose 2.',
  );
  expect(t.refusal('ann', { trade: 2, politics: 1, warfare: 1 } as never)).toBe(
    'Place exactly 5 trade goods; you placed 4.',
  );
  t.ann.chooses('3 trade, 1 politics, 1 warfare', 'manipulate-investments');
  t.ann.picks('trade').bob.picks('leadership');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods, t.state.strategyCards.warfare]).toEqual([
    3,
    0,
    { tradeGoods: 1 },
  ]);
  expect(t).toAsk('cat choose-strategy-card');
});

test('Manipulate Investments note 1: respects Political Stability', () => {
  const t = investing({
    change: (state) => {
      state.seats.bob.strategyCards = { trade: { used: false }, imperial: { used: false } };
      for (const card of ['trade', 'imperial']) delete state.strategyCards[card];
      state.effects.e1 = { id: 'e1', component: 'political-stability', holder: 'bob', data: null, until: 'game' };
    },
  });
  t.ann.plays('manipulate-investments').chooses('2 trade, 2 politics, 1 warfare', 'manipulate-investments');
  expect(t.state.seats.bob).toMatchObject({ tradeGoods: 0, strategyCards: { trade: { used: false, tradeGoods: 2 } } });
  t.ann.picks('politics').cat.picks('warfare');
  returnStrategyCards(t.game, 'bob');
  expect(t.state.strategyCards.trade).toEqual({ tradeGoods: 2 });
  t.state.stack = [];
  t.begin(chooseStrategyCard, { seat: 'cat', refused: [] }).cat.picks('trade');
  expect([t.state.seats.cat.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([3, 0]);
});

test('Manipulate Investments note 2: Imperial Arbiter gains no goods', () => {
  const t = investing({
    change: (state) => {
      state.seats.bob.strategyCards = { trade: { used: false, tradeGoods: 2 }, imperial: { used: false } };
      for (const card of ['trade', 'imperial']) delete state.strategyCards[card];
      state.effects.e1 = { id: 'e1', component: 'political-stability', holder: 'bob', data: null, until: 'game' };
      inPlay('imperial-arbiter', 'cat', 'cat')(state);
    },
  });
  t.ann.declines().ann.picks('politics').cat.picks('warfare').ann.picks('leadership').cat.picks('diplomacy');
  t.cat.uses('imperial-arbiter').chooses('warfare', 'imperial-arbiter-own').chooses('trade', 'imperial-arbiter-other');
  expect([t.state.seats.cat.tradeGoods, t.state.seats.cat.strategyCards.trade]).toEqual([
    0,
    { used: false, tradeGoods: 2 },
  ]);
});
