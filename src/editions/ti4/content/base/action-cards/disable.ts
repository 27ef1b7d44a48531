import { actionCard, on } from '#ti4/rules/components/component.ts';
import { findPlanetByUnitId } from '#ti4/rules/combat/armed-planets.ts';
import { denied, rollStats } from '#ti4/rules/combat/dice.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { hasPlanetaryShield } from '#ti4/rules/invasion/bombardment.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { SeatId, Unit } from '#ti4/rules/state.ts';
import { definitionOf, unitsAt } from '#ti4/rules/units/units.ts';

const disabled = (unit: Unit, invader: SeatId): boolean =>
  unit.type === 'pds' && unit.owner !== invader && findPlanetByUnitId(unit) === undefined;
const shields = (game: Game, unit: Unit): boolean => definitionOf(game, unit).planetaryShield ?? false;

/** Tells whether this card would stop a PDS: it shields its planet, or can fire at landing ground forces. */
function stoppable(game: Game, unit: Unit, invader: SeatId): boolean {
  const { system, planet } = unit;
  if (!disabled(unit, invader) || planet === undefined) return false;
  if (shields(game, unit) && hasPlanetaryShield(game, invader, planet)) return true;
  const roll = { seat: unit.owner, against: invader, purpose: 'space-cannon-defense', system, planet } as const;
  return rollStats(game, unit, roll.purpose, system) !== undefined && denied(game, roll, unit) === undefined;
}

export default actionCard({
  id: 'disable',
  name: 'Disable',
  set: 'base',
  text: "When your invasion begins in a system with other players' PDS: those PDS lose Planetary Shield and Space Cannon until the invasion ends.",
  copies: 1,
  reactions: [
    on('when', 'invasion-begins', {
      isUsable: (game, { holder }, event) =>
        event.seat === holder &&
        unitsAt(game, { system: event.system, type: 'pds', notOwner: holder }).some((unit) =>
          stoppable(game, unit, holder),
        ),
      effect: (game, { holder, component }, event) => void addEffect(game, component, holder, event.system, 'action'),
    }),
  ],
  modifiers: {
    'planetary-shield': (game, { holder, memory }, shielded, { planet }) =>
      shielded &&
      (game.state.planets[planet].system !== memory ||
        unitsAt(game, { planet }).some((unit) => shields(game, unit) && !disabled(unit, holder))),
    'ability-denied': (game, { holder, memory }, why, { unit, purpose }) =>
      purpose === 'space-cannon-defense' && unit.system === memory && disabled(unit, holder)
        ? `This PDS cannot use Space Cannon: ${nameOfSeat(game, holder)} played Disable.`
        : why,
  },
});
