import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { leadingRival, type AiContext } from '#ti4/ai/ai-context.ts';
import { chooseByValue, openOptions, type Policy } from '#ti4/ai/policy.ts';

/** Returns the player whose seat, planet or unit a key names; undefined if it names none. */
function sideOf({ state }: Game, key: string): SeatId | undefined {
  for (const part of key.split(/[:@#/]/)) {
    if (Object.hasOwn(state.seats, part)) return part;
    const found = Object.hasOwn(state.planets, part) ? state.planets[part].controller : state.units[part]?.owner;
    if (found) return found;
  }
  return undefined;
}

/** Tells whether a question belongs to a component that harms rivals. */
const isHarmful = ({ game }: AiContext, name: string): boolean =>
  Object.values(game.book.components).some(
    ({ advice, questions }) => advice?.harms && questions?.some((one) => one.name === name),
  );

/** Answers unknown questions: helpful effects go to the seat itself, harmful ones to rivals, the leading one first. */
export const allyOrRivalPolicy: Policy = (context, asked) => {
  const sides = new Set(openOptions(asked.spec).map(({ key }) => sideOf(context.game, key)));
  if (sides.size < 2) return undefined;
  const harmful = isHarmful(context, asked.question);
  const worth = (side: SeatId | undefined): number => {
    if (side === undefined) return 0.5;
    if ((side === context.seat) === harmful) return -1;
    return side === leadingRival(context) ? 2 : 1;
  };
  return chooseByValue((_mind, key) => worth(sideOf(context.game, key)))(context, asked);
};
