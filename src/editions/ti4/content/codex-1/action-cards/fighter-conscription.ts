import { actionCard } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { capacityOf, placeUnits, shipsIn, unitsAt } from '#ti4/rules/units/units.ts';

/** Returns each eligible system once, however many space docks and ships with capacity it contains. */ import { placementGains } from '#ti4/content/shared/queries/placement-advice.ts';

const systems = (game: Game, seat: SeatId): SystemId[] =>
  [
    ...new Set(
      unitsAt(game, { owner: seat })
        .filter((unit) => unit.type === 'space-dock' || capacityOf(game, unit) > 0)
        .map((unit) => unit.system),
    ),
  ].filter((system) => shipsIn(game, system).every((ship) => ship.owner === seat));

export default actionCard({
  id: 'fighter-conscription',
  name: 'Fighter Conscription',
  set: 'codex-1',
  text: "Action: place 1 fighter in each system without other players' ships where you have a space dock or a unit with capacity.",
  copies: 1,
  advice: {
    gains: (game, seat) => {
      const gained = systems(game, seat).map((system) => placementGains(game, seat, system, 'fighter').units?.fighter);
      return { units: { fighter: gained.reduce<number>((sum, count = 0) => sum + count, 0) } };
    },
  },
  action: {
    problem: (game, { holder }) =>
      systems(game, holder).length ? undefined : 'There is no system where you can place a fighter.',
    effect: (game, { holder }) => {
      // May exceed capacity: the surplus is removed afterwards.
      for (const system of systems(game, holder)) placeUnits(game, holder, 'fighter', 1, { system });
    },
  },
});
