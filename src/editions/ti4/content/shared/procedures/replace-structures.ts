import { ask, choose, chosenKey, done, goto } from '#engine';
import { deferStructurePlaced } from '#ti4/rules/planets/control.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfUnit } from '#ti4/rules/names.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import { optionsByPlace, unitsFreeToTake } from '#ti4/rules/units/reinforcements.ts';
import { isFloating, type StructureType } from '#ti4/rules/units/structures.ts';
import type { PlanetId, SeatId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';
import { countInReinforcements, isStructure, placeUnits, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';

export const foreignStructures = (game: Game, seat: SeatId, planet: PlanetId): Unit[] =>
  unitsAt(game, { planet, notOwner: seat }).filter((unit) => isStructure(game, unit));

/** Asks which unit on the board to move if no such unit is in the reinforcements; the player may decline. */
export const chooseStructureToMove = question<{ type: UnitType; planet: PlanetId }>()(
  'structure-to-move',
  (game, seat, { type, planet }) => {
    const units = unitsFreeToTake(game, seat, type);
    if (!units.length) return { kind: 'none', reason: `You have no ${nameOfUnit(type)} to place there.` };
    return choose(
      `You have no ${nameOfUnit(type)} in your reinforcements. Which one on the board do you move to ${nameOfPlanet(game, planet)}, to replace the one there?`,
      optionsByPlace(game, units).map(({ key, label }) => ({ key, label: `From ${label}` })),
      { min: 0, nothing: 'Move none' },
    );
  },
  { title: 'replace a structure' },
);

/**
 * Replaces other players' structures on a planet with the seat's structures of the same type. A structure that is not
 * replaced stays and is lost along with its planet.
 */
export const replaceStructures = procedure<{ seat: SeatId; planet: PlanetId; left: UnitId[] }>()('replace-structures', {
  next: (game, data) => {
    const unit = game.state.units[data.left[0]];
    if (!unit) return data.left.shift() === undefined ? done() : goto('next');
    return countInReinforcements(game, data.seat, unit.type) > 0
      ? goto('replace')
      : ask([chooseStructureToMove.ask(data.seat, { type: unit.type, planet: data.planet })], 'chosen');
  },
  chosen: (game, data, got) => {
    const moved = game.state.units[chosenKey(got.answer) ?? ''];
    if (moved) removeUnit(game, moved, 'placed-elsewhere');
    else data.left.shift();
    return goto(moved ? 'replace' : 'next');
  },
  replace: (game, data) => {
    const unit = game.state.units[data.left.shift() ?? ''];
    if (!unit) return goto('next');
    removeUnit(game, unit, 'replaced');
    const { system } = planetOf(game, data.planet);
    const where = isFloating(game, data.seat, unit.type as StructureType)
      ? { system }
      : { system, planet: data.planet };
    placeUnits(game, data.seat, unit.type, 1, where);
    deferStructurePlaced(game, { seat: data.seat, type: unit.type, ...where });
    return goto('next');
  },
});
