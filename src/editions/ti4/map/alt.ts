import { type BoardView, countOf, type HandView, type SeatView, type SystemView, type UnitGroup } from '../views/index.ts';
import { anomalies } from './palette.ts';

// Words for those who cannot see the picture. Discord takes 1024 characters.
const LIMIT = 1000;

const cut = (words: string): string => (words.length <= LIMIT ? words : `${words.slice(0, LIMIT - 1).replace(/\s+\S*$/, '')}…`);

const nameOf = (view: BoardView, seat: string): string => view.seats.find(({ id }) => id === seat)?.name ?? seat;
const listed = (groups: (Pick<UnitGroup, 'type' | 'count'> & { damaged?: boolean })[]): string =>
  groups.map(({ type, count, damaged }) => (damaged ? countOf(type, count).replace(' ', ' damaged ') : countOf(type, count))).join(', ');
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const placeOf = (system: SystemView): string =>
  `${system.position ?? 'off the board'} (${system.planets.map(({ name }) => name).join(', ') || system.name})`;

/** Who leads, whose turn it is, what just happened; then who stands where, as far as there is room. */
export function describeBoard(view: BoardView): string {
  const parts = [`Round ${view.round}, ${view.phase} phase.`];
  const active = view.seats.find(({ id }) => id === view.active);
  const names = (seats: SeatView[]) => seats.map(({ name }) => name).join(', ');
  const waiting = view.seats.filter((seat) => seat.waiting);
  const passed = view.seats.filter((seat) => seat.passed);
  if (view.winner !== null) parts.push(`${nameOf(view, view.winner)} has won.`);
  else if (active && view.phase === 'action') parts.push(`${active.name}’s turn.`);
  if (waiting.length) parts.push(`To act: ${names(waiting)}.`);
  if (passed.length) parts.push(`Passed: ${names(passed)}.`);
  parts.push(
    `Points of ${view.goal}: ${[...view.seats]
      .sort((a, b) => b.points - a.points)
      .map(({ name, points }) => `${name} ${points}`)
      .join(', ')}.`,
  );
  const system = view.systems.find(({ id }) => id === view.activeSystem);
  for (const move of view.happened.moves) {
    const [from, to] = [move.from, move.to].map((id) => view.systems.find((one) => one.id === id));
    if (from && to)
      parts.push(`${nameOf(view, move.seat)} moved ${listed(move.units)} from ${from.position ?? from.name} to ${to.position ?? to.name}.`);
  }
  if (view.happened.losses.length)
    parts.push(`Lost: ${view.happened.losses.map(({ seat, type, count }) => `${nameOf(view, seat)} ${countOf(type, count)}`).join(', ')}.`);
  if (system) parts.push(`Active system ${placeOf(system)}: ${contents(view, system)}`);
  const centre = view.systems.flatMap(({ planets }) => planets).find(({ mecatol }) => mecatol);
  if (centre)
    parts.push(
      `Mecatol Rex: ${centre.controller !== null ? nameOf(view, centre.controller) : centre.custodians ? 'custodians' : 'nobody'}.`,
    );
  for (const seat of view.seats.filter(({ eliminated }) => !eliminated)) parts.push(holdings(view, seat));
  return cut(parts.join(' '));
}

/** Where somebody's ships are, and what they hold. */
function holdings(view: BoardView, seat: SeatView): string {
  const fleets = view.systems.flatMap(({ position, name, space }) => {
    const ships = space
      .filter(({ owner, type }) => owner === seat.id && type !== 'infantry' && type !== 'mech')
      .reduce((sum, { count }) => sum + count, 0);
    return ships ? [`${ships} at ${position ?? name}`] : [];
  });
  return `${seat.name} (${seat.color}): ships ${fleets.join(', ') || 'none'}; planets ${seat.planets.map(({ name }) => name).join(', ') || 'none'}.`;
}

function contents(view: BoardView, system: SystemView): string {
  const fleets = [...new Set(system.space.map(({ owner }) => owner))].map(
    (owner) => `${nameOf(view, owner)} has ${listed(system.space.filter((unit) => unit.owner === owner))} in space`,
  );
  const planets = system.planets.map((planet) => {
    const forces = [...new Set(planet.units.map(({ owner }) => owner))].map(
      (owner) => `${nameOf(view, owner)} ${listed(planet.units.filter((unit) => unit.owner === owner))}`,
    );
    const whose = planet.controller !== null ? nameOf(view, planet.controller) : planet.custodians ? 'custodians' : 'nobody’s';
    return `${planet.name} (${whose}${planet.exhausted ? ', exhausted' : ''})${forces.length ? `: ${forces.join('; ')}` : ''}`;
  });
  const signs = [
    ...(system.planets.length ? system.anomalies.map((kind) => anomalies[kind].name) : []),
    ...system.wormholes.map((kind) => `${kind} wormhole`),
    ...(system.tokens.length
      ? [`command token${system.tokens.length === 1 ? '' : 's'} of ${system.tokens.map((seat) => nameOf(view, seat)).join(', ')}`]
      : []),
  ];
  return `${[...fleets, ...planets, ...signs].join('; ') || 'empty'}.`;
}

export const describeCloseUp = (view: BoardView, shown: SystemView[]): string =>
  cut(shown.map((system) => `${placeOf(system)}: ${contents(view, system)}`).join(' '));

export function describePlayer(view: BoardView, seat: SeatView): string {
  const cards = seat.strategyCards.map(({ name, used }) => `${name}${used ? ' (used)' : ''}`).join(', ');
  return cut(
    [
      `${seat.name}, ${seat.faction.name}, ${seat.color}: ${seat.points} of ${view.goal} points.`,
      cards && `Strategy: ${cards}.`,
      `Tokens ${seat.tokens.tactic} tactic, ${seat.tokens.fleet} fleet, ${seat.tokens.strategy} strategy; ${counted(seat.tradeGoods, 'trade good')}, ${seat.commodities} of ${seat.commodityLimit} commodities.`,
      `${counted(seat.actionCards, 'action card')}, ${counted(seat.secretObjectives, 'secret objective')}.`,
      seat.technologies.length > 0 && `Technologies: ${seat.technologies.map(({ name }) => name).join(', ')}.`,
      seat.planets.length > 0 &&
        `Planets: ${seat.planets.map(({ name, exhausted }) => `${name}${exhausted ? ' (exhausted)' : ''}`).join(', ')}.`,
      seat.passed && 'Passed.',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

export const describeTable = (view: BoardView): string =>
  cut(
    [
      ...view.objectives.map(({ name, scoredBy }) => `${name}: ${scoredBy.map((seat) => nameOf(view, seat)).join(', ') || 'nobody yet'}.`),
      view.laws.length ? `Laws: ${view.laws.map(({ name, elected }) => (elected ? `${name} (${elected})` : name)).join(', ')}.` : '',
      ...view.seats.map(
        (seat) =>
          `${seat.name}: ${counted(seat.points, 'point')}, ${counted(seat.tradeGoods, 'trade good')}, ${counted(seat.actionCards, 'action card')}, ready ${seat.ready.resources} resources and ${seat.ready.influence} influence.`,
      ),
    ]
      .filter(Boolean)
      .join(' '),
  );

export const describeHand = (hand: HandView): string =>
  cut(
    [
      `Action cards: ${hand.actionCards.map(({ name }) => name).join(', ') || 'none'}.`,
      `Secret objectives: ${hand.secretObjectives.map(({ name }) => name).join(', ') || 'none'}.`,
      `Promissory notes: ${hand.promissoryNotes.map(({ name, fromName }) => `${name} of ${fromName}`).join(', ') || 'none'}.`,
    ].join(' '),
  );
