import type { SeatId } from '#engine';
import type { TradeTexts } from '#discord/edition/edition-adapter.ts';

// The button that opens a trade form again carries what was typed in its custom id, so that nothing needs to be saved.

/** Keys of the texts, in the order in which a custom id carries them. */
export const TRADE_TEXTS = ['give', 'take', 'promise'] as const satisfies readonly (keyof TradeTexts)[];

const SEPARATOR = '~';

/** Formats a partner and typed texts; without texts, the form shows a proposal. */
export const formatTradeFormArgument = (to: SeatId, texts?: TradeTexts): string =>
  texts ? [to, ...TRADE_TEXTS.map((key) => (texts[key] ?? '').replaceAll(SEPARATOR, '-'))].join(SEPARATOR) : to;

export function parseTradeFormArgument(argument: string): { to: SeatId; texts?: TradeTexts } {
  const [to = '', ...typed] = argument.split(SEPARATOR);
  if (!typed.length) return { to };
  return { to, texts: Object.fromEntries(TRADE_TEXTS.map((key, i) => [key, typed[i] ?? ''])) };
}
