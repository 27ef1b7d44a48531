import { formatJoinTerms, formatLobbyHeading, formatMembers } from '#discord/format/lobby.ts';
import { matchChoices, textOption, integerOption } from '#discord/commands/options.ts';
import { bareLabel, colorChoicesOf, explainChoices, type ExplainedChoice } from '#discord/edition/choice-texts.ts';
import { veilFields, formatVeil } from '#discord/edition/veil-fields.ts';
import type { SettingsField, SettingsForm, LobbyForms } from '#discord/edition/settings-form.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { Illegal, type Json } from '#engine';
import type { GameInfo, UserId } from '#service';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { shortNameOfFaction } from '#ti4/rules/names.ts';
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
import { formatImportedDraft, formatImportedSeat, type ImportedDraft } from '#ti4/service/imported-draft.ts';
import { formatBoardMap, mapRemarks } from '#ti4/service/map-setting.ts';
import { completeEvents, parseEvents, formatEvents } from './galactic-events.ts';
import { formatSetContents } from '#kit/components/sets/set-contents.ts';
import { suggestSetNames, parseSetNames, formatSetChoice, formatSetNames } from '#kit/components/sets/set-names.ts';
import { setRemarks } from './set-remarks.ts';
import { capitalize } from '#text/sentences.ts';

const DRAFT_TOLD =
  'Players draft slices of it, factions and seats at the table: all rank their choices in secret. The draft includes factions that players choose with `/game wish`.';

const DRAFT_CHOICES: readonly ExplainedChoice[] = [
  {
    key: 'none',
    label: 'no draft (default)',
    about:
      'The board comes from `board:` or `map:`. Players play the factions they choose with `/game wish`; all other factions and the seats at the table are random.',
  },
  {
    key: 'slices',
    label: 'slices, factions and seats at the table',
    about: DRAFT_TOLD.replace('slices of it', 'slices of the board'),
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
    formatWish: (given, wishes) =>
      formatWish(books.of(setsOf(given)), wishes, settingsSchema.safeParse(given).data?.imported),
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
  fair: 'Places the tiles randomly for this game. The systems near each home system have about the same value.',
  built:
    'At the start of the game, players are dealt random tiles and place them in turns, from the center outward. Anomalies, and wormholes of the same type, are adjacent only if there is no other way.',
};

const boardTold = ({ players, text }: Rulebook['boards'][string]): string =>
  `For ${players} players. ${text} Its tiles are the same in every game.`;

const boardsOf = (book: Rulebook): ExplainedChoice[] => {
  const generated = Object.entries(GENERATED_BOARDS).map(([key, label]) => ({
    key,
    label: capitalize(label),
    about: GENERATED_TOLD[key as keyof typeof GENERATED_BOARDS],
  }));
  const boards = Object.values(book.boards);
  return [
    ...generated.map((one) => ({ ...one, about: `${one.about} It has the standard shape for the number of players.` })),
    ...boards.map((board) => ({ key: board.id, label: board.name, about: boardTold(board) })),
    // Generated boards with the shape of an alternative board.
    ...boards.flatMap(({ id, name, players, text, alternative }) =>
      alternative
        ? generated.map(({ key, label, about }) => ({
            key: `${key}:${id}`,
            label: `${label}: ${name}`,
            about: `For ${players} players. ${about} It has the shape of ${name}: ${text}`,
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
    `The game uses ${formatSetNames(books, sets)}: ${formatSetContents(books.of(sets).byKind, COUNTED)}.`,
    ...setRemarks(books, sets),
  ].join(' ');
}

const field = (key: string, option: SettingsField['option']): SettingsField => ({ key, option });

const boardField = (books: Rulebooks): SettingsField => {
  const choices = boardsOf(books.of(everySet(books)));
  return {
    ...field(
      'board',
      textOption('board', 'Board. Default: the standard board for the number of players.', { choices }),
    ),
    explain: explainChoices(choices),
  };
};

const settingsForm = (books: Rulebooks): SettingsForm => ({
  fields: [
    field('points', integerOption('points', 'Victory points to win: 10 or 14.', { min: 4, max: 14 })),
    boardField(books),
    {
      key: 'sets',
      option: textOption('sets', 'Sets to play with: everything, or a list of sets.', {
        complete: true,
        kind: 'list',
      }),
      complete: (typed) => suggestSetNames(books, typed),
      explain: (label) => explainSets(books, label),
    },
    field('map', textOption('map', 'Map string from a map tool.', { kind: 'map' })),
    {
      key: 'events',
      isList: true,
      option: textOption('events', 'Galactic events for the whole game, separated by commas. Default: none.', {
        complete: true,
        kind: 'list',
      }),
      complete: (typed, before) => completeEvents(books, typed, before),
      explain: (label) => (bareLabel(label) === 'none' ? 'The game has no galactic events.' : undefined),
    },
    {
      ...field(
        'draft',
        textOption('draft', 'Draft slices, factions and seats before the game. Default: no draft.', {
          choices: [...DRAFT_CHOICES],
        }),
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
  // The seats of an imported draft belong to its map.
  if (wanted.board !== undefined || wanted.map !== undefined) delete kept.imported;
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
      `These settings do not work: ${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}.`,
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
        option: textOption('faction', 'Faction. Default: random.', { complete: true }),
        complete: (typed, settings) => matchChoices(factionChoices(books.of(setsOf(settings))), typed),
      },
      { ...field('color', textOption('colour', 'Color.', { choices: colours })), explain: explainChoices(colours) },
      ...(homes.length
        ? [
            field(
              'home',
              textOption('home', 'Home system for a faction that has none of its own (fourth edition).', {
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
  if (faction !== undefined && !named) throw new Illegal(`I don't know the faction “${called.slice(0, 40)}”.`);
  const read = wishesSchema.safeParse({ ...(before as object), ...wanted, ...(named && { faction: named.id }) });
  if (!read.success) throw new Illegal('I cannot read these preferences.');
  return read.data as Json;
}

/** Formats the board that is chosen. */
function formatBoard(book: Rulebook, board: string | undefined, map: string | undefined): string {
  if (map !== undefined) return 'a custom map';
  if (board === undefined) return 'the standard board';
  const made = parseGeneratedBoard(board);
  if (!made) return book.boards[board]?.name ?? board;
  return made.on === undefined
    ? GENERATED_BOARDS[made.made]
    : `${GENERATED_BOARDS[made.made]} (${book.boards[made.on]?.name ?? made.on})`;
}

function formatWish(book: Rulebook, wishes: Json, imported?: ImportedDraft): string {
  const { faction, home, color } = wishesSchema.parse(wishes);
  return [
    imported ? formatImportedSeat(book, imported, wishes) : faction && shortNameOfFaction(book, faction),
    home && `in the home system of ${shortNameOfFaction(book, home)}`,
    color,
  ]
    .filter(Boolean)
    .join(', ');
}

function formatLobby(books: Rulebooks, game: GameInfo, mention: (user: UserId) => string): string {
  const { points, board, map, draft, imported, veil, windowHours, partial, sets, events } = settingsSchema.parse(
    game.settings,
  );
  const book = books.of(sets);
  const galactic = formatEvents(books, events);
  return [
    formatLobbyHeading('Twilight Imperium', game),
    `Playing to ${points} VP on ${formatBoard(book, board, map)}.${draft === 'slices' ? ` ${DRAFT_TOLD}` : ''} Sets: ${formatSetChoice(books, sets)}.${galactic === undefined ? '' : ` Galactic events: ${galactic} (\`/help about:\` explains them).`} ${formatVeil({ windowHours, veil, partial })}`,
    ...(imported ? [formatImportedDraft(book, imported)] : []),
    ...setRemarks(books, sets).map((remark) => `-# ${remark}`),
    ...[...mapRemarks(book, map, game.members.length), ...formatBoardMap(book, board)].map((remark) => `-# ${remark}`),
    '',
    ...formatMembers(game, mention, (wishes) => formatWish(book, wishes, imported)),
    '',
    ...formatJoinTerms(playersFor(book)),
  ].join('\n');
}
