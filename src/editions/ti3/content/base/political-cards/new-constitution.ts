import { ask, call, chosenKey, done } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { procedure } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { chooseImposed, exhaustChosenPlanets } from '#ti3/rules/politics/imposed-choices.ts';
import { seatsByReadyInfluence } from '#ti3/rules/politics/political-counts.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const choose = procedure<{ seat: SeatId }>()('new-constitution', {
  ask: (game, { seat }) => {
    const laws = Object.values(game.state.laws).map(({ component: key }) => ({ key, label: nameOf(game, key) }));
    return ask(
      [
        chooseImposed.ask(seat, {
          prompt: 'Which law do you discard?',
          options: [...laws, { key: 'none', label: 'Discard none' }],
        }),
      ],
      'chosen',
    );
  },
  chosen: (game, _data, { answer }) => {
    discardLaw(game, chosenKey(answer) ?? '');
    return done();
  },
});

export default politicalCard({
  id: 'new-constitution',
  name: 'New Constitution',
  text: 'For: discard all laws. Each player exhausts 2 of their planets. Against: the player with the most influence on ready planets may discard a law.',
  elect: 'for-against',
  stake: valueIfDecided({ for: -3 }),
  confidence: 'medium',
  procedures: [choose],
  resolve: (game, outcome) => {
    if (outcome === 'against')
      return Object.keys(game.state.laws).length
        ? call(choose, { seat: seatsByReadyInfluence(game)[0] }, 'finish')
        : undefined;
    for (const law of Object.keys(game.state.laws)) discardLaw(game, law);
    return call(
      exhaustChosenPlanets,
      { due: remainingSeats(game.state).map((seat) => ({ seat, count: 2 })) },
      'finish',
    );
  },
});
