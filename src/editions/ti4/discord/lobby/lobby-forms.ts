import { formatJoinTerms, formatMembers } from '#discord/format/lobby.ts';
import { matchChoices, textOption, integerOption } from '#discord/commands/options.ts';
import { bareLabel, colorChoicesOf, explainChoices, type ExplainedChoice } from '#discord/edition/choice-texts.ts';
import { veilFields, formatVeil } from '#discord/edition/veil-fields.ts';
import type { Choice, SettingsField, SettingsForm, LobbyForms } from '#discord/edition/edition-adapter.ts';
import { Illegal, type Json } from '#engine';
import type { GameInfo, UserId } from '#service';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { playersFor } from '#ti4/rules/setup/galaxy/board-shape.ts';
import {
  factionsOf,
  isFactionComplete,
  GENERATED_BOARDS,
  parseGeneratedBoard,
  settingsSchema,
  setsOf,
  wishesSchema,
} from '#ti4/service/settings.ts';
import { formatBoardMap, mapRemarks } from '#ti4/service/map-setting.ts';
import { completeEvents, parseEvents, formatEvents } from './galactic-events.ts';
import { formatSetContents } from '#kit/components/set-contents.ts';
import { suggestSetNames, parseSetNames, formatSetChoice, formatSetNames } from '#kit/components/set-names.ts';
import { setRemarks } from './set-remarks.ts';
import { capitalize } from '#text/sentences.ts';

const DRAFT_TOLD =
  'Slices of it, factions and places at the table are drafted: all rank what they want in secret, and a faction that somebody wishes for now is among those offered.';

const DRAFT_CHOICES: readonly ExplainedChoice[] = [
  {
    key: 'none',
    label: 'nothing is drafted (default)',
    about:
      'The board is that of `board:` or `map:`. Players get the factions that they wish for with `/game wish`, the others by chance; nobody chooses a place at the table.',
  },
  {
    key: 'slices',
    label: 'slices, factions and places at the table',
    about: DRAFT_TOLD.replace('Slices of it', 'Slices of the board'),
  },
];

type Filled = Record<string, string | number | boolean>;

/** Creates the forms and texts of a lobby. */
export const createLobbyForms = (books: Rulebooks): LobbyForms => {
  const settings = settingsForm(books);
  return {
    players: playersFor(books.of(everySet(books))),
    settings,
    wishes: wishesForm(books),
    demo: {
      fields: settings.fields.filter(({ key }) => key === 'sets'),
      // With one user in the game, veiled questions would only delay it.
      read: (wanted) => settings.read({ ...wanted, veil: 'nothing' }),
    },
    beginnerWishes: (given, wishes, by) => beginnerWishes(books, given, wishes, by),
    formatWish: (given, wishes) => formatWish(books.of(setsOf(given)), wishes),
    describe: (game, mention) => formatLobby(books, game, mention),
  };
};

/** Returns the wishes with a beginner-friendly faction if none is wished for, and its name. */
function beginnerWishes(books: Rulebooks, settings: Json, wishes: Json, by: number): { wishes: Json; called: string } {
  const all = factionsOf(books.of(setsOf(settings)));
  const easy = all.filter((one) => one.easy);
  const wished = wishesSchema.parse(wishes);
  const found = all.find(({ id }) => id === wished.faction) ?? easy[by % Math.max(1, easy.length)];
  return { wishes: { ...wished, ...(found && { faction: found.id }) } as Json, called: found?.name ?? '' };
}

const everySet = ({ sets }: Rulebooks): string[] => sets.map(({ id }) => id);

/** Descriptions of the boards that are made for each game. */
const GENERATED_TOLD: Record<keyof typeof GENERATED_BOARDS, string> = {
  fair: 'Places the tiles at random for this game, with systems of about equal value near each home system.',
  built:
    'As the game begins, each player gets tiles by chance, and all place them in turn, from the center outwards; two anomalies, or two equal wormholes, lie side by side only if there is no other way.',
};

const boardTold = ({ players, text }: Rulebook['boards'][string]): string =>
  `For ${players} players. ${text} Its tiles lie the same way in every game.`;

const boardsOf = (book: Rulebook): ExplainedChoice[] => {
  const generated = Object.entries(GENERATED_BOARDS).map(([key, label]) => ({
    key,
    label: capitalize(label),
    about: GENERATED_TOLD[key as keyof typeof GENERATED_BOARDS],
  }));
  const boards = Object.values(book.boards);
  return [
    ...generated.map((one) => ({ ...one, about: `${one.about} It has the usual shape for the number of players.` })),
    ...boards.map((board) => ({ key: board.id, label: board.name, about: boardTold(board) })),
    // Generated boards with the shape of an alternative board.
    ...boards.flatMap(({ id, name, players, text, alternative }) =>
      alternative
        ? generated.map(({ key, label, about }) => ({
            key: `${key}:${id}`,
            label: `${label}: ${name}`,
            about: `For ${players} players. ${about} It has the shape of “${name}”: ${text}`,
          }))
        : [],
    ),
  ];
};

/** Kinds of components that `/help` counts for a choice of sets. */
const COUNTED = [
  { kind: 'faction', one: 'faction', many: 'factions' },
  { kind: 'technology', one: 'technology', many: 'technologies' },
  { kind: 'action-card', one: 'different action card', many: 'different action cards' },
  { kind: 'agenda', one: 'agenda', many: 'agendas' },
  { kind: 'objective', one: 'objective', many: 'objectives' },
  { kind: 'exploration-card', one: 'different exploration card', many: 'different exploration cards' },
  { kind: 'relic', one: 'relic', many: 'relics' },
];

/** Explains a choice of sets: which they are, and how much they hold. */
function explainSets(books: Rulebooks, label: string): string {
  const sets = parseSetNames(books, label);
  return [
    `The game is played with ${formatSetNames(books, sets)}: ${formatSetContents(books.of(sets).byKind, COUNTED)}.`,
    ...setRemarks(books, sets),
  ].join(' ');
}

const field = (key: string, option: SettingsField['option']): SettingsField => ({ key, option });

const boardField = (books: Rulebooks): SettingsField => {
  const choices = boardsOf(books.of(everySet(books)));
  return {
    ...field(
      'board',
      textOption('board', 'A ready-made board; left out, the one for the number of players.', { choices }),
    ),
    explain: explainChoices(choices),
  };
};

const settingsForm = (books: Rulebooks): SettingsForm => ({
  fields: [
    field('points', integerOption('points', 'Victory points needed: 10 or 14.', { min: 4, max: 14 })),
    boardField(books),
    {
      key: 'sets',
      option: textOption('sets', 'What it is played with: everything there is, or fewer sets.', {
        complete: true,
        kind: 'list',
      }),
      complete: (typed) => suggestSetNames(books, typed),
      explain: (label) => explainSets(books, label),
    },
    field('map', textOption('map', 'A map string, as the usual tools make them.', { kind: 'map' })),
    {
      key: 'events',
      option: textOption('events', 'Galactic events: ways to play, for the whole game; none where left out.', {
        complete: true,
        kind: 'list',
      }),
      complete: (typed, before) => completeEvents(books, typed, before),
      explain: (label) => (bareLabel(label) === 'none' ? 'No galactic event is in force.' : undefined),
    },
    {
      ...field(
        'draft',
        textOption('draft', 'Whether players draft what they begin with.', { choices: [...DRAFT_CHOICES] }),
      ),
      explain: explainChoices(DRAFT_CHOICES),
    },
    ...veilFields,
  ],
  read: (wanted, before) => readSettings(books, wanted, before),
});

/** Parses settings on top of `before`, by default those of a new game. Throws Illegal for invalid settings. */
function readSettings(books: Rulebooks, wanted: Filled, before: Json = { sets: [...books.bundles[0].sets] }): Json {
  // A board and a map exclude each other: the one in `wanted` replaces the other.
  const kept = { ...(before as Record<string, Json>) };
  if (wanted.board !== undefined) delete kept.map;
  if (wanted.map !== undefined) delete kept.board;
  const read = settingsSchema.safeParse({
    ...kept,
    ...wanted,
    ...(wanted.sets !== undefined && { sets: parseSetNames(books, String(wanted.sets)) }),
    ...(wanted.events !== undefined && { events: parseEvents(books, String(wanted.events)) }),
  });
  if (!read.success)
    throw new Illegal(
      `The settings cannot be used: ${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}.`,
    );
  return read.data as Json;
}

function wishesForm(books: Rulebooks): SettingsForm {
  const everything = books.of(everySet(books));
  const colours = colorChoicesOf(everything.colors);
  const homes = homesOf(everything);
  return {
    fields: [
      {
        key: 'faction',
        option: textOption('faction', 'A faction; left out, chance decides.', { complete: true }),
        complete: (typed, settings) => matchChoices(factionChoices(books.of(setsOf(settings))), typed),
      },
      { ...field('color', textOption('colour', 'A color.', { choices: colours })), explain: explainChoices(colours) },
      ...(homes.length
        ? [
            field(
              'home',
              textOption('home', 'Whose home a faction takes that has none of its own (fourth edition).', {
                choices: homes,
              }),
            ),
          ]
        : []),
    ],
    // This accepts any faction of the edition; the service checks that the game has it.
    read: (wanted, before) => readWishes(books.of(everySet(books)), wanted, before),
  };
}

const factionChoices = (book: Rulebook): Choice[] =>
  factionsOf(book)
    .filter((one) => isFactionComplete(book, one))
    .map((one) => ({ key: one.id, label: one.name }));

/** Returns the home systems that factions without one of their own can take. */
const homesOf = ({ byKind, components }: Rulebook): Choice[] =>
  Object.values(byKind.faction).flatMap(({ homes = [] }) =>
    homes.map(({ of }) => ({ key: of, label: components[of]?.name ?? of })),
  );

function readWishes(book: Rulebook, wanted: Filled, before: Json = {}): Json {
  const { faction } = wanted;
  const called = String(faction ?? '');
  const named =
    faction === undefined
      ? undefined
      : factionsOf(book).find((one) => one.id === called || one.name.toLowerCase() === called.toLowerCase());
  if (faction !== undefined && !named) throw new Illegal(`There is no faction called "${called.slice(0, 40)}".`);
  const read = wishesSchema.safeParse({ ...(before as object), ...wanted, ...(named && { faction: named.id }) });
  if (!read.success) throw new Illegal('That wish cannot be read.');
  return read.data as Json;
}

/** Formats the board that is chosen. */
function formatBoard(book: Rulebook, board: string | undefined, map: string | undefined): string {
  if (map !== undefined) return 'a board of your own';
  if (board === undefined) return 'the usual board';
  const made = parseGeneratedBoard(board);
  if (!made) return book.boards[board]?.name ?? board;
  return made.on === undefined
    ? GENERATED_BOARDS[made.made]
    : `${GENERATED_BOARDS[made.made]} (${book.boards[made.on]?.name ?? made.on})`;
}

function formatWish(book: Rulebook, wishes: Json): string {
  const { faction, home, color } = wishesSchema.parse(wishes);
  const named = (id: string | undefined): string | undefined => id && (book.components[id]?.name ?? id);
  return [named(faction), home && `in the home of ${named(home)}`, color].filter(Boolean).join(', ');
}

function formatLobby(books: Rulebooks, game: GameInfo, mention: (user: UserId) => string): string {
  const { points, board, map, draft, veil, windowHours, partial, sets, events } = settingsSchema.parse(game.settings);
  const book = books.of(sets);
  const galactic = formatEvents(books, events);
  return [
    `**A new game of Twilight Imperium: ${game.id}**`,
    `To ${points} points, on ${formatBoard(book, board, map)}.${draft === 'slices' ? ` ${DRAFT_TOLD}` : ''} Sets: ${formatSetChoice(books, sets)}.${galactic === undefined ? '' : ` Galactic events: ${galactic} (\`/help about:\` tells what they do).`} ${formatVeil({ windowHours, veil, partial })}`,
    ...setRemarks(books, sets).map((remark) => `-# ${remark}`),
    ...[...mapRemarks(book, map, game.members.length), ...formatBoardMap(book, board)].map((remark) => `-# ${remark}`),
    '',
    ...formatMembers(game, mention, (wishes) => formatWish(book, wishes)),
    '',
    ...formatJoinTerms(playersFor(book)),
  ].join('\n');
}
