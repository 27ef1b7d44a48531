import { readOptions } from '../lib/options.ts';

/** Options of `npm run simulate` for people who look in now and then. */
const PEOPLE_OPTIONS = {
  people: {
    type: 'string',
    about:
      'ti4: practice players who look in like people do: superfast (16 times a day), fast (8), casual (4), slow (2)',
  },
  planned: {
    type: 'string',
    default: '0',
    about: 'with --people: share of turns, secondary abilities and windows that they plan',
  },
  levers: {
    type: 'string',
    default: 'product',
    about: 'with --people: how they plan: product (what exists), all, or a list such as rankings,turns',
  },
  without: { type: 'string', about: 'with --people: levers that they do not use; compares the same games' },
  only: { type: 'string', about: 'with --people: the only levers that they use; compares the same games' },
  each: { type: 'boolean', default: false, about: 'with --people: compares each lever alone and each left out' },
  vanish: { type: 'string', about: 'with --people: share of them who stop for good each week, such as 0.05' },
  courses: {
    type: 'string',
    about: 'with --people: file such as out/courses.jsonl that keeps the games, so that they are played only once',
  },
} as const;

/** Options of `npm run simulate`. */
export const readSimulationOptions = () =>
  readOptions('Plays whole games without people.', {
    edition: { type: 'string', default: 'ti4', about: 'ti4, ti3 or ti2' },
    games: { type: 'string', default: '5', about: 'games for each number of players' },
    players: { type: 'string', default: '6', about: 'numbers of players, separated by commas' },
    seed: { type: 'string', default: '1', about: 'random seed' },
    from: { type: 'string', default: '0', about: 'number of the first game, to repeat one' },
    sets: { type: 'string', about: 'sets such as base,codex-1, or all; without it, those of new games' },
    options: {
      type: 'string',
      about: 'options in play, such as leaders,distant-suns (ti3) or distantSuns,shockTroops (ti2)',
    },
    'strategy-cards': {
      type: 'string',
      about: 'ti3: group of strategy cards and its replacements, such as shattered-empire,imperial-ii',
    },
    with: { type: 'string', about: 'ti3: optional rules, such as flagships,mechanizedUnits' },
    factions: { type: 'string', about: 'factions in every game, such as ul,naaz-rokha; the others are drawn' },
    events: { type: 'string', about: 'galactic events in force, such as age-of-commerce,total-war' },
    veil: { type: 'string', default: 'cards', about: 'nothing, cards or everything' },
    points: { type: 'string', default: '10', about: 'victory points needed' },
    partial: { type: 'boolean', default: false, about: 'includes components that are not fully refereed' },
    late: { type: 'boolean', default: false, about: 'starts rich, with agendas from the first round' },
    board: { type: 'string', about: 'ready-made board, fair, built, or built:SHAPE' },
    draft: { type: 'boolean', default: false, about: 'drafts slices, factions and places first' },
    ruin: { type: 'boolean', default: false, about: 'now and then a player loses everything' },
    coverage: { type: 'boolean', default: false, about: 'counts how often each component came up' },
    pace: {
      type: 'boolean',
      default: false,
      about: 'counts how often the game waited for a player, by kind of question',
    },
    forms: {
      type: 'boolean',
      default: false,
      about: 'ti4: with --pace, players fill in forms, which count as one stop',
    },
    hours: { type: 'string', about: 'players answer within this many hours; tells the days a game takes' },
    ...PEOPLE_OPTIONS,
    json: { type: 'boolean', default: false, about: 'prints JSON' },
    'players-kind': {
      type: 'string',
      default: 'random',
      about: 'random, practice, plain or mixed, or one for each seat',
    },
    record: { type: 'string', about: 'file that the first game is written to, for replay' },
    contract: { type: 'string', about: 'file that the saved words of all games are written to' },
    proposals: { type: 'boolean', default: false, about: 'checks every proposal; slow' },
    'last-round': { type: 'string', about: 'ti2: last round, 15 without it; 0 means none' },
  }).values;
