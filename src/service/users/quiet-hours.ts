const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

export interface QuietHours {
  timeZone: string;
  /** Minutes after local midnight; null: no quiet hours. */
  quietFrom: number | null;
  quietTo: number | null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    formats.set(timeZone, format);
  }
  return format;
}

/** Whether Intl knows it, as 'Europe/Vienna'. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** What a clock on the wall shows there, in minutes after midnight; changes of the clocks included. */
export function localMinute(now: number, timeZone: string): number {
  const [hour = '0', minute = '0'] = formatOf(timeZone).format(now).split(':');
  return Number(hour) * 60 + Number(minute);
}

export function isQuiet(now: number, { timeZone, quietFrom, quietTo }: QuietHours): boolean {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false;
  const minute = localMinute(now, timeZone);
  return quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;
}

/** The first moment from now on that is not in the quiet hours, in ms since 1970. */
export function endOfQuietHours(now: number, quiet: QuietHours): number {
  let at = now;
  while (isQuiet(at, quiet)) at = endOrChange(at, quiet);
  return at;
}

/** From a moment in the quiet hours: their end by the clock on the wall, or, where that is changed before it comes, the moment it is. */
function endOrChange(at: number, { timeZone, quietTo }: QuietHours): number {
  const minute = Math.floor(at / MINUTE);
  const wait = ((quietTo ?? 0) - localMinute(at, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  /** Whether the clock has gone evenly until so many minutes from now. */
  const isEven = (after: number): boolean =>
    localMinute((minute + after) * MINUTE, timeZone) === (localMinute(at, timeZone) + after) % DAY_MINUTES;
  let even = 0;
  let end = wait;
  if (!isEven(end)) {
    // Clocks change once at the most in a day: the minute in which they do lies between one where it has not and one where it has.
    while (end - even > 1) {
      const middle = Math.floor((even + end) / 2);
      if (isEven(middle)) even = middle;
      else end = middle;
    }
  }
  return (minute + end) * MINUTE;
}
