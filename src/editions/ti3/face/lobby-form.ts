import { joiningTold, membersTold } from '../../../discord/commands/lobby-told.ts';
import { matching, text, whole } from '../../../discord/commands/options.ts';
import { veilFields, veilTold } from '../../../discord/commands/veil.ts';
import type { Choice, Form, Lobby } from '../../../discord/face.ts';
import { Illegal, type Json } from '../../../engine/index.ts';
import { COLOUR_SIGNS } from '../../../words/signs.ts';
import type { Race } from '../rules/components/component.ts';
import type { Rulebook } from '../rules/game.ts';
import type { BookFor } from './books.ts';
import { racesIn, SEATS, settled, wished } from './lobby.ts';

const RACES = [
  { key: 'wished', label: 'as players wish, the rest dealt (default)' },
  { key: 'dealt', label: 'dealt to all' },
];

const settings: Form = {
  fields: [
    { key: 'points', option: whole('points', 'Victory points needed: 10, or 14 for a long war.', { min: 4, max: 14 }) },
    { key: 'races', option: text('races', 'Whether players choose what they play.', { choices: RACES }) },
    ...veilFields,
  ],
  read: (given, before = {}) => {
    const read = settled.safeParse({ ...(before as object), ...given });
    if (!read.success) throw new Illegal('These settings cannot be used.');
    return read.data;
  },
};

const raceChoices = (book: Rulebook): Choice[] => racesIn(book).map(({ id, name }) => ({ key: id, label: name }));

const colorChoices: Choice[] = Object.keys(COLOUR_SIGNS)
  .filter((key) => wished.shape.color.safeParse(key).success)
  .map((key) => ({ key, label: key }));

const wishes = (books: BookFor): Form => ({
  fields: [
    {
      key: 'race',
      option: text('race', 'Which race you would like to play (third edition).', { complete: true }),
      complete: (typed) => matching(raceChoices(books()), typed),
    },
    { key: 'color', option: text('colour', 'A colour.', { choices: colorChoices }) },
  ],
  read: (given, before = {}) => {
    const { race } = given;
    const all = raceChoices(books());
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

/** Races of whose abilities a beginner has the least to read: half of all. */
function easyRaces(book: Rulebook): Race[] {
  const toRead = ({ abilities }: Race): number => abilities.reduce((sum, id) => sum + book.components[id].text.length, 0);
  const races = racesIn(book).sort((a, b) => toRead(a) - toRead(b));
  return races.slice(0, Math.ceil(races.length / 2));
}

/** How a game of this edition is settled on Discord before it begins. */
export const lobbyForm = (books: BookFor): Lobby => ({
  players: SEATS,
  settings,
  wishes: wishes(books),
  alone: { fields: [], read: () => settings.read({ veil: 'nothing' }) },
  easy: (_settings, wish, by) => {
    const { race, ...rest } = wished.parse(wish);
    const book = books();
    const easy = easyRaces(book);
    const played = race ?? easy[by % easy.length].id;
    return { wishes: { ...rest, race: played }, called: book.byKind.race[played]?.name ?? '' };
  },
  describe: (game, mention) => {
    const { points, races, ...veiled } = settled.parse(game.settings);
    return [
      `**A new game of Twilight Imperium, third edition: ${game.id}**`,
      `To ${points} points${points >= 14 ? ' (a long war)' : ''}. ${races === 'dealt' ? 'Races are dealt.' : 'Races that nobody wishes for are dealt.'} ${veilTold(veiled)}`,
      '-# The texts of its cards rest on one transcription by players; `/help about:` says of each how sure it is.',
      '',
      ...membersTold(game, mention, (wish) => wishTold(books(), wish)),
      '',
      ...joiningTold(SEATS),
    ].join('\n');
  },
});
