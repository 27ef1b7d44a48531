import { shipsIn } from '#ti2/rules/units/units.ts';
import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { addEffect, effectsOf } from '#ti2/rules/components/kit.ts';
import { type Game, actionCard } from '#ti2/rules/components/component.ts';
import { chooseSystem } from '#ti2/rules/components/target-questions.ts';
import { movementOf, systemsWithMovableShips } from '#ti2/rules/movement/movement-points.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId, UnitId } from '#ti2/rules/terms.ts';

/** Returns the system in which a ship's fleet was before the movement segment (E2 1.4). */
const startOf = ({ voyage, system }: Unit): SystemId => voyage?.left[0] ?? system;

/** Lists a player's ships in a system that can move by themselves and whose fleet has not had the bonus this turn. */
function fleetIn(game: Game, seat: SeatId, card: string, system: SystemId): UnitId[] {
  const had = effectsOf(game, card, seat).flatMap(({ data }) => data as UnitId[]);
  const starts = had.flatMap((id) => (game.state.units[id] ? [startOf(game.state.units[id])] : []));
  return shipsIn(game, system, seat)
    .filter((ship) => movementOf(game, ship) > 0 && !starts.includes(startOf(ship)))
    .map(({ id }) => id);
}

/** Lists the systems of a player's fleets that a copy of this card can still make faster in this round. */
const fleets = (game: Game, seat: SeatId, card: string): SystemId[] =>
  allowedTargets(game, card, systemsWithMovableShips(game, seat)).filter(
    (system) => fleetIn(game, seat, card, system).length > 0,
  );

const inMovement = ({ state }: Game, seat: SeatId): boolean =>
  state.active === seat && state.turn.segment === 'movement';

export default actionCard({
  id: 'full-burn',
  name: 'Full Burn',
  copies: 4,
  text: 'During your movement segment: choose 1 of your fleets. Its ships get +1 movement this turn. A fleet can get this bonus only once per round.',
  sources: { text: 'own', copies: 'own' },
  anytime: {
    problem: (game, { holder, component }) =>
      inMovement(game, holder) && fleets(game, holder, component).length
        ? undefined
        : 'You can play this card only during your movement segment, and once per round for each fleet.',
    target: (game, { holder, component }) =>
      chooseSystem(game, holder, 'Which fleet gets +1 movement?', fleets(game, holder, component)),
    effect: (game, { holder, component }, [system]) => {
      addEffect(game, component, holder, fleetIn(game, holder, component, system), 'turn');
    },
  },
  modifiers: {
    movement: (_game, { holder, memory }, value, { seat, unit }) =>
      seat === holder && Array.isArray(memory) && memory.includes(unit) ? value + 1 : value,
  },
});
