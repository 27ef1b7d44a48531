import { asksForGameName } from '#discord/commands/registry.ts';
import { TRADE_FORM_VERB } from '#discord/trade/trade-dialog.ts';
import { parseCustomId } from './custom-id.ts';

/** Tells whether a component may open a modal: that of a question, of a trade, or of a new game's name. */
export function mayOpenModal(text: string): boolean {
  const id = parseCustomId(text);
  if (!id) return false;
  return id.kind === 'f' || asksForGameName(id) || (id.kind === 't' && id.verb === TRADE_FORM_VERB);
}
