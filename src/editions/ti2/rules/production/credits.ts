import { formatCount } from '#text/sentences.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** Gives a player credits from the bank and logs the reason. */
export function gainCredits(game: Game, seat: SeatId, count: number, why: string): void {
  if (count <= 0) return;
  seatOf(game, seat).credits += count;
  game.addFact({ type: 'credits-received', seat, count, why });
}

/** Formats the attack fee; empty if attacks are free. */
export function formatAttackFee(game: Game, seat: SeatId): string {
  const fee = modify(game, 'attack-fee', { seat }, 0);
  return fee ? ` An attack costs ${formatCount(fee, 'credit')}.` : '';
}

/** Pays credits to the bank or another player, at most what the player has; the rest is a debt (E2 11.3). */
export function payFee(game: Game, seat: SeatId, count: number, why: string, receiver: SeatId | null = null): void {
  const purse = seatOf(game, seat);
  const paid = Math.min(count, purse.credits);
  if (paid <= 0) return;
  purse.credits -= paid;
  if (receiver !== null) seatOf(game, receiver).credits += paid;
  game.addFact({ type: 'credits-paid', seat, count: paid, why, receiver });
}
