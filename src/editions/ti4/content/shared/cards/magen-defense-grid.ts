import { ask, call, chosenKey, done } from '#engine';
import { combatantsOnPlanet, isSide, opponentIn, type Place, type Sides } from '#ti4/rules/combat/combat.ts';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { pickUnit, findPickedUnit } from '#ti4/rules/units/pick-unit.ts';
import { on, type Reaction } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { isStructure, unitsAt } from '#ti4/rules/units/units.ts';

export const structuresAt = (game: Game, seat: SeatId, at: { system: SystemId } | { planet: PlanetId }): Unit[] =>
  unitsAt(game, { owner: seat, ...at }).filter((unit) => isStructure(game, unit));

const targets = (game: Game, data: Sides & { planet: PlanetId; seat: SeatId }) =>
  combatantsOnPlanet(game, data.planet, opponentIn(data, data.seat)).map((unit) => unit.id);

/** Lets the holder choose which of the opponent's ground forces is hit; only that unit may sustain the damage. */
export const magenDefenseGrid = procedure<Place & Sides & { planet: PlanetId; seat: SeatId }>()('magen-defense-grid', {
  start: (game, data) =>
    ask(
      [pickUnit.ask(data.seat, { units: targets(game, data), prompt: 'To which ground force do you assign the hit?' })],
      'hit',
    ),
  hit: (game, data, got) => {
    const unit = findPickedUnit(game, targets(game, data), chosenKey(got.answer));
    if (!unit) return done();
    return call(
      assignHits,
      {
        seat: unit.owner,
        by: data.seat,
        purpose: 'ability',
        system: data.system,
        planet: data.planet,
        hits: 1,
        units: [unit.id],
      },
      'end',
    );
  },
  end: () => done(),
});

/**
 * Produces a hit on an opponent's ground force when a ground combat starts on a planet with a structure of the holder.
 */
export const magenDefenseGridReaction: Reaction = on('when', 'ground-combat-begins', {
  mandatory: true,
  isUsable: (game, { holder }, event) =>
    isSide(event, holder) &&
    structuresAt(game, holder, { planet: event.planet }).length > 0 &&
    combatantsOnPlanet(game, event.planet, opponentIn(event, holder)).length > 0,
  effect: (_game, { holder }, { system, planet, attacker, defender }) =>
    call(magenDefenseGrid, { seat: holder, system, planet, attacker, defender }, 'finish'),
});
