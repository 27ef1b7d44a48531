import { call } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { exhaustChosenPlanets } from '#ti3/rules/politics/imposed-choices.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';
import { valueIfDecided, units } from '#ti3/rules/politics/outcome-values.ts';

const HEAVY: readonly UnitType[] = ['dreadnought', 'war-sun'];

const heavy = (game: Game, seat: SeatId): number =>
  allUnits(game).filter(({ owner, type }) => owner === seat && HEAVY.includes(type)).length;

export default politicalCard({
  id: 'unconventional-weapons',
  name: 'Unconventional Weapons',
  text: 'For: dreadnoughts and war suns get −2 on their rolls. Against: each player exhausts 1 planet for each of their dreadnoughts and war suns.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => -1.2 * units('dreadnought', 'war-sun')(game, seat),
    against: (game, seat) => -units('dreadnought', 'war-sun')(game, seat),
  }),
  confidence: 'medium',
  modifiers: { 'roll-bonus': (_game, _held, bonus, { type }) => (HEAVY.includes(type) ? bonus - 2 : bonus) },
  resolve: (game, outcome) =>
    outcome === 'against'
      ? call(
          exhaustChosenPlanets,
          { due: remainingSeats(game.state).map((seat) => ({ seat, count: heavy(game, seat) })) },
          'finish',
        )
      : undefined,
});
