import { expect, test } from 'vitest';
import { formatOtherPoints } from '#ti4/discord/format/points.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { plain } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

// Mecatol Rex is tile 18; Torkan and Qucen'n give influence.
const land = (setting: Setting) => table({ seats: plain, ...setting }).begin(invasion, { seat: 'ann', system: '18' });
const rich: Setting = { space: { 18: { ann: '1 carrier, 2 infantry' } }, planets: { ann: ['torkan', 'rarron'] } };

test('27.1, 54.1 custodians block landing on Mecatol Rex (49 note 4)', () => {
  const t = land(rich).ann.chooses('leave', 'remove-custodians').table;
  expect(t).toAsk();
  expect(t.units('ann', { planet: 'mecatol-rex' })).toBe('');
});

test('27.2, 27.4 custodians cost 6 influence and give 1 point (27.3)', () => {
  const t = land(rich).ann.chooses('remove', 'remove-custodians').table;
  t.ann.pays('torkan, rarron');
  expect(t.state.custodians).toBe(false);
  expect(t.state.seats.ann.points).toBe(1);
  const [told, others] = ['ann', 'bob'].map((seat) => formatOtherPoints(t.game, seat, t.facts('points-gained')));
  expect([told, others]).toEqual(['; not from objectives: 1 for the custodians token', '']);
  expect(t.ann.refusal('')).toBe(
    'You removed the custodians token, so you must commit at least 1 ground force to Mecatol Rex.',
  );
  t.ann.lands('infantry on mecatol-rex');
  expect(t.state.planets['mecatol-rex'].controller).toBe('ann');
});

test('27.2 players without 6 influence see the reason', () => {
  const t = land({
    ...rich,
    planets: { ann: ['torkan'] },
    change: (state) => {
      for (const planet of Object.values(state.planets)) if (planet.id !== 'torkan') planet.exhausted = true;
    },
  });
  expect(t.ann.refusal('remove')).toBe('It costs 6 influence; you can spend 3.');
});

test('27.2a removing custodians needs a landing ground force', () => {
  const t = land({ ...rich, space: { 18: { ann: '1 carrier' } } });
  expect(t).toAsk();
});

test('27 landing on Mecatol Rex without custodians is normal', () => {
  const t = land({
    ...rich,
    change: (state) => {
      state.custodians = false;
    },
  });
  expect(t).toAsk('ann commit-ground-forces');
  t.ann.lands();
});
