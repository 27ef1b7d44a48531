import { notFoundError } from '#discord/help/not-found.ts';
import { matchChoices } from '#discord/commands/options.ts';
import { OPTION_IDS, OPTIONS } from '#ti3/rules/setup/options.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { matchTopics, findTopicText, seeTopic, TOPIC_PREFIX } from '#discord/help/rules-topics.ts';
import { formatList, formatCount, capitalize } from '#text/sentences.ts';
import type {
  Component,
  Confidence,
  Objective,
  PlanetCard,
  Race,
  Technology,
  TradeStation,
  UnitCard,
} from '#ti3/rules/components/component.ts';
import type { Rulebook } from '#ti3/rules/game.ts';
import type { UnitType } from '#ti3/rules/terms.ts';
import { isProduced } from '#ti3/rules/units/units.ts';
import { formatLawNote } from '#ti3/rules/politics/law-note.ts';
import { RULES_TOPICS } from './rules-topics.ts';
import { LOBBY_OPTION_IDS, OPTION_WORDS } from '#ti3/discord/lobby/option-texts.ts';
import rulings from './rulings.json' with { type: 'json' };
import { findNotRefereed, formatNotRefereed, NOT_REFEREED } from './not-refereed.ts';
import { abbreviations } from '#ti3/discord/input/abbreviations.ts';

const PLANET = 'planet ';
const SYSTEM = 'system ';
const OPTION = 'option ';
const LACKING = 'not refereed ';

const OBJECTIVE_KINDS: Record<Objective['stage'], string> = {
  1: 'stage I public objective',
  2: 'stage II public objective',
  secret: 'secret objective',
  preliminary: 'preliminary objective',
  end: 'public objective',
};

/** Names the kind of a component: "action card", "secret objective". */
function formatKind({ byKind }: Pick<Rulebook, 'byKind'>, { id, kind }: Component): string {
  const objective = byKind.objective[id];
  return objective ? OBJECTIVE_KINDS[objective.stage] : kind.replaceAll('-', ' ');
}

const helpEntries = ({ components, byKind, planets, tiles }: Rulebook): Choice[] => [
  ...matchTopics(RULES_TOPICS, ''),
  // A rules topic of the same name says more than the option.
  ...LOBBY_OPTION_IDS.filter((id) => !RULES_TOPICS.some(({ name }) => name === OPTION_WORDS[id].name)).map((id) => ({
    key: OPTION + id,
    label: `${OPTION_WORDS[id].name} (option)`,
  })),
  ...Object.values(components).map((component) => ({
    key: component.id,
    label: `${component.name} (${formatKind({ byKind }, component)})`,
  })),
  ...Object.values(planets).map(({ id, name }) => ({ key: PLANET + id, label: `${name} (planet)` })),
  ...Object.values(tiles).flatMap(({ id, name, special }) =>
    special ? [{ key: SYSTEM + id, label: `${name} (system)` }] : [],
  ),
];

/** Choices of components that are not refereed, listed after all others. */
const lacking: Choice[] = NOT_REFEREED.map(({ kind, id, name }) => ({
  key: `${LACKING}${kind} ${id}`,
  label: `${name.replace(/ \(.*$/, '')} (${kind.replaceAll('-', ' ')}, not refereed)`,
}));

/** Completes what a user types for `/help`. */
export const searchRules = (book: Rulebook, typed: string): Choice[] =>
  matchChoices([...helpEntries(book), ...lacking], typed);

/** Remarks on how certain the text of a component is; none if that is unknown. */
const CONFIDENCE_TEXTS: Record<Confidence, string> = {
  high: '2 sources or the rules confirm this text.',
  medium: 'This text comes from a single transcription.',
  low: 'This text is from memory: check it before you rely on it.',
};

/** Formats the values of a unit: "Cost 2; hits on 7; movement 2; 8 per player (E3 9.3)". */
function formatUnit(unit: UnitCard): string {
  const { cost, forCost, battle, dice, movement, capacity, pieces, shared } = unit;
  const price = isProduced(unit) ? `cost ${cost}${forCost > 1 ? ` for ${forCost}` : ''}` : 'cannot be produced';
  const fights =
    battle === null ? 'does not fight' : `hits on ${battle}${dice > 1 ? ` (${formatCount(dice, 'die', 'dice')})` : ''}`;
  const values = [
    price,
    fights,
    movement === null ? '' : `movement ${movement}`,
    capacity ? `capacity ${capacity}` : '',
  ];
  const most = pieces === null ? '' : `${pieces} ${shared ? 'for all players together' : 'per player'} (E3 9.3)`;
  // Each race's flagship has values of its own.
  const isAnyFlagship = unit.type === 'flagship' && battle === null;
  return capitalize([...(isAnyFlagship ? [] : values), most].filter(Boolean).join('; '));
}

/** Order of units in lists: ships from the strongest, then land units and structures. */
const UNIT_ORDER: readonly UnitType[] = [
  'war-sun',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
  'mechanized-unit',
  'ground-force',
  'pds',
  'space-dock',
];

const namesOf = ({ components }: Rulebook, ids: readonly string[]): string[] =>
  ids.map((id) => components[id]?.name ?? id);

function formatRace(
  book: Rulebook,
  { abilities, startingUnits, startingTechnologies, contracts, home }: Race,
): string[] {
  const units = Object.values(book.units)
    .sort((a, b) => UNIT_ORDER.indexOf(a.type) - UNIT_ORDER.indexOf(b.type))
    .flatMap(({ type, name, plural }) => {
      const count = startingUnits[type] ?? 0;
      return count ? [formatCount(count, name, plural).toLowerCase().replace('pds', 'PDS')] : [];
    });
  const planets = (book.tiles[home]?.planets ?? []).map(
    ({ name, resources, influence }) => `${name} (${resources}/${influence})`,
  );
  return [
    ...abilities.map((id) => `- **${book.components[id].name}**: ${book.components[id].text}`),
    `-# Starts with ${formatList(units)}; ${formatList(namesOf(book, startingTechnologies)) || 'no technologies'}; contracts worth ${contracts.join(' and ')}; ${formatList(planets)}.`,
  ];
}

function formatTechnology(book: Rulebook, { color, needs, any, race, cost }: Technology): string {
  if (color === undefined)
    return `Racial technology (${book.byKind.race[race ?? '']?.short ?? race}). Costs ${cost ?? 0} resources (E3 21.3).`;
  const names = namesOf(book, needs);
  return `${color[0].toUpperCase()}${color.slice(1)}. Needs ${names.length ? (any && names.length > 1 ? names.join(' or ') : formatList(names)) : 'nothing'} (E3 14.1).`;
}

function formatComponent(book: Rulebook, component: Component): string {
  const { id, name, text, textWith = {}, lacks, confidence } = component;
  const { race, technology } = book.byKind;
  const card = book.byKind['political-card'][id];
  const flagship = book.byKind.flagship[id];
  const points = book.byKind.objective[id]?.points;
  const unit = book.byKind.unit[id] ?? (flagship && book.flagships[flagship.race]);
  return [
    `**${name}** (${formatKind(book, component)}${flagship ? ` of ${race[flagship.race]?.short ?? flagship.race}` : ''}${points ? `, ${points} VP` : ''})`,
    ...(unit ? [`${formatUnit(unit)}.`] : []),
    ...(flagship && unit?.is.includes('sustains') ? ['Can sustain damage once.'] : []),
    ...(technology[id] ? [formatTechnology(book, technology[id])] : []),
    // The abilities of a race, each listed by name, replace its text.
    ...(race[id]?.abilities.length ? [] : [text]),
    ...OPTION_IDS.flatMap((option) =>
      textWith[option] === undefined ? [] : [`With ${OPTIONS[option].name}: ${textWith[option]}`],
    ),
    ...(card ? [`${formatLawNote(card)} (E3 13.4)`] : []),
    ...(race[id] ? formatRace(book, race[id]) : []),
    ...(confidence ? [`-# ${CONFIDENCE_TEXTS[confidence]}`] : []),
    ...(lacks === undefined ? [] : [`-# Not fully supported yet: ${lacks}.`]),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Formats what a planet gives if it stays exhausted: "Place 2 free fighters in its system". */
function formatStation({ units }: Rulebook, station: TradeStation): string {
  const [first, end] = ['When planets are refreshed: you may leave this one exhausted to', '(E3 11.4).'];
  if ('goods' in station) return `${first} gain ${formatCount(station.goods, 'trade good')} ${end}`;
  const { name, plural, is, option } = units[station.type];
  const place = is.includes('ship') ? 'in its system' : 'on it';
  const needed = LOBBY_OPTION_IDS.find((id) => id === option);
  const only = needed === undefined ? '' : ` (only with the option ${OPTION_WORDS[needed].name})`;
  return `${first} place ${formatCount(station.count, `free ${name.toLowerCase()}`, `free ${plural.toLowerCase()}`)} ${place}${only} ${end}`;
}

function formatPlanet(book: Rulebook, { name, resources, influence, specialties, station }: PlanetCard): string {
  const specialty = specialties.length ? `; technology specialty: ${specialties.join(' and ')} (E3 14.2)` : '';
  const given = station ? ` ${formatStation(book, station)}` : '';
  return `**${name}** (planet)\n${formatCount(resources, 'resource')}, ${influence} influence${specialty}.${given}`;
}

const SPECIAL_SYSTEM_TEXTS: Record<string, string> = {
  'asteroid-field':
    'Ships cannot enter. With Antimass Deflectors they can pass through, but cannot stop there (E3 17.1).',
  supernova: 'Ships cannot enter (E3 17.2).',
  storm: 'Ships that enter must stop. PDS cannot fire into it, and fighters do not roll dice there (E3 17.4).',
  'gravity-rift':
    'I do not know how it affects ships. It counts as empty space, and is dealt only in games with components that I do not referee in full (E3 17.5).',
  nebula:
    'Ships that enter must stop. Ships that start there have movement 1. The defender there adds 1 to each die in a space battle (E3 17.3).',
};

/** Our rulings where the rules leave something open, by section: the table of docs/rulings-third.md. */
const RULINGS: Readonly<Record<string, string>> = rulings;

function optionTold(id: (typeof LOBBY_OPTION_IDS)[number]): string {
  const { name, about, section } = OPTION_WORDS[id];
  return [
    `**${name}** (option)`,
    `${capitalize(about)} (E3 ${section}).`,
    ...(RULINGS[section] === undefined ? [] : [RULINGS[section]]),
  ].join('\n');
}

/** Maximum number of topics for a cited section. */
const MAX_SECTION_TOPICS = 3;

/**
 * Returns the topics and the ruling for a cited section ("E3 6.1", "6.1", or all of "E3 6"); undefined for anything
 * else.
 */
function findSectionText(typed: string): string | undefined {
  const [, edition, section] = /^(e3\s+)?(\d+(?:\.\d+)?)$/i.exec(typed.trim()) ?? [];
  if (section === undefined || !(edition || section.includes('.'))) return undefined;
  const cited = new RegExp(
    `(?<![\\d.])${section.replace('.', '\\.')}${section.includes('.') ? '(?!\\d)' : '(?:\\.\\d|\\))'}`,
  );
  const told = RULES_TOPICS.filter(({ id, text }) => id !== 'where-the-texts-come-from' && cited.test(text)).slice(
    0,
    MAX_SECTION_TOPICS,
  );
  const ruling = RULINGS[section];
  const all = [
    ...told.map(({ name, text }) => `**${name}** (rules, E3 ${section})\n${text}`),
    ...(ruling === undefined ? [] : [`**E3 ${section}** (our ruling)\n${ruling}`]),
  ];
  return all.length ? all.join('\n') : undefined;
}

/** Returns the text of a rule or component. Throws AmbiguousInput if nothing has that name. */
export function resolveRuleText(book: Rulebook, key: string): string {
  const section = findSectionText(key);
  if (section !== undefined) return section;
  const all = helpEntries(book);
  const called = key.trim().toLowerCase();
  const bare = ({ label }: Choice): string => label.replace(/ \(.*$/, '').toLowerCase();
  // A component takes precedence over a topic of the same name.
  const meant =
    all.find((one) => one.key === key) ??
    [...all].reverse().find((one) => bare(one) === called && !one.key.startsWith(SYSTEM)) ??
    all.find((one) => bare(one) === called) ??
    all.find((one) => book.byKind.race[one.key]?.short.toLowerCase() === called);
  const topic =
    !meant || meant.key.startsWith(TOPIC_PREFIX) ? findTopicText(RULES_TOPICS, meant?.key ?? key) : undefined;
  if (topic !== undefined) return topic;
  if (!meant) {
    const found = NOT_REFEREED.find(({ kind, id }) => key === `${LACKING}${kind} ${id}`) ?? findNotRefereed(key);
    if (found) return formatNotRefereed(found);
    throw notFoundError(key, [...all, ...lacking], abbreviations);
  }
  if (meant.key.startsWith(SYSTEM)) {
    const { name, special = '' } = book.tiles[meant.key.slice(SYSTEM.length)];
    return `**${name}** (system)\n${SPECIAL_SYSTEM_TEXTS[special] ?? ''}`;
  }
  const option = LOBBY_OPTION_IDS.find((id) => meant.key === OPTION + id);
  if (option) return optionTold(option);
  const planet = meant.key.startsWith(PLANET) ? book.planets[meant.key.slice(PLANET.length)] : undefined;
  return planet ? formatPlanet(book, planet) : componentHelp(book, book.components[meant.key]);
}

/** Formats a component, and refers to the rules topic with its name. */
const componentHelp = (book: Rulebook, component: Component): string =>
  [formatComponent(book, component), ...seeTopic(RULES_TOPICS, component.name)].join('\n');
