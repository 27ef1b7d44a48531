import { LIMITS } from '#discord/limits.ts';
import { clip, lines, plain } from '#text/markdown.ts';
import type { SeatId } from '#engine';
import { listed, some } from '#text/sentences.ts';
import { AREA_NAMES } from '#ti3/rules/names.ts';
import { AREAS } from '#ti3/rules/terms.ts';
import {
  technologySign,
  unitSign,
  type SeatView,
  type SheetView,
  type TechnologySheet,
  type UnitSheet,
} from '#ti3/views/index.ts';

// What lies before one player, in words.

/** "Cruiser: costs 2, hits on 7, moves 2, 3 in play, 5 left". */
function unitTold({
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
    `costs ${cost}${per > 1 ? ` for ${per}` : ''}`,
    hitsOn === null ? '' : `hits on ${hitsOn}${dice > 1 ? ` (${some(dice, 'die', 'dice')})` : ''}`,
    movement === null ? '' : `moves ${movement}`,
    capacity || troops
      ? `carries ${listed([...(capacity ? [String(capacity)] : []), ...(troops ? [some(troops, 'ground force')] : [])])}`
      : '',
    sustains ? 'sustains damage' : '',
    `${inPlay} in play`,
    left === null ? '' : `${left} left`,
  ];
  return `${unitSign(type)} **${name}**: ${does.filter(Boolean).join(', ')}`;
}

const technologyName = ({ color, name }: TechnologySheet): string => `${technologySign(color)} ${name}`;

/** "Lodor (exhausted, refinery)". */
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
      ...AREAS.map((area) => `${counters[area]} in ${AREA_NAMES[area]}`),
      `${reinforcements} in reinforcements`,
    ]),
    row(
      'Strategy cards',
      strategyCards.map(({ number, name, used }) => `${number} ${name}${used ? ' (used)' : ''}`),
    ),
    `**Ready**: ${resources.ready} of ${some(resources.all, 'resource')}, ${influence.ready} of ${influence.all} influence`,
    row('Trade', [
      some(seat.tradeGoods, 'trade good'),
      ...agreements.map((one) => `${one.worth} from ${one.with}`),
      ...(contracts.length ? [`contracts that are free: ${contracts.join(' and ')}`] : []),
    ]),
    `**In hand**: ${some(seat.actionCards, 'action card')}${seat.politicalCards ? `, ${some(seat.politicalCards, 'political card')}` : ''}`,
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
            'Captives',
            seat.captives.map(({ name, of }) => `${name} of ${of}`),
          ),
        ]
      : []),
    row('Planets', planets.map(planetTold)),
    `**Neighbours at the table**: ${listed(neighbours.map(nameOf)) || 'nobody'}`,
  ];
}

/** One after the other what is told of a player, for embeds of one message. */
export function sheetTold(
  seat: SeatView,
  sheet: SheetView,
  technologies: readonly TechnologySheet[],
  nameOf: NameOf,
): string[] {
  const part = (title: string, list: readonly string[], most: number): string[] =>
    list.length ? [lines([`__${title}__`, ...list], most)] : [];
  const used = new Set(seat.technologies.flatMap(({ name, exhausted }) => (exhausted ? [name] : [])));
  const owned = technologies
    .filter(({ state }) => state === 'owned')
    .map((one) => technologyName(one) + (used.has(one.name) ? ' (used)' : ''));
  const open = technologies.filter(({ state }) => state === 'open').map(technologyName);
  return [
    ...part('What they hold', holdings(seat, sheet, nameOf), 1500),
    ...part(
      'Racial abilities',
      sheet.abilities.map(({ name, text }) => `**${name}**: ${clip(text, 280)}`),
      1300,
    ),
    ...part('Units, as they are now', sheet.units.map(unitTold), 1500),
    ...part(
      'Technologies',
      [`Has ${listed(owned) || 'none'}`, ...(open.length ? [`Could gain ${listed(open)}`] : [])],
      1200,
    ),
  ];
}

/** "**The Emirates of Hacan** (Ann): 4 of 10 points · speaker". */
export const headTold = ({ race, name, points, speaker, passed, eliminated }: SeatView, goal: number): string =>
  [
    `**${race}**${name ? ` (${plain(name)})` : ''}: ${points} of ${goal} points`,
    ...(speaker ? ['speaker'] : []),
    ...(passed ? ['has passed'] : []),
    ...(eliminated ? ['out of the game'] : []),
  ].join(' · ');

/** What a player has of technologies, what could be next and what that opens, and what the others need (E3 14.1). */
export function technologiesTold(technologies: readonly TechnologySheet[]): string {
  const line = (one: TechnologySheet): string => {
    const needs = one.needs ? ` (needs ${one.needs})` : '';
    if (one.state === 'owned') return `✅ ${technologyName(one)}`;
    if (one.state === 'shut') return `▫️ ${technologyName(one)}${needs}`;
    const opens = one.opens.length ? `, opens ${listed(one.opens)}` : '';
    return `➡️ **${technologyName(one)}** (${some(one.price, 'resource')} by the secondary ability)${opens}`;
  };
  const by = (state: TechnologySheet['state']): string[] => technologies.filter((one) => one.state === state).map(line);
  return lines([...by('owned'), ...by('open'), ...by('shut')], LIMITS.embedDescription);
}
