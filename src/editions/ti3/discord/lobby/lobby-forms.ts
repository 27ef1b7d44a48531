import { formatBulletedList, formatJoinTerms, formatLobbyHeading, formatMembers } from '#discord/format/lobby.ts';
import { matchChoices, textOption, integerOption } from '#discord/commands/options.ts';
import { bareLabel, colorChoicesOf, explainChoices } from '#discord/edition/choice-texts.ts';
import { RACE_CHOICES } from '#discord/edition/race-choices.ts';
import { veilFields, formatVeil } from '#discord/edition/veil-fields.ts';
import type { SettingsField, SettingsForm, LobbyForms } from '#discord/edition/settings-form.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { truncate } from '#text/markdown.ts';
import { Illegal, type Json } from '#engine';
import { parseNameList, suggestNameList } from '#kit/components/name-lists.ts';
import { formatSetContents } from '#kit/components/sets/set-contents.ts';
import { suggestSetNames, parseSetNames, formatSetChoice, formatSetNames } from '#kit/components/sets/set-names.ts';
import { formatList } from '#text/sentences.ts';
import { COLOR_EMOJI } from '#text/emoji-tokens.ts';
import { DEFAULT_SETS } from '#ti3/content/sets.ts';
import type { Race } from '#ti3/rules/components/component.ts';
import type { Rulebook } from '#ti3/rules/game.ts';
import { OPTIONAL_RULES, optionalRulesIn, USUAL_POINT_GOALS } from '#ti3/rules/setup/prepare-game.ts';
import { pointGoalWith, strategyCardsFor } from '#ti3/rules/setup/strategy-card-selection.ts';
import type { Rulebooks } from '#ti3/rules/rulebooks.ts';
import { OPTION_IDS, OPTIONS } from '#ti3/rules/setup/options.ts';
import { playersFor } from '#ti3/rules/setup/galaxy.ts';
import {
  OPTION_NAMES,
  playedOptions,
  racesOf,
  SEAT_RANGE,
  setsOf,
  settingsSchema,
  wishesSchema,
} from '#ti3/service/settings.ts';
import { OPTION_WORDS } from './option-texts.ts';
import { findNotRefereed, formatNotRefereed, optionsNotRefereed } from '#ti3/discord/help/not-refereed.ts';
import {
  strategyCardChoices,
  explainStrategyCards,
  parseStrategyCards,
  formatStrategyCards,
} from './strategy-cards.ts';

/** Returns the optional rules that these sets offer, with their names. */
function optionalRules(book: Rulebook): { id: string; name: string }[] {
  return [
    ...[...OPTION_IDS, 'leaders' as const, ...optionalRulesIn(book)].map((id) => ({ id, name: OPTION_WORDS[id].name })),
  ];
}

const optionsField = (books: Rulebooks): SettingsField => ({
  key: 'options',
  isList: true,
  option: textOption('options', 'Optional rules, separated by commas, or “none” (third edition).', {
    complete: true,
    kind: 'list',
  }),
  complete: (typed, before) =>
    suggestNameList(optionalRules(before === undefined ? everySet(books) : books(setsOf(before))), typed),
  explain: (label) => (bareLabel(label) === 'none' ? 'The game uses its sets without optional rules.' : undefined),
});

/** Kinds of components that `/help` counts for a choice of sets. */
const COUNTED = [
  { kind: 'race', one: 'race', many: 'races' },
  { kind: 'technology', one: 'technology', many: 'technologies' },
  { kind: 'action-card', one: 'different action card', many: 'different action cards' },
  { kind: 'political-card', one: 'political card', many: 'political cards' },
  { kind: 'objective', one: 'objective', many: 'objectives' },
];

/** Explains a choice of sets: which they are, how much they hold, and which optional rules they allow. */
function explainSets(books: Rulebooks, label: string): string {
  const sets = parseSetNames(books, label);
  const book = books(sets);
  return `The game uses ${formatSetNames(books, sets)}: ${formatSetContents(book.byKind, COUNTED)}. Optional rules (\`options:\`): ${formatList(optionalRules(book).map(({ name }) => name))}.`;
}

/** Maximum length of an option's text in the lobby, in characters. */
const MAX_OPTION_LENGTH = 240;

/** Formats an option with its text, or with the names of its components if there are several. */
function formatOption({ components }: Rulebook, option: (typeof OPTIONAL_RULES)[number]): string {
  const { name } = OPTION_WORDS[option];
  const all = Object.values(components).filter((one) => 'option' in one && one.option === option);
  const [only] = all;
  if (!only) return `- **${name}**`;
  return all.length > 1
    ? `- **${name}**: ${truncate(formatList(all.map((one) => one.name)), MAX_OPTION_LENGTH)}; look them up with \`/help about:\`.`
    : `- **${name}**: ${truncate(only.text, MAX_OPTION_LENGTH)}`;
}

/** Parses a list of options: named ones are on, all others off. */
function parseOptions(books: Rulebooks, typed: string): Record<string, boolean> {
  const all = optionalRules(everySet(books));
  const wanted = parseNameList(all, typed, 'rule', (part) => {
    const found = findNotRefereed(part);
    return found && formatNotRefereed(found);
  });
  return Object.fromEntries(all.map(({ id }) => [id, wanted.includes(id)]));
}

/** Returns the fields for sets and strategy cards; none if there is only one set. */
function setFields(books: Rulebooks): SettingsField[] {
  if (books.sets.length < 2) return [];
  return [
    {
      key: 'sets',
      option: textOption('sets', 'Sets to play with: everything, or a list of sets.', {
        complete: true,
        kind: 'list',
      }),
      complete: (typed) => suggestSetNames(books, typed),
      explain: (label) => explainSets(books, label),
    },
    {
      key: 'strategyCards',
      option: textOption('strategy-cards', 'Strategy cards to play with (third edition).', {
        complete: true,
        kind: 'list',
      }),
      complete: (typed, before) => matchChoices(strategyCardChoices(books, setsOf(before)), typed),
      explain: (label) => explainStrategyCards(books, label),
    },
  ];
}

const settingsForm = (books: Rulebooks): SettingsForm => ({
  fields: [
    {
      key: 'points',
      option: integerOption('points', 'Victory points to win: 10, or 14 for a long war with more objectives.', {
        min: 4,
        max: 14,
      }),
    },
    {
      key: 'races',
      option: textOption('races', 'How players get their races.', { choices: [...RACE_CHOICES] }),
      explain: explainChoices(RACE_CHOICES),
    },
    ...setFields(books),
    optionsField(books),
    ...veilFields,
  ],
  read: (given, before = {}) => {
    const { sets, strategyCards, options, ...more } = given;
    const read = settingsSchema.safeParse({
      ...(before as object),
      ...more,
      ...(options !== undefined && parseOptions(books, String(options))),
      ...(sets !== undefined && { sets: parseSetNames(books, String(sets)) }),
      ...(strategyCards !== undefined && { strategyCards: parseStrategyCards(books, String(strategyCards)) }),
    });
    if (!read.success) throw new Illegal('These settings do not work.');
    return read.data;
  },
});

const everySet = (books: Rulebooks): Rulebook => books(books.sets.map(({ id }) => id));

const raceChoices = (book: Rulebook): Choice[] => racesOf(book).map(({ id, name }) => ({ key: id, label: name }));

const colorChoices = colorChoicesOf(
  Object.keys(COLOR_EMOJI).filter((key) => wishesSchema.shape.color.safeParse(key).success),
);

const wishes = (books: Rulebooks): SettingsForm => ({
  fields: [
    {
      key: 'race',
      option: textOption('race', 'Race (third and second edition). Default: random.', { complete: true }),
      complete: (typed) => matchChoices(raceChoices(everySet(books)), typed),
    },
    {
      key: 'color',
      option: textOption('colour', 'Color.', { choices: colorChoices }),
      explain: explainChoices(colorChoices),
    },
  ],
  read: (given, before = {}) => {
    const { race } = given;
    // Only finds the race that the player means: the service checks whether the game has it.
    const all = raceChoices(everySet(books));
    const meant =
      race === undefined ? undefined : (all.find(({ key }) => key === race) ?? matchChoices(all, String(race)).at(0));
    if (race !== undefined && !meant) throw new Illegal(`I don't know the race “${String(race).slice(0, 40)}”.`);
    const read = wishesSchema.safeParse({ ...(before as object), ...given, ...(meant && { race: meant.key }) });
    if (!read.success) throw new Illegal('You cannot play that color. Choose one from the list.');
    return read.data as Json;
  },
});

function formatWish(book: Rulebook, wish: Json): string {
  const { race, color } = wishesSchema.parse(wish);
  return [race === undefined ? '' : (book.byKind.race[race]?.short ?? race), color ?? ''].filter(Boolean).join(', ');
}

/** Returns the half of the races whose abilities have the shortest texts, for beginners. */
function beginnerRaces(book: Rulebook): Race[] {
  const toRead = ({ abilities }: Race): number =>
    abilities.reduce((sum, id) => sum + book.components[id].text.length, 0);
  const races = racesOf(book).sort((a, b) => toRead(a) - toRead(b));
  return races.slice(0, Math.ceil(races.length / 2));
}

/** Lists options of these sets that Custodian does not referee; `/help` explains why. */
const byAgreement = (sets: readonly string[] = DEFAULT_SETS): string[] =>
  formatBulletedList(
    '-# I do not referee these rules. Play them by agreement; `/help about:` says why:',
    optionsNotRefereed(sets).map(({ name }) => name),
  );

/** Creates the lobby forms of the third edition: settings, wishes and the description of a new game. */
export const createLobbyForms = (books: Rulebooks): LobbyForms => ({
  players: SEAT_RANGE,
  settings: settingsForm(books),
  wishes: wishes(books),
  demo: {
    fields: [...setFields(books), optionsField(books)],
    read: (given) => settingsForm(books).read({ ...given, veil: 'nothing' }),
  },
  beginnerWishes: (_settings, wish, by) => {
    const { race, ...rest } = wishesSchema.parse(wish);
    const book = books();
    const easy = beginnerRaces(book);
    const played = race ?? easy[by % easy.length].id;
    return { wishes: { ...rest, race: played }, called: book.byKind.race[played]?.name ?? '' };
  },
  formatWish: (settings, wish) => formatWish(books(settingsSchema.parse(settings).sets), wish),
  describe: (game, mention) => {
    const all = settingsSchema.parse(game.settings);
    const { points, races, sets, strategyCards, leaders, ...more } = all;
    const played = OPTIONAL_RULES.filter((option) => all[option]).map((option) => OPTION_NAMES[option]);
    const book = books(sets);
    const goal = pointGoalWith(points, strategyCardsFor(book, strategyCards), USUAL_POINT_GOALS);
    const chosen = [
      ...(sets === undefined ? [] : [` Sets: ${formatSetChoice(books, sets)}.`]),
      ...(strategyCards === undefined ? [] : [` Strategy cards: ${formatStrategyCards(books, strategyCards)}.`]),
      races === 'dealt'
        ? ' Each player is dealt a random race.'
        : ' Players without a preference are dealt a random race.',
      ...(leaders || played.length ? [` With ${formatList([...(leaders ? ['leaders'] : []), ...played])}.`] : []),
    ].join('');
    return [
      formatLobbyHeading('Twilight Imperium, third edition', game),
      `Playing to ${goal} VP${points >= 14 ? ' (a long war with 13 public objectives instead of 9)' : ''}.${chosen} ${formatVeil(more)}`,
      '-# Card texts come from a transcription by players. `/help about:` shows how reliable each text is.',
      ...byAgreement(sets),
      ...(leaders ? [`- **${OPTION_WORDS.leaders.name}**: ${OPTION_WORDS.leaders.about}.`] : []),
      ...playedOptions(all).map((id) => `- **${OPTIONS[id].name}**: ${OPTIONS[id].about}.`),
      ...OPTIONAL_RULES.filter((option) => all[option]).map((option) => formatOption(book, option)),
      '',
      ...formatMembers(game, mention, (wish) => formatWish(book, wish)),
      '',
      ...formatJoinTerms(playersFor(book)),
    ].join('\n');
  },
});
