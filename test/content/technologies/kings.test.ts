import { expect, test } from 'vitest';
import { agendaProcedure } from '#ti4/rules/politics/agenda-phase.ts';
import { actionPhase } from '#ti4/rules/phases/action-phase.ts';
import { dealt } from '../../rules/strategy-cards.ts';
import { table, type Setting } from '../../rules/table.ts';

const at = (technologies: string[], setting: Setting = {}) =>
  table({
    sets: ['base', 'codex-1', 'pok'],
    seats: { ann: 'winnu', bob: 'sol', cat: 'muaat' },
    technologies: { ann: technologies },
    ...setting,
    change: (state) => {
      dealt({ ann: 'leadership', bob: 'trade', cat: 'imperial' })(state);
      setting.change?.(state);
    },
  });

test('Bio-Stims: readies a specialty planet or another technology at turn’s end', () => {
  const t = at(['bio-stims', 'transit-diodes'], {
    planets: { ann: ['wellon', 'lodor'] },
    change: (state) => {
      state.planets.wellon.exhausted = true;
      state.planets.lodor.exhausted = true;
      state.seats.ann.technologies['transit-diodes'].exhausted = true;
    },
  }).begin(actionPhase, {});
  t.ann.passes();
  expect(t).toAsk('ann window');
  t.ann.uses('Bio-Stims');
  expect(t.options('ann', 'bio-stims')).toEqual(['wellon', 'technology:transit-diodes']);
  t.ann.chooses('technology:transit-diodes');
  expect(t.state.seats.ann.technologies['transit-diodes'].exhausted).toBeUndefined();
  expect(t.state.seats.ann.technologies['bio-stims'].exhausted).toBe(true);
  expect(t.facts('technology-readied')).toMatchObject([{ seat: 'ann', technology: 'transit-diodes' }]);
});

test('Bio-Stims: tells everybody the readied planet', () => {
  const t = at(['bio-stims'], {
    planets: { ann: ['wellon'] },
    change: (state) => {
      state.planets.wellon.exhausted = true;
    },
  }).begin(actionPhase, {});
  t.ann.passes().uses('Bio-Stims').chooses('wellon');
  expect(t.state.planets.wellon.exhausted).toBe(false);
  expect(t.facts('planets-readied')).toMatchObject([{ seat: 'ann', planets: ['wellon'] }]);
});

test('Predictive Intelligence: redistributes command tokens at turn’s end (Predictive Intelligence note 1)', () => {
  const t = at(['predictive-intelligence']).begin(actionPhase, {});
  t.ann.passes();
  t.ann.uses('Predictive Intelligence').redistributes('1 tactic, 5 fleet, 2 strategy');
  expect(t.state.seats.ann.tokens).toEqual({ tactic: 1, fleet: 5, strategy: 2 });
  expect(t.state.seats.ann.technologies['predictive-intelligence'].exhausted).toBe(true);
  const tired = at(['predictive-intelligence'], {
    change: ({ seats }) => {
      seats.ann.technologies['predictive-intelligence'].exhausted = true;
    },
  }).begin(actionPhase, {});
  tired.ann.passes();
  expect(tired).toAsk('bob turn');
});

test('Predictive Intelligence note 2: shrinking the fleet pool removes excess units', () => {
  const t = at(['predictive-intelligence'], { space: { 27: { ann: '3 cruiser' } } }).begin(actionPhase, {});
  t.ann.passes();
  t.ann.uses('Predictive Intelligence').redistributes('5 tactic, 1 fleet, 2 strategy');
  expect(t).toAsk('ann excess-units');
  t.ann.removes('2 cruiser');
  expect(t).toAsk('bob turn');
});

const voting = (others: string) => {
  const t = at(['predictive-intelligence'], {
    phase: 'agenda',
    planets: { ann: ['lodor'], bob: ['starpoint'] },
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', ...state.decks.agenda.draw.filter((card) => card !== 'mutiny')];
      state.speaker = 'cat';
    },
  }).begin(agendaProcedure, { votes: {}, aside: [] });
  t.ann.chooses('for', 'vote-for').chooses({ lodor: 1, 'after:predictive-intelligence/1': 1 }, 'planets-for-votes');
  t.bob.votesFor(others, 'starpoint');
  if (t.asks('cat', 'vote-for')) t.cat.abstains();
  return t;
};

test('Predictive Intelligence: adds three votes, stays readied if the outcome wins', () => {
  const won = voting('for');
  expect(won.facts('votes-cast').map(({ seat, votes }) => [seat, votes])).toEqual([
    ['ann', 1],
    ['ann', 3],
    ['bob', 1],
  ]);
  expect([won.state.seats.ann.technologies['predictive-intelligence'].exhausted, won.state.effects]).toEqual([
    undefined,
    {},
  ]);
});
