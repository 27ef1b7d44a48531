import { z } from 'zod';
import { escapeMarkdown } from '#text/markdown.ts';
import { formatSetNames } from '#kit/components/sets/set-names.ts';
import type { Json } from '#engine';
import type { LobbyMember } from '#service';
import type { Race } from '#ti3/rules/components/component.ts';
import type { Rulebook } from '#ti3/rules/game.ts';
import type { Rulebooks } from '#ti3/rules/rulebooks.ts';
import { MIN_PLAYERS, MAX_PLAYERS, playersFor } from '#ti3/rules/setup/galaxy.ts';
import { OPTION_IDS } from '#ti3/rules/setup/options.ts';
import type { OptionId } from '#ti3/rules/terms.ts';
import { OPTIONAL_RULES, optionalRulesIn, type OptionalRule } from '#ti3/rules/setup/prepare-game.ts';
import { cardGroupsIn, cardVariantsIn } from '#ti3/rules/setup/strategy-card-selection.ts';

const VEIL = ['nothing', 'cards', 'everything'] as const;
const PLAYED = ['red', 'blue', 'green', 'yellow', 'purple', 'black', 'orange', 'pink'] as const;

/** Settings that the organizer chooses before a game of this edition (E3 1.1, 2.1). */
export const settingsSchema = z.object({
  points: z.int().min(4).max(14).default(10),
  /** Tells whether players may wish for a race, or races are dealt to all. */
  races: z.enum(['wished', 'dealt']).default('wished'),
  veil: z.enum(VEIL).default('cards'),
  windowHours: z.int().min(1).max(72).default(6),
  partial: z.boolean().default(false),
  distantSuns: z.boolean().default(false),
  ageOfEmpire: z.boolean().default(false),
  /** Gives each race its three leaders (E3 20). */
  leaders: z.boolean().optional(),
  /** Ids of the sets in the game. Undefined for those of a new game. */
  sets: z.array(z.string().max(40)).max(20).optional(),
  /** A group of strategy cards, and variants that replace some of them. Undefined for those of the base set. */
  strategyCards: z.array(z.string().max(40)).max(10).optional(),
  /** Optional rules, each available only if a set of the game brings its components. */
  flagships: z.boolean().optional(),
  mechanizedUnits: z.boolean().optional(),
  preliminaryObjectives: z.boolean().optional(),
  wormholeNexus: z.boolean().optional(),
  custodians: z.boolean().optional(),
  shockTroops: z.boolean().optional(),
  spaceMines: z.boolean().optional(),
  facilities: z.boolean().optional(),
  racialTechnologies: z.boolean().optional(),
  finalFrontier: z.boolean().optional(),
  voiceOfTheCouncil: z.boolean().optional(),
});

/** Returns the sets that settings ask for; undefined if they name none. */
export const setsOf = (settings?: Json): string[] | undefined => settingsSchema.safeParse(settings).data?.sets;

/** Returns the options that the settings turn on. */
export const playedOptions = (all: z.infer<typeof settingsSchema>): OptionId[] => OPTION_IDS.filter((id) => all[id]);

/** Returns the rulebook of a game with these settings. Leaders are a set of their own. */
export const rulebookForSettings = (
  books: Rulebooks,
  { sets, leaders }: Pick<z.infer<typeof settingsSchema>, 'sets' | 'leaders'>,
): Rulebook => (leaders ? books([...books(sets).sets, 'leaders']) : books(sets));

/** Names of the optional rules. */
export const OPTION_NAMES: Record<OptionalRule, string> = {
  flagships: 'flagships',
  mechanizedUnits: 'mechanized units',
  preliminaryObjectives: 'preliminary objectives',
  wormholeNexus: 'the Wormhole Nexus',
  custodians: 'Custodians of Mecatol Rex',
  shockTroops: 'shock troops',
  spaceMines: 'space mines',
  facilities: 'facilities',
  racialTechnologies: 'racial technologies',
  finalFrontier: 'The Final Frontier',
  voiceOfTheCouncil: 'Voice of the Council',
};

/** Wishes of a player; the rest is dealt. */
export const wishesSchema = z.object({ race: z.string().max(40).optional(), color: z.enum(PLAYED).optional() });

export const SEAT_RANGE = { min: MIN_PLAYERS, max: MAX_PLAYERS };

export const racesOf = ({ byKind }: Rulebook): Race[] =>
  Object.values(byKind.race).sort((a, b) => a.short.localeCompare(b.short, 'en'));

/** Explains that two members wish for the same race or color; "" if none do. */
function duplicateWish(book: Rulebook, members: readonly LobbyMember[]): string {
  const first = new Map<string, string>();
  for (const { name, wishes } of members)
    for (const wish of Object.values(wishesSchema.parse(wishes))) {
      const before = first.get(wish);
      if (before !== undefined)
        return `${escapeMarkdown(before)} and ${escapeMarkdown(name)} both want ${book.byKind.race[wish]?.short ?? wish}. One of them must choose another.`;
      first.set(wish, name);
    }
  return '';
}

/** Explains why sets or the strategy cards chosen from them are invalid; undefined if they are valid. */
function setsProblem(
  books: Rulebooks,
  { sets = ['base'], strategyCards = [], ...also }: z.infer<typeof settingsSchema>,
): string | undefined {
  const unknown = sets.find((one) => !books.sets.some(({ id }) => id === one));
  if (unknown !== undefined) return `I don't know the set “${escapeMarkdown(unknown)}”.`;
  if (!sets.includes(books.sets[0].id)) return `Every game includes the ${books.sets[0].name.toLowerCase()}.`;
  const { groups, variants } = selectableStrategyCards(books(sets));
  const lost = strategyCards.find((one) => ![...groups, ...variants.map(({ id }) => id)].includes(one));
  if (lost)
    return `The sets of this game (${formatSetNames(books, sets)}) do not include the strategy cards “${escapeMarkdown(lost)}”.`;
  const idle = OPTIONAL_RULES.find((option) => also[option] && !optionalRulesIn(books(sets)).includes(option));
  const bringing = books.sets.filter(
    ({ id }) => idle && optionalRulesIn(books([...new Set([books.sets[0].id, id])])).includes(idle),
  );
  return (
    idle &&
    `The sets of this game (${formatSetNames(books, sets)}) do not include ${OPTION_NAMES[idle]}. Add ${bringing.map(({ name }) => name).join(' or ')} with the option \`sets\`.`
  );
}

/** Returns the groups and variants of strategy cards that a game can choose from. */
export const selectableStrategyCards = (book: Rulebook) => ({
  groups: cardGroupsIn(book),
  variants: cardVariantsIn(book),
});

/**
 * Explains in a sentence why a game with these settings and players is impossible or cannot start; undefined if it can.
 */
export function lobbyProblem(
  books: Rulebooks,
  settings: Json,
  members: readonly LobbyMember[],
  starting: boolean,
): string | undefined {
  const read = settingsSchema.safeParse(settings);
  if (!read.success)
    return `These settings are not valid: ${read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}.`;
  const foreign = setsProblem(books, read.data);
  if (foreign !== undefined) return foreign;
  const book = books(read.data.sets);
  const { max } = playersFor(book);
  if (members.length > max)
    return `A game with these sets (${formatSetNames(books, read.data.sets ?? [books.sets[0].id])}) is for ${SEAT_RANGE.min} to ${max} players, but ${members.length} have joined (E3 2.1).`;
  if (starting && members.length < SEAT_RANGE.min) return `You need at least ${SEAT_RANGE.min} players to start.`;
  for (const { name, wishes } of members) {
    const wish = wishesSchema.safeParse(wishes);
    if (!wish.success) return `I cannot read the preferences of ${escapeMarkdown(name)}.`;
    const { race } = wish.data;
    if (race === undefined) continue;
    if (read.data.races === 'dealt')
      return `Races are dealt at random in this game, so ${escapeMarkdown(name)} cannot choose one.`;
    if (!book.byKind.race[race]) return `I don't know the race “${escapeMarkdown(race)}”.`;
  }
  return duplicateWish(book, members) || undefined;
}
