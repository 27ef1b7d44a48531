import type { SeatId } from '#engine';
import type { PendingPlayer } from '#service';
import { formatList } from '#text/sentences.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';
import { formatTimestamp } from '#text/markdown.ts';
import { mention } from './mention.ts';

type PendingPlayers = ReturnType<LoadedGame['presenter']['pendingActions']>;

/** Formats which players the game waits for and why, from public information only; empty if it waits for none. */
export function formatWaiting(seen: LoadedGame): string {
  const waiting = seen.pendingPlayers();
  if (!waiting.length) return '';
  const open = seen.presenter.pendingActions().filter(({ seat }) => waiting.some((one) => one.seat === seat));
  const who = (seat: SeatId): string => formatWaitingSeat(seen, waiting, seat);
  const deeds = groupByTask(open.filter((one) => !one.moment)).map(
    ([about, seats]) => `${seats.map(who).join(', ')} to ${about}`,
  );
  const moments = groupByTask(open.filter((one) => one.moment)).map(([about, seats]) => {
    const sides = seats.filter((seat) => open.some((one) => one.seat === seat && one.about === about && one.side));
    const others = seats.filter((seat) => !sides.includes(seat));
    const isAny = others.length > 1 && isAnybody(seen, waiting, seats);
    const answering = formatList([
      ...sides.map(who),
      ...(isAny ? [sides.length ? 'any other player who can respond' : 'any player who can respond'] : others.map(who)),
    ]);
    return `${about} Waiting for ${answering}`;
  });
  const until = waiting.map((one) => one.until).filter((at): at is number => at !== null);
  const closes = until.length ? ` (closes ${formatTimestamp(Math.min(...until))})` : '';
  return [
    ...(deeds.length ? [`Waiting for ${deeds.join('; ')}${moments.length ? '' : closes}.`] : []),
    ...moments.map((text) => `${text}${closes}.`),
  ].join('\n');
}

/** Formats the player's mention with their seat's name. */
function formatWaitingSeat({ presenter }: LoadedGame, waiting: PendingPlayer[], seat: SeatId): string {
  const user = waiting.find((one) => one.seat === seat)?.user;
  // The seat's name ends with its color in brackets; two pairs of brackets in a row read badly.
  return user
    ? `${mention(user)} (${presenter.seatName(seat).replace(/ \((\w+)\)$/, ', $1')})`
    : `the empty seat of ${presenter.seatName(seat)}`;
}

const groupByTask = (list: PendingPlayers): [about: string, seats: SeatId[]][] =>
  [...new Set(list.map(({ about }) => about))].map((about) => [
    about,
    list.filter((one) => one.about === about).map(({ seat }) => seat),
  ]);

/** Tells whether these are at least all players but one, and for all of them it is hidden whether they can answer. */
const isAnybody = ({ presenter }: LoadedGame, waiting: PendingPlayer[], seats: SeatId[]): boolean =>
  waiting.filter((one) => seats.includes(one.seat)).every(({ covered }) => covered) &&
  seats.length > 1 &&
  seats.length >= presenter.seatChoices().length - 1;
