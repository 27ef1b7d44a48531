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
  const moments = groupByTask(open.filter((one) => one.moment)).map(([about]) => {
    const { sides, others } = sidesOf(open, about);
    const answering = formatList([
      ...sides.map(who),
      ...(isAnyOf(seen, waiting, sides, others) ? [anyPlayer(sides)] : others.map(who)),
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

/**
 * Lists the players whom `formatWaiting` names, except those of one seat. If it is secret which players can answer, one
 * entry such as "any player" stands for them all, as in `formatWaiting`.
 */
export function listOthersWaiting(seen: LoadedGame, except: SeatId): string[] {
  const waiting = seen.pendingPlayers();
  if (!waiting.length) return [];
  const open = seen.presenter.pendingActions().filter(({ seat }) => waiting.some((one) => one.seat === seat));
  const named = open.filter((one) => {
    if (!one.moment || one.side) return true;
    const { sides, others } = sidesOf(open, one.about);
    return !isAnyOf(seen, waiting, sides, others);
  });
  const any = groupByTask(open.filter((one) => one.moment)).flatMap(([about]) => {
    const { sides, others } = sidesOf(open, about);
    return isAnyOf(seen, waiting, sides, others) ? [anyPlayer(sides)] : [];
  });
  const users = named.flatMap(({ seat }) => {
    const user = waiting.find((one) => one.seat === seat)?.user;
    return seat !== except && user ? [mention(user)] : [];
  });
  return [...new Set([...users, ...any])];
}

/** Splits the seats that are asked about a moment into sides of its combat and others. */
function sidesOf(open: PendingPlayers, about: string): { sides: SeatId[]; others: SeatId[] } {
  const all = open.filter((one) => one.moment && one.about === about);
  const sides = [...new Set(all.flatMap(({ seat, side }) => (side ? [seat] : [])))];
  return { sides, others: [...new Set(all.map(({ seat }) => seat))].filter((seat) => !sides.includes(seat)) };
}

const anyPlayer = (sides: readonly SeatId[]): string =>
  sides.length ? 'any other player who can respond' : 'any player who can respond';

const isAnyOf = (seen: LoadedGame, waiting: PendingPlayer[], sides: SeatId[], others: SeatId[]): boolean =>
  others.length > 1 && isAnybody(seen, waiting, [...sides, ...others]);

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
