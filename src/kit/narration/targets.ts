import { formatList, formatLists } from '#text/sentences.ts';

// Lines about the targets that a player chooses for a card.

/** Formats the targets of a card that is played: "N'orr at Arnor and Lor (303)" for 1 player and 1 system. */
export function formatAims(players: readonly string[], systems: readonly string[], others: readonly string[]): string {
  const isPair = players.length === 1 && systems.length === 1 && !others.length;
  return isPair ? `${players[0]} at ${systems[0]}` : formatLists([...players, ...systems, ...others]);
}

/** Formats the choice of targets: "Sol chooses Hacan for Stellar Criminals."; empty without targets. */
export const formatChoice = (who: string, targets: readonly string[], card: string): string =>
  targets.length ? `${who} chooses ${formatList(targets)} for ${card}.` : '';

/** Tells whether a text contains a name that is not part of a longer word. */
function isNamed(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length))) return true;
  return false;
}

/** Tells whether the lines that follow the choice of targets name all of them. */
export function areNamedIn(lines: readonly string[], targets: readonly string[]): boolean {
  const text = lines.join('\n').toLowerCase();
  return targets.every((target) => isNamed(text, target.toLowerCase()));
}
