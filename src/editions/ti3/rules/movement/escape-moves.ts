import { ask, chosenKey, choose, done, goto, type Option } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { countersInReinforcements, placeCounter } from '#ti3/rules/tokens/command-counters.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { groupLikeUnits, markedUnitLabel } from '#ti3/rules/units/like-units.ts';
import { fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { unitsInSystem, shipsIn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId, UnitId, UnitType } from '#ti3/rules/terms.ts';
import { activationProblem } from './activation.ts';
import { neighborsByShip } from '#ti3/rules/board/adjacency.ts';
import { entryProblem } from './routes.ts';

// Escape moves: single ships move to adjacent empty systems, each of which gets a counter from reinforcements.

export interface EscapeMove {
  seat: SeatId;
  from: SystemId;
  types: readonly UnitType[];
  /** Maximum number of ships. */
  most: number;
  gone?: UnitId[];
}

/**
 * Returns the adjacent empty systems (as in E3 19.2) that the seat can activate and enter and where its fleet supply
 * allows a ship.
 */
const goals = (game: Game, seat: SeatId, from: SystemId): SystemId[] =>
  neighborsByShip(game, from, seat).filter(
    (to) =>
      !unitsInSystem(game, to).length &&
      activationProblem(game, seat, to) === undefined &&
      entryProblem(game, seat, to) === undefined &&
      fleetSupply(game, seat, to) > 0,
  );

const slipping = (game: Game, { seat, from, types, gone = [] }: EscapeMove): Unit[] =>
  shipsIn(game, from, seat).filter((ship) => types.includes(ship.type) && !gone.includes(ship.id));

export const canEscapeMove = (game: Game, sortie: EscapeMove): boolean =>
  countersInReinforcements(game, sortie.seat) > 0 &&
  slipping(game, sortie).length > 0 &&
  goals(game, sortie.seat, sortie.from).length > 0;

const goalKey = pairKey<UnitId, SystemId>('>');

function ways(game: Game, sortie: EscapeMove): Option[] {
  const groups = groupLikeUnits(game, slipping(game, sortie));
  return [...groups.values()].flatMap(([ship]) =>
    goals(game, sortie.seat, sortie.from).map((to) => ({
      key: goalKey.format(ship.id, to),
      label: `${markedUnitLabel(game, ship)} to ${nameOfSystem(game, to)}`,
    })),
  );
}

const chooseSortie = question<Omit<EscapeMove, 'seat'>>()(
  'choose-sortie',
  (game, seat, data) => {
    if (!canEscapeMove(game, { seat, ...data }))
      return { kind: 'none', reason: 'None of your ships can move from there to an adjacent system without units.' };
    const more = data.gone?.length ? [{ key: 'none', label: 'Move no more ships' }] : [];
    return choose(`Which ship do you move away from ${nameOfSystem(game, data.from)}?`, [
      ...ways(game, { seat, ...data }),
      ...more,
    ]);
  },
  { title: 'choose a ship to move', forced: true },
);

/** Moves ships out one at a time. */
export const escapeMoves = procedure<EscapeMove>()('sortie', {
  ask: (_game, { seat, ...data }) =>
    (data.gone?.length ?? 0) < data.most ? ask([chooseSortie.ask(seat, data)], 'chosen') : done(),
  chosen: (game, data, { answer }) => {
    const choice = chosenKey(answer) ?? 'none';
    if (choice === 'none') return done();
    const [id, to] = goalKey.parse(choice);
    const ship = game.state.units[id];
    ship.system = to;
    game.invalidateStep();
    game.addFact({ type: 'ships-moved', seat: data.seat, from: data.from, towards: to, units: { [ship.type]: 1 } });
    placeCounter(game, data.seat, to, 'reinforcements');
    data.gone = [...(data.gone ?? []), id];
    return goto('ask');
  },
});

export const escapeMoveProcedures = [escapeMoves];
export const escapeMoveQuestions = [chooseSortie];
