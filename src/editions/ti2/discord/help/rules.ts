import { notFoundError } from '#discord/help/not-found.ts';
import { matchChoices } from '#discord/commands/options.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { matchTopics, findTopicText, seeTopic } from '#discord/help/rules-topics.ts';
import { formatList, formatCount, capitalize } from '#text/sentences.ts';
import type {
  Component,
  PlanetCard,
  PoliticalCard,
  Race,
  Technology,
  UnitCard,
} from '#ti2/rules/components/component.ts';
import { describeSources, type Sources } from '#ti2/rules/components/sources.ts';
import { formatPoliticalCardType } from '#ti2/rules/politics/laws.ts';
import type { Rulebook } from '#ti2/rules/game.ts';
import type { UnitType } from '#ti2/rules/terms.ts';
import { RULES_TOPICS } from './rules-topics.ts';
import { findRuleNumberText, RULE_NUMBERS } from './rule-numbers.ts';
import { findLobbyOption, LOBBY_OPTIONS, NUMBERED_OPTIONS } from '#ti2/discord/lobby/lobby-options.ts';
import { findNotRefereed, explainNotRefereed } from './not-refereed.ts';
import { abbreviations } from '#ti2/discord/input/abbreviations.ts';

const PLANET = 'world:';
const OPTION = 'option:';

const kindOf = ({ kind }: Component): string => kind.replaceAll('-', ' ');

function helpEntries({ components, planets }: Rulebook): Choice[] {
  const cards = Object.values(components).map((one) => ({ key: one.id, label: `${one.name} (${kindOf(one)})` }));
  const worlds = Object.values(planets).map(({ id, name }) => ({ key: PLANET + id, label: `${name} (planet)` }));
  return [
    ...cards,
    ...worlds,
    ...LOBBY_OPTIONS.map(({ key, label }) => ({ key: OPTION + key, label: `${label} (option)` })),
    ...NUMBERED_OPTIONS.map(({ key, name }) => ({ key: OPTION + key, label: `${name} (option)` })),
    ...matchTopics(RULES_TOPICS, ''),
    ...RULE_NUMBERS.map(({ name }) => ({ key: name, label: `${name} (rules)` })),
    ...findNotRefereed(),
  ];
}

export const searchRules = (book: Rulebook, typed: string): Choice[] => matchChoices(helpEntries(book), typed);

const formatPlanet = ({ name, resources, influence, specialty }: PlanetCard): string =>
  `${name}: ${formatCount(resources, 'resource')}, ${influence} influence${specialty ? `; ${specialty} specialty (makes ${specialty} technologies cheaper, E2 8.2)` : ''}`;

const DETAILS_BY_KIND: { [K in Component['kind']]?: (book: Rulebook, one: never) => string[] } = {
  unit: (_book, { cost, battle, movement, capacity, sale }: UnitCard) => [
    [
      cost === null ? 'Cannot be bought' : `Costs ${formatCount(cost, 'credit')}`,
      battle === null ? 'does not fight' : `hits on ${battle}`,
      ...(movement === null ? [] : [`movement ${movement}`]),
      ...(capacity ? [`capacity ${capacity}`] : []),
      `sells for ${formatCount(sale, 'credit')} (E2 11.3)`,
    ].join('; ') + '.',
  ],
  technology: ({ components }, { color, needs, any }: Technology) => {
    const names = needs.map((id) => components[id]?.name ?? id);
    return [
      `${capitalize(color)}. Needs ${names.length ? (any ? names.join(' or ') : formatList(names)) : 'nothing'} (E2 8.1).`,
    ];
  },
  'political-card': (_book, card: PoliticalCard) => [
    formatPoliticalCardType(card).replace(/\.$/, ` (E2 ${card.event ? '4.2' : '4.6'}).`),
  ],
  race: (book, { credits, units, technologies, home }: Race) => {
    const planets = book.tiles[home]?.planets ?? [];
    // In addition to its units, a race has a ground force on each home planet and a spacedock on the main one (E2 2.7).
    const placed: Partial<Record<UnitType, number>> = { 'ground-force': planets.length, spacedock: 1 };
    const begins = Object.values(book.units).flatMap(({ type, name, plural }) => {
      const count = (units[type] ?? 0) + (placed[type] ?? 0);
      return count ? [formatCount(count, name, plural).toLowerCase().replace('pds', 'PDS')] : [];
    });
    const known = technologies.map((id) => book.components[id]?.name ?? id);
    const start = [formatList(begins), formatList(known), formatCount(credits, 'credit'), ...planets.map(formatPlanet)];
    return [`-# Starts with ${start.join('; ')}.`];
  },
};

/** Returns the sources of a component; for a race also those of its home system's values. */
const sourcesOf = ({ tiles }: Rulebook, one: Component): Partial<Sources> =>
  one.kind === 'race' ? { ...one.sources, ...tiles[one.home]?.sources } : one.sources;

const sourceLines = (sources: Partial<Sources>): string[] => describeSources(sources).map((line) => `-# ${line}`);

function planetTold({ planets, tiles }: Rulebook, id: string): string {
  const tile = Object.values(tiles).find((one) => one.planets.some((planet) => planet.id === id));
  return [`${formatPlanet(planets[id])}.`, ...sourceLines(tile?.sources ?? {})].join('\n');
}

function formatComponent(book: Rulebook, one: Component): string {
  const more =
    (DETAILS_BY_KIND[one.kind] as ((book: Rulebook, one: Component) => string[]) | undefined)?.(book, one) ?? [];
  const lines = [
    `**${one.name}** (${kindOf(one)})`,
    one.text,
    ...more,
    ...sourceLines(sourcesOf(book, one)),
    one.lacks === undefined ? '' : `-# Not fully supported yet: ${one.lacks}.`,
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * Formats an option of the lobby, with the rules topic of that name and a note if an unrefereed card shares the name.
 */
function optionTold({ name, about }: { name: string; about: string }): string {
  const matter = findTopicText(
    RULES_TOPICS.filter((one) => one.name === name),
    name,
  );
  const card = explainNotRefereed(name);
  return [
    `**${name}** (option)\n${capitalize(about)}.`,
    ...(matter === undefined ? [] : [matter]),
    ...(card === undefined ? [] : [`-# There is also a card with this name. ${card}`]),
  ].join('\n');
}

/** Finds the lobby option that was chosen by key or typed by name; undefined if there is none. */
const optionMeant = (key: string): ReturnType<typeof findLobbyOption> =>
  key.startsWith(OPTION)
    ? findLobbyOption(
        [
          ...LOBBY_OPTIONS.map(({ key: id, label }) => [id, label]),
          ...NUMBERED_OPTIONS.map(({ key: id, name }) => [id, name]),
        ].find(([id]) => OPTION + id === key)?.[1] ?? '',
      )
    : findLobbyOption(key);

/** Returns the text of a rule, component, planet or option. Throws AmbiguousInput if nothing has that name. */
export function resolveRuleText(book: Rulebook, typed: string): string {
  const numbered = findRuleNumberText(typed);
  if (numbered !== undefined) return numbered;
  const all = helpEntries(book);
  const wanted = typed.trim().toLowerCase();
  const found =
    all.find(({ key }) => key === typed) ?? all.find(({ label }) => label.toLowerCase().split(' (')[0] === wanted);
  const component = found && book.components[found.key];
  if (component) return [formatComponent(book, component), ...seeTopic(RULES_TOPICS, component.name)].join('\n');
  if (found?.key.startsWith(PLANET)) return planetTold(book, found.key.slice(PLANET.length));
  const option = optionMeant(found?.key ?? typed);
  if (option) return optionTold(option);
  const why = explainNotRefereed(found?.key ?? typed);
  if (why !== undefined) return why;
  const matter = findTopicText(RULES_TOPICS, found?.key ?? typed);
  if (matter === undefined) throw notFoundError(typed, all, abbreviations);
  return matter;
}
