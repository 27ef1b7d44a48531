import type { Game, EngineBook, WindowOption, WindowEvent } from './game.ts';
import type { EngineState, SeatId } from './state.ts';

export type AnyGame = Game<EngineState, EngineBook<unknown>>;

/** Returns the abilities of a seat that answer a moment and are not used up. `used`: as "seat ability". */
const usableBy = (game: AnyGame, seat: SeatId, event: WindowEvent, used: string[]): WindowOption[] =>
  game.book.windows
    .optionsFor(game, seat, event)
    .filter(
      ({ again, key, single, of = key }) =>
        again || (single ? !used.some((one) => one.endsWith(` ${key}`)) : !used.includes(`${seat} ${of}`)),
    );

/** Returns what a seat may use at a moment of a window. */
export const choicesOf = (game: AnyGame, seat: SeatId, event: WindowEvent, used: string[]): WindowOption[] =>
  usableBy(game, seat, event, used).filter(({ mandatory }) => !mandatory);

/** Returns the abilities that take effect automatically at this moment. */
export const mandatoryOf = (
  game: AnyGame,
  seat: SeatId,
  { event, used }: { event: WindowEvent; used: string[] },
): WindowOption[] => usableBy(game, seat, event, used).filter(({ mandatory }) => mandatory);
