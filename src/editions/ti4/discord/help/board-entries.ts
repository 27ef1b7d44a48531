import { foldText } from '#text/fuzzy-match.ts';
import { matchChoices } from '#discord/commands/options.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { formatCount, formatList, capitalize, withIndefiniteArticle } from '#text/sentences.ts';
import type { PlanetCard, Tile, Token } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { COLOR_WORDS } from '#ti4/rules/technology/technology.ts';

// Help texts of tiles, planets and tokens: their printed values.

/** Key prefixes, because some components have the same names. */
const TILE = 'tile ';
const PLANET = 'planet ';
const TOKEN = 'token ';

/** Returns all entries, with their prefixed keys and names. */
function boardEntries({ tiles, planets, tokens }: Rulebook): Choice[] {
  return [
    ...Object.values(planets).map(({ id, name }) => ({ key: PLANET + id, label: `${name} (planet)` })),
    ...Object.values(tokens).map(({ id, name }) => ({ key: TOKEN + id, label: `${name} (token)` })),
    ...Object.values(tiles).map(({ id, name }) => ({ key: TILE + id, label: `${name} (tile ${id})` })),
  ];
}

export const matchBoardEntries = (book: Rulebook, typed: string): Choice[] => matchChoices(boardEntries(book), typed);

const formatPlanet = (
  book: Rulebook,
  { name, resources, influence, trait, specialty, legendary }: PlanetCard,
): string => {
  const card = legendary === undefined ? undefined : book.components[legendary];
  return [
    `**${name}** (planet)`,
    `${formatCount(resources, 'resource')}, ${influence} influence${trait ? `; ${trait}` : ''}${specialty ? `; technology specialty: ${COLOR_WORDS[specialty]}` : ''}.`,
    ...(legendary === undefined ? [] : [`Legendary planet${card ? `: **${card.name}**. ${card.text}` : '.'}`]),
  ].join('\n');
};

const effectsOf = ({ wormholes = [], anomalies = [] }: Pick<Tile, 'wormholes' | 'anomalies'>): string[] => [
  ...anomalies.map((one) => one.replaceAll('-', ' ')),
  ...wormholes.map((one) => `${one} wormhole`),
];

function formatTile({ id, name, planets, faces = {}, opensTo, lanes, ...tile }: Tile): string {
  if (lanes)
    return `**${capitalize(name)}** (tile ${id})\nThis is not a system. It makes the systems at the ends of its lines adjacent.`;
  const named = formatList(planets.map((one) => one.name));
  const there = [
    ...(named ? [`${planets.length === 1 ? 'Planet' : 'Planets'}: ${named}.`] : []),
    ...(effectsOf(tile).length ? [`${capitalize(formatList(effectsOf(tile)))}.`] : []),
  ];
  const others = Object.entries(faces).map(([side, face]) =>
    side === opensTo
      ? `When a player first moves or places a unit there or gains control of ${named}, it is turned to its active side: ${formatList(effectsOf(face))}.`
      : `With the ${side} side up: ${formatList(effectsOf(face)) || 'nothing else'}.`,
  );
  return [`**${capitalize(name)}** (tile ${id})`, there.join(' ') || 'Empty space.', ...others].join('\n');
}

function formatToken(book: Rulebook, { name, copies, planet, explored, faces = {}, ...token }: Token): string {
  const sides = Object.entries(faces).map(
    ([side, face]) => `With the ${side} side up: ${formatList(effectsOf(face))}.`,
  );
  const added = effectsOf(token).map(withIndefiniteArticle);
  return [
    `**${name}** (token)`,
    ...(planet ? [formatPlanet(book, planet)] : []),
    ...(explored === undefined ? [] : [`You can explore it: draw from the ${book.decks[explored]?.name ?? explored}.`]),
    ...(added.length ? [`It adds ${formatList(added)} to its system.`] : []),
    ...sides,
    // The planet Custodia Vigilia has no token on the board.
    ...(copies ? [`There ${copies === 1 ? 'is 1 such token' : `are ${copies} such tokens`}.`] : []),
  ].join('\n');
}

/** Returns the printed values of a tile, planet or token; undefined if the key names none. */
export function findBoardText(book: Rulebook, key: string): string | undefined {
  const found = (kind: string): string | undefined => (key.startsWith(kind) ? key.slice(kind.length) : undefined);
  const planet = book.planets[found(PLANET) ?? ''];
  if (planet) return formatPlanet(book, planet);
  const tile = book.tiles[found(TILE) ?? ''];
  if (tile) return formatTile(tile);
  const token = book.tokens[found(TOKEN) ?? ''];
  if (token) return formatToken(book, token);
  // A typed name of a planet or token, if no component has that name.
  const isNamed = ({ name }: { name: string }): boolean => foldText(name) === foldText(key);
  if (Object.values(book.components).some(isNamed)) return undefined;
  const typedPlanet = Object.values(book.planets).find(isNamed);
  if (typedPlanet) return formatPlanet(book, typedPlanet);
  const typedToken = Object.values(book.tokens).find(isNamed);
  return typedToken && formatToken(book, typedToken);
}
