import { LIMITS } from '#discord/limits.ts';
import { truncate, joinWithinLimit, escapeMarkdown } from '#text/markdown.ts';
import type { SeatId } from '#engine';
import { formatList, formatCount } from '#text/sentences.ts';
import { AREA_NAMES } from '#ti3/rules/names.ts';
import { COUNTER_AREAS } from '#ti3/rules/terms.ts';
import {
  technologyEmoji,
  unitEmoji,
  type SeatView,
  type SheetView,
  type TechnologySheet,
  type UnitSheet,
} from '#ti3/views/index.ts';

// Formats the area of one player as text.

/** Formats a unit: "Cruiser: cost 2, hits on 7, movement 2, 3 in play, 5 left". */
function formatUnit({
  type,
  name,
  cost,
  per,
  dice,
  hitsOn,
  movement,
  capacity,
  troops,
  sustains,
  inPlay,
  left,
}: UnitSheet): string {
  const does = [
    cost === null ? 'cannot be produced' : `cost ${cost}${per > 1 ? ` for ${per}` : ''}`,
    hitsOn === null ? '' : `hits on ${hitsOn}${dice > 1 ? ` (${formatCount(dice, 'die', 'dice')})` : ''}`,
    movement === null ? '' : `movement ${movement}`,
    capacity || troops
      ? `capacity ${formatList([...(capacity ? [String(capacity)] : []), ...(troops ? [formatCount(troops, 'ground force')] : [])])}`
      : '',
    sustains ? 'sustains damage' : '',
    `${inPlay} in play`,
    left === null ? '' : `${left} left`,
  ];
  return `${unitEmoji(type)} **${name}**: ${does.filter(Boolean).join(', ')}`;
}

const technologyName = ({ color, name }: TechnologySheet): string => `${technologyEmoji(color)} ${name}`;

/** Formats a planet: "Lodor (exhausted, refinery)". */
function planetTold({ name, exhausted, built }: SheetView['planets'][number]): string {
  const remarks = [...(exhausted ? ['exhausted'] : []), ...(built === undefined ? [] : [built])];
  return remarks.length ? `${name} (${remarks.join(', ')})` : name;
}

type NameOf = (seat: SeatId) => string;

function holdings(seat: SeatView, { reinforcements, neighbours, planets }: SheetView, nameOf: NameOf): string[] {
  const { counters, resources, influence, strategyCards, agreements, contracts } = seat;
  const row = (what: string, list: readonly string[]): string => `**${what}**: ${list.join(', ') || 'none'}`;
  return [
    row('Command counters', [
      ...COUNTER_AREAS.map((area) => `${counters[area]} in ${AREA_NAMES[area]}`),
      `${reinforcements} in reinforcements`,
    ]),
    row(
      'Strategy cards',
      strategyCards.map(({ number, name, used }) => `${number} ${name}${used ? ' (used)' : ''}`),
    ),
    `**Ready**: ${resources.ready} of ${formatCount(resources.all, 'resource')}, ${influence.ready} of ${influence.all} influence`,
    row('Trade', [
      formatCount(seat.tradeGoods, 'trade good'),
      ...agreements.map((one) => `income ${one.worth} from ${one.with}`),
      ...(contracts.length ? [`free contracts ${contracts.join(' and ')}`] : []),
    ]),
    `**In hand**: ${formatCount(seat.actionCards, 'action card')}${seat.politicalCards ? `, ${formatCount(seat.politicalCards, 'political card')}` : ''}`,
    ...(seat.kept ? [row('Kept', seat.kept)] : []),
    ...(seat.leaders
      ? [
          row(
            'Leaders',
            seat.leaders.map(({ name, type, where }) => `${name} (${type}) ${where}`),
          ),
        ]
      : []),
    ...(seat.captives?.length
      ? [
          row(
            'Captured leaders',
            seat.captives.map(({ name, of }) => `${name} (${of})`),
          ),
        ]
      : []),
    row('Planets', planets.map(planetTold)),
    `**Neighbors at the table**: ${formatList(neighbours.map(nameOf)) || 'none'}`,
  ];
}

/** Formats the area of a player in parts, for the embeds of one message. */
export function formatSheet(
  seat: SeatView,
  sheet: SheetView,
  technologies: readonly TechnologySheet[],
  nameOf: NameOf,
): string[] {
  const part = (title: string, list: readonly string[], most: number): string[] =>
    list.length ? [joinWithinLimit([`__${title}__`, ...list], most)] : [];
  const used = new Set(seat.technologies.flatMap(({ name, exhausted }) => (exhausted ? [name] : [])));
  const owned = technologies
    .filter(({ state }) => state === 'owned')
    .map((one) => technologyName(one) + (used.has(one.name) ? ' (used)' : ''));
  const open = technologies.filter(({ state }) => state === 'open').map(technologyName);
  return [
    ...part('What they have', holdings(seat, sheet, nameOf), 1500),
    ...part(
      'Racial abilities',
      sheet.abilities.map(({ name, text }) => `**${name}**: ${truncate(text, 280)}`),
      1300,
    ),
    ...part('Units, current values', sheet.units.map(formatUnit), 1500),
    ...part(
      'Technologies',
      [`Owned: ${formatList(owned) || 'none'}`, ...(open.length ? [`Can gain next: ${formatList(open)}`] : [])],
      1200,
    ),
  ];
}

/** Formats the heading of a sheet: "**The Emirates of Hacan** (Ann): 4 of 10 VP · speaker". */
export const formatSheetHead = ({ race, name, points, speaker, passed, eliminated }: SeatView, goal: number): string =>
  [
    `**${race}**${name ? ` (${escapeMarkdown(name)})` : ''}: ${points} of ${goal} VP`,
    ...(speaker ? ['speaker'] : []),
    ...(passed ? ['passed'] : []),
    ...(eliminated ? ['eliminated'] : []),
  ].join(' · ');

/**
 * Formats technologies: owned ones, those that can be next with what they open, and the others with what they need (E3
 * 14.1).
 */
export function formatTechnologies(technologies: readonly TechnologySheet[]): string {
  const line = (one: TechnologySheet): string => {
    const needs = one.needs ? ` (needs ${one.needs})` : '';
    if (one.state === 'owned') return `✅ ${technologyName(one)}`;
    if (one.state === 'shut') return `▫️ ${technologyName(one)}${needs}`;
    const opens = one.opens.length ? `, leads to ${formatList(one.opens)}` : '';
    return `➡️ **${technologyName(one)}** (${formatCount(one.price, 'resource')} with the secondary ability)${opens}`;
  };
  const by = (state: TechnologySheet['state']): string[] => technologies.filter((one) => one.state === state).map(line);
  return joinWithinLimit([...by('owned'), ...by('open'), ...by('shut')], LIMITS.embedDescription);
}
