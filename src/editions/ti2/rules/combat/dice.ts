import { done, type Json } from '#engine';
import { isHit, type DieFor } from '#kit/combat/dice.ts';
import { specialOf } from '#ti2/rules/board/adjacency.ts';
import { unitCardOf } from '#ti2/rules/units/units.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { kit } from '#ti2/rules/components/component.ts';
import { procedure, openWindow, type Game } from '#ti2/rules/game.ts';
import { allLeaders, leaderTypeOf, isOnBoard, revealLeader } from '#ti2/rules/leaders/leader-locations.ts';
import type { Leader } from '#ti2/rules/state.ts';
import type { SeatId, SystemId, UnitId, UnitType } from '#ti2/rules/terms.ts';
import type { RollContext } from './roll-purpose.ts';

const DIE_SIDES = 10;
const { rollDice, rerollDice } = kit.configureDice({ sides: DIE_SIDES, againLabel: (by) => `second ${by}` });

export type Die = DieFor<{ unit: UnitType }>;

/** A roll whose dice may still be rolled again. */
export interface Volley extends RollContext {
  dice: Die[];
}

/**
 * Returns what a unit's die needs to hit and its bonus; undefined if it does not fire, such as a fighter in a nebula
 * (E2 7.15).
 */
export function rollStats(
  game: Game,
  shooting: RollContext,
  type: UnitType,
): { hitsOn: number; bonus: number } | undefined {
  const { battle } = unitCardOf(game, type);
  const blind = type === 'fighter' && shooting.planet === undefined && specialOf(game, shooting.system) === 'nebula';
  if (battle === null || blind) return undefined;
  return { hitsOn: battle, bonus: modify(game, 'roll-bonus', { ...shooting, type }, 0) };
}

/** Tells whether a unit could hit at all in a roll (E2 1.2). */
export function canHit(game: Game, shooting: RollContext, type: UnitType): boolean {
  const aim = rollStats(game, shooting, type);
  return aim !== undefined && aim.hitsOn - aim.bonus <= DIE_SIDES;
}

/** Returns the leaders that affect a roll. */
export const leadersAiding = (game: Game, shooting: RollContext): Leader[] =>
  allLeaders(game).filter((leader) => isOnBoard(leader) && leaderTypeOf(game, leader)?.aids?.(game, leader, shooting));

/** Reveals the face-down leaders among them. */
export function revealLeadersAiding(game: Game, shooting: RollContext): void {
  for (const leader of leadersAiding(game, shooting)) revealLeader(game, leader);
}

/** Rolls one die, or as many as components allow, for each unit that fires (E2 1.1). */
export function rollVolley(
  game: Game,
  shooting: RollContext,
  units: readonly { type: UnitType; id?: UnitId }[],
): Volley {
  revealLeadersAiding(game, shooting);
  const aims = units.flatMap(({ type, id }) => {
    const aim = rollStats(game, shooting, type);
    const count = modify(game, 'dice', { ...shooting, type, ...(id !== undefined && { unit: id }) }, 1);
    return aim ? Array.from({ length: count }, () => ({ unit: type, ...aim })) : [];
  });
  const { seat, purpose, system, planet = null } = shooting;
  const dice: Die[] = aims.length ? rollDice(game, `${purpose} of ${seat}`, aims) : [];
  const told = dice.map(({ unit, face, hitsOn, bonus }) => ({ unit, face, hitsOn, bonus }));
  const aides = leadersAiding(game, shooting).map(({ id }) => id);
  if (dice.length)
    game.addFact({
      type: 'dice-rolled',
      seat,
      purpose,
      system,
      planet,
      dice: told,
      hits: dice.filter(isHit).length,
      ...(aides.length && { aides }),
    });
  return { ...shooting, dice };
}

export interface RolledDice {
  attacker: SeatId;
  defender: SeatId;
  system: SystemId;
  volleys: Volley[];
}

/** Final hits of each volley, and the volleys. */
export interface RollResult {
  hits: number[];
  volleys: Volley[];
}

const shownBy = (volleys: Volley[]): Json =>
  ({ hits: volleys.map(({ dice }) => dice.filter(isHit).length), volleys }) as unknown as Json;

/** Opens a timing window in which dice may be rolled again, then counts hits. Returns a `RollResult`. */
export const diceWindow = procedure<RolledDice>()('dice-lie', {
  lie: (_game, { attacker, defender, system, volleys }) =>
    volleys.some(({ dice }) => dice.length)
      ? openWindow('after', 'dice-lie', { attacker, defender, system, purpose: volleys[0].purpose }, 'count')
      : done(shownBy(volleys)),
  count: (_game, { volleys }) => done(shownBy(volleys)),
});

/** Rolls one die again and adds a fact about it. `seat`: the owner of the die, who need not use the component. */
export function rerollDie(game: Game, seat: SeatId, die: Die, by: string): void {
  const before = die.face;
  if (!rerollDice(game, [die], by).length) return;
  game.addFact({
    type: 'die-rolled-again',
    seat,
    by: by.split('#')[0],
    unit: die.unit,
    before,
    face: die.face,
    hit: isHit(die),
  });
}

/** Casts the result of `diceWindow`. */
export const readRollResult = (result: Json): RollResult => result as unknown as RollResult;

/** Returns the hits of one volley from the result of `diceWindow`. */
export const hitCountIn = (result: Json, which = 0): number => readRollResult(result).hits[which] ?? 0;
