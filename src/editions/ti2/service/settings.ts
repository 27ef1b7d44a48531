import { z } from 'zod';
import { plain } from '#text/markdown.ts';
import type { Json } from '#engine';
import type { LobbyMember } from '#service';
import { listed } from '#text/sentences.ts';
import { USUAL_SETS } from '#ti2/content/sets.ts';
import type { Rulebook } from '#ti2/rules/game.ts';
import { DEBATE_HOURS } from '#ti2/rules/politics/senate.ts';
import { FEWEST, MOST } from '#ti2/rules/setup/galaxy.ts';
import { OPTIONS, type OptionId } from '#ti2/rules/terms.ts';
import type { BookFor } from '#ti2/rules/rulebooks.ts';

/** How many can sit down. */
export const SEATS = { min: FEWEST, max: MOST };

/** What an organiser chooses before a game (E2 2.1, 10.4, 10.5, 12). */
export const settled = z.object({
  races: z.enum(['wished', 'dealt']).default('wished'),
  /** With the races and tiles of the expansion. */
  hopesEnd: z.boolean().default(false),
  manifestDestiny: z.boolean().default(false),
  distantSuns: z.boolean().default(false),
  shockTroops: z.boolean().default(false),
  hopesEndTiles: z.boolean().default(false),
  leaders: z.boolean().default(false),
  leadersFaceDown: z.boolean().default(false),
  byArms: z.boolean().default(true),
  agreementsCounted: z.enum(['all', 'own']).default('all'),
  /** Red tiles lie apart from each other where that can be (E2 2.4). */
  spread: z.boolean().default(true),
  /** Whose values home planets have: those of the second edition were not found. */
  homes: z.enum(['first', 'third']).default('first'),
  lastRound: z.int().min(1).max(60).optional(),
  veil: z.enum(['nothing', 'cards', 'everything']).default('cards'),
  windowHours: z.int().min(1).max(72).default(24),
  /** So many hours a card is debated at most (E2 4.9). */
  debateHours: z.int().min(1).max(72).default(DEBATE_HOURS),
});

export type Settled = z.infer<typeof settled>;

/** What a player would like to play; the rest is dealt. */
export const wished = z.object({
  race: z.string().max(40).optional(),
  color: z.enum(['red', 'blue', 'green', 'yellow', 'purple', 'black']).optional(),
});

interface OptionWords {
  name: string;
  about: string;
  /** It is about what the expansion brings. */
  ofHopesEnd?: true;
}

/** What the rules are called that a table may play with, and what they are about. */
export const OPTION_WORDS: Record<OptionId, OptionWords> = {
  manifestDestiny: {
    name: 'Manifest Destiny',
    about: 'neutral planets next to home are sold before the first round (E2 12.1)',
  },
  distantSuns: { name: 'Distant Suns', about: 'a counter lies face down on every neutral planet (E2 12.2)' },
  shockTroops: {
    name: 'Shock troops',
    about: 'ground forces that fight well become shock troops (E2 7.21)',
    ofHopesEnd: true,
  },
  leaders: { name: 'Leaders', about: 'each race has three leaders, who may be captured (E2 12.5)', ofHopesEnd: true },
  leadersFaceDown: {
    name: 'Leaders face down',
    about: 'nobody knows which leader is which until it is used (E2 12.5)',
    ofHopesEnd: true,
  },
  hopesEndTiles: {
    name: 'Tiles of Hope’s End',
    about: 'its tiles are mixed into the pile (E2 2.11)',
    ofHopesEnd: true,
  },
};

/** Which of them settings ask for. */
export const playedIn = (all: Settled): OptionId[] => OPTIONS.filter((id) => all[id]);

/** What a game with these settings is played with: our own cards and tiles stand in for what is not known of the printed ones (E2 13). */
export const setsOf = ({ hopesEnd, homes }: Settled): string[] => [
  ...USUAL_SETS,
  ...(hopesEnd ? ['hopes-end'] : []),
  ...(homes === 'first' ? ['homes-1997'] : []),
];

export const bookWith = (books: BookFor, all: Settled): Rulebook => books(setsOf(all));

/** The book of a game that is still being settled; of one whose settings nobody can read, that of new games. */
export const bookBefore = (books: BookFor, settings: Json | undefined): Rulebook => {
  const read = settled.safeParse(settings ?? {});
  return read.success ? bookWith(books, read.data) : books();
};

/** Two who would like one and the same thing. */
function clash({ byKind }: Rulebook, members: readonly LobbyMember[]): string | undefined {
  const wishes = members.flatMap(({ name, wishes: of }) =>
    Object.values(wished.parse(of)).map((wish) => ({ name, wish })),
  );
  const second = wishes.find(({ wish }, i) => wishes.findIndex((one) => one.wish === wish) < i);
  if (!second) return undefined;
  const names = wishes.filter(({ wish }) => wish === second.wish).map(({ name }) => plain(name));
  return `${listed(names)} all would like ${byKind.race[second.wish]?.short ?? second.wish}: only one can have it.`;
}

/** What is wrong with what one member would like. */
function wishTrouble(book: Rulebook, { races }: Settled, { name, wishes }: LobbyMember): string | undefined {
  const read = wished.safeParse(wishes);
  if (!read.success) return `The wishes of ${plain(name)} cannot be read.`;
  const { race } = read.data;
  if (race === undefined) return undefined;
  if (races === 'dealt') return `${plain(name)} wishes for a race, and here races are dealt.`;
  return book.byKind.race[race] ? undefined : `This game has no race called “${plain(race)}”.`;
}

/** Why these settings do not go together. */
function settingsTrouble(all: Settled): string | undefined {
  const idle = playedIn(all).find((id) => OPTION_WORDS[id].ofHopesEnd && !all.hopesEnd);
  if (all.leadersFaceDown && !all.leaders) return 'Leaders face down: that takes leaders.';
  return idle && `${OPTION_WORDS[idle].name}: that takes Hope’s End, which this game is played without.`;
}

/** Why a game with these settings and members cannot be, or not begin, in a sentence. */
export function lobbyTrouble(
  books: BookFor,
  settings: Json,
  members: readonly LobbyMember[],
  starting: boolean,
): string | undefined {
  const read = settled.safeParse(settings);
  if (!read.success)
    return `With these settings no game can be played: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}.`;
  const all = read.data;
  if (members.length > MOST) return `There are seats for ${MOST} players, and ${members.length} have joined.`;
  if (starting && members.length < FEWEST) return `${FEWEST} players are the least that can play.`;
  const book = bookWith(books, all);
  const wrong =
    settingsTrouble(all) ?? members.map((one) => wishTrouble(book, all, one)).find((one) => one !== undefined);
  return wrong ?? clash(book, members);
}
