import { LIMITS } from '#discord/limits.ts';
import { joinWithinLimit } from '#text/markdown.ts';

/** A deck as all players know it, and the further cards that one viewer knows. Each card is given by its name. */
export interface PresentedPile {
  key: string;
  /** Name of the pile's cards: "Action cards". */
  name: string;
  /** Cards that are neither discarded, shown, in play nor removed from the game. */
  unseen: string[];
  /** "21 in the deck". */
  where?: string;
  /** Unseen cards that the viewer has in hand or has looked at. */
  known: string[];
  /** Discarded cards, newest first. */
  discarded: string[];
}

/** Lists names in their order, with a count for equal ones that follow one another: "Flank Speed, Sabotage ×4". */
export function formatRuns(names: readonly string[]): string[] {
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${name} ×${count}`));
}

/** Joins parts by commas as long as they fit into an embed with `used` more characters. */
const joinFitting = (parts: string[], used: number): string => {
  const most = LIMITS.embedDescription - used;
  const joined = parts.join(', ');
  return joined.length <= most ? joined : joinWithinLimit(parts, most).replaceAll('\n', ', ');
};

/** Formats what is unseen of a deck: its number and names, and below those that the viewer knows. */
export function formatUnseen({ name, unseen, where, known }: PresentedPile): string {
  const head = `**${name}**: ${unseen.length} unseen${where === undefined ? '' : `, ${where}`}`;
  const own = known.length ? `\n-# Of these, you know: ${formatRuns(known).join(', ')}` : '';
  return `${head}\n${joinFitting(formatRuns(unseen), head.length + own.length + 1)}${own}`.trim();
}

/** Formats a discard pile, newest card first. */
export function formatDiscards({ name, discarded }: PresentedPile): string {
  const head = `**${name}**: ${discarded.length} discarded, newest first`;
  return `${head}\n${joinFitting(formatRuns(discarded), head.length + 1)}`;
}

/** Splits texts into those that fit into the embeds of one message, in order, and the rest. */
export function fitEmbeds(texts: readonly string[]): { shown: string[]; left: number } {
  let total = 0;
  const shown: string[] = [];
  for (const text of texts) {
    total += text.length;
    if (total > LIMITS.embedTotal || shown.length === LIMITS.embeds) break;
    shown.push(text);
  }
  return { shown, left: texts.length - shown.length };
}
