import { choose } from '../../../../engine/index.ts';
import { sideBySide, specialOf } from '../board/galaxy.ts';
import { aboard, countOf, enemiesIn, shedFighters, shipsIn } from '../board/units.ts';
import { question, type Game } from '../game.ts';
import { nameOfSystem } from '../names.ts';
import type { SeatId, SystemId } from '../terms.ts';

/** Where an attacker may withdraw to: systems side by side which one of the ships has left in this turn (E2 7.13). */
export function waysOut(game: Game, seat: SeatId, system: SystemId): SystemId[] {
  const left = new Set(shipsIn(game, system, seat).flatMap(({ voyage }) => voyage?.left ?? []));
  return [...left].filter(
    (to) => to !== system && sideBySide(game, system, to) && specialOf(game, to) !== 'asteroid-field' && !enemiesIn(game, to, seat).length,
  );
}

export const FIGHT_ON = 'fight-on';

export const withdrawal = question<{ system: SystemId }>()(
  'withdrawal',
  (game, seat, { system }) =>
    choose(`Withdraw from ${nameOfSystem(game, system)}?`, [
      { key: FIGHT_ON, label: 'Fight on' },
      ...waysOut(game, seat, system).map((key) => ({ key, label: `Withdraw to ${nameOfSystem(game, key)}` })),
    ]),
  { title: 'withdraw or fight on' },
);

/** All ships go together, with what is aboard. */
export function withdraw(game: Game, seat: SeatId, system: SystemId, towards: SystemId): void {
  const ships = shipsIn(game, system, seat);
  const all = [...ships, ...ships.flatMap((ship) => aboard(game, ship))];
  for (const one of all) one.system = towards;
  game.stirred();
  game.fact({ type: 'fleet-withdrawn', seat, system, towards, units: countOf(all) });
  shedFighters(game);
}
