import { Illegal, createSetupDraw, toShuffled, type TraceEvent } from '#engine';
import type { DomainCounter, Objective, Rulebook } from '#ti3/rules/components/component.ts';
import type { CardId, Color, ComponentId, CounterId, OptionId, SeatId, SystemId, Veil } from '#ti3/rules/terms.ts';
import { actionCardsOf, politicalCardsOf } from './deck-cards.ts';
import { allCounterIds } from './distant-suns.ts';
import { emptySystems } from './final-frontier.ts';
import { drawGalaxy, MIN_PLAYERS, MAX_PLAYERS, type Galaxy } from './galaxy.ts';
import { pointGoalWith, strategyCardsFor } from './strategy-card-selection.ts';

/** Choices of the organizer; the rest is drawn from the seed. */
export interface SetupOptions {
  seed: string;
  players: readonly { id: SeatId; race?: ComponentId; color?: Color }[];
  /** Points that win: 10, or 14 for a Long War (E3 1.1). */
  points?: number;
  veil?: Veil;
  windowHours?: number;
  /** Options of the boxes that are played (E3 18). */
  played?: readonly OptionId[];
  /** Set to include cards that are not fully refereed. */
  partial?: boolean;
  /** Strategy cards of the game: a group, and variants that replace cards of it. */
  strategyCards?: readonly string[];
  /** Optional rules, available if a set of the game brings them. */
  flagships?: boolean;
  mechanizedUnits?: boolean;
  preliminaryObjectives?: boolean;
  wormholeNexus?: boolean;
  custodians?: boolean;
  shockTroops?: boolean;
  spaceMines?: boolean;
  facilities?: boolean;
  racialTechnologies?: boolean;
  finalFrontier?: boolean;
  voiceOfTheCouncil?: boolean;
  trace?: (traced: TraceEvent) => void;
}

/** Optional rules that a game may be played with if one of its sets brings their components. */
export const OPTIONAL_RULES = [
  'flagships',
  'mechanizedUnits',
  'preliminaryObjectives',
  'wormholeNexus',
  'custodians',
  'shockTroops',
  'spaceMines',
  'facilities',
  'racialTechnologies',
  'finalFrontier',
  'voiceOfTheCouncil',
] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];

/** Returns the optional rules for which a rulebook has components. */
export function optionalRulesIn({ byKind, flagships, tiles }: Rulebook): OptionalRule[] {
  const units = (wanted: OptionalRule): boolean => Object.values(byKind.unit).some(({ option }) => option === wanted);
  const has: Record<OptionalRule, boolean> = {
    flagships: Object.keys(flagships).length > 0,
    mechanizedUnits: units('mechanizedUnits'),
    preliminaryObjectives: Object.values(byKind.objective).some(({ stage }) => stage === 'preliminary'),
    wormholeNexus: Object.values(tiles).some(({ option }) => option === 'wormholeNexus'),
    custodians: Object.values(byKind['domain-counter']).some(({ option }) => option === 'custodians'),
    shockTroops: units('shockTroops'),
    facilities: units('facilities'),
    spaceMines: Object.values(byKind.token).some(({ option }) => option === 'spaceMines'),
    finalFrontier: Object.values(byKind['domain-counter']).some(({ frontier }) => frontier),
    voiceOfTheCouncil: Object.values(byKind['political-card']).some(({ called }) => called === 'voiceOfTheCouncil'),
    racialTechnologies: Object.values(byKind.technology).some(({ race }) => race !== undefined),
  };
  return OPTIONAL_RULES.filter((option) => has[option]);
}

/** A game with everything decided that precedes its first choice. */
export interface NewGame {
  seed: string;
  /** Players in clockwise order. */
  players: { id: SeatId; color: Color; race: ComponentId; secret: ComponentId | null }[];
  speaker: SeatId;
  galaxy: Galaxy;
  decks: Record<'action' | 'political' | 'objective', CardId[]>;
  strategyCards: ComponentId[];
  /** Public objectives that are open before the first round. */
  open: ComponentId[];
  options: { points: number; veil: Veil; windowHours: number; played?: readonly OptionId[] } & Partial<
    Record<OptionalRule, true>
  >;
  /** All domain counters, shuffled; undefined if not played with (E3 18.20). */
  counters?: CounterId[];
  /** Frontier counters by empty system; undefined if not played with (E3 22.10). */
  frontier?: Record<SystemId, CounterId>;
}

const COLORS: readonly Color[] = ['red', 'blue', 'green', 'yellow', 'purple', 'black', 'orange', 'pink'];

const DEFAULT_POINTS = 10;
/** Points from which a game is a Long War, with more objectives. */
const LONG_WAR_POINTS = 14;
/** Point goals of games of the usual length (E3 1.1). */
export const USUAL_POINT_GOALS = [DEFAULT_POINTS, LONG_WAR_POINTS];

type Mix = <T>(label: string, items: readonly T[]) => T[];

/**
 * Returns each player's wish, or a random item that is left for those without one. Throws an Illegal for an unknown
 * item or one wished for twice.
 */
function handedOut<T extends string>(
  wishes: readonly (T | undefined)[],
  all: readonly T[],
  mixed: readonly T[],
  what: string,
): T[] {
  const wished = wishes.filter((one) => one !== undefined);
  const wrong = wished.find((one, i) => !all.includes(one) || wished.indexOf(one) !== i);
  if (wrong !== undefined)
    throw new Illegal(`“${wrong.slice(0, 40)}” is not a ${what} in this game, or 2 players chose it.`);
  const left = mixed.filter((one) => !wished.includes(one));
  if (left.length + wished.length < wishes.length)
    throw new Illegal(`There are not enough ${what}s for this many players.`);
  return wishes.map((one) => one ?? left.splice(0, 1)[0]);
}

/**
 * Returns the objective deck: stage I objectives above stage II objectives that have Imperium Rex among them (E3 2.4).
 */
function objectiveDeck(cards: readonly Objective[], long: boolean, least: number, mix: Mix): ComponentId[] {
  const of = (stage: Objective['stage']): ComponentId[] =>
    cards.filter((one) => one.stage === stage).map(({ id }) => id);
  const [first, second] = long ? [8, 5] : [6, 3];
  const late = [...mix('stage II', of(2)).slice(0, Math.max(second, least)), ...of('end')];
  return [...mix('stage I', of(1)).slice(0, first), ...mix('Imperium Rex', late)];
}

/** Assigns a counter to each system, as far as counters last. */
const scattered = (counters: readonly CounterId[], systems: readonly SystemId[]): Record<SystemId, CounterId> =>
  Object.fromEntries(systems.slice(0, counters.length).map((system, i) => [system, counters[i]]));

/** Returns the counters that lie face down at the start of a game (E3 18.20, 22.10). */
function hidden(
  book: Rulebook,
  { played = [], finalFrontier }: SetupOptions,
  { mix, galaxy, dealt }: { mix: Mix; galaxy: Galaxy; dealt: readonly DomainCounter[] },
): Pick<NewGame, 'counters' | 'frontier'> {
  const of = (far: boolean): CounterId[] => allCounterIds(dealt.filter(({ frontier }) => Boolean(frontier) === far));
  return {
    ...(played.includes('distantSuns') && { counters: mix('domain counters', of(false)) }),
    ...(finalFrontier && {
      frontier: scattered(mix('frontier counters', of(true)), mix('open space', emptySystems(book, galaxy))),
    }),
  };
}

/** Throws an Illegal for too few or too many players, a player with two seats, or an option that no set brings. */
function checkOptions(
  book: Rulebook,
  players: SetupOptions['players'],
  chosen: readonly (typeof OPTIONAL_RULES)[number][],
): void {
  if (players.length < MIN_PLAYERS || players.length > MAX_PLAYERS)
    throw new Illegal(`A game needs ${MIN_PLAYERS} to ${MAX_PLAYERS} players; there are ${players.length}.`);
  if (new Set(players.map(({ id }) => id)).size < players.length) throw new Illegal('A player cannot take 2 seats.');
  const idle = chosen.find((option) => !optionalRulesIn(book).includes(option));
  if (idle !== undefined) throw new Illegal(`The sets of this game have no components for “${idle}”.`);
}

/** Draws everything that the organizer has not chosen (E3 2). Throws an Illegal that names the impossible choice. */
export function prepareGame(book: Rulebook, options: SetupOptions): NewGame {
  const {
    seed,
    players,
    points = DEFAULT_POINTS,
    veil = 'cards',
    windowHours = 6,
    played = [],
    partial = false,
    strategyCards,
    trace,
  } = options;
  const mix: Mix = (label, items) => toShuffled(items, createSetupDraw(seed, label, trace));
  const chosen = OPTIONAL_RULES.filter((option) => options[option]);
  checkOptions(book, players, chosen);
  const dealt = <T extends { lacks?: string }>(cards: Record<string, T> = {}): T[] =>
    Object.values(cards).filter(({ lacks }) => partial || lacks === undefined);
  const seated = mix('seats', players);
  const all = Object.keys(book.byKind.race);
  const wished = { races: seated.map(({ race }) => race), colors: seated.map(({ color }) => color) };
  const races = handedOut(wished.races, all, mix('races', all), 'race'); // 2.1
  const colors = handedOut(wished.colors, COLORS, mix('colours', COLORS), 'colour');
  const objectives = dealt(book.byKind.objective);
  const stage = options.preliminaryObjectives ? 'preliminary' : 'secret';
  const secrets = mix('secret objectives', objectives.filter((card) => card.stage === stage).map(({ id }) => id)); // prettier-ignore
  const homes = races.map((race) => book.byKind.race[race].home);
  const besides = Object.values(book.tiles).flatMap(({ id, option }) =>
    option !== undefined && options[option] ? [id] : [],
  );
  const cards = strategyCardsFor(book, strategyCards);
  const late = Math.max(0, ...cards.map(({ deck }) => deck?.late ?? 0));
  const publicOnes = objectiveDeck(objectives, points >= LONG_WAR_POINTS, late, mix); // 2.4
  const open = publicOnes.splice(0, Math.max(0, ...cards.map(({ deck }) => deck?.open ?? 0)));
  const galaxy = drawGalaxy(book, homes, createSetupDraw(seed, 'galaxy', trace), partial, besides); // 2.5
  return {
    seed,
    players: seated.map(({ id }, i) => ({ id, color: colors[i], race: races[i], secret: secrets[i] ?? null })),
    speaker: mix('speaker', seated)[0].id, // 2.6
    galaxy,
    decks: {
      // 2.7
      action: mix('action deck', actionCardsOf(book.byKind['action-card'], dealt)),
      political: mix('political deck', politicalCardsOf(book.byKind['political-card'], dealt)),
      objective: publicOnes,
    },
    strategyCards: cards.map(({ id }) => id),
    open,
    options: {
      points: pointGoalWith(points, cards, USUAL_POINT_GOALS),
      veil,
      windowHours,
      ...(played.length && { played: [...new Set(played)].sort() }),
      ...Object.fromEntries(chosen.map((option) => [option, true as const])),
    },
    ...hidden(book, options, { mix, galaxy, dealt: dealt(book.byKind['domain-counter']) }),
  };
}
