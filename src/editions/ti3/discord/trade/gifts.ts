import type { Choice, MenuCommand } from '#discord/edition/game-presenter.ts';
import type { SeatId } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import { capitalize, formatCount } from '#text/sentences.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { giftProblem, largestGift } from '#ti3/rules/politics/bribes.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';

/** Key of a gift: "p2:3" is three trade goods for p2. */
export const giftKey = optionalPairKey<SeatId, string>(':');

/** Returns the gifts that a seat can make (E3 13.2), small ones first. */
export function giftChoices(
  game: Game,
  seat: SeatId,
  called: (to: SeatId) => string | undefined = () => undefined,
): Choice[] {
  const able = othersFrom(game.state, seat).map((to) => ({ to, most: largestGift(game, seat, to) }));
  const counts = Array.from({ length: Math.max(0, ...able.map(({ most }) => most)) }, (_, i) => i + 1);
  return counts.flatMap((count) =>
    able
      .filter(({ most }) => count <= most)
      .map(({ to }) => ({
        key: giftKey.format(to, String(count)),
        label: `${formatCount(count, 'trade good')} to ${called(to) ?? nameOfSeat(game, to)}`,
      })),
  );
}

/** Explains why a seat cannot give anything, or not as much as typed. */
export function explainNoGift(game: Game, seat: SeatId, typed = ''): string {
  const others = othersFrom(game.state, seat);
  const named = others.find((to) => typed.toLowerCase().includes(nameOfSeat(game, to).toLowerCase()));
  const [able = others[0] ?? seat] = others.filter((to) => giftProblem(game, seat, to) === undefined);
  const problem = giftProblem(game, seat, named ?? able);
  if (problem !== undefined) return problem;
  const { tradeGoods } = seatOf(game, seat);
  const wanted = Number(/\d+/.exec(typed)?.[0] ?? 0);
  if (wanted > tradeGoods)
    return `You cannot give ${wanted}: you have ${formatCount(tradeGoods, 'trade good')} (E3 13.2).`;
  if (named !== undefined && wanted > largestGift(game, seat, named))
    return `${capitalize(nameOfSeat(game, named))} can keep only ${largestGift(game, seat, named)} more (E3 13.2).`;
  return 'Enter how many trade goods you give to which player, like “2 trade goods to Hacan” (E3 13.2).';
}

/** Button that opens the command. */
export const GIVE_COMMAND: MenuCommand = { path: 'trade give', label: 'Give trade goods' };
