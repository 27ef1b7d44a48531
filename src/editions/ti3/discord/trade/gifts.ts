import type { Choice, Led } from '#discord/edition/edition-adapter.ts';
import type { SeatId } from '#engine';
import { tailedKey } from '#kit/prompts/option-keys.ts';
import { some } from '#text/sentences.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { giftProblem } from '#ti3/rules/politics/bribes.ts';
import { others, seatOf } from '#ti3/rules/seats.ts';

/** "p2:3": three trade goods for a player. */
export const giftKey = tailedKey<SeatId, string>(':');

/** Gifts that could be made just now (E3 13.2), small ones first. */
export function giftsOf(
  game: Game,
  seat: SeatId,
  called: (to: SeatId) => string | undefined = () => undefined,
): Choice[] {
  const able = others(game.state, seat).filter((to) => giftProblem(game, seat, to) === undefined);
  const counts = Array.from({ length: able.length ? seatOf(game, seat).tradeGoods : 0 }, (_, i) => i + 1);
  return counts.flatMap((count) =>
    able.map((to) => ({
      key: giftKey.of(to, String(count)),
      label: `${some(count, 'trade good')} to ${called(to) ?? nameOfSeat(game, to)}`,
    })),
  );
}

/** Why nothing can be given, whoever it is for; or not so much. */
export function unableToGive(game: Game, seat: SeatId, typed = ''): string {
  const [first = seat] = others(game.state, seat);
  const problem = giftProblem(game, seat, first);
  if (problem !== undefined) return problem;
  const { tradeGoods } = seatOf(game, seat);
  const wanted = Number(/\d+/.exec(typed)?.[0] ?? 0);
  if (wanted > tradeGoods)
    return `You have ${some(tradeGoods, 'trade good')}, and so you cannot give ${wanted} (E3 13.2).`;
  return 'Say how many trade goods, and to whom, as “2 trade goods to Hacan” (E3 13.2).';
}

/** The button for it. */
export const GIVE: Led = { path: 'trade give', label: 'Give trade goods' };
