import { joiningTold, membersTold } from '../../../discord/commands/lobby-told.ts';
import { matching, text, whole, yesNo } from '../../../discord/commands/options.ts';
import { veilFields, veilTold } from '../../../discord/commands/veil.ts';
import type { Choice, Field, Form, Lobby } from '../../../discord/face.ts';
import { Illegal, type Json } from '../../../engine/index.ts';
import { setChoices, setsCalled, setsSaid } from '../../../kit/set-names.ts';
import { listed } from '../../../words/sentences.ts';
import { COLOUR_SIGNS } from '../../../words/signs.ts';
import type { Rulebook } from '../rules/game.ts';
import { OPTIONAL, optionsIn, USUAL_GOALS, type Optional } from '../rules/setup/setup-options.ts';
import { goalWith, strategyCardsFor } from '../rules/setup/strategy-cards.ts';
import type { BookFor } from './books.ts';
import { OPTION_NAMES, racesIn, SEATS, setsOf, settled, wished } from './lobby.ts';
import { strategyCardChoices, strategyCardsCalled, strategyCardsSaid } from './strategy-cards-form.ts';

const RACES = [
  { key: 'wished', label: 'as players wish, the rest dealt (default)' },
  { key: 'dealt', label: 'dealt to all' },
];

const OPTION_FIELDS: Record<Optional, ReturnType<typeof yesNo>> = {
  flagships: yesNo('flagships', 'Whether each race may build its flagship (third edition).'),
  mechanizedUnits: yesNo('mechanized-units', 'Whether mechanized units may be built (third edition).'),
  preliminaryObjectives: yesNo('preliminary-objectives', 'Whether a secret objective is drawn only after a lesser one (third edition).'),
};

/** Where there is but one set nobody chooses. */
function setFields(books: BookFor): Field[] {
  if (books.sets.length < 2) return [];
  return [
    {
      key: 'sets',
      option: text('sets', 'What it is played with: everything there is, or fewer sets.', { complete: true }),
      complete: (typed) => setChoices(books, typed),
    },
    {
      key: 'strategyCards',
      option: text('strategy-cards', 'Which strategy cards (third edition).', { complete: true }),
      complete: (typed, before) => matching(strategyCardChoices(books, setsOf(before)), typed),
    },
    ...OPTIONAL.filter((option) => optionsIn(everySet(books)).includes(option)).map((option) => ({
      key: option,
      option: OPTION_FIELDS[option],
    })),
  ];
}

const settingsForm = (books: BookFor): Form => ({
  fields: [
    { key: 'points', option: whole('points', 'Victory points needed: 10, or 14 for a long war.', { min: 4, max: 14 }) },
    { key: 'races', option: text('races', 'Whether players choose what they play.', { choices: RACES }) },
    ...setFields(books),
    ...veilFields,
  ],
  read: (given, before = {}) => {
    const { sets, strategyCards } = given;
    const read = settled.safeParse({
      ...(before as object),
      ...given,
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
      option: text('race', 'Which race you would like to play (third edition).', { complete: true }),
      complete: (typed, before) => matching(raceChoices(books(setsOf(before))), typed),
    },
    { key: 'color', option: text('colour', 'A colour.', { choices: colorChoices }) },
  ],
  read: (given, before = {}) => {
    const { race } = given;
    // Whether the game has it, the table says: here only what is meant.
    const all = raceChoices(everySet(books));
    const meant = race === undefined ? undefined : (all.find(({ key }) => key === race) ?? matching(all, String(race)).at(0));
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

/** How a game of this edition is settled on Discord before it begins. */
export const lobbyForm = (books: BookFor): Lobby => ({
  players: SEATS,
  settings: settingsForm(books),
  wishes: wishes(books),
  alone: { fields: setFields(books), read: (given) => settingsForm(books).read({ ...given, veil: 'nothing' }) },
  describe: (game, mention) => {
    const { points, races, sets, strategyCards, flagships, mechanizedUnits, preliminaryObjectives, ...veiled } = settled.parse(
      game.settings,
    );
    const played = Object.entries({ flagships, mechanizedUnits, preliminaryObjectives }).flatMap(([option, on]) =>
      on ? [OPTION_NAMES[option as Optional]] : [],
    );
    const book = books(sets);
    const goal = goalWith(points, strategyCardsFor(book, strategyCards), USUAL_GOALS);
    const chosen = [
      ...(sets === undefined ? [] : [` Sets: ${setsSaid(books, sets)}.`]),
      ...(strategyCards === undefined ? [] : [` Strategy cards: ${strategyCardsSaid(books, strategyCards)}.`]),
      ...(played.length ? [` With ${listed(played)}.`] : []),
    ].join('');
    return [
      `**A new game of Twilight Imperium, third edition: ${game.id}**`,
      `To ${goal} points${points >= 14 ? ' (a long war)' : ''}.${chosen} ${races === 'dealt' ? 'Races are dealt.' : 'Races that nobody wishes for are dealt.'} ${veilTold(veiled)}`,
      '',
      ...membersTold(game, mention, (wish) => wishTold(book, wish)),
      '',
      ...joiningTold(SEATS),
    ].join('\n');
  },
});
