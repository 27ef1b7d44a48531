import { expect, test } from 'vitest';
import { rulebooksOfAllVersions } from '#ti4/rulebook.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { formatObjectives } from '#discord/format/objectives.ts';
import { newGame } from '#ti4/rules/game.ts';
import { scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { objectiveCosts } from '#ti4/rules/objectives/objective-costs.ts';
import { buildPublicProgress, buildSecretProgress } from '#ti4/views/index.ts';
import { table } from '../rules/table.ts';

const all = rulebooksOfAllVersions().flatMap((book) => Object.values(book.byKind.objective));

test('Every status phase objective has progress or a cost', () => {
  const without = all.filter(({ progress, spend, phase }) => phase === 'status' && !progress && !spend);
  expect(without.map(({ id }) => id)).toEqual([]);
});

const laid = () =>
  table({
    planets: { ann: ['wellon', 'thibah', 'tarmann'], bob: ['quann'] },
    change: (state) => {
      state.objectives = [
        { id: 'corner-the-market', scoredBy: [] },
        { id: 'negotiate-trade-routes', scoredBy: ['bob'] },
      ];
      state.seats.ann.secretObjectives = ['fuel-the-war-machine', 'unveil-flagship'];
      state.seats.ann.tradeGoods = 2;
    },
  });

test('An objective with a cost shows the player’s means', () => {
  const { game } = laid();
  const [market, routes] = buildPublicProgress(game);
  expect(market.seats.ann).toEqual({
    state: 'short',
    count: '3/4',
    text: "3 of 4 industrial planets: Wellon, Thibah, Tar'mann",
  });
  expect(routes.seats.ann).toMatchObject({ state: 'short', count: '2/5', text: '2 of 5 trade goods' });
  expect(routes.seats.bob.state).toBe('scored');
  expect(objectiveCosts(game, 'ann', game.book.byKind.objective['negotiate-trade-routes'])).toEqual([
    { have: 2, need: 5, of: 'trade goods' },
  ]);
  expect(scoringProblem(game, 'ann', 'negotiate-trade-routes')).toBe('You need 5 trade goods; you have 2.');
});

test('Secret objectives show progress to their owner only', () => {
  const { game } = laid();
  expect(buildSecretProgress(game, 'ann', 'ann').map(({ seats }) => seats.ann)).toEqual([
    { state: 'short', count: '0/3', text: '0 of 3 space docks' },
    { state: 'unknown', count: '', text: '' },
  ]);
  for (const viewer of ['bob', null]) expect(() => buildSecretProgress(game, 'ann', viewer)).toThrow();
  const blank = newGame(
    { ...game.state, seats: { ...game.state.seats, ann: { ...game.state.seats.ann, secretObjectives: [] } } },
    game.book,
  );
  expect(buildPublicProgress(game)).toEqual(buildPublicProgress(blank));
});

test('The objectives text shows the viewer in full, others as counts', () => {
  const { game } = laid();
  const told = (viewer: string | null, of: string | null) =>
    formatObjectives(buildPublicProgress(game), {
      viewer,
      of,
      secret: viewer === null ? [] : buildSecretProgress(game, viewer, viewer),
      nameOf: (seat) => nameOfSeat(game, seat),
    });
  const [open, secret] = told('ann', 'ann');
  expect(open).toContain("You: 3 of 4 industrial planets: Wellon, Thibah, Tar'mann");
  expect(open).toContain('✅');
  expect(secret).toContain('Fuel the War Machine');
  expect(secret).toContain('You: 0 of 3 space docks');
  expect(told('bob', 'ann').join('')).not.toContain('Fuel the War Machine');
  expect(told(null, null)).toHaveLength(1);
});

test('An objective about systems says what must be there', () => {
  const t = table({
    change: (state) => void (state.objectives = [{ id: 'intimidate-council', scoredBy: [] }]),
  });
  expect(scoringProblem(t.game, 'ann', 'intimidate-council')).toBe(
    'You need ships in 2 systems adjacent to Mecatol Rex; you have them in none.',
  );
  expect(buildPublicProgress(t.game)[0].seats.ann.text).toBe('ships in 0 of 2 systems adjacent to Mecatol Rex');
});
