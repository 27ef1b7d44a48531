import { formatCount, formatList } from '#text/sentences.ts';
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

/** Credits that an attack costs; firing PDS at ships can be one, too. */
export const attackFee = (game: Game, seat: SeatId, by: 'attack-fee' | 'fire-fee' = 'attack-fee'): number =>
  modify(game, by, { seat }, 0);

export type FeeModifier = 'attack-fee' | 'fire-fee' | 'colony-fee';

/** Names the cards in effect that set one of the fees: " (Ceasefire)"; empty without any. */
export function formatFeeCards({ book, state }: Game, ...fees: readonly FeeModifier[]): string {
  const inEffect = [...Object.values(state.laws), ...Object.values(state.effects)].map(({ component }) => component);
  const names = [...new Set(inEffect)].flatMap((id) => {
    const { modifiers = {}, name = id } = book.components[id] ?? {};
    return fees.some((fee) => fee in modifiers) ? [name] : [];
  });
  return names.length ? ` (${formatList(names)})` : '';
}

/** Returns why a player cannot pay the fee of an attack, with the card that sets it; undefined if they can. */
export function feeProblem(
  game: Game,
  seat: SeatId,
  fee: number,
  by: 'attack-fee' | 'fire-fee' = 'attack-fee',
): string | undefined {
  const { credits } = seatOf(game, seat);
  return fee > credits
    ? `An attack costs ${formatCount(fee, 'credit')}${formatFeeCards(game, by)}; you have ${credits}.`
    : undefined;
}

/** Formats the attack fee; empty if attacks are free. */
export function formatAttackFee(game: Game, seat: SeatId, by?: 'fire-fee'): string {
  const fee = attackFee(game, seat, by);
  return fee ? ` An attack costs ${formatCount(fee, 'credit')}${formatFeeCards(game, by ?? 'attack-fee')}.` : '';
}

/** Returns why a player cannot fire PDS: the fee is more than they have; undefined if they can. */
export const fireFeeProblem = (game: Game, seat: SeatId): string | undefined =>
  feeProblem(game, seat, attackFee(game, seat, 'fire-fee'), 'fire-fee');

/** Returns why a player cannot gain control of a neutral planet: the fee is more than they have; undefined if they can. */
export const colonyFeeProblem = (game: Game, seat: SeatId): string | undefined => {
  const fee = modify(game, 'colony-fee', { seat }, 0);
  const { credits } = seatOf(game, seat);
  return fee > credits
    ? `A neutral planet costs ${formatCount(fee, 'credit')}${formatFeeCards(game, 'colony-fee')}; you have ${credits}.`
    : undefined;
};

/** Pays for the control of a neutral planet. */
export const payColonyFee = (game: Game, seat: SeatId): void =>
  payFee(game, seat, modify(game, 'colony-fee', { seat }, 0), 'colony');

/** Pays for firing PDS. */
export const payFireFee = (game: Game, seat: SeatId): void =>
  payFee(game, seat, attackFee(game, seat, 'fire-fee'), 'attack');

/** Pays credits to the bank or another player, at most what the player has; the rest is a debt (E2 11.3). */
export function payFee(game: Game, seat: SeatId, count: number, why: string, receiver: SeatId | null = null): void {
  const purse = seatOf(game, seat);
  const paid = Math.min(count, purse.credits);
  if (paid <= 0) return;
  purse.credits -= paid;
  if (receiver !== null) seatOf(game, receiver).credits += paid;
  game.addFact({ type: 'credits-paid', seat, count: paid, why, receiver });
}
