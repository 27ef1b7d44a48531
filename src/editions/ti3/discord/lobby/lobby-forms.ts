import { formatList, joiningTold, membersTold } from '#discord/format/lobby.ts';
import { matching, text, whole } from '#discord/commands/options.ts';
import { veilFields, veilTold } from '#discord/edition/veil-fields.ts';
import type { Choice, Field, Form, Lobby } from '#discord/edition/edition-adapter.ts';
import { clip } from '#text/markdown.ts';
import { Illegal, type Json } from '#engine';
import { idsCalled, namedChoices } from '#kit/components/name-lists.ts';
import { setChoices, setsCalled, setsSaid } from '#kit/components/set-names.ts';
import { listed } from '#text/sentences.ts';
import { COLOUR_SIGNS } from '#text/emoji-tokens.ts';
import { USUAL_SETS } from '#ti3/content/sets.ts';
import type { Race } from '#ti3/rules/components/component.ts';
import type { Rulebook } from '#ti3/rules/game.ts';
import { OPTIONAL, optionsIn, USUAL_GOALS } from '#ti3/rules/setup/prepare-game.ts';
import { goalWith, strategyCardsFor } from '#ti3/rules/setup/strategy-card-selection.ts';
import type { BookFor } from '#ti3/rules/rulebooks.ts';
import { OPTION_IDS, OPTIONS } from '#ti3/rules/setup/options.ts';
import { playersFor } from '#ti3/rules/setup/galaxy.ts';
import { OPTION_NAMES, playedIn, racesIn, SEATS, setsOf, settled, wished } from '#ti3/service/settings.ts';
import { OPTION_WORDS } from './option-texts.ts';
import { findNotRefereed, formatNotRefereed, optionsNotRefereed } from '#ti3/discord/help/not-refereed.ts';
import { strategyCardChoices, strategyCardsCalled, strategyCardsSaid } from './strategy-cards.ts';

const RACES = [
  { key: 'wished', label: 'as players wish, the rest dealt (default)' },
  { key: 'dealt', label: 'dealt to all' },
];

/** Rules that a table may play with beside the usual ones, by their names: those that these settings have. */
function optional(book: Rulebook): { id: string; name: string }[] {
  return [
    ...[...OPTION_IDS, 'leaders' as const, ...optionsIn(book)].map((id) => ({ id, name: OPTION_WORDS[id].name })),
  ];
}

const optionsField = (books: BookFor): Field => ({
  key: 'options',
  option: text('options', 'What else it is played with (third edition); "none" for nothing else.', {
    complete: true,
    kind: 'list',
  }),
  complete: (typed, before) =>
    namedChoices(optional(before === undefined ? everySet(books) : books(setsOf(before))), typed),
});

/** So much of what something says has room in a lobby. */
const BRIEFLY = 240;

/** What is played with by an option: what it says, or where it is several things, what they are called. */
function optionTold({ components }: Rulebook, option: (typeof OPTIONAL)[number]): string {
  const { name } = OPTION_WORDS[option];
  const all = Object.values(components).filter((one) => 'option' in one && one.option === option);
  const [only] = all;
  if (!only) return `- **${name}**`;
  return all.length > 1
    ? `- **${name}**: ${clip(listed(all.map((one) => one.name)), BRIEFLY)}; \`/help about:\` tells of each.`
    : `- **${name}**: ${clip(only.text, BRIEFLY)}`;
}

/** All of them, each played with or not. */
function optionsCalled(books: BookFor, typed: string): Record<string, boolean> {
  const all = optional(everySet(books));
  const wanted = idsCalled(all, typed, 'rule', (part) => {
    const found = findNotRefereed(part);
    return found && formatNotRefereed(found);
  });
  return Object.fromEntries(all.map(({ id }) => [id, wanted.includes(id)]));
}

/** Where there is but one set nobody chooses. */
function setFields(books: BookFor): Field[] {
  if (books.sets.length < 2) return [];
  return [
    {
      key: 'sets',
      option: text('sets', 'What it is played with: everything there is, or fewer sets.', {
        complete: true,
        kind: 'list',
      }),
      complete: (typed) => setChoices(books, typed),
    },
    {
      key: 'strategyCards',
      option: text('strategy-cards', 'Which strategy cards (third edition).', { complete: true, kind: 'list' }),
      complete: (typed, before) => matching(strategyCardChoices(books, setsOf(before)), typed),
    },
  ];
}

const settingsForm = (books: BookFor): Form => ({
  fields: [
    {
      key: 'points',
      option: whole('points', 'Victory points needed: 10, or 14 for a long war, which has more objectives.', {
        min: 4,
        max: 14,
      }),
    },
    { key: 'races', option: text('races', 'Whether players choose what they play.', { choices: RACES }) },
    ...setFields(books),
    optionsField(books),
    ...veilFields,
  ],
  read: (given, before = {}) => {
    const { sets, strategyCards, options, ...more } = given;
    const read = settled.safeParse({
      ...(before as object),
      ...more,
      ...(options !== undefined && optionsCalled(books, String(options))),
      ...(sets !== undefined && { sets: setsCalled(books, String(sets)) }),
      ...(strategyCards !== undefined && { strategyCards: strategyCardsCalled(books, String(strategyCards)) }),
    });
    if (!read.success) throw new Illegal('These settings cannot be used.');
    return read.data;
  },
});

const everySet = (books: BookFor): Rulebook => books(books.sets.map(({ id }) => id));

const raceChoices = (book: Rulebook): Choice[] => racesIn(book).map(({ id, name }) => ({ key: id, label: name }));

const colorChoices: Choice[] = Object.keys(COLOUR_SIGNS)
  .filter((key) => wished.shape.color.safeParse(key).success)
  .map((key) => ({ key, label: key }));

const wishes = (books: BookFor): Form => ({
  fields: [
    {
      key: 'race',
      option: text('race', 'Which race you would like to play (third and second edition).', { complete: true }),
      complete: (typed) => matching(raceChoices(everySet(books)), typed),
    },
    { key: 'color', option: text('colour', 'A colour.', { choices: colorChoices }) },
  ],
  read: (given, before = {}) => {
    const { race } = given;
    // Whether the game has it, the table says: here only what is meant.
    const all = raceChoices(everySet(books));
    const meant =
      race === undefined ? undefined : (all.find(({ key }) => key === race) ?? matching(all, String(race)).at(0));
    if (race !== undefined && !meant) throw new Illegal(`There is no race called “${String(race).slice(0, 40)}”.`);
    const read = wished.safeParse({ ...(before as object), ...given, ...(meant && { race: meant.key }) });
    if (!read.success) throw new Illegal('There is no such colour to play.');
    return read.data as Json;
  },
});

function wishTold(book: Rulebook, wish: Json): string {
  const { race, color } = wished.parse(wish);
  return [race === undefined ? '' : (book.byKind.race[race]?.name ?? race), color ?? ''].filter(Boolean).join(', ');
}

/** Races of whose abilities a beginner has the least to read: half of all. */
function easyRaces(book: Rulebook): Race[] {
  const toRead = ({ abilities }: Race): number =>
    abilities.reduce((sum, id) => sum + book.components[id].text.length, 0);
  const races = racesIn(book).sort((a, b) => toRead(a) - toRead(b));
  return races.slice(0, Math.ceil(races.length / 2));
}

/** Options of the boxes on the table that Custodian does not referee; `/help` gives the reason of each. */
const byAgreement = (sets: readonly string[] = USUAL_SETS): string[] =>
  formatList(
    '-# By agreement only, not refereed; `/help about:` says why:',
    optionsNotRefereed(sets).map(({ name }) => name),
  );

/** How a game of this edition is settled on Discord before it begins. */
export const lobbyForm = (books: BookFor): Lobby => ({
  players: SEATS,
  settings: settingsForm(books),
  wishes: wishes(books),
  alone: {
    fields: [...setFields(books), optionsField(books)],
    read: (given) => settingsForm(books).read({ ...given, veil: 'nothing' }),
  },
  easy: (_settings, wish, by) => {
    const { race, ...rest } = wished.parse(wish);
    const book = books();
    const easy = easyRaces(book);
    const played = race ?? easy[by % easy.length].id;
    return { wishes: { ...rest, race: played }, called: book.byKind.race[played]?.name ?? '' };
  },
  wishTold: (settings, wish) => wishTold(books(settled.parse(settings).sets), wish),
  describe: (game, mention) => {
    const all = settled.parse(game.settings);
    const { points, races, sets, strategyCards, leaders, ...more } = all;
    const played = OPTIONAL.filter((option) => all[option]).map((option) => OPTION_NAMES[option]);
    const book = books(sets);
    const goal = goalWith(points, strategyCardsFor(book, strategyCards), USUAL_GOALS);
    const chosen = [
      ...(sets === undefined ? [] : [` Sets: ${setsSaid(books, sets)}.`]),
      ...(strategyCards === undefined ? [] : [` Strategy cards: ${strategyCardsSaid(books, strategyCards)}.`]),
      races === 'dealt' ? ' Races are dealt.' : ' Races that nobody wishes for are dealt.',
      ...(leaders || played.length ? [` With ${listed([...(leaders ? ['leaders'] : []), ...played])}.`] : []),
    ].join('');
    return [
      `**A new game of Twilight Imperium, third edition: ${game.id}**`,
      `To ${goal} points${points >= 14 ? ' (a long war, with 13 public objectives in place of 9)' : ''}.${chosen} ${veilTold(more)}`,
      '-# The texts of its cards rest on one transcription by players; `/help about:` says of each how sure it is.',
      ...byAgreement(sets),
      ...(leaders ? [`- **${OPTION_WORDS.leaders.name}**: ${OPTION_WORDS.leaders.about}.`] : []),
      ...playedIn(all).map((id) => `- **${OPTIONS[id].name}**: ${OPTIONS[id].about}.`),
      ...OPTIONAL.filter((option) => all[option]).map((option) => optionTold(book, option)),
      '',
      ...membersTold(game, mention, (wish) => wishTold(book, wish)),
      '',
      ...joiningTold(playersFor(book)),
    ].join('\n');
  },
});
