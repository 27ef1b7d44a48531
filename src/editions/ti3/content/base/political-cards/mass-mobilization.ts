import { ask, call, chosenAmounts, done } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { hasQuality, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import { orderOfPlay } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'mass-mobilization';

const room = (game: Game, seat: SeatId, count: number): number =>
  Math.min(count, piecesInReinforcements(game, seat, 'ground-force'));

const where = question<{ count: number }, Record<string, number>>()(
  'mass-mobilization',
  (game, seat, { count }) => {
    const due = room(game, seat, count);
    const planets = planetsOf(game, seat);
    if (!due || !planets.length)
      return { kind: 'none', reason: 'You control no planet where you can place ground forces.' };
    return {
      kind: 'allot',
      prompt: `On which planets do you place ${formatCount(due, 'ground force')}?`,
      amounts: planets.map(({ id: key }) => ({
        key,
        label: `Ground force on ${nameOfPlanet(game, key)}`,
        max: due,
        weights: { put: 1 },
      })),
      limits: [
        {
          measure: 'put',
          measureLabel: 'ground forces',
          atLeast: due,
          atMost: due,
          message: `Place exactly ${formatCount(due, 'ground force')}; you placed {sum}.`,
        },
      ],
      proposed: { [planets[0].id]: due },
    };
  },
  { title: 'place ground forces', forced: true },
);

const mobilize = procedure<{ count: number }>()('mass-mobilization', {
  ask: (game, { count }) =>
    ask(
      orderOfPlay(game).map((seat) => where.ask(seat, { count })),
      'put',
    ),
  put: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers))
      for (const [planet, count] of Object.entries(chosenAmounts(answer)))
        if (count) placeFreeUnits(game, seat, 'ground-force', planet, count);
    return done();
  },
});

export default politicalCard({
  id: ID,
  name: 'Mass Mobilization',
  text: 'For: each player places free ground forces on planets they control, 1 for every 5 votes that all players cast together. Against: no player can produce ground forces for the rest of the round.',
  elect: 'for-against',
  stake: valueIfDecided({ for: 1.5, against: -1 }),
  confidence: 'medium',
  modifiers: {
    'build-barred': (game, _held, why, { type }) =>
      hasQuality(game, 'ground-force', { type })
        ? 'No player can produce ground forces this round (Mass Mobilization).'
        : why,
  },
  procedures: [mobilize],
  questions: [where],
  resolve: (game, outcome, votes) => {
    const count = Math.floor(Object.values(votes).reduce((sum, cast) => sum + cast.votes, 0) / 5);
    if (outcome === 'for') return count ? call(mobilize, { count }, 'finish') : undefined;
    addEffect(game, ID, '', null, 'round');
  },
});
