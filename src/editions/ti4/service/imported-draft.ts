import { z } from 'zod';
import { escapeMarkdown } from '#text/markdown.ts';
import { formatList } from '#text/sentences.ts';
import type { Json } from '#engine';
import { shortNameOfFaction } from '#ti4/rules/names.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { ComponentId } from '#ti4/rules/state.ts';
import type { LobbyMember } from '#service';

// Seats and factions of a draft that was made with another tool. Its map is the map setting of the game.

/** Parts of an imported draft that a game takes over, apart from its map. */
export const importedDraftSchema = z.object({
  /** Name of the tool. */
  tool: z.string().max(40),
  /** Faction of each seat, in the order of home positions, clockwise from the north. */
  factions: z.array(z.string().max(60)).min(1).max(8),
  /** Index of the speaker among the seats. */
  speaker: z.number().int().min(0).max(7),
  /** Number of imports so far: players who agreed to one must agree to the next, even if only the players move. */
  imports: z.number().int().min(1),
});
export type ImportedDraft = z.infer<typeof importedDraftSchema>;

/** A member's wishes, as far as an imported draft decides about them. */
interface SeatWish {
  faction?: string | undefined;
  /** Index of the member's seat in the imported draft. */
  seat?: number | undefined;
}

const seatWish = (wishes: Json): SeatWish => wishes as SeatWish;

/** Returns a member's wishes with the faction that the imported draft gives them; unchanged if there is no import. */
export function withDraftedFaction(wishes: Json, imported: ImportedDraft | undefined): Json {
  if (!imported) return wishes;
  const { faction: _wished, ...kept } = wishes as Record<string, Json>;
  const faction = imported.factions[seatWish(wishes).seat ?? -1] as ComponentId | undefined;
  return { ...kept, ...(faction !== undefined && { faction }) };
}

/** Returns the users in the order of the imported seats; undefined if there is no import. */
export const importedSeating = (
  imported: ImportedDraft | undefined,
  members: readonly LobbyMember[],
): string[] | undefined =>
  imported &&
  [...members].sort((a, b) => (seatWish(a.wishes).seat ?? 0) - (seatWish(b.wishes).seat ?? 0)).map(({ user }) => user);

/** Returns a sentence if the members do not suit the imported draft; undefined if they do or if there is no import. */
export function importedDraftProblem(
  book: Rulebook,
  imported: ImportedDraft | undefined,
  members: readonly LobbyMember[],
  starting: boolean,
): string | undefined {
  if (!imported) return undefined;
  const { factions } = imported;
  const nameOf = (faction: ComponentId): string => shortNameOfFaction(book, faction);
  if (members.length > factions.length)
    return `The imported draft is for ${factions.length} players, but ${members.length} have joined.`;
  const wishing = members.find(({ wishes }) => seatWish(wishes).faction !== undefined);
  if (wishing) return `${escapeMarkdown(wishing.name)} cannot choose a faction: the imported draft decides it.`;
  const seats = members.map(({ wishes }) => seatWish(wishes).seat);
  const twice = factions.find((_faction, i) => seats.filter((seat) => seat === i).length > 1);
  if (twice !== undefined) return `Two players have the seat of ${nameOf(twice)}. Use \`/draft import\` again.`;
  const open = factions.filter((_faction, i) => !seats.includes(i));
  return starting && open.length
    ? `No player has the seat of ${formatList(open.map(nameOf))}. The organizer must use \`/draft import\` again.`
    : undefined;
}

/** Formats the seats of an imported draft in one line. */
export const formatImportedDraft = (book: Rulebook, { tool, factions, speaker }: ImportedDraft): string =>
  `Map, factions and seats come from a draft (${tool}). Clockwise from the speaker: ${formatList(
    factions.map((_faction, i) => shortNameOfFaction(book, factions[(speaker + i) % factions.length])),
  )}.`;

/** Formats the faction and seat that the imported draft gives a member; undefined if it gives none. */
export function formatImportedSeat(book: Rulebook, imported: ImportedDraft, wishes: Json): string | undefined {
  const { seat = -1 } = seatWish(wishes);
  const faction = imported.factions[seat] as ComponentId | undefined;
  if (faction === undefined) return undefined;
  return `${shortNameOfFaction(book, faction)} (from the draft${seat === imported.speaker ? ', speaker' : ''})`;
}
