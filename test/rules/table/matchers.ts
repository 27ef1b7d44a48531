import { expect } from 'vitest';
import { Seat } from './seat.ts';

interface Asking {
  open: string[];
  stopsAt(): string[];
  leaves(seat: string, question: string): unknown;
}

/** Normalizes unit counts: 'fighter, 2 cruiser' and '2 cruiser, 1 fighter' become equal. */
const inOrder = (units: string): string =>
  units
    .split(', ')
    .filter(Boolean)
    .map((part) => (/^\d/.test(part) ? part : `1 ${part}`))
    .sort((a, b) => (a.replace(/^\d+ /, '') < b.replace(/^\d+ /, '') ? -1 : 1))
    .join(', ');

const compared = (what: string, is: unknown, wanted: unknown, equal: boolean) => ({
  pass: equal,
  message: () => `${what}: ${JSON.stringify(is)}, expected ${JSON.stringify(wanted)}`,
  actual: is,
  expected: wanted,
});

function units(
  what: string,
  received: unknown,
  wanted: string,
  at: { system?: string; planet?: string; space?: boolean },
) {
  if (!(received instanceof Seat)) throw new Error(`${what} is said of a seat`);
  const is = received.table.units(received.id, at);
  return compared(`${received.id}'s ${what}`, is, inOrder(wanted), is === inOrder(wanted));
}

expect.extend({
  /** All units of a seat in space, or in the space of one system: '2 cruiser, dreadnought (damaged)'. */
  toHaveShips: (received: unknown, wanted: string, system?: string) =>
    units('ships', received, wanted, { space: true, ...(system !== undefined && { system }) }),
  /** All units of a seat, or those on one planet. */
  toHaveUnits: (received: unknown, wanted: string, planet?: string) =>
    units('units', received, wanted, planet === undefined ? {} : { planet }),
  /** Exactly these questions are open, as 'bob assign-hits'; the test may stop here. */
  toAsk(received: unknown, ...wanted: string[]) {
    const open = (received as Asking).stopsAt();
    return compared('open questions', open, wanted, this.equals(open, wanted));
  },
  /** This question is open, possibly among others; the test may stop with it open. */
  toAskAmongOthers(received: unknown, wanted: string) {
    const { open } = received as Asking;
    const pass = open.includes(wanted);
    const [seat, question] = wanted.split(' ');
    if (pass) (received as Asking).leaves(seat, question);
    return compared('open questions', open, wanted, pass);
  },
});

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars, @typescript-eslint/no-explicit-any -- vitest's name
  interface Matchers<T = any> {
    toHaveShips(wanted: string, system?: string): void;
    toHaveUnits(wanted: string, planet?: string): void;
    toAsk(...wanted: string[]): void;
    toAskAmongOthers(wanted: string): void;
  }
}
