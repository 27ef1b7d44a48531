import { LIMITS } from '#discord/limits.ts';
import { clip, lines, plain } from '#text/markdown.ts';
import { countedNames, listed, some, upper } from '#text/sentences.ts';
import type { Game } from '#ti4/rules/game.ts';
import { shortNameOf } from '#ti4/rules/names.ts';
import type { Color } from '#ti4/rules/terms.ts';
import {
  signsOfOptions,
  technologySign,
  unitSign,
  type RollView,
  type SeatView,
  type SheetView,
  type TechnologySheet,
  type UnitSheet,
} from '#ti4/views/index.ts';

// One player's area in words.

const roll = (what: string, found: RollView | undefined): string[] =>
  found ? [`${what} ${found.value}${found.dice > 1 ? ` (${some(found.dice, 'die', 'dice')})` : ''}`] : [];

const producing = (production: UnitSheet['production']): string[] => {
  if (production === undefined) return [];
  return [
    typeof production === 'number' ? `production ${production}` : `production resources + ${production.planetPlus}`,
  ];
};

/** "**Carrier II**: cost 3, combat 9, move 2, capacity 6, 1 in play, 3 left". */
function unitLine(unit: UnitSheet): string {
  const { type, name, cost, move, capacity, onBoard, left } = unit;
  const values = [
    ...(cost ? [`cost ${cost.each}${cost.per > 1 ? ` for ${cost.per}` : ''}`] : []),
    ...roll('combat', unit.combat),
    ...(move === undefined ? [] : [`move ${move}`]),
    ...(capacity === undefined ? [] : [`capacity ${capacity}`]),
    ...producing(unit.production),
    ...roll('space cannon', unit.spaceCannon),
    ...roll('bombardment', unit.bombardment),
    ...roll('anti-fighter barrage', unit.antiFighterBarrage),
    ...(unit.sustainsDamage ? ['sustains damage'] : []),
    ...(unit.planetaryShield ? ['planetary shield'] : []),
  ];
  const there = `${onBoard} in play${left === undefined ? '' : `, ${left} left`}`;
  return `${unitSign(type)} **${name}**: ${[...values, there].join(', ')}`;
}

const named = (what: string, names: readonly string[]): string[] =>
  names.length ? [`${what}: ${countedNames(names)}`] : [];

function holdings(game: Game, seat: SeatView, { neighbors }: SheetView): string[] {
  const { tokens, ready } = seat;
  const signOf = signsOfOptions(game);
  const goods = [
    some(seat.tradeGoods, 'trade good'),
    seat.commodityLimit === undefined
      ? some(seat.commodities, 'commodity', 'commodities')
      : `${seat.commodities} of ${some(seat.commodityLimit, 'commodity', 'commodities')}`,
  ];
  const cards = [
    some(seat.actionCards, 'action card'),
    some(seat.secretObjectives, 'secret objective'),
    some(seat.promissoryNotes, 'promissory note'),
  ];
  return [
    `Tokens: ${tokens.tactic} tactic, ${tokens.fleet} fleet, ${tokens.strategy} strategy; ${seat.tokensInReinforcements} in reinforcements`,
    `Goods: ${goods.join(', ')}; ready planets: ${some(ready.resources, 'resource')}, ${ready.influence} influence`,
    `In hand: ${cards.join(', ')}`,
    ...named(
      'Strategy cards',
      seat.strategyCards.map(({ name, used }) => (used ? `${name} (used)` : name)),
    ),
    ...named(
      'Planets',
      seat.planets.map(
        ({ name, resources, influence, exhausted }) =>
          `${signOf(name) ?? ''}${name} (${resources}/${influence}${exhausted ? ', exhausted' : ''})`,
      ),
    ),
    ...named('Before them', [
      ...seat.playArea.map(({ name, from }) => `${name} of ${shortNameOf(game, from)}`),
      ...(seat.alliances ?? []).map(({ name }) => name),
      ...(seat.found ?? []).flatMap(({ name, count }) => Array<string>(count).fill(name)),
    ]),
    ...named(
      'Captured',
      (seat.captured ?? []).map(({ type, count }) => `${count} ${type.replace('-', ' ')}`),
    ),
    ...named(
      'Scored',
      seat.scoredSecrets.map(({ name }) => name),
    ),
    `Neighbours: ${listed(neighbors.map((other) => shortNameOf(game, other))) || 'nobody'}`,
  ];
}

const LEADER_STATES = { ready: 'ready', exhausted: 'exhausted', unlocked: 'unlocked', locked: 'locked' };

/** One after the other what is told of a player, for embeds of one message: together they hold to what a message may have. */
export function sheetTold(
  game: Game,
  seat: SeatView,
  sheet: SheetView,
  technologies: readonly TechnologySheet[],
): string[] {
  const owned = technologies.filter(({ state }) => state === 'owned');
  const open = technologies.filter(({ state }) => state === 'open');
  const abilities = [
    ...sheet.abilities.map(({ name, text }) => `**${name}**: ${clip(text, 280)}`),
    ...seat.leaders.map(
      ({ id, name, state }) =>
        `**${name}** (leader, ${LEADER_STATES[state]}): ${clip(game.book.components[id]?.text ?? '', 240)}`,
    ),
  ];
  const known = [
    `Technologies: ${owned.map(technologyName).join(', ') || 'none'}`,
    ...(open.length ? [`Could research: ${open.map(technologyName).join(', ')}`] : []),
  ];
  const part = (title: string, list: string[], most: number): string[] =>
    list.length ? [lines([`__${title}__`, ...list], most)] : [];
  return [
    ...part('What they hold', holdings(game, seat, sheet), 1500),
    ...part('Abilities', abilities, 1750),
    ...part('Units, as they are now', sheet.units.map(unitLine), 1500),
    ...part('Technology', known, 1200),
  ];
}

const technologyName = ({ name, color }: TechnologySheet): string => `${color ? technologySign(color) : '⬜'} ${name}`;

const needs = ({ prerequisites }: TechnologySheet): string =>
  (Object.entries(prerequisites) as [Color, number][])
    .map(([color, count]) => technologySign(color).repeat(count))
    .join('');

/** The technology tree in words: what is owned, what could be next and what it leads to, and what the others lack. */
export function technologyTold(technologies: readonly TechnologySheet[]): string {
  const line = (one: TechnologySheet): string => {
    const needed = needs(one);
    if (one.state === 'owned') return `✅ ${technologyName(one)}`;
    const of = needed ? ` (needs ${needed})` : '';
    if (one.state === 'open')
      return `➡️ **${technologyName(one)}**${of}${one.opens.length ? `, opens ${listed(one.opens)}` : ''}`;
    return `▫️ ${technologyName(one)}${of}`;
  };
  const groups = (['owned', 'open', 'shut'] as const).flatMap((state) =>
    technologies.filter((one) => one.state === state).map(line),
  );
  return lines(groups, LIMITS.embedDescription);
}

/** "**The Federation of Sol** (Ann): 4 points". */
export const headOf = ({ faction, name, points, speaker, passed, eliminated }: SeatView, goal: number): string =>
  [
    `**${upper(faction.name)}**${name ? ` (${plain(name)})` : ''}: ${points} of ${goal} points`,
    ...(speaker ? ['speaker'] : []),
    ...(passed ? ['has passed'] : []),
    ...(eliminated ? ['eliminated'] : []),
  ].join(' · ');
