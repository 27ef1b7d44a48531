const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

export interface Quiet {
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

export function isQuiet(now: number, { timeZone, quietFrom, quietTo }: Quiet): boolean {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false;
  const minute = localMinute(now, timeZone);
  return quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;
}

/** The first moment from now on that is not in the quiet hours. */
export function afterQuiet(now: number, quiet: Quiet): number {
  if (!isQuiet(now, quiet)) return now;
  // Looked for rather than reckoned, since clocks may change in between.
  let at = Math.floor(now / MINUTE) * MINUTE;
  for (let step = 0; step < 2 * DAY_MINUTES && isQuiet(at, quiet); step += 15) at += 15 * MINUTE;
  while (at - MINUTE > now && !isQuiet(at - MINUTE, quiet)) at -= MINUTE;
  return at;
}
