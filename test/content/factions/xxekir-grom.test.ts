import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked } from './leaders-at-hand.ts';

const seats = { ann: 'xxcha', bob: 'winnu', cat: 'naalu' };
const REST = ['wormhole-research', 'regulated-conscription', 'shared-research', 'arms-reduction'];

/** Ann's turn, with these agendas on top of the deck; she has no token to Quash with unless that is said. */
const at = (agendas: string[], setting: Setting = {}, begins: 'turn' | 'phase' = 'turn'): TestTable => {
  const t = table({
    sets: ['base', 'codex-1', 'pok'],
    seats,
    ...setting,
    change: (state) => {
      resting(state);
      unlocked('xxekir-grom')(state);
      state.seats.ann.tokens.strategy = 0;
      state.decks.agenda.draw = [...agendas, ...REST.filter((id) => !agendas.includes(id))];
      setting.change?.(state);
    },
  });
  return begins === 'turn' ? t.begin(turn, { seat: 'ann', performed: 0 }) : t.begin(actionPhase, {});
};

const picks = (t: TestTable, first: string, second: string): TestTable => {
  t.ann.chooses(first, 'xxekir-grom-agenda');
  t.ann.chooses(second, 'xxekir-grom-agenda');
  return t;
};
const using = (t: TestTable): TestTable => {
  t.ann.performs('Xxekir Grom');
  return t;
};
const revealed = (t: TestTable): unknown[] => t.facts('agenda-revealed').map(({ agenda }) => agenda);
const resolved = (t: TestTable): unknown[] =>
  t.facts('outcome-resolved').map(({ agenda, outcome }) => [agenda, outcome]);

test('Xxekir Grom: discards a law and decides two agendas alone', () => {
  const t = using(
    at(
      [
        'mutiny',
        'economic-equality',
        'colonial-redistribution',
        'minister-of-war',
        'public-execution',
        'archived-secret',
      ],
      {
        change: (state) => void (state.laws['fleet-regulations'] = { component: 'fleet-regulations' }),
      },
    ),
  );
  t.ann.chooses('fleet-regulations', 'xxekir-grom-law');
  expect(t.state.laws).toEqual({});
  expect(t.options('ann', 'xxekir-grom-agenda')).toEqual([
    'mutiny',
    'economic-equality',
    'colonial-redistribution',
    'minister-of-war',
    'public-execution',
  ]);
  expect(t.facts('agendas-seen')).toMatchObject([{ to: ['ann'] }]);
  picks(t, 'minister-of-war', 'economic-equality');
  t.ann.chooses('minister-of-war', 'agenda-first').chooses('cat', 'sole-vote').chooses('for', 'sole-vote');
  expect(resolved(t)).toEqual([
    ['minister-of-war', 'cat'],
    ['economic-equality', 'for'],
  ]);
  expect(t.facts('votes-cast')).toMatchObject([
    { seat: 'ann', votes: 1, planets: [] },
    { seat: 'ann', votes: 1, planets: [] },
  ]);
  expect(Object.keys(t.state.laws)).toEqual(['minister-of-war']);
  expect(t.state.decks.agenda.draw[0]).toBe('archived-secret');
  expect([...t.state.decks.agenda.discard].sort()).toEqual(
    ['economic-equality', 'fleet-regulations', 'mutiny', 'public-execution', 'colonial-redistribution'].sort(),
  );
  expect(t.state.seats.ann.leaders?.['xxekir-grom']).toMatchObject({ purged: true });
  expect(t.state.effects).toEqual({});
  expect(t).toAsk('ann end-turn');
});

test('Xxekir Grom note 1, Xxekir Grom note 7, Xxekir Grom note 8: replaces invalid agendas once revealed', () => {
  const top = [
    'new-constitution',
    'judicial-abolishment',
    'economic-equality',
    'mutiny',
    'seed-of-an-empire',
    'archived-secret',
  ];
  const t = picks(using(at(top)), 'new-constitution', 'economic-equality');
  // Judicial Abolishment, which she does not choose, is merely discarded.
  expect(revealed(t)).toEqual(['new-constitution', 'archived-secret', 'economic-equality']);
  expect(resolved(t)).toEqual([]);
  expect(t.options('ann', 'agenda-first')).toEqual(['archived-secret', 'economic-equality']);
  t.ann.chooses('economic-equality', 'agenda-first').chooses('for', 'sole-vote').chooses('bob', 'sole-vote');
  expect(resolved(t)).toEqual([
    ['economic-equality', 'for'],
    ['archived-secret', 'bob'],
  ]);
  t.leaves('ann', 'end-turn');
});

test('Xxekir Grom note 2: only the speaker sees Covert Legislation’s hidden agenda', () => {
  const t = using(
    at(
      [
        'covert-legislation',
        'mutiny',
        'economic-equality',
        'seed-of-an-empire',
        'archived-secret',
        'minister-of-peace',
      ],
      {
        change: (state) => void (state.speaker = 'bob'),
      },
    ),
  );
  expect(t.facts('agenda-seen')).toEqual([]);
  picks(t, 'covert-legislation', 'economic-equality');
  expect(t.facts('agenda-seen')).toMatchObject([{ to: ['bob'], agenda: 'minister-of-peace' }]);
  t.ann.chooses('covert-legislation', 'agenda-first');
  t.ann.chooses('cat', 'sole-vote');
  expect(t.facts('agenda-uncovered')).toMatchObject([{ agenda: 'minister-of-peace' }]);
  t.leaves('ann', 'sole-vote');
});

const letsLawsBe = (t: TestTable): TestTable => {
  if (t.asks('ann', 'xxekir-grom-law')) t.ann.declines('xxekir-grom-law');
  return t;
};

test('Xxekir Grom note 3, Xxekir Grom note 12: its owner alone votes', () => {
  const t = using(
    at(['miscount-disclosed', 'mutiny', 'economic-equality', 'seed-of-an-empire', 'archived-secret'], {
      change: (state) => {
        state.laws['representative-government'] = { component: 'representative-government' };
        state.laws['minister-of-war'] = { component: 'minister-of-war', elected: 'bob', owner: 'bob' };
      },
    }),
  );
  picks(letsLawsBe(t), 'miscount-disclosed', 'economic-equality');
  t.ann.chooses('miscount-disclosed', 'agenda-first').chooses('minister-of-war', 'sole-vote');
  expect(t).toAsk('ann sole-vote');
  t.ann.chooses('ann', 'sole-vote').chooses('against', 'sole-vote');
  expect(resolved(t)).toEqual([
    ['miscount-disclosed', 'minister-of-war'],
    ['minister-of-war', 'ann'],
    ['economic-equality', 'against'],
  ]);
  expect(t.facts('votes-cast').map(({ seat, votes }) => [seat, votes])).toEqual([
    ['ann', 1],
    ['ann', 1],
    ['ann', 1],
  ]);
  expect(t.state.laws['minister-of-war'].owner).toBe('ann');
  t.leaves('ann', 'end-turn');
});

test('Xxekir Grom note 4, Xxekir Grom note 15: agenda-phase effects expire beforehand', () => {
  const t = at(
    ['public-execution', 'checks-and-balances', 'economic-equality', 'seed-of-an-empire', 'archived-secret'],
    {
      planets: { ann: ['lodor', 'new-albion'] },
      change: ({ planets }) => {
        for (const id of ['lodor', 'new-albion', 'archon-ren', 'archon-tau']) planets[id].exhausted = true;
      },
    },
    'phase',
  );
  t.cat.passes();
  using(t);
  picks(t, 'public-execution', 'checks-and-balances');
  t.ann.chooses('public-execution', 'agenda-first').chooses('bob', 'sole-vote').chooses('against', 'sole-vote');
  expect(Object.values(t.state.effects).map(({ until }) => until)).toEqual(['phase', 'phase', 'phase', 'phase']);
  t.ann.endsTurn().bob.passes().ann.passes();
  expect(t.state.effects).toEqual({});
  t.state.decks.agenda = { draw: ['mutiny', 'incentive-program'], discard: [] };
  t.begin(agendaPhase, {});
  expect(t).toAsk('bob vote-for', 'cat vote-for');
  t.bob.abstains().cat.abstains().ann.chooses('for', 'break-tie');
  t.bob.abstains().cat.abstains().ann.chooses('for', 'break-tie');
  // All planets are ready, not just three of each.
  expect(Object.values(t.state.planets).some(({ exhausted }) => exhausted)).toBe(false);
});

test('Xxekir Grom note 5, Xxekir Grom note 8a: allows Quash per agenda', () => {
  const top = [
    'mutiny',
    'economic-equality',
    'colonial-redistribution',
    'minister-of-war',
    'public-execution',
    'archived-secret',
  ];
  const t = using(at(top, { change: (state) => void (state.seats.ann.tokens.strategy = 1) }));
  picks(t, 'mutiny', 'economic-equality');
  expect(revealed(t)).toEqual(['mutiny']);
  t.ann.uses('quash');
  expect(revealed(t)).toEqual(['mutiny', 'archived-secret', 'economic-equality']);
  expect(t.options('ann', 'agenda-first')).toEqual(['archived-secret', 'economic-equality']);
  t.leaves('ann', 'agenda-first');
});

test('Xxekir Grom note 6: a rider concerns only its own agenda', () => {
  const top = ['mutiny', 'economic-equality', 'seed-of-an-empire', 'minister-of-war', 'public-execution'];
  const rode = (mutiny: string): unknown[] => {
    const t = using(at(top, { hands: { ann: ['politics-rider'], bob: ['sabotage'], cat: ['trade-rider'] } }));
    picks(t, 'mutiny', 'economic-equality');
    // Nobody else plays anything.
    expect(t.asks('cat', 'window')).toBe(false);
    t.ann.plays('politics-rider');
    expect(t.asks('bob', 'window')).toBe(false);
    t.ann.predicts('for');
    t.ann.chooses('economic-equality', 'agenda-first').chooses('for', 'sole-vote');
    const before = t.facts('prediction-correct').length;
    t.ann.chooses(mutiny, 'sole-vote');
    const after = t.facts('prediction-correct').length;
    for (const one of ['ann', 'bob', 'cat']) for (const ask of t.asked(one)) t.leaves(one, ask);
    return [before, after];
  };
  expect([rode('for'), rode('against')]).toEqual([
    [0, 1],
    [0, 0],
  ]);
});

test('Xxekir Grom note 9, Xxekir Grom note 10: points follow initiative order', () => {
  const t = using(
    at(['economic-equality', 'seed-of-an-empire', 'mutiny', 'minister-of-war', 'public-execution'], {
      change: ({ seats: { ann, bob, cat } }) => {
        ann.strategyCards = { imperial: {} } as never;
        bob.strategyCards = { warfare: {} } as never;
        cat.strategyCards = { trade: {} } as never;
      },
    }),
  );
  picks(t, 'economic-equality', 'seed-of-an-empire');
  t.ann.chooses('economic-equality', 'agenda-first').chooses('for', 'sole-vote').chooses('for', 'sole-vote');
  expect(['ann', 'bob', 'cat'].map((seat) => t.state.seats[seat].tradeGoods)).toEqual([5, 5, 5]);
  // Naalu has 0, whatever its card.
  expect(t.facts('points-gained').map(({ seat }) => seat)).toEqual(['cat', 'bob', 'ann']);
  t.leaves('ann', 'end-turn');
});

test('Xxekir Grom note 11: one transaction per turn, not per agenda', () => {
  const t = using(
    at(['economic-equality', 'seed-of-an-empire', 'mutiny', 'minister-of-war', 'public-execution'], {
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: (state) => void (state.seats.ann.tradeGoods = 3),
    }),
  );
  t.ann.offers('bob', { give: { tradeGoods: 1 } }).bob.accepts('ann');
  picks(t, 'economic-equality', 'seed-of-an-empire');
  expect(() => t.ann.offers('bob', { give: { tradeGoods: 1 } })).toThrow(
    'You have already made a transaction with this player this turn.',
  );
  t.leaves('ann', 'agenda-first');
});

test('Xxekir Grom note 13, Xxekir Grom note 14: neither agenda objective scores', () => {
  const t = using(
    at(['wormhole-reconstruction', 'minister-of-war', 'economic-equality', 'seed-of-an-empire', 'mutiny'], {
      change: (state) => {
        state.seats.ann.secretObjectives = ['dictate-policy', 'drive-the-debate'];
        for (const id of ['fleet-regulations', 'minister-of-peace'])
          state.laws[id] = { component: id, owner: 'ann', elected: 'ann' };
      },
    }),
  );
  picks(letsLawsBe(t), 'wormhole-reconstruction', 'minister-of-war');
  t.ann.chooses('minister-of-war', 'agenda-first').chooses('ann', 'sole-vote').chooses('for', 'sole-vote');
  expect(Object.keys(t.state.laws)).toHaveLength(4);
  expect(t).toAsk('ann end-turn');
  expect(t.facts('objective-scored')).toEqual([]);
});

test('Xxekir Grom note 16: strategy-phase effects still wait for that phase', () => {
  const t = using(
    at(['new-constitution', 'economic-equality', 'seed-of-an-empire', 'mutiny', 'minister-of-war'], {
      change: (state) => void (state.laws['fleet-regulations'] = { component: 'fleet-regulations' }),
    }),
  );
  picks(letsLawsBe(t), 'new-constitution', 'economic-equality');
  t.ann.chooses('new-constitution', 'agenda-first').chooses('for', 'sole-vote').chooses('for', 'sole-vote');
  expect(t.state.laws).toEqual({});
  expect(Object.values(t.state.effects).map(({ component, until }) => [component, until])).toEqual(
    ['ann', 'bob', 'cat'].map(() => ['new-constitution', 'game']),
  );
  t.begin(strategyPhase, {});
  expect(t.state.planets['archon-ren'].exhausted).toBe(true);
  t.leaves('ann', 'choose-strategy-card');
});
