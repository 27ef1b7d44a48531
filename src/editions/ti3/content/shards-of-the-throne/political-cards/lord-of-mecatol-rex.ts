import { politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { controlsMecatol, MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import { destroyUnits, unitsInSystem } from '#ti3/rules/units/units.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const ID = 'lord-of-mecatol-rex';

const atHome = (game: Game, seat: SeatId): Unit[] =>
  unitsInSystem(game, seatOf(game, seat).home).filter(({ owner }) => owner === seat);

export default politicalCard({
  id: ID,
  name: 'Lord of Mecatol Rex',
  text: 'For: the player who controls Mecatol Rex gains 1 victory point and destroys all their units in their home system. Against: no effect. If no player controls Mecatol Rex, draw another card.',
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => (controlsMecatol(game, seat) ? 8 - 1.5 * atHome(game, seat).length : 0),
  }),
  confidence: 'medium',
  moot: ({ state }) => (state.planets[MECATOL_REX]?.owner ?? null) === null,
  resolve: (game, outcome) => {
    const seat = game.state.planets[MECATOL_REX]?.owner ?? null;
    if (outcome === 'against' || seat === null) return;
    gainPoints(game, seat, 1, ID);
    destroyUnits(game, atHome(game, seat));
  },
});
