import { expect, test } from 'vitest';
import { agendaPhase, replaceAgenda } from '#ti4/rules/politics/agenda-phase.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { table, type Setting } from './table.ts';

/** An agenda phase with these agendas on top of the deck; ann is the speaker, bob sits to her left. */
const council = (agendas: string[], setting: Setting = {}) =>
  table({
    planets: { ann: ['lodor'], bob: ['starpoint', 'new-albion'], cat: ['tequran'] },
    ...setting,
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = [...agendas];
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

test('8.2 votes count clockwise, the speaker’s last (8.2b)', () => {
  const t = council(['mutiny', 'economic-equality']);
  expect(t).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
  t.ann.votesFor('against', 'lodor');
  t.cat.abstains();
  expect([...t.facts('votes-cast'), ...t.facts('abstained')]).toEqual([]);
  // Held until her turn, her choice of planets can still be changed.
  t.changes('ann', 'planets-for-votes', {});
  t.bob.votesFor('for', 'new-albion');
  expect(t.facts('votes-cast')).toMatchObject([{ seat: 'bob', votes: 1 }]);
  expect(t.facts('abstained').map(({ seat }) => seat)).toEqual(['cat', 'ann']);
});

test('8.6 each exhausted planet casts its full influence (8.6a)', () => {
  const t = council(['mutiny']);
  t.bob.votesFor('for', 'new-albion', 'starpoint');
  expect(t.facts('votes-cast')).toMatchObject([{ seat: 'bob', outcome: 'for', votes: 2 }]);
  expect(t.state.planets['new-albion'].exhausted && t.state.planets.starpoint.exhausted).toBe(true);
  expect(t.state.planets['arc-prime'].exhausted).toBe(false);
  t.leaves('cat', 'vote-for').leaves('ann', 'vote-for');
});

test('8.6 an exhausted planet casts no votes', () => {
  const t = council(['mutiny'], {
    change: (state) => {
      state.planets.starpoint.exhausted = true;
    },
  });
  t.bob.votesFor('for');
  expect(t.options('bob')).not.toContain('starpoint');
  t.leaves('cat', 'vote-for').leaves('ann', 'vote-for');
});

test('8.13 trade goods cast no votes (47.3a)', () => {
  const t = council(['mutiny'], {
    change: (state) => {
      state.seats.bob.tradeGoods = 9;
    },
  });
  t.bob.votesFor('for');
  expect(t.options('bob')).not.toContain('trade-goods');
  t.leaves('cat', 'vote-for').leaves('ann', 'vote-for');
});

test('8.14 a player who exhausts no planet abstains (8 note 1)', () => {
  const t = council(['mutiny']);
  t.bob.votesFor('for').casts();
  expect(t.facts('abstained')).toMatchObject([{ seat: 'bob' }]);
  t.leaves('cat', 'vote-for').leaves('ann', 'vote-for');
});

test('8.10 players can elect themselves (8.10a) (8.2c)', () => {
  const t = council(['archived-secret']);
  t.bob.votesFor('bob', 'starpoint').cat.abstains().ann.abstains();
  expect(t.facts('outcome-resolved')).toMatchObject([{ outcome: 'bob' }]);
});

test('8.11 only a controlled planet can be elected (8.11a)', () => {
  const t = council(['senate-sanctuary']);
  expect(t.options('bob')).toContain('lodor');
  expect(t.options('bob')).not.toContain('mecatol-rex');
});

test('8.19 the speaker breaks a tie without voting (8.19a)', () => {
  const t = council(['mutiny', 'economic-equality']);
  t.bob.votesFor('for', 'starpoint').cat.abstains().ann.votesFor('against', 'lodor');
  // 1 for, 1 against.
  expect(t).toAsk('ann break-tie');
  t.ann.breaksTie('for');
  expect(t.state.seats.bob.points).toBe(1);
  expect(t.facts('votes-cast').filter(({ seat }) => seat === 'ann')).toHaveLength(1);
});

test('8.19 the speaker chooses any outcome if nobody votes', () => {
  const t = council(['archived-secret']);
  t.bob.abstains().cat.abstains().ann.abstains();
  expect(t.options('ann', 'break-tie').sort()).toEqual(['ann', 'bob', 'cat']);
});

test('8.19 a single leading outcome needs no decision', () => {
  const t = council(['judicial-abolishment'], {
    change: (state) => {
      state.laws['senate-sanctuary'] = { component: 'senate-sanctuary', elected: 'lodor' };
    },
  });
  t.bob.abstains().cat.abstains().ann.abstains();
  expect(t.state.laws).toEqual({});
});

test('8.20 laws stay if passed, else are discarded (7.6) (1.24, 8.8)', () => {
  const t = council(['regulated-conscription', 'executive-sanctions']);
  t.bob.votesFor('for', 'starpoint').cat.abstains().ann.abstains();
  expect(Object.keys(t.state.laws)).toEqual(['regulated-conscription']);
  t.bob.votesFor('against', 'new-albion').cat.abstains().ann.abstains();
  expect(Object.keys(t.state.laws)).toEqual(['regulated-conscription']);
  expect(t.state.decks.agenda.discard).toEqual(['executive-sanctions']);
});

test.each([
  ['mutiny', 'for'],
  ['mutiny', 'against'],
  ['archived-secret', 'cat'],
  ['compensated-disarmament', 'starpoint'], // directives
  ['regulated-conscription', 'against'],
  ['fleet-regulations', 'against'], // laws that are not passed
])('8.21 discards directives and failed laws: %s, %s (7.7, 7.8) (8.18)', (agenda, outcome) => {
  const t = council([agenda, 'economic-equality']);
  t.bob.votesFor(outcome, 'starpoint').cat.abstains().ann.abstains();
  expect(t.facts('outcome-resolved').at(0)).toMatchObject({ agenda, outcome });
  expect(t.state.laws).toEqual({});
  expect(t.state.decks.agenda.discard).toEqual([agenda]);
});

test('8.4, 71 note 2 the phase readies planets only (8 note 7, 34 note 1)', () => {
  const t = council(['mutiny', 'unconventional-measures'], {
    technologies: { bob: ['sarween-tools'] },
    change: (state) => {
      state.seats.bob.technologies['sarween-tools'].exhausted = true;
    },
  });
  t.bob.votesFor('for', 'starpoint').cat.abstains().ann.abstains();
  expect(t.state.planets.starpoint.exhausted).toBe(true);
  t.bob.abstains().cat.abstains().ann.abstains().breaksTie('against');
  expect(t.state.stack).toEqual([]);
  expect(t.state.planets.starpoint.exhausted).toBe(false);
  expect(t.state.seats.bob.technologies['sarween-tools'].exhausted).toBe(true);
});

test('7 agendas that need laws are replaced without any', () => {
  const t = council(['new-constitution', 'judicial-abolishment', 'miscount-disclosed', 'mutiny', 'economic-equality']);
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual([
    'new-constitution',
    'judicial-abolishment',
    'miscount-disclosed',
    'mutiny',
  ]);
  expect(t.state.decks.agenda.discard).toEqual(['new-constitution', 'judicial-abolishment', 'miscount-disclosed']);
});

test('7 decks without a votable agenda end the phase', () => {
  const t = council(['new-constitution', 'judicial-abolishment']);
  expect(t.state.stack).toEqual([]);
  expect([...t.state.decks.agenda.draw, ...t.state.decks.agenda.discard].sort()).toEqual([
    'judicial-abolishment',
    'new-constitution',
  ]);
});

test('7 an empty agenda deck reshuffles its discard pile', () => {
  const t = council(['mutiny'], {
    change: (state) => {
      state.decks.agenda.discard = ['economic-equality'];
    },
  });
  t.bob.abstains().cat.abstains().ann.abstains().breaksTie('for');
  expect(t.facts('agenda-revealed')).toHaveLength(2);
});

const nay = actionCard({
  id: 'nay',
  name: 'Nay',
  set: 'base',
  text: 'Another agenda.',
  copies: 2,
  reactions: [on('when', 'agenda-revealed', { isUsable: () => true, effect: (game) => replaceAgenda(game) })],
});

test('8.2 a vetoed agenda is replaced, keeping two agendas (8.3) (8.2a)', () => {
  const t = council(['mutiny', 'economic-equality', 'unconventional-measures'], {
    components: [nay],
    hands: { cat: ['nay'] },
  });
  expect(t).toAsk('cat window');
  t.cat.plays('nay');
  expect(t.state.decks.agenda.discard).toEqual(['mutiny']);
  expect(t).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
  t.bob.abstains().cat.abstains().ann.abstains().breaksTie('for');
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual([
    'mutiny',
    'economic-equality',
    'unconventional-measures',
  ]);
  expect(t).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
});
