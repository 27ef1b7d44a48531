import { choose, type Option } from '#engine';
import { countByType } from '#kit/board/units.ts';
import { formatCount } from '#text/sentences.ts';
import { question, type Game } from '#ti2/rules/game.ts';
import { formatUnitCounts, nameOfSeat, nameOfSystem } from '#ti2/rules/names.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';

// Questions about the targets of cards. The caller gives the options.

/** An option in the format of saved games, where `off` holds the reason why it cannot be chosen. */
interface SavedOption extends Omit<Option, 'disabledReason'> {
  off?: string;
}

interface Among {
  prompt: string;
  /** Public title of the question: "place leaders"; undefined: "choose". */
  title?: string;
  options: SavedOption[];
  least?: number;
  most?: number;
  /** Set if the first options are the ones to propose, and no others are to be tried. */
  ranked?: true;
}

export const chooseOption = question<Among>()(
  'choose-among',
  (_game, _seat, { prompt, options, least = 1, most = 1 }) =>
    options.length
      ? choose(prompt, options.map(fromSaved), { min: least, max: most })
      : { kind: 'none', reason: 'There is nothing to choose from.' },
  { title: (_game, _seat, { title = 'choose' }) => title, forced: true },
);

const fromSaved = ({ off, ...option }: SavedOption): Option =>
  off === undefined ? option : { ...option, disabledReason: off };

const asking = <K extends string>(
  seat: SeatId,
  prompt: string,
  keys: readonly K[],
  tell: (key: K) => Omit<Option, 'key'>,
) => chooseOption.ask(seat, { prompt, options: keys.map((key) => ({ key, ...tell(key) })) });

export const choosePlayer = (
  game: Game,
  seat: SeatId,
  prompt: string,
  seats: readonly SeatId[],
  hint?: (of: SeatId) => string,
) => asking(seat, prompt, seats, (key) => ({ label: nameOfSeat(game, key), ...(hint && { hint: hint(key) }) }));

/** Asks for one of the players who hold action cards and shows how many, which is public. */
export const chooseHand = (game: Game, seat: SeatId, prompt: string, seats: readonly SeatId[]) =>
  choosePlayer(game, seat, prompt, seatsWithCards(game, seats), (of) =>
    formatCount(seatOf(game, of).actionCards.length, 'action card'),
  );

export const seatsWithCards = (game: Game, seats: readonly SeatId[]): SeatId[] =>
  seats.filter((one) => seatOf(game, one).actionCards.length > 0);

/** Asks for a system; `hint`: what the choice brings, by default the units there. */
export const chooseSystem = (
  game: Game,
  seat: SeatId,
  prompt: string,
  systems: readonly SystemId[],
  hint?: (to: SystemId) => string | undefined,
) =>
  asking(seat, prompt, systems, (key) => {
    const told = hint === undefined ? unitsByOwner(game, seat, key) : hint(key);
    return { label: nameOfSystem(game, key), ...(told && { hint: told }) };
  });

/** Formats the units in a system by owner: "you with 1 carrier; Sol with 2 fighters". */
export function unitsByOwner(game: Game, seat: SeatId, system: SystemId): string {
  const units = Object.values(game.state.units).filter((unit) => unit.system === system);
  const owners = [...new Set(units.map(({ owner }) => owner))].sort((a, b) => Number(b === seat) - Number(a === seat));
  const told = (owner: SeatId): string =>
    formatUnitCounts(game, countByType(units.filter((unit) => unit.owner === owner)));
  return owners.map((owner) => `${owner === seat ? 'you' : nameOfSeat(game, owner)} with ${told(owner)}`).join('; ');
}

export const targetQuestions = [chooseOption];
