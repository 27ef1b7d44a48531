import { z } from 'zod';
import { escapeMarkdown } from '#text/markdown.ts';
import type { Json } from '#engine';
import { formatSetNames } from '#kit/components/sets/set-names.ts';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { boardTemplatesFor, playersFor } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { findDraftBoard } from '#ti4/rules/setup/slice-draft/slice-pool.ts';
import { tilesInMapString } from '#ti4/rules/setup/galaxy/map-string.ts';
import { bringsMinorFactions } from '#ti4/rules/setup/minor-faction-setup.ts';
import { draftProblem, draftEventProblem, type SetupOptions } from '#ti4/rules/setup/prepare-game.ts';
import { findUnrefereedPart } from '#ti4/rules/setup/faction-dealing.ts';
import { shortNameOfFaction } from '#ti4/rules/names.ts';
import type { Faction, GalacticEvent } from '#ti4/rules/components/component.ts';
import type { LobbyMember } from '#service';
import { importedDraftProblem, importedDraftSchema, withDraftedFaction } from './imported-draft.ts';
import { mapProblem } from './map-setting.ts';

/** The sets from before sets could be chosen. Lobbies of that time store none, and their players agreed to these. */
const LEGACY_SETS = ['base', 'codex-1', 'codex-4'];

/** The organizer's settings for a game. */
export const settingsSchema = z.object({
  /** Set ids. Older lobbies have none and get the legacy sets. */
  sets: z
    .array(z.string().max(40))
    .max(40)
    .default(() => [...LEGACY_SETS]),
  points: z.number().int().min(4, 'must be at least 4').max(14, 'must be at most 14').default(10),
  board: z.string().max(60).optional(),
  map: z.string().max(2000, 'must be at most 2000 characters long').optional(),
  /** Components that the players draft before the game. Lobbies from before drafts existed have no such field. */
  draft: z.enum(['none', 'slices']).default('none'),
  /** Seats and factions of a draft made with another tool. `map` is the map of that draft. */
  imported: importedDraftSchema.optional(),
  /** Ids of the galactic events in force. Lobbies from before galactic events existed have no such field. */
  events: z
    .array(z.string().max(40))
    .max(20)
    .default(() => []),
  veil: z.enum(['nothing', 'cards', 'everything']).default('cards'),
  windowHours: z.number().int().min(1, 'must be at least 1').max(72, 'must be at most 72').default(6),
  partial: z.boolean().default(false),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Returns the sets in the settings; undefined if the settings cannot be parsed. */
export const setsOf = (settings?: Json): string[] | undefined => {
  const read = settingsSchema.safeParse(settings);
  return read.success ? read.data.sets : undefined;
};

/** Boards made for each game: drawn from its seed so that all players have equal value, or built by the players. */
export const GENERATED_BOARDS = {
  fair: 'a fair random board',
  built: 'a board that the players build in turns',
} as const;

/**
 * Parses a generated board, optionally with the ready-made board whose shape it uses: "fair:large-6". Undefined for any
 * other board.
 */
export function parseGeneratedBoard(
  board: string | undefined,
): Extract<SetupOptions['board'], { made: string }> | undefined {
  const [made, on] = (board ?? '').split(':');
  return Object.hasOwn(GENERATED_BOARDS, made)
    ? { made: made as keyof typeof GENERATED_BOARDS, ...(on !== undefined && { on }) }
    : undefined;
}

/** Returns the ready-made board that is chosen directly or as the shape of a generated one. */
const readyMade = (board: string | undefined): string | undefined => {
  const made = parseGeneratedBoard(board);
  return made ? made.on : board;
};

/** Returns the default ready-made board for a number of players. */
const presetFor = (book: Rulebook, players: number): string =>
  boardTemplatesFor(book, players).at(0)?.id ?? `standard-${players}`;

/** Returns the board option with which a game for this number of players is set up. */
export function boardOption(
  book: Rulebook,
  { board, map, draft }: Pick<Settings, 'board' | 'map' | 'draft'>,
  players: number,
): SetupOptions['board'] {
  if (draft === 'slices') return { drafted: true, ...(board !== undefined && { on: board }) };
  if (map !== undefined) return { mapString: map };
  return parseGeneratedBoard(board) ?? { preset: board ?? presetFor(book, players) };
}

/** A player's preferences. Setup draws the ones left open. */
export const wishesSchema = z.object({
  faction: z.string().max(60).optional(),
  /** The faction whose home system this player takes, for a faction that has none of its own. */
  home: z.string().max(60).optional(),
  color: z.enum(['red', 'blue', 'green', 'yellow', 'purple', 'black', 'orange', 'pink']).optional(),
  /** Index of the player's seat in an imported draft. */
  seat: z.number().int().min(0).max(7).optional(),
});

export const factionsOf = (book: Rulebook): Faction[] =>
  Object.values(book.byKind.faction).sort((a, b) => (a.name < b.name ? -1 : 1));

/** Returns the galactic events that games can use. */
export const playableEvents = ({ byKind }: Rulebook): GalacticEvent[] =>
  Object.values(byKind.event ?? {}).filter(({ lacks }) => lacks === undefined);

export const isFactionComplete = (book: Rulebook, faction: Faction): boolean =>
  findUnrefereedPart(book, faction) === undefined;

/** Returns a sentence that says what is wrong with a lobby; undefined if nothing is. */
export function lobbyProblem(
  books: Rulebooks,
  settings: Json,
  joined: LobbyMember[],
  starting: boolean,
): string | undefined {
  const read = settingsSchema.safeParse(settings);
  if (!read.success)
    return `These settings do not work: ${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}.`;
  const { map, partial, sets, imported } = read.data;
  const members = joined.map((member) => ({ ...member, wishes: withDraftedFaction(member.wishes, imported) }));
  const foreign = setsProblem(books, sets) ?? missingFromSets(books, read.data, members);
  if (foreign !== undefined) return foreign;
  const book = books.of(sets);
  const unfit =
    eventsProblem(book, read.data) ??
    boardConflict(book, read.data) ??
    importedDraftProblem(book, imported, joined, starting);
  if (unfit !== undefined) return unfit;
  const { min, max } = playersFor(book);
  if (members.length > max)
    return `A game with these sets (${formatSetNames(books, sets)}) is for ${min} to ${max} players, but ${members.length} have joined.`;
  const taken = new Map<string, string>();
  for (const member of members) {
    const problem = wishProblem(book, member, partial) ?? duplicateWish(book, member, taken);
    if (problem !== undefined) return problem;
  }
  return (
    homeProblem(book, members) ??
    (starting ? boardProblem(book, read.data, members.length) : mapProblem(book, map, members.length))
  );
}

function eventsProblem(book: Rulebook, { events, draft }: Settings): string | undefined {
  const unknown = events.find((id) => !playableEvents(book).some((one) => one.id === id));
  if (unknown !== undefined) return `I don't know the galactic event “${unknown.slice(0, 40)}”.`;
  const undrafted = draft === 'slices' ? bringsMinorFactions(book, events) : undefined;
  return undrafted && draftEventProblem(undrafted.name);
}

/** Returns the first problem or conflict among board, map and draft; undefined if there is none. */
function boardConflict(book: Rulebook, { board, map, draft }: Settings): string | undefined {
  if (board !== undefined && map !== undefined) return 'Choose a ready-made board or give a map string, not both.';
  if (draft === 'slices' && (map !== undefined || parseGeneratedBoard(board) !== undefined))
    return 'In a draft, the players choose the tiles around their home systems: remove the map string, and do not choose a fair or built board.';
  const wanted = readyMade(board);
  if (wanted !== undefined && !book.boards[wanted]) return `I don't know the board “${wanted.slice(0, 40)}”.`;
  return draft === 'slices' && wanted !== undefined && !book.boards[wanted].slices
    ? draftProblem(book, book.boards[wanted].players, wanted)
    : undefined;
}

/**
 * Checks members whose faction takes another faction's home: the chosen home must be allowed and free, and one must be
 * left.
 */
function homeProblem(book: Rulebook, members: LobbyMember[]): string | undefined {
  const wanted = members.map(({ name, wishes }) => ({ name: escapeMarkdown(name), ...wishesSchema.parse(wishes) }));
  for (const { name, faction: id = '', home } of wanted) {
    const homes = book.byKind.faction[id]?.homes;
    if (!homes && home !== undefined)
      return `${name} chose a home system, but not a faction that takes another faction's home system.`;
    if (!homes) continue;
    if (home !== undefined && !homes.some(({ of }) => of === home))
      return `${shortNameOfFaction(book, id)} cannot take the home system that ${name} chose.`;
    const playing = (of: string): string | undefined => wanted.find(({ faction }) => faction === of)?.name;
    const other = home === undefined ? undefined : playing(home);
    if (other !== undefined)
      return `${name} chose the home system of ${shortNameOfFaction(book, home ?? '')}, but ${other} chose that faction. One of them must choose again.`;
    if (homes.every(({ of }) => playing(of) !== undefined))
      return `${shortNameOfFaction(book, id)} cannot find a home system for ${name}: other players chose all of them.`;
  }
  return undefined;
}

function setsProblem({ sets: all }: Rulebooks, sets: readonly string[]): string | undefined {
  const unknown = sets.find((one) => !all.some(({ id }) => id === one));
  if (unknown !== undefined) return `I don't know the set “${unknown.slice(0, 40)}”.`;
  return sets.includes(all[0].id) ? undefined : `Every game includes the ${all[0].name.toLowerCase()}.`;
}

/** Returns one sentence that lists wishes, board, events and map tiles that need sets the organizer left out. */
function missingFromSets(
  books: Rulebooks,
  { sets, board, map, events, imported }: Settings,
  members: LobbyMember[],
): string | undefined {
  const book = books.of(sets);
  const all = books.of(books.sets.map(({ id }) => id));
  const lost = (imported?.factions ?? [])
    .filter((faction) => !book.byKind.faction[faction])
    .map((faction) => `${shortNameOfFaction(all, faction)} (from the draft)`);
  lost.push(
    ...members.flatMap(({ name, wishes }) => {
      const { faction = '', color } = wishesSchema.safeParse(wishes).data ?? {};
      const found = all.byKind.faction[faction];
      return [
        ...(found && !book.byKind.faction[faction] && !imported
          ? [`${shortNameOfFaction(all, faction)} (chosen by ${escapeMarkdown(name)})`]
          : []),
        ...(color && !book.colors.includes(color) ? [`${color} pieces (chosen by ${escapeMarkdown(name)})`] : []),
      ];
    }),
  );
  const wanted = readyMade(board) ?? '';
  if (all.boards[wanted] && !book.boards[wanted]) lost.push(`the board “${all.boards[wanted].name}”`);
  const here = playableEvents(book).map(({ id }) => id);
  for (const { id, name } of playableEvents(all))
    if (events.includes(id) && !here.includes(id)) lost.push(`the galactic event ${name}`);
  const tiles = [...new Set(tilesInMapString(all, map ?? ''))].filter((tile) => !book.tiles[tile]);
  if (tiles.length) lost.push(`tile${tiles.length === 1 ? '' : 's'} ${tiles.slice(0, 10).join(', ')} of the map`);
  return lost.length
    ? `The sets of this game (${formatSetNames(books, sets)}) do not include ${lost.join('; ')}.`
    : undefined;
}

/** Returns what is wrong with a single member's wish; undefined if nothing is. */
function wishProblem(book: Rulebook, { name, wishes }: LobbyMember, partial: boolean): string | undefined {
  const wish = wishesSchema.safeParse(wishes);
  if (!wish.success) return `I cannot read the preferences of ${escapeMarkdown(name)}.`;
  const { faction } = wish.data;
  if (faction === undefined) return undefined;
  const found = book.byKind.faction[faction];
  if (!found) return `I don't know the faction “${faction.slice(0, 40)}”.`;
  return partial || isFactionComplete(book, found)
    ? undefined
    : `${shortNameOfFaction(book, faction)} is not fully supported yet. Choose another faction, or turn on the setting “partial”.`;
}

/** Returns a sentence if an earlier member wants the same faction or color. Adds this member's wishes to `taken`. */
function duplicateWish(book: Rulebook, { name, wishes }: LobbyMember, taken: Map<string, string>): string | undefined {
  const { faction, color } = wishesSchema.parse(wishes);
  for (const [what, wanted] of Object.entries({ faction, color })) {
    if (wanted === undefined) continue;
    const other = taken.get(`${what} ${wanted}`);
    if (other !== undefined)
      return `${escapeMarkdown(other)} and ${escapeMarkdown(name)} both chose ${what === 'faction' ? shortNameOfFaction(book, wanted) : wanted}. One of them must choose again.`;
    taken.set(`${what} ${wanted}`, name);
  }
  return undefined;
}

function boardProblem(book: Rulebook, { board, map, draft }: Settings, players: number): string | undefined {
  const preset = book.boards[readyMade(board) ?? ''];
  if (preset && preset.players !== players)
    return `${preset.name} is for ${preset.players} players, but ${players} have joined.`;
  if (draft === 'slices' && !findDraftBoard(book, players, board)) return draftProblem(book, players, board);
  return mapProblem(book, map, players, true);
}
