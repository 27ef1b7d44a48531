import { LIMITS } from '#discord/limits.ts';
import { truncate, joinWithinLimit, escapeMarkdown } from '#text/markdown.ts';
import type { PendingSeat } from '#kit/prompts/pending-seats.ts';
import { formatList, formatCount } from '#text/sentences.ts';
import { formatSource, type Source } from '#ti2/rules/components/sources.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfSeat } from '#ti2/rules/names.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { seatEmoji, technologyEmoji, unitEmoji, type BoardView, type HandView, type SeatView, type SheetView, type TechnologySheet, type UnitSheet } from '#ti2/views/index.ts'; // prettier-ignore

// Formats views of the second edition as text.

const formatSeat = (game: Game, seat: SeatId): string => seatEmoji(game, seat) + nameOfSeat(game, seat);

/** Maximum number of players that the status lists as waited for. */
const MAX_WAITING_LINES = 8;

/** Formats progress toward the next bracket: "planets outside the home system 3/5". */
const formatBracketProgress = ({ next }: SeatView): string =>
  next ? next.counts.flatMap(({ what, have, need }) => (need ? [`${what} ${have}/${need}`] : [])).join(', ') : '';

export function formatStatus(
  game: Game,
  { seats, lastRound, senate }: BoardView,
  waiting: readonly PendingSeat[],
): string {
  const { phase, round, winner } = game.state;
  if (phase === 'ended')
    return `The game is over. ${winner === null ? 'No player won.' : `The winner is ${formatSeat(game, winner)}.`}`;
  const standing = seats
    .filter(({ eliminated }) => !eliminated)
    .map(({ id, influence, bracket }) => `${formatSeat(game, id)} ${influence} (${bracket})`);
  const during = phase === 'turns' ? 'individual turns' : `${phase} phase`;
  return [
    `**Round ${round}${lastRound === undefined ? '' : ` of ${lastRound}`}, ${during}.** Influence: ${standing.join(', ')}.`,
    ...(senate ? [`- In the senate: **${senate.name}**`] : []),
    ...waiting.slice(0, MAX_WAITING_LINES).map(({ seat, about, moment }) => `- Waiting for ${formatSeat(game, seat)}${moment ? `, who may respond: ${about}` : ` to ${about}.`}`), // prettier-ignore
  ].join('\n');
}

/** Formats the place of every player on the progression chart, the leader first (E2 10). */
export const formatChart = (
  game: Game,
  { seats, chart }: BoardView,
  names: Readonly<Record<SeatId, string>> = {},
): string => {
  const place = ({ bracket }: SeatView): number => chart.findIndex((one) => one.bracket.name === bracket);
  return [...seats]
    .sort((a, b) => place(b) - place(a))
    .map((seat) => {
      const who = `${seatEmoji(game, seat.id)}**${seat.race}**${names[seat.id] ? ` (${escapeMarkdown(names[seat.id])})` : ''}`;
      const next = seat.next ? `; next ${seat.next.name}: ${formatBracketProgress(seat)}` : '';
      return `- ${who}: ${seat.bracket}${seat.eliminated ? ', eliminated' : next}`;
    })
    .join('\n');
};

/** Returns " (our own)" or a similar mark if the value is not known from this edition, else an empty string. */
const marked = (source: Source): string => {
  const mark = formatSource(source);
  return mark ? ` (${mark})` : '';
};

/** Lists all brackets with their requirements. */
export const formatBrackets = ({ chart }: BoardView): string =>
  chart
    .map(({ bracket }, i) => {
      const { name, planetsOutside, technologies, resources, influence, sources } = bracket;
      const needs = [
        planetsOutside ? `${planetsOutside} planets outside the home system` : '',
        technologies ? formatCount(technologies, 'technology', 'technologies') : '',
        resources ? formatCount(resources, 'resource') : '',
        influence ? `${influence} influence` : '',
      ].filter(Boolean);
      return `${i + 1}. **${name}**${needs.length ? `: ${formatList(needs)}` : ''}${marked(sources.needs)}`;
    })
    .join('\n');

/** Formats a hand for its owner. */
export const formatHand = ({ cards, counters }: HandView): string =>
  [
    cards.length ? '**Action cards**' : 'You have no action cards.',
    ...cards.map(
      ({ name, text, count, own, anytime }) =>
        `- **${name}**${count > 1 ? ` (${count})` : ''}: ${text}${own ? ' (Custom card.)' : ''}${anytime ? ` Play it with \`/use what:${name}\`.` : ''}`,
    ),
    ...(counters.length ? ['**Domain counters you looked at**'] : []),
    ...counters.map(({ planet, name, text }) => `- ${planet}: **${name}**. ${text}`),
  ].join('\n');

/** Formats the heading of a sheet: "**The Emirates of Hacan** (Ann): Foundation, 23 credits". */
export const formatSheetHead = ({ race, name, bracket, credits, eliminated }: SeatView): string =>
  `**${race}**${name ? ` (${escapeMarkdown(name)})` : ''}: ${bracket}, ${formatCount(credits, 'credit')}${eliminated ? ', eliminated' : ''}`;

const formatUnit = ({ type, name, price, battle, aims, movement, capacity, inPlay, limit }: UnitSheet): string => {
  const facts = [
    price === null ? 'cannot be bought' : `cost ${price}`,
    ...(battle === null
      ? []
      : [[`hits on ${battle}`, ...aims.map(({ where, hitsOn }) => `on ${hitsOn} ${where}`)].join(', ')]),
    ...(movement === null ? [] : [`movement ${movement}`]),
    ...(capacity ? [`capacity ${capacity}`] : []),
    `${inPlay}${limit === null ? '' : ` of ${limit}`} on the board`,
  ];
  return `${unitEmoji(type)} **${name}**: ${facts.join(', ')}`;
};

/** Formats a player's area in three parts: holdings, race and units. */
export const formatSheet = (seat: SeatView, { race, units, planets, technologies }: SheetView): string[] => {
  const owned = technologies
    .filter(({ state }) => state === 'owned')
    .map(({ color, name }) => `${technologyEmoji(color)} ${name}`);
  const holds = [
    '__What they have__',
    `**Resources** ${seat.resources}, **influence** ${seat.influence}, **income** ${seat.income}`,
    `**Bought but not placed**: ${seat.bought || 'none'}`,
    `**In hand**: ${formatCount(seat.actionCards, 'action card')}`,
    `**Trade agreements**: ${formatList(seat.agreements) || 'none'}`,
    ...(seat.leaders ? [`**Leaders**: ${seat.leaders.join('; ') || 'none'}`] : []),
    ...(seat.captives?.length ? [`**Captured leaders**: ${seat.captives.join(', ')}`] : []),
    `**Planets**: ${planets.join(', ') || 'none'}`,
    `**Technologies**: ${owned.join(', ') || 'none'}`,
    ...(seat.next ? [`**Next bracket**, ${seat.next.name}: ${formatBracketProgress(seat)}`] : []),
  ];
  return [
    joinWithinLimit(holds, 2000),
    `__${race.name}__\n${truncate(race.text, 900)}`,
    joinWithinLimit(['__Units, current values__', ...units.map(formatUnit)], 1500),
  ];
};

/** Formats the technologies of a player: owned ones, those that can be bought next, then the rest (E2 8). */
export function formatTechnologies(sheets: readonly TechnologySheet[]): string {
  const line = ({ state, color, name, needs, price }: TechnologySheet): string => {
    const shown = `${technologyEmoji(color)} ${name}`;
    if (state === 'owned') return `✅ ${shown}`;
    return state === 'open' ? `➡️ **${shown}** (${formatCount(price, 'credit')})` : `▫️ ${shown} (needs ${needs})`;
  };
  const rank = { owned: 0, open: 1, shut: 2 };
  return joinWithinLimit([...sheets].sort((a, b) => rank[a.state] - rank[b.state]).map(line), LIMITS.embedDescription);
}
