import { matching } from '#discord/commands/options.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';
import { listed, upper } from '#text/sentences.ts';
import type { PlanetFacts, Tile, Token } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';

// What `/help` says of tiles, planets and tokens: what is printed on them.

/** Apart from components, some of which have the same names. */
const TILE = 'tile ';
const PLANET = 'planet ';
const TOKEN = 'token ';

/** All of them by what they are asked for, under what they are called. */
function all({ tiles, planets, tokens }: Rulebook): Choice[] {
  return [
    ...Object.values(planets).map(({ id, name }) => ({ key: PLANET + id, label: `${name} (planet)` })),
    ...Object.values(tokens).map(({ id, name }) => ({ key: TOKEN + id, label: `${name} (token)` })),
    ...Object.values(tiles).map(({ id, name }) => ({ key: TILE + id, label: `${name} (tile ${id})` })),
  ];
}

export const boardCalled = (book: Rulebook, typed: string): Choice[] => matching(all(book), typed);

const planetText = (
  book: Rulebook,
  { name, resources, influence, trait, specialty, legendary }: PlanetFacts,
): string => {
  const card = legendary === undefined ? undefined : book.components[legendary];
  return [
    `**${name}** (planet)`,
    `${resources} resources, ${influence} influence${trait ? `; ${trait}` : ''}${specialty ? `; technology specialty: ${specialty}` : ''}.`,
    ...(legendary === undefined ? [] : [`It is legendary${card ? `: **${card.name}**. ${card.text}` : '.'}`]),
  ].join('\n');
};

const brings = ({ wormholes = [], anomalies = [] }: Pick<Tile, 'wormholes' | 'anomalies'>): string[] => [
  ...anomalies.map((one) => one.replaceAll('-', ' ')),
  ...wormholes.map((one) => `${one} wormhole`),
];

function tileText({ id, name, planets, faces = {}, lanes, ...tile }: Tile): string {
  if (lanes) return `**${upper(name)}** (tile ${id})\nIt is no system: it joins the sides between which its lines run.`;
  const there = [...planets.map((one) => one.name), ...brings(tile)];
  const others = Object.entries(faces).map(
    ([side, face]) => `With its ${side} side up: ${listed(brings(face)) || 'nothing else'}.`,
  );
  return [
    `**${upper(name)}** (tile ${id})`,
    there.length ? `${upper(listed(there))}.` : 'Empty space.',
    ...others,
  ].join('\n');
}

function tokenText(book: Rulebook, { name, copies, planet, explored, faces = {}, ...token }: Token): string {
  const sides = Object.entries(faces).map(([side, face]) => `With its ${side} side up: ${listed(brings(face))}.`);
  return [
    `**${name}** (token)`,
    ...(planet ? [planetText(book, planet)] : []),
    ...(explored === undefined
      ? []
      : [`It can be explored, from the deck of ${book.decks[explored]?.name ?? explored}.`]),
    ...(brings(token).length ? [`It brings: ${listed(brings(token))}.`] : []),
    ...sides,
    `There ${copies === 1 ? 'is one' : `are ${copies}`}.`,
  ].join('\n');
}

/** What is printed on a tile, planet or token; nothing where it is none. */
export function boardText(book: Rulebook, key: string): string | undefined {
  const found = (kind: string): string | undefined => (key.startsWith(kind) ? key.slice(kind.length) : undefined);
  const planet = book.planets[found(PLANET) ?? ''];
  if (planet) return planetText(book, planet);
  const tile = book.tiles[found(TILE) ?? ''];
  if (tile) return tileText(tile);
  const token = book.tokens[found(TOKEN) ?? ''];
  if (token) return tokenText(book, token);
  // A name that is typed, where no component is called so.
  const named = Object.values(book.components).some(({ name }) => name.toLowerCase() === key.trim().toLowerCase());
  const typed = named
    ? undefined
    : Object.values(book.planets).find(({ name }) => name.toLowerCase() === key.trim().toLowerCase());
  return typed && planetText(book, typed);
}
