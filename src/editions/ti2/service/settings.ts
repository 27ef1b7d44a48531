import { z } from 'zod';
import { escapeMarkdown } from '#text/markdown.ts';
import type { Json } from '#engine';
import type { LobbyMember } from '#service';
import { formatList } from '#text/sentences.ts';
import { DEFAULT_SETS } from '#ti2/content/sets.ts';
import type { Rulebook } from '#ti2/rules/game.ts';
import { DEBATE_HOURS } from '#ti2/rules/politics/senate.ts';
import { MIN_PLAYERS, MAX_PLAYERS } from '#ti2/rules/setup/galaxy.ts';
import { OPTION_IDS, type OptionId } from '#ti2/rules/terms.ts';
import type { Rulebooks } from '#ti2/rules/rulebooks.ts';

/** Possible numbers of players. */
export const SEAT_RANGE = { min: MIN_PLAYERS, max: MAX_PLAYERS };

/** Settings that the organizer chooses before a game (E2 2.1, 10.4, 10.5, 12). */
export const settingsSchema = z.object({
  races: z.enum(['wished', 'dealt']).default('wished'),
  /** Adds the races and tiles of the expansion. */
  hopesEnd: z.boolean().default(false),
  manifestDestiny: z.boolean().default(false),
  distantSuns: z.boolean().default(false),
  shockTroops: z.boolean().default(false),
  hopesEndTiles: z.boolean().default(false),
  leaders: z.boolean().default(false),
  leadersFaceDown: z.boolean().default(false),
  byArms: z.boolean().default(true),
  agreementsCounted: z.enum(['all', 'own']).default('all'),
  /** Keeps red tiles apart from each other where possible (E2 2.4). */
  spread: z.boolean().default(true),
  /** Edition that the values of home planets come from: those of the second edition were not found. */
  homes: z.enum(['first', 'third']).default('first'),
  lastRound: z.int().min(1).max(60).optional(),
  veil: z.enum(['nothing', 'cards', 'everything']).default('cards'),
  windowHours: z.int().min(1).max(72).default(24),
  /** Maximum length of the debate of a card, in hours (E2 4.9). */
  debateHours: z.int().min(1).max(72).default(DEBATE_HOURS),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Wishes of a player; the rest is dealt. */
export const wishesSchema = z.object({
  race: z.string().max(40).optional(),
  color: z.enum(['red', 'blue', 'green', 'yellow', 'purple', 'black']).optional(),
});

interface OptionText {
  name: string;
  about: string;
  /** Set if the option needs the expansion Hope's End. */
  ofHopesEnd?: true;
}

/** Names and descriptions of the optional rules. */
export const OPTION_TEXTS: Record<OptionId, OptionText> = {
  manifestDestiny: {
    name: 'Manifest Destiny',
    about: 'players can buy neutral planets adjacent to home before round 1 (E2 12.1)',
  },
  distantSuns: { name: 'Distant Suns', about: 'each neutral planet has a face-down domain counter (E2 12.2)' },
  shockTroops: {
    name: 'Shock troops',
    about: 'ground forces that roll a 10 in invasion combat can become shock troops (E2 7.21)',
    ofHopesEnd: true,
  },
  leaders: { name: 'Leaders', about: 'each race has 3 leaders, which can be captured (E2 12.5)', ofHopesEnd: true },
  leadersFaceDown: {
    name: 'Leaders face down',
    about: 'other players do not know which leader is which until it is used (E2 12.5)',
    ofHopesEnd: true,
  },
  hopesEndTiles: {
    name: "Hope's End tiles",
    about: 'the tiles of the expansion are shuffled into the pile (E2 2.11)',
    ofHopesEnd: true,
  },
};

/** Returns the options that the settings turn on. */
export const playedOptions = (all: Settings): OptionId[] => OPTION_IDS.filter((id) => all[id]);

/** Returns the sets of a game. Our own cards and tiles replace printed ones that are not known (E2 13). */
export const setsOf = ({ hopesEnd, homes }: Settings): string[] => [
  ...DEFAULT_SETS,
  ...(hopesEnd ? ['hopes-end'] : []),
  ...(homes === 'first' ? ['homes-1997'] : []),
];

export const rulebookForSettings = (books: Rulebooks, all: Settings): Rulebook => books(setsOf(all));

/** Returns the rulebook for a lobby; that of a new game if its settings cannot be read. */
export const rulebookForLobby = (books: Rulebooks, settings: Json | undefined): Rulebook => {
  const read = settingsSchema.safeParse(settings ?? {});
  return read.success ? rulebookForSettings(books, read.data) : books();
};

/** Explains that several members wish for the same race or color; undefined if none do. */
function duplicateWish({ byKind }: Rulebook, members: readonly LobbyMember[]): string | undefined {
  const wishes = members.flatMap(({ name, wishes: of }) =>
    Object.values(wishesSchema.parse(of)).map((wish) => ({ name, wish })),
  );
  const second = wishes.find(({ wish }, i) => wishes.findIndex((one) => one.wish === wish) < i);
  if (!second) return undefined;
  const names = wishes.filter(({ wish }) => wish === second.wish).map(({ name }) => escapeMarkdown(name));
  return `${formatList(names)} want ${byKind.race[second.wish]?.short ?? second.wish}: only one of them can have it.`;
}

/** Explains why the wishes of a member cannot be met; undefined if they can. */
function wishProblem(book: Rulebook, { races }: Settings, { name, wishes }: LobbyMember): string | undefined {
  const read = wishesSchema.safeParse(wishes);
  if (!read.success) return `I cannot read the preferences of ${escapeMarkdown(name)}.`;
  const { race } = read.data;
  if (race === undefined) return undefined;
  if (races === 'dealt') return `${escapeMarkdown(name)} has chosen a race, but races are dealt in this game.`;
  return book.byKind.race[race] ? undefined : `This game has no race called “${escapeMarkdown(race)}”.`;
}

/** Explains why the settings contradict each other; undefined if they do not. */
function settingsProblem(all: Settings): string | undefined {
  const idle = playedOptions(all).find((id) => OPTION_TEXTS[id].ofHopesEnd && !all.hopesEnd);
  if (all.leadersFaceDown && !all.leaders) return 'Leaders face down needs the option Leaders.';
  return idle && `${OPTION_TEXTS[idle].name} needs Hope's End, and this game does not use it.`;
}

/**
 * Explains in a sentence why a game with these settings and members is impossible or cannot start; undefined if it can.
 */
export function lobbyProblem(
  books: Rulebooks,
  settings: Json,
  members: readonly LobbyMember[],
  starting: boolean,
): string | undefined {
  const read = settingsSchema.safeParse(settings);
  if (!read.success)
    return `A game cannot have these settings: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}.`;
  const all = read.data;
  if (members.length > MAX_PLAYERS)
    return `A game has at most ${MAX_PLAYERS} players, and ${members.length} have joined.`;
  if (starting && members.length < MIN_PLAYERS) return `A game needs at least ${MIN_PLAYERS} players.`;
  const book = rulebookForSettings(books, all);
  const wrong =
    settingsProblem(all) ?? members.map((one) => wishProblem(book, all, one)).find((one) => one !== undefined);
  return wrong ?? duplicateWish(book, members);
}
