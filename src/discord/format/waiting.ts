import type { SeatId } from '#engine';
import type { Waiting } from '#service';
import { listed } from '#text/sentences.ts';
import type { Sighted } from '#discord/edition/edition-adapter.ts';
import { moment } from '#text/markdown.ts';
import { mention } from './mention.ts';

type Awaited = ReturnType<Sighted['sight']['awaited']>;

/** Who is waited for and for what, as everybody may know. */
export function waitingLine(seen: Sighted): string {
  const waiting = seen.waiting();
  if (!waiting.length) return '';
  const open = seen.sight.awaited().filter(({ seat }) => waiting.some((one) => one.seat === seat));
  const who = (seat: SeatId): string => called(seen, waiting, seat);
  const deeds = byAbout(open.filter((one) => !one.moment)).map(
    ([about, seats]) => `${seats.map(who).join(', ')} to ${about}`,
  );
  const moments = byAbout(open.filter((one) => one.moment)).map(([about, seats]) => {
    const sides = seats.filter((seat) => open.some((one) => one.seat === seat && one.about === about && one.side));
    const others = seats.filter((seat) => !sides.includes(seat));
    const isAny = others.length > 1 && isAnybody(seen, waiting, seats);
    const answering = listed([
      ...sides.map(who),
      ...(isAny ? [sides.length ? 'anybody else' : 'anybody'] : others.map(who)),
    ]);
    return `${about} Waiting: ${answering} may answer that`;
  });
  const until = waiting.map((one) => one.until).filter((at): at is number => at !== null);
  const closes = until.length ? `, ${moment(Math.min(...until))} at the latest` : '';
  return [
    ...(deeds.length ? [`Waiting for ${deeds.join('; ')}${moments.length ? '' : closes}.`] : []),
    ...moments.map((text) => `${text}${closes}.`),
  ].join('\n');
}

/** The person, with what they play. */
function called({ sight }: Sighted, waiting: Waiting[], seat: SeatId): string {
  const user = waiting.find((one) => one.seat === seat)?.user;
  // The colour stands in brackets of its own elsewhere; two pairs in a row read badly.
  return user
    ? `${mention(user)} (${sight.seatName(seat).replace(/ \((\w+)\)$/, ', $1')})`
    : `${sight.seatName(seat)}, where nobody sits`;
}

const byAbout = (list: Awaited): [about: string, seats: SeatId[]][] =>
  [...new Set(list.map(({ about }) => about))].map((about) => [
    about,
    list.filter((one) => one.about === about).map(({ seat }) => seat),
  ]);

/** Everybody but one, none of whom anybody can tell to have an answer. */
const isAnybody = ({ sight }: Sighted, waiting: Waiting[], seats: SeatId[]): boolean =>
  waiting.filter((one) => seats.includes(one.seat)).every(({ covered }) => covered) &&
  seats.length > 1 &&
  seats.length >= sight.seats().length - 1;
