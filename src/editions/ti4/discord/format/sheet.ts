import { LIMITS } from '#discord/limits.ts';
import { truncate, joinWithinLimit, escapeMarkdown } from '#text/markdown.ts';
import { formatCountedNames, formatList, formatCount, capitalize } from '#text/sentences.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { TechnologyColor } from '#ti4/rules/terms.ts';
import {
  createOptionEmoji,
  technologyEmoji,
  unitEmoji,
  type RollView,
  type SeatView,
  type SheetView,
  type TechnologySheet,
  type UnitSheet,
} from '#ti4/views/index.ts';

// Formats one player's area as text.

const formatRoll = (what: string, found: RollView | undefined): string[] =>
  found ? [`${what} ${found.value}${found.dice > 1 ? ` (${formatCount(found.dice, 'die', 'dice')})` : ''}`] : [];

const formatProduction = (production: UnitSheet['production']): string[] => {
  if (production === undefined) return [];
  return [
    typeof production === 'number' ? `production ${production}` : `production resources + ${production.planetPlus}`,
  ];
};

/** Formats a unit: "**Carrier II**: cost 3, combat 9, move 2, capacity 6, 1 in play, 3 left". */
function formatUnit(unit: UnitSheet): string {
  const { type, name, cost, move, capacity, onBoard, left } = unit;
  const values = [
    ...(cost ? [`cost ${cost.each}${cost.per > 1 ? ` for ${cost.per}` : ''}`] : []),
    ...formatRoll('combat', unit.combat),
    ...(move === undefined ? [] : [`move ${move}`]),
    ...(capacity === undefined ? [] : [`capacity ${capacity}`]),
    ...formatProduction(unit.production),
    ...formatRoll('space cannon', unit.spaceCannon),
    ...formatRoll('bombardment', unit.bombardment),
    ...formatRoll('anti-fighter barrage', unit.antiFighterBarrage),
    ...(unit.sustainsDamage ? ['sustains damage'] : []),
    ...(unit.planetaryShield ? ['planetary shield'] : []),
  ];
  const there = `${onBoard} in play${left === undefined ? '' : `, ${left} left`}`;
  return `${unitEmoji(type)} **${name}**: ${[...values, there].join(', ')}`;
}

const namedLine = (what: string, names: readonly string[]): string[] =>
  names.length ? [`${what}: ${formatCountedNames(names)}`] : [];

function holdings(game: Game, seat: SeatView, { neighbors }: SheetView): string[] {
  const { tokens, ready } = seat;
  const signOf = createOptionEmoji(game);
  const goods = [
    formatCount(seat.tradeGoods, 'trade good'),
    seat.commodityLimit === undefined
      ? formatCount(seat.commodities, 'commodity', 'commodities')
      : `${seat.commodities} of ${formatCount(seat.commodityLimit, 'commodity', 'commodities')}`,
  ];
  const cards = [
    formatCount(seat.actionCards, 'action card'),
    formatCount(seat.secretObjectives, 'secret objective'),
    formatCount(seat.promissoryNotes, 'promissory note'),
  ];
  return [
    `Tokens: ${tokens.tactic} tactic, ${tokens.fleet} fleet, ${tokens.strategy} strategy; ${seat.tokensInReinforcements} in reinforcements`,
    `Goods: ${goods.join(', ')}; ready planets: ${formatCount(ready.resources, 'resource')}, ${ready.influence} influence`,
    `In hand: ${cards.join(', ')}`,
    ...namedLine(
      'Strategy cards',
      seat.strategyCards.map(({ name, used }) => (used ? `${name} (used)` : name)),
    ),
    ...namedLine(
      'Planets',
      seat.planets.map(
        ({ name, resources, influence, exhausted }) =>
          `${signOf(name) ?? ''}${name} (${resources}/${influence}${exhausted ? ', exhausted' : ''})`,
      ),
    ),
    ...namedLine('In front of them', [
      ...seat.playArea.map(({ name, from }) => `${nameOfSeat(game, from)}'s ${name}`),
      ...(seat.alliances ?? []).map(({ name }) => name),
      ...(seat.found ?? []).flatMap(({ name, count }) => Array<string>(count).fill(name)),
    ]),
    ...namedLine(
      'Captured',
      (seat.captured ?? []).map(({ type, count }) => `${count} ${type.replace('-', ' ')}`),
    ),
    ...namedLine(
      'Scored secret objectives',
      seat.scoredSecrets.map(({ name }) => name),
    ),
    `Neighbors: ${formatList(neighbors.map((other) => nameOfSeat(game, other))) || 'none'}`,
  ];
}

const LEADER_STATES = { ready: 'ready', exhausted: 'exhausted', unlocked: 'unlocked', locked: 'locked' };

/**
 * Formats a player's area in parts for the embeds of one message. Together the parts stay within the limit of a
 * message.
 */
export function formatSheet(
  game: Game,
  seat: SeatView,
  sheet: SheetView,
  technologies: readonly TechnologySheet[],
): string[] {
  const owned = technologies.filter(({ state }) => state === 'owned');
  const open = technologies.filter(({ state }) => state === 'open');
  const abilities = [
    ...sheet.abilities.map(({ name, text }) => `**${name}**: ${truncate(text, 280)}`),
    ...seat.leaders.map(
      ({ id, name, state }) =>
        `**${name}** (leader, ${LEADER_STATES[state]}): ${truncate(game.book.components[id]?.text ?? '', 240)}`,
    ),
  ];
  const known = [
    `Technologies: ${owned.map(technologyName).join(', ') || 'none'}`,
    ...(open.length ? [`Can research next: ${open.map(technologyName).join(', ')}`] : []),
  ];
  const part = (title: string, list: string[], most: number): string[] =>
    list.length ? [joinWithinLimit([`__${title}__`, ...list], most)] : [];
  return [
    ...part('What they have', holdings(game, seat, sheet), 1500),
    ...part('Abilities', abilities, 1750),
    ...part('Units, current values', sheet.units.map(formatUnit), 1500),
    ...part('Technology', known, 1200),
  ];
}

const technologyName = ({ name, color }: TechnologySheet): string => `${color ? technologyEmoji(color) : '⬜'} ${name}`;

const formatPrerequisites = ({ prerequisites }: TechnologySheet): string =>
  (Object.entries(prerequisites) as [TechnologyColor, number][])
    .map(([color, count]) => technologyEmoji(color).repeat(count))
    .join('');

/**
 * Formats the technologies: owned ones, researchable ones with what they unlock, and the others with their
 * prerequisites.
 */
export function formatTechnologies(technologies: readonly TechnologySheet[]): string {
  const line = (one: TechnologySheet): string => {
    const needed = formatPrerequisites(one);
    if (one.state === 'owned') return `✅ ${technologyName(one)}`;
    const of = needed ? ` (needs ${needed})` : '';
    if (one.state === 'open')
      return `➡️ **${technologyName(one)}**${of}${one.opens.length ? `, leads to ${formatList(one.opens)}` : ''}`;
    return `▫️ ${technologyName(one)}${of}`;
  };
  const groups = (['owned', 'open', 'shut'] as const).flatMap((state) =>
    technologies.filter((one) => one.state === state).map(line),
  );
  return joinWithinLimit(groups, LIMITS.embedDescription);
}

/** Formats "**The Federation of Sol** (Ann): 4 of 10 VP". */
export const formatSheetHead = (
  { faction, name, points, speaker, passed, eliminated }: SeatView,
  goal: number,
): string =>
  [
    `**${capitalize(faction.name)}**${name ? ` (${escapeMarkdown(name)})` : ''}: ${points} of ${goal} VP`,
    ...(speaker ? ['speaker'] : []),
    ...(passed ? ['passed'] : []),
    ...(eliminated ? ['eliminated'] : []),
  ].join(' · ');
