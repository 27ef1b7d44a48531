import { expect, test } from 'vitest';
import { openAsks, answerProblem, specOf, type Answer } from '#engine';
import { chooseAnswer } from '#ti4/ai/index.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting } from '../factions/leaders-at-hand.ts';

// What practice players know of agendas of Prophecy of Kings.

const ALL = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];

/** Bob, a practice player, votes on this agenda. */
function vote(agenda: string, setting: Setting = {}): Answer {
  const t: TestTable = table({
    sets: ALL,
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
    ...setting,
    phase: 'agenda',
    planets: { bob: ['starpoint'], ...setting.planets },
    change: (state) => {
      resting(state);
      state.decks.agenda.draw = [agenda, 'mutiny', 'economic-equality'];
      for (const seat of Object.values(state.seats)) seat.actionCards = [];
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});
  const open = openAsks(t.state).find(({ ask }) => ask.player === 'bob' && ask.question === 'vote-for');
  if (!open) throw new Error('Bob is not asked to vote');
  for (const one of t.open) expect(t).toAskAmongOthers(one);
  const spec = specOf(t.game as never, open);
  const check = (value: Answer) => answerProblem(t.game as never, open, value, spec);
  return chooseAnswer(
    knownTo(t.game, 'bob', open.path),
    'bob',
    { question: 'vote-for', data: open.ask.data, spec, check },
    'seed',
  );
}

test('Clandestine Operations: a practice player would lose one command token, not two', () => {
  expect(vote('clandestine-operations')).toEqual(['against']);
});

test('Galactic Crisis Pact: a practice player picks its most useful secondary', () => {
  const rich: Setting = { planets: { bob: ['starpoint', 'lodor', 'mellon', 'zohbat'] } };
  const full: Setting['change'] = ({ decks, seats: { bob } }) => {
    bob.secretObjectives = decks.secret.draw.splice(0, 3);
    bob.commodities = 3;
  };
  expect(vote('galactic-crisis-pact', { ...rich, change: full })).toEqual(['technology']);
  // Without anything to spend, and no secret objective, that of Imperial.
  const poor: Setting['change'] = (state) => {
    for (const planet of Object.values(state.planets))
      if (planet.controller === 'bob' && planet.id !== 'starpoint') planet.exhausted = true;
    state.seats.bob.commodities = 3;
  };
  expect(vote('galactic-crisis-pact', { change: poor })).toEqual(['imperial']);
});

test('Minister of Antiquities: a practice player votes for itself', () => {
  expect(vote('minister-of-antiquities')).toEqual(['bob']);
});

test('Nexus Sovereignty: a practice player votes to keep its wormholes', () => {
  expect(vote('nexus-sovereignty')).toEqual(['against']);
});

test('Representative Government: a practice player votes by influence and cultural planets', () => {
  const torkan = ['mecatol-rex', 'torkan', 'mellon', 'quann', 'tarmann'];
  expect(vote('representative-government', { planets: { ann: torkan } })).toEqual(['for']);
  expect(
    vote('representative-government', {
      planets: { bob: ['mecatol-rex', 'thibah', 'sakulag', 'arnor', 'lor', 'xxehan', 'starpoint'] },
    }),
  ).toEqual(['against']);
});
