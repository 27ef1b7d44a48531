import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { tableToExplore } from '../rules/exploring.ts';
import type { Setting, TestTable } from '../rules/table.ts';

/** Ann is the speaker; Covert Legislation comes first, and beneath it the first of these agendas. */
const covert = (agendas: string[], { change, ...setting }: Setting = {}): TestTable =>
  tableToExplore([], {
    planets: { ann: ['lodor'], bob: ['starpoint', 'new-albion'], cat: ['tequran'] },
    ...setting,
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = ['covert-legislation', ...agendas];
      change?.(state);
    },
  }).begin(agendaPhase, {});

const TWO = ['mutiny', 'economic-equality', 'wormhole-research'];

test('Covert Legislation: players vote on a hidden agenda that the speaker sees', () => {
  const t = covert(TWO);
  expect(t.options('bob', 'vote-for')).toEqual(['for', 'against', 'abstain']);
  expect(t.facts('vote-announced')).toMatchObject([{ agenda: 'covert-legislation', elect: 'for-against' }]);
  expect(t.facts('agenda-seen')).toMatchObject([{ to: ['ann'], agenda: 'mutiny' }]);
  for (const seat of ['bob', 'cat', 'ann'])
    expect(JSON.stringify(knownTo(t.game, seat).state).includes('mutiny'), seat).toBe(seat === 'ann');
  t.leaves('bob', 'vote-for').leaves('cat', 'vote-for').leaves('ann', 'vote-for');
});

test('Covert Legislation: reveals the agenda when it resolves (notes 4 and 5)', () => {
  const t = covert(['minister-of-commerce', 'mutiny', 'economic-equality']);
  expect(t.options('ann', 'vote-for')).toEqual(['ann', 'bob', 'cat', 'abstain']);
  t.bob.abstains().cat.abstains().ann.votesFor('cat', 'lodor');
  expect(t.facts('agenda-uncovered')).toMatchObject([
    { agenda: 'minister-of-commerce', beneath: 'covert-legislation' },
  ]);
  expect(t.state.laws['minister-of-commerce']).toMatchObject({ owner: 'cat' });
  expect(t.state.decks.agenda.discard).toEqual(['covert-legislation']);
  t.leaves('bob', 'vote-for').leaves('cat', 'vote-for').leaves('ann', 'vote-for');
});

test('Covert Legislation: a hidden agenda that cannot resolve is replaced (note 1)', () => {
  const t = covert(['new-constitution', 'mutiny', 'economic-equality']);
  expect(t.state.decks.agenda.discard).toEqual(['covert-legislation', 'new-constitution']);
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual(['covert-legislation', 'mutiny']);
  expect(t.facts('vote-announced')).toEqual([]);
  t.leaves('bob', 'vote-for').leaves('cat', 'vote-for').leaves('ann', 'vote-for');
});

test('Covert Legislation: Veto discards the hidden agenda too (note 3)', () => {
  const t = covert(TWO, { hands: { bob: ['veto'] } });
  t.bob.plays('veto');
  expect(t.state.decks.agenda.discard).toEqual(['covert-legislation', 'mutiny']);
  t.leaves('bob', 'vote-for').leaves('cat', 'vote-for').leaves('ann', 'vote-for');
});
