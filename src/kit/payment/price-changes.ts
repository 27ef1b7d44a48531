/** Change of a price by a component or a rule. */
export interface PriceChange {
  by: number;
  name: string;
}

/** Formats a price with its changes: "5 − 1 (Sarween Tools) = 4"; the price alone if nothing changes it. */
export const formatPriceChanges = (base: number, changes: readonly PriceChange[], price: number): string =>
  changes.length
    ? `${base}${changes.map(({ by, name }) => ` ${by < 0 ? '−' : '+'} ${Math.abs(by)} (${name})`).join('')} = ${price}`
    : `${price}`;
