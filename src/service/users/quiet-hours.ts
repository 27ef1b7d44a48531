const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

export interface QuietHours {
  timeZone: string;
  /** Minutes after local midnight; null for no quiet hours. */
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

/** Tells whether Intl knows a time zone, such as 'Europe/Vienna'. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the local time in minutes after midnight, daylight saving time included. */
export function localMinute(now: number, timeZone: string): number {
  const [hour = '0', minute = '0'] = formatOf(timeZone).format(now).split(':');
  return Number(hour) * 60 + Number(minute);
}

export function isQuiet(now: number, { timeZone, quietFrom, quietTo }: QuietHours): boolean {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false;
  const minute = localMinute(now, timeZone);
  return quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;
}

/** Returns the first time from `now` on outside the quiet hours, Unix time in ms. */
export function endOfQuietHours(now: number, quiet: QuietHours): number {
  let at = now;
  while (isQuiet(at, quiet)) at = endOrChange(at, quiet);
  return at;
}

/** Returns the end of the current quiet hours by local time, or an earlier change of the clocks if there is one. */
function endOrChange(at: number, { timeZone, quietTo }: QuietHours): number {
  const minute = Math.floor(at / MINUTE);
  const wait = ((quietTo ?? 0) - localMinute(at, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  /** Tells whether the local clock runs evenly for this many minutes from now. */
  const isEven = (after: number): boolean =>
    localMinute((minute + after) * MINUTE, timeZone) === (localMinute(at, timeZone) + after) % DAY_MINUTES;
  let even = 0;
  let end = wait;
  if (!isEven(end)) {
    // Clocks change at most once a day, so a binary search finds the minute of the change.
    while (end - even > 1) {
      const middle = Math.floor((even + end) / 2);
      if (isEven(middle)) even = middle;
      else end = middle;
    }
  }
  return (minute + end) * MINUTE;
}
