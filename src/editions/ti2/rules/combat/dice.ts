import { done, type Json } from '#engine';
import { isHit, type DieFor } from '#kit/combat/dice.ts';
import { specialOf } from '#ti2/rules/board/adjacency.ts';
import { cardOf } from '#ti2/rules/units/units.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { kit } from '#ti2/rules/components/component.ts';
import { procedure, window, type Game } from '#ti2/rules/game.ts';
import { everyLeader, kindOf, serves, unveil } from '#ti2/rules/leaders/leader-locations.ts';
import type { Leader } from '#ti2/rules/state.ts';
import type { SeatId, SystemId, UnitId, UnitType } from '#ti2/rules/terms.ts';
import type { Shooting } from './roll-purpose.ts';

const SIDES = 10;
const { castDice, castAgain } = kit.dice({ sides: SIDES, againLabel: (by) => `second ${by}` });

export type Die = DieFor<{ unit: UnitType }>;

/** A roll as it lies on the table. */
export interface Volley extends Shooting {
  dice: Die[];
}

/** What a unit's die needs in a roll; nothing where it does not fire: fighters in a nebula never hit (E2 7.15). */
export function aimOf(game: Game, shooting: Shooting, type: UnitType): { hitsOn: number; bonus: number } | undefined {
  const { battle } = cardOf(game, type);
  const blind = type === 'fighter' && shooting.planet === undefined && specialOf(game, shooting.system) === 'nebula';
  if (battle === null || blind) return undefined;
  return { hitsOn: battle, bonus: modify(game, 'roll-bonus', { ...shooting, type }, 0) };
}

/** Whether a unit could hit at all in a roll (E2 1.2). */
export function mayHit(game: Game, shooting: Shooting, type: UnitType): boolean {
  const aim = aimOf(game, shooting, type);
  return aim !== undefined && aim.hitsOn - aim.bonus <= SIDES;
}

/** Leaders that do something in a roll. */
export const aidesIn = (game: Game, shooting: Shooting): Leader[] =>
  everyLeader(game).filter((leader) => serves(leader) && kindOf(game, leader)?.aids?.(game, leader, shooting));

/** Those of them that lay face down are known from now on. */
export function unveilAides(game: Game, shooting: Shooting): void {
  for (const leader of aidesIn(game, shooting)) unveil(game, leader);
}

/** Rolls a die for each unit that fires (E2 1.1), or as many as it has. */
export function shoot(game: Game, shooting: Shooting, units: readonly { type: UnitType; id?: UnitId }[]): Volley {
  unveilAides(game, shooting);
  const aims = units.flatMap(({ type, id }) => {
    const aim = aimOf(game, shooting, type);
    const count = modify(game, 'dice', { ...shooting, type, ...(id !== undefined && { unit: id }) }, 1);
    return aim ? Array.from({ length: count }, () => ({ unit: type, ...aim })) : [];
  });
  const { seat, purpose, system, planet = null } = shooting;
  const dice: Die[] = aims.length ? castDice(game, `${purpose} of ${seat}`, aims) : [];
  const told = dice.map(({ unit, face, hitsOn, bonus }) => ({ unit, face, hitsOn, bonus }));
  const aides = aidesIn(game, shooting).map(({ id }) => id);
  if (dice.length)
    game.fact({
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

export interface Lying {
  attacker: SeatId;
  defender: SeatId;
  system: SystemId;
  volleys: Volley[];
}

/** What the dice came to in the end. */
export interface Shown {
  hits: number[];
  volleys: Volley[];
}

const shownBy = (volleys: Volley[]): Json =>
  ({ hits: volleys.map(({ dice }) => dice.filter(isHit).length), volleys }) as unknown as Json;

/** Dice lie: whoever fights may have one rolled again; then hits are counted. Gives back what they show. */
export const diceLie = procedure<Lying>()('dice-lie', {
  lie: (_game, { attacker, defender, system, volleys }) =>
    volleys.some(({ dice }) => dice.length)
      ? window('after', 'dice-lie', { attacker, defender, system, purpose: volleys[0].purpose }, 'count')
      : done(shownBy(volleys)),
  count: (_game, { volleys }) => done(shownBy(volleys)),
});

/** Rolls one die again, and tells it. */
export function rollOneAgain(game: Game, seat: SeatId, die: Die, by: string): void {
  const before = die.face;
  if (!castAgain(game, [die], by).length) return;
  game.fact({
    type: 'die-rolled-again',
    seat,
    by: by.split('#')[0],
    unit: die.unit,
    before,
    face: die.face,
    hit: isHit(die),
  });
}

/** What `diceLie` has given back. */
export const shown = (result: Json): Shown => result as unknown as Shown;

/** How many hits a roll came to, of what `diceLie` gives back. */
export const hitsIn = (result: Json, which = 0): number => shown(result).hits[which] ?? 0;
