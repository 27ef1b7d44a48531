import { frameDataOf, framesOf, isFrameOf, procedureNamed, type Frame } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { CombatSides, SurvivingUnits } from './combat-facts.ts';
import type { PlanetId, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import type { Place } from '#ti4/rules/terms.ts';
import { groundForcesOn, isGroundForce, isShip, unitsAt } from '#ti4/rules/units/units.ts';

export type { Place };

/** The two sides of a combat (13, 29). */
export interface Sides {
  attacker: SeatId;
  defender: SeatId;
}

export const placeOf = ({ system, planet }: Place): Place => ({ system, ...(planet !== undefined && { planet }) });
export const sidesOf = ({ attacker, defender }: Sides): Sides => ({ attacker, defender });

export const opponentIn = (sides: Sides, seat: SeatId): SeatId =>
  sides.attacker === seat ? sides.defender : sides.attacker;
export const isSide = (sides: Sides, seat: SeatId): boolean => sides.attacker === seat || sides.defender === seat;

/**
 * Tells whether a unit is a ship in the space area or counts as one in the combat there, even from a planet; all
 * effects on ships apply to it.
 */
export const countsAsShip = (game: Game, unit: Unit): boolean =>
  modify(game, 'ship-in-space', { unit }, unit.planet === undefined && isShip(game, unit));

/** Returns the units that fight in a system's space area: ships and units that count as ships there. */
export const combatantsInSpace = (game: Game, system: SystemId, owner?: SeatId): Unit[] =>
  unitsAt(game, { system, ...(owner !== undefined && { owner }) }).filter((unit) => countsAsShip(game, unit));

/** Returns the units that fight on a planet: ground forces and units that count as ground forces there. */
export const combatantsOnPlanet = (game: Game, planet: PlanetId, owner?: SeatId): Unit[] =>
  unitsAt(game, { planet, ...(owner !== undefined && { owner }) }).filter((unit) =>
    modify(game, 'fights-on-ground', { unit, planet }, isGroundForce(game, unit)),
  );

export const combatantsAt = (game: Game, { system, planet }: Place, owner?: SeatId): Unit[] =>
  planet === undefined ? combatantsInSpace(game, system, owner) : combatantsOnPlanet(game, planet, owner);

/** Tells whether both sides of a combat have units left; else the combat ends (78.8, 42.3). */
export const hasBothSides = (game: Game, place: Place & Sides): boolean =>
  combatantsAt(game, place, place.attacker).length > 0 && combatantsAt(game, place, place.defender).length > 0;

/** The state of a running combat, in space or on a planet. */
export interface Combat extends Place, Sides {
  round?: number;
  /** The seat that announced a retreat this round, unless it was prevented. */
  retreating?: SeatId;
  /** The seat that announced a retreat this round, prevented or not. */
  announced?: SeatId;
  /** The seat that must announce a retreat this round if it can. */
  drivenOff?: SeatId;
  /** Set if an ability ended the combat without a winner. */
  drawn?: true;
  /** Set once the winner is settled; capacity is checked again from then on (16.3). */
  over?: true;
  winner?: SeatId | null;
}

/** The procedures that resolve a space combat and a ground combat. */
export const SPACE_COMBAT = procedureNamed<Combat>('space-combat');
export const GROUND_COMBAT = procedureNamed<Combat>('ground-combat');

/** Returns the innermost combat on a path of nested frames. */
export function combatIn(path: readonly Frame[]): Combat | undefined {
  const frame = path.findLast((one) => isFrameOf(one, SPACE_COMBAT) || isFrameOf(one, GROUND_COMBAT));
  return frameDataOf(frame, SPACE_COMBAT) ?? frameDataOf(frame, GROUND_COMBAT);
}

/** Returns the frame of the combat around the running step. */
export const combatFrame = (game: Game): Frame | undefined =>
  game.framePath.findLast((frame) => isFrameOf(frame, SPACE_COMBAT) || isFrameOf(frame, GROUND_COMBAT));

/** Returns the combat around the running step. */
export const currentCombat = (game: Game): (Combat & { where: 'space' | 'ground' }) | undefined => {
  const frame = combatFrame(game);
  const inSpace = frameDataOf(frame, SPACE_COMBAT);
  if (inSpace) return { ...inSpace, where: 'space' };
  const onGround = frameDataOf(frame, GROUND_COMBAT);
  return onGround && { ...onGround, where: 'ground' };
};

/** Returns every combat that has begun and not ended, for checks that run outside any step. */
export const ongoingCombats = ({ state }: Game): Combat[] =>
  [...framesOf(state.stack)]
    .flatMap((frame) => frameDataOf(frame, SPACE_COMBAT) ?? frameDataOf(frame, GROUND_COMBAT) ?? [])
    .filter(({ round }) => round !== undefined);

/** Tells whether a combat is fought in a unit's system or on its planet. */
export const isInCombat = (game: Game, { system, planet }: Unit): boolean =>
  [currentCombat(game), ...ongoingCombats(game)].some(
    (combat) => combat?.system === system && (combat.planet === undefined || combat.planet === planet),
  );

/** Records that a combat was won or drawn. */
export function recordCombat(game: Game, combat: Combat, winner: SeatId | null): void {
  const where = combat.planet === undefined ? 'space' : 'ground';
  const told = { where, left: standing(game, combat), ...placeOf(combat) } as const;
  if (winner === null) game.addFact({ type: 'combat-drawn', seats: [combat.attacker, combat.defender], ...told });
  else game.addFact({ type: 'combat-won', winner, loser: opponentIn(combat, winner), ...told });
}

/** Returns the surviving units of both sides, grouped by type and damage. */
function standing(game: Game, combat: Combat): SurvivingUnits[] {
  const left: SurvivingUnits[] = [];
  for (const seat of [combat.attacker, combat.defender])
    for (const { type, damaged } of combatantsAt(game, combat, seat)) {
      const alike = left.find(
        (one) => one.seat === seat && one.unit === type && (one.damaged ?? false) === (damaged ?? false),
      );
      if (alike) alike.count++;
      else left.push({ seat, unit: type, count: 1, ...(damaged && { damaged: true as const }) });
    }
  return left;
}

/**
 * Returns the only side with units left. A draw returns null: neither or both have units left, or an ability ended it
 * (78.10, 42.3).
 */
export function winnerOf(game: Game, combat: Combat): SeatId | null {
  if (combat.drawn) return null;
  const { planet } = combat;
  // Only ground forces can win on a planet: other units that fought like them do not hold it (42.3).
  const left = (seat: SeatId): Unit[] =>
    planet === undefined ? combatantsAt(game, combat, seat) : groundForcesOn(game, planet, seat);
  const standing = [combat.attacker, combat.defender].filter((seat) => left(seat).length > 0);
  return standing.length === 1 ? standing[0] : null;
}

/** Returns the facts recorded since the current combat round began. */
export function factsOfCombatRound(game: Game) {
  const at = game.facts.findLastIndex((fact) => fact.type === 'combat-round-begins');
  return at < 0 ? [] : game.facts.slice(at + 1);
}

export const combatFact = <T extends 'combat-begins' | 'combat-round-begins' | 'combat-deadlocked'>(
  type: T,
  combat: Combat & { round?: number },
): { type: T } & CombatSides => ({
  type,
  ...placeOf(combat),
  ...sidesOf(combat),
  ...(combat.round !== undefined && { round: combat.round }),
});

/** Records the beginning of a combat round, from the second one on with the units that survived the last. */
export const beginCombatRound = (game: Game, combat: Combat): void =>
  game.addFact({
    ...combatFact('combat-round-begins', combat),
    ...((combat.round ?? 1) > 1 && { left: standing(game, combat) }),
  });
