import { formatBulletedList, formatJoinTerms, formatLobbyHeading, formatMembers } from '#discord/format/lobby.ts';
import { ChoiceIndex, matchChoices, textOption } from '#discord/commands/options.ts';
import { colorChoicesOf, explainChoices } from '#discord/edition/choice-texts.ts';
import { RACE_CHOICES } from '#discord/edition/race-choices.ts';
import { veilFields, formatVeil } from '#discord/edition/veil-fields.ts';
import type { SettingsField, SettingsForm, LobbyForms } from '#discord/edition/settings-form.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { Illegal, type Json } from '#engine';
import { parseListParts } from '#kit/prompts/read-list.ts';
import { isSameName } from '#kit/components/sets/set-names.ts';
import { MAX_LIST_PARTS } from '#text/list-parts.ts';
import { formatList, formatCount } from '#text/sentences.ts';
import { COLOR_EMOJI } from '#text/emoji-tokens.ts';
import type { Rulebook } from '#ti2/rules/game.ts';
import { OPTION_IDS } from '#ti2/rules/terms.ts';
import type { Rulebooks } from '#ti2/rules/rulebooks.ts';
import {
  rulebookForLobby,
  rulebookForSettings,
  OPTION_TEXTS,
  playedOptions,
  SEAT_RANGE,
  setsOf,
  settingsSchema,
  wishesSchema,
  type Settings,
} from '#ti2/service/settings.ts';
import { findNamedOption, LOBBY_OPTIONS, NUMBERED_OPTIONS, type LobbyOption } from './lobby-options.ts';
import { rulesNotRefereed, explainNotRefereed } from '#ti2/discord/help/not-refereed.ts';

/** Returns the number in the first part that matches; undefined if none does. */
const numberIn = (parts: readonly string[], form: RegExp): number | undefined =>
  parts
    .flatMap((part) => form.exec(part)?.[1] ?? [])
    .map(Number)
    .at(0);

/** Tells whether a part of the list is an option with a number. */
const isNumbered = (part: string): boolean => NUMBERED_OPTIONS.some(({ form }) => form.exec(part)?.[1] !== undefined);

/** Names of all options, as a player can type them. */
const WRITTEN: readonly string[] = [
  ...LOBBY_OPTIONS.map(({ label }) => label),
  ...NUMBERED_OPTIONS.map(({ example }) => example),
];

/**
 * Parses "Hope's End, Manifest Destiny": named options are on, all others off. Throws Illegal for an unknown option.
 */
function parseOptions(typed: string): Json {
  const parts = parseListParts(typed, /[,;+]/);
  const index = new ChoiceIndex(LOBBY_OPTIONS);
  const numbers = NUMBERED_OPTIONS.flatMap(({ key, form }) => {
    const number = numberIn(parts, form);
    return number === undefined ? [] : [[key, number]];
  });
  const named = parts
    .filter((part) => part.toLowerCase() !== 'none' && !isNumbered(part))
    .map((part) => {
      const found = findNamedOption(part) ?? index.matching(part).at(0);
      if (!found) {
        const why = explainNotRefereed(part);
        if (why !== undefined) throw new Illegal(why);
        throw new Illegal(`I don't know the option “${part.slice(0, 40)}”. The options are: ${WRITTEN.join(', ')}.`);
      }
      return found.key as LobbyOption['key'];
    });
  // Some options require others.
  if (named.includes('leadersFaceDown')) named.push('leaders');
  if (OPTION_IDS.some((id) => named.includes(id) && OPTION_TEXTS[id].ofHopesEnd)) named.push('hopesEnd');
  return {
    ...Object.fromEntries(numbers),
    hopesEnd: named.includes('hopesEnd'),
    byArms: !named.includes('noArms'),
    spread: !named.includes('unspread'),
    homes: named.includes('thirdHomes') ? 'third' : 'first',
    agreementsCounted: named.includes('own') ? 'own' : 'all',
    ...Object.fromEntries(OPTION_IDS.map((id) => [id, named.includes(id)])),
  };
}

/** Completes a list of options: the parts already typed, plus each option not yet in the list. */
function completeOptions(typed: string): { key: string; label: string }[] {
  const parts = typed.split(/[,;+]/).map((part) => part.trim());
  if (parts.length > MAX_LIST_PARTS) return [];
  const last = parts.pop()?.toLowerCase() ?? '';
  const before = parts.filter(Boolean);
  return WRITTEN.filter(
    (label) =>
      label.toLowerCase().replace(/’/g, "'").includes(last.replace(/’/g, "'")) &&
      !before.some((one) => isSameName(label, one)),
  )
    .map((label) => [...before, label].join(', '))
    .map((whole) => ({ key: whole, label: whole }));
}

const fields: SettingsField[] = [
  {
    key: 'races',
    option: textOption('races', 'How players get their races.', { choices: [...RACE_CHOICES] }),
    explain: explainChoices(RACE_CHOICES),
  },
  {
    key: 'with',
    isList: true,
    option: textOption('with', "Optional rules, like “Hope's End, last round 12” (second edition).", {
      complete: true,
      kind: 'list',
    }),
    complete: completeOptions,
  },
  // No `partial` field: this edition never deals cards that are not refereed in full.
  ...veilFields.filter(({ key }) => key !== 'partial'),
];

function readSettings({ with: typed, ...given }: Record<string, unknown>, before: Json = {}): Json {
  const called = typeof typed === 'string' ? parseOptions(typed) : {};
  const read = settingsSchema.safeParse(Object.assign({}, before, called, given));
  if (!read.success) throw new Illegal('These settings do not work.');
  return read.data as Json;
}

/** Returns the races of a rulebook, sorted by name. */
const raceChoices = ({ byKind }: Rulebook): Choice[] =>
  Object.values(byKind.race)
    .map(({ id, name }) => ({ key: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

const COLOURS = colorChoicesOf(
  Object.keys(COLOR_EMOJI).filter((key) => wishesSchema.safeParse({ color: key }).success),
);

/** Returns the races of all sets. The service checks whether the game has the race. */
const everyRace = (books: Rulebooks): Choice[] =>
  raceChoices(rulebookForSettings(books, settingsSchema.parse({ hopesEnd: true })));

const wishesForm = (books: Rulebooks): SettingsForm => ({
  fields: [
    {
      key: 'race',
      option: textOption('race', 'Race (third and second edition). Default: random.', { complete: true }),
      complete: (typed, settings) => matchChoices(raceChoices(rulebookForLobby(books, settings)), typed),
    },
    {
      key: 'color',
      option: textOption('colour', 'Color.', { choices: COLOURS }),
      explain: explainChoices(COLOURS),
    },
  ],
  read: ({ race, ...given }, before = {}) => {
    const called = String(race ?? '');
    const meant = called ? matchChoices(everyRace(books), called).at(0) : undefined;
    if (called && !meant) throw new Illegal(`I don't know the race “${called.slice(0, 40)}”.`);
    const read = wishesSchema.safeParse(Object.assign({}, before, given, meant && { race: meant.key }));
    if (!read.success) throw new Illegal('You cannot play that color. Choose one from the list.');
    return read.data as Json;
  },
});

/** Picks a race for a beginner from the half of the races with the shortest text. */
function beginnerRace(book: Rulebook, by: number): string {
  const all = Object.values(book.byKind.race).sort((a, b) => a.text.length - b.text.length);
  return all[by % Math.ceil(all.length / 2)].id;
}

/** Describes how the game is won. */
const formatGoal = ({ byArms, lastRound }: Settings): string =>
  [
    'The first player to reach the end of the progression chart wins.',
    ...(byArms ? ["A player who controls enough other players' home systems also wins."] : []),
    ...(lastRound === undefined ? [] : [`After round ${lastRound}, the player farthest on the chart wins.`]),
  ].join(' ');

/** Formats the wishes of a player: race and color. */
function formatWish(books: Rulebooks, all: Settings, wishes: Json): string {
  const { race, color = '' } = wishesSchema.parse(wishes);
  const { byKind } = rulebookForSettings(books, all);
  return [byKind.race[race ?? '']?.short ?? race ?? '', color].filter(Boolean).join(', ');
}

function formatLobby(books: Rulebooks, ...[game, mention]: Parameters<LobbyForms['describe']>): string {
  const all = settingsSchema.parse(game.settings);
  return [
    formatLobbyHeading('Twilight Imperium, second edition (2000)', game),
    `${formatGoal(all)} ${all.races === 'dealt' ? 'Each player is dealt a random race.' : 'Players without a preference are dealt a random race.'}${all.hopesEnd ? " With Hope's End." : ''} Political cards are debated for up to ${formatCount(all.debateHours, 'hour')}. ${formatVeil({ ...all, partial: false })}`,
    '-# Most printed cards, tiles and race sheets of this edition could not be found. Custom ones replace them and are marked.',
    `-# Home planets have the values of the ${all.homes} edition (E2 2.7).`,
    ...formatBulletedList('-# I do not referee:', rulesNotRefereed(setsOf(all))),
    ...playedOptions(all).map((id) => `- **${OPTION_TEXTS[id].name}**: ${OPTION_TEXTS[id].about}.`),
    '',
    ...formatMembers(game, mention, (wishes) => formatWish(books, all, wishes)),
    '',
    ...formatJoinTerms(SEAT_RANGE),
  ].join('\n');
}

/** Formats the settings of a game in a line or two. */
function formatSettings(all: Settings): string {
  const played = playedOptions(all).filter((id) => id !== 'leaders' || !all.leadersFaceDown);
  const with_ = [...(all.hopesEnd ? ["Hope's End"] : []), ...played.map((id) => OPTION_TEXTS[id].name)];
  return `${formatGoal(all)} ${with_.length ? `Optional rules: ${formatList(with_)}.` : 'No optional rules.'} Political cards are debated for up to ${formatCount(all.debateHours, 'hour')}. Custom cards and tiles replace printed ones that could not be found (E2 13).`;
}

/** Creates the lobby forms of the second edition: settings, wishes and the description of a new game. */
export const createLobbyForms = (books: Rulebooks): LobbyForms => ({
  players: SEAT_RANGE,
  settings: { fields, read: readSettings },
  wishes: wishesForm(books),
  formatWish: (settings, wishes) => formatWish(books, settingsSchema.parse(settings), wishes),
  demo: {
    fields: fields.filter(({ key }) => key === 'with'),
    read: (given) => readSettings({ ...given, veil: 'nothing' }),
  },
  beginnerWishes: (settings, wishes, by) => {
    const book = rulebookForLobby(books, settings);
    const wish = wishesSchema.parse(wishes);
    const race = wish.race ?? beginnerRace(book, by);
    return { called: book.byKind.race[race]?.name ?? '', wishes: { ...wish, race } };
  },
  describe: (...asked) => formatLobby(books, ...asked),
  formatSettings: (settings) => formatSettings(settingsSchema.parse(settings)),
});
