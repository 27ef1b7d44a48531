import { type BoardView, countOf, type HandView, type SeatView, type SystemView, type UnitGroup } from '../views/index.ts';

// Words for those who cannot see the picture. Discord takes 1024 characters.
const LIMIT = 1000;

const cut = (words: string): string => (words.length <= LIMIT ? words : `${words.slice(0, LIMIT - 1).replace(/\s+\S*$/, '')}…`);

const nameOf = (view: BoardView, seat: string): string => view.seats.find(({ id }) => id === seat)?.name ?? seat;
const listed = (groups: Pick<UnitGroup, 'type' | 'count'>[]): string => groups.map(({ type, count }) => countOf(type, count)).join(', ');
const placeOf = (system: SystemView): string => `${system.position ?? 'off the board'} (${system.planets.map(({ name }) => name).join(', ') || system.name})`;

/** Who leads, whose turn it is, what just happened. */
export function describeBoard(view: BoardView): string {
  const parts = [`Round ${view.round}, ${view.phase} phase.`];
  const active = view.seats.find(({ id }) => id === view.active);
  if (active && view.phase === 'action') parts.push(`${active.name}’s turn.`);
  const waiting = view.seats.filter((seat) => seat.waiting);
  if (waiting.length) parts.push(`To act: ${waiting.map(({ name }) => name).join(', ')}.`);
  parts.push(`Points of ${view.goal}: ${[...view.seats].sort((a, b) => b.points - a.points).map(({ name, points }) => `${name} ${points}`).join(', ')}.`);
  const system = view.systems.find(({ id }) => id === view.activeSystem);
  if (system) parts.push(`Active system ${placeOf(system)}: ${contents(view, system)}`);
  for (const move of view.happened.moves) {
    const from = view.systems.find(({ id }) => id === move.from);
    if (from) parts.push(`${nameOf(view, move.seat)} moved ${listed(move.units)} from ${from.position ?? from.name}.`);
  }
  if (view.happened.losses.length) parts.push(`Lost: ${view.happened.losses.map(({ seat, type, count }) => `${nameOf(view, seat)} ${countOf(type, count)}`).join(', ')}.`);
  for (const seat of view.seats) parts.push(`${seat.name} holds ${seat.planets.map(({ name }) => name).join(', ') || 'no planets'}.`);
  return cut(parts.join(' '));
}

function contents(view: BoardView, system: SystemView): string {
  const fleets = [...new Set(system.space.map(({ owner }) => owner))].map((owner) => `${nameOf(view, owner)} has ${listed(system.space.filter((unit) => unit.owner === owner))} in space`);
  const planets = system.planets.map((planet) => {
    const forces = [...new Set(planet.units.map(({ owner }) => owner))].map((owner) => `${nameOf(view, owner)} ${listed(planet.units.filter((unit) => unit.owner === owner))}`);
    return `${planet.name} (${planet.controller === null ? 'nobody’s' : nameOf(view, planet.controller)}${planet.exhausted ? ', exhausted' : ''})${forces.length ? `: ${forces.join('; ')}` : ''}`;
  });
  return `${[...fleets, ...planets].join('; ') || 'empty'}.`;
}

export const describeCloseUp = (view: BoardView, shown: SystemView[]): string =>
  cut(shown.map((system) => `${placeOf(system)}: ${contents(view, system)}`).join(' '));

export function describePlayer(view: BoardView, seat: SeatView): string {
  const cards = seat.strategyCards.map(({ name, used }) => `${name}${used ? ' (used)' : ''}`).join(', ');
  return cut([
    `${seat.name}, ${seat.faction.name}, ${seat.color}: ${seat.points} of ${view.goal} points.`,
    cards && `Strategy: ${cards}.`,
    `Tokens ${seat.tokens.tactic} tactic, ${seat.tokens.fleet} fleet, ${seat.tokens.strategy} strategy; ${seat.tradeGoods} trade goods, ${seat.commodities} of ${seat.commodityLimit} commodities.`,
    `${seat.actionCards} action cards, ${seat.secretObjectives} secret objectives.`,
    seat.technologies.length > 0 && `Technologies: ${seat.technologies.map(({ name }) => name).join(', ')}.`,
    seat.planets.length > 0 && `Planets: ${seat.planets.map(({ name, exhausted }) => `${name}${exhausted ? ' (exhausted)' : ''}`).join(', ')}.`,
    seat.passed && 'Passed.',
  ].filter(Boolean).join(' '));
}

export const describeTable = (view: BoardView): string => cut([
  ...view.objectives.map(({ name, scoredBy }) => `${name}: ${scoredBy.map((seat) => nameOf(view, seat)).join(', ') || 'nobody yet'}.`),
  view.laws.length ? `Laws: ${view.laws.map(({ name, elected }) => (elected ? `${name} (${elected})` : name)).join(', ')}.` : '',
  ...view.seats.map((seat) => `${seat.name}: ${seat.points} points, ${seat.tradeGoods} trade goods, ${seat.actionCards} action cards, ready ${seat.ready.resources} resources and ${seat.ready.influence} influence.`),
].filter(Boolean).join(' '));

export const describeHand = (hand: HandView): string => cut([
  `Action cards: ${hand.actionCards.map(({ name }) => name).join(', ') || 'none'}.`,
  `Secret objectives: ${hand.secretObjectives.map(({ name }) => name).join(', ') || 'none'}.`,
  `Promissory notes: ${hand.promissoryNotes.map(({ name, fromName }) => `${name} of ${fromName}`).join(', ') || 'none'}.`,
].join(' '));
