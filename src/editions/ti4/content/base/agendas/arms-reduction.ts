import { call } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { destroyChosenUnits } from '#ti4/rules/units/losses.ts';
import { specialtiesOf } from '#ti4/rules/planets/planets.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, UnitId, UnitType } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import {
  exhaustedAtStrategyPhase,
  scheduleForStrategyPhase,
} from '#ti4/content/shared/procedures/next-strategy-phase.ts';

const KEPT: [UnitType, number][] = [
  ['dreadnought', 2],
  ['cruiser', 4],
];

/** Returns a player's units of a type and the number of them beyond the limit. */
function surplus(game: Game, seat: SeatId, type: UnitType, kept: number): { units: UnitId[]; count: number } {
  const units = unitsAt(game, { owner: seat, type }).map((unit) => unit.id);
  return { units, count: Math.max(0, units.length - kept) };
}

export default agenda({
  id: 'arms-reduction',
  name: 'Arms Reduction',
  set: 'base',
  text: 'For: each player keeps only 2 dreadnoughts and 4 cruisers and destroys the others. Against: when the next strategy phase begins, each player exhausts all their planets with technology specialties.',
  type: 'directive',
  elect: 'for-against',
  advice: {
    outcomes: {
      for: (game, seat) => ({
        units: Object.fromEntries(KEPT.map(([type, kept]) => [type, -surplus(game, seat, type, kept).count])),
      }),
      against: { resources: -1 },
    },
  },
  resolve: (game, outcome) => {
    const seats = seatsFrom(game.state, game.state.speaker);
    if (outcome === 'against') {
      scheduleForStrategyPhase(game, 'arms-reduction', seats);
      return undefined;
    }
    const list = seats
      .flatMap((seat) =>
        KEPT.map(([type, kept]) => ({ seat, ...surplus(game, seat, type, kept), why: 'for Arms Reduction' })),
      )
      .filter(({ count }) => count > 0);
    return call(destroyChosenUnits, { losses: list, by: null }, 'finish');
  },
  reactions: [exhaustedAtStrategyPhase((game, _seat, planet) => specialtiesOf(game, planet).length > 0)],
});
