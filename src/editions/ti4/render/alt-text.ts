import {
  type BoardView,
  type BoardChanges,
  type CombatView,
  formatUnitCount,
  type DraftView,
  type HandView,
  type PlanetView,
  type SeatView,
  type SystemView,
  type TechnologySheet,
  type UnitGroup,
} from '#ti4/views/index.ts';
import { formatSurvivors } from '#render/pictures/combat-picture.ts';
import { combatTitle } from './sheets/combat.ts';
import { anomalyLooks } from './palette.ts';
import { formatCount, capitalize } from '#text/sentences.ts';
import { formatAlliance, formatCaptured, formatFound } from './sheets/player-area.ts';

// Alternative texts for pictures. Discord accepts 1024 characters.
const LIMIT = 1000;

const cut = (words: string): string =>
  words.length <= LIMIT ? words : `${words.slice(0, LIMIT - 1).replace(/(?<!\s)\s+\S*$/, '')}…`;

const nameOf = ({ seats, neutral }: Pick<BoardView, 'seats' | 'neutral'>, seat: string): string =>
  seat === neutral?.id ? neutral.name : (seats.find(({ id }) => id === seat)?.short ?? seat);
const listed = (groups: (Pick<UnitGroup, 'type' | 'count' | 'marks'> & { damaged?: boolean })[]): string =>
  groups
    .map(({ type, count, damaged, marks }) => {
      const said = formatUnitCount(type, count);
      return `${said}${damaged ? ' (damaged)' : ''}${marks === undefined ? '' : ` (${marks})`}`;
    })
    .join(', ');
const placeOf = (system: SystemView): string =>
  `${system.planets.map(({ name }) => name).join(', ') || system.name} (${system.position ?? 'off the map'})`;

/** Describes the board: points, turn and recent moves, then the position of units as far as there is room. */
export function describeBoard(view: BoardView): string {
  const system = view.systems.find(({ id }) => id === view.activeSystem);
  return cut(
    [
      `Board, round ${view.round}, ${view.phase} phase.`,
      ...turn(view),
      `VP (${view.goal} to win): ${[...view.seats]
        .sort((a, b) => b.points - a.points)
        .map(({ short, points }) => `${short} ${points}`)
        .join(', ')}.`,
      ...happened(view),
      ...(system ? [`Active system ${placeOf(system)}: ${contents(view, system)}`] : []),
      ...mecatol(view),
      ...view.seats.filter(({ eliminated }) => !eliminated).map((seat) => holdings(view, seat)),
    ].join(' '),
  );
}

const names = (seats: SeatView[]): string => seats.map(({ short }) => short).join(', ');

/** Describes whose turn it is, who has to act and who has passed. */
function turn(view: BoardView): string[] {
  const active = view.seats.find(({ id }) => id === view.active);
  const waiting = view.seats.filter((seat) => seat.waiting);
  const passed = view.seats.filter((seat) => seat.passed);
  return [
    ...(view.winner !== null ? [`${nameOf(view, view.winner)} wins the game.`] : []),
    ...(view.winner === null && active && view.phase === 'action' ? [`${active.short}'s turn.`] : []),
    ...(waiting.length ? [`Waiting for ${names(waiting)}.`] : []),
    ...(passed.length ? [`Passed: ${names(passed)}.`] : []),
  ];
}

/** Describes the latest moves and losses. */
function happened({ happened: { moves, losses }, ...view }: BoardView): string[] {
  const place = (id: string) => view.systems.find((one) => one.id === id);
  return [
    ...moves.flatMap(({ seat, units, ...move }) => {
      const [from, to] = [place(move.from), place(move.to)];
      return from && to
        ? [
            `${nameOf(view, seat)} moves ${listed(units)} from ${from.position ?? from.name} to ${to.position ?? to.name}.`,
          ]
        : [];
    }),
    ...(losses.length
      ? [
          `Lost: ${losses.map(({ seat, type, count }) => `${nameOf(view, seat)} ${formatUnitCount(type, count)}`).join(', ')}.`,
        ]
      : []),
  ];
}

function mecatol(view: BoardView): string[] {
  const centre = view.systems.flatMap(({ planets }) => planets).find(({ mecatol: there }) => there);
  return centre ? [`Mecatol Rex: ${holderOf(view, centre, 'uncontrolled')}.`] : [];
}

const holderOf = (
  view: Pick<BoardView, 'seats' | 'neutral'>,
  { controller, custodians }: PlanetView,
  nobody: string,
): string => (controller !== null ? nameOf(view, controller) : custodians ? 'custodians' : nobody);

/** Describes the positions of a player's ships and the player's planets. */
function holdings(view: BoardView, seat: SeatView): string {
  const fleets = view.systems.flatMap(({ position, name, space }) => {
    const ships = space
      .filter(({ owner, type }) => owner === seat.id && type !== 'infantry' && type !== 'mech')
      .reduce((sum, { count }) => sum + count, 0);
    return ships ? [`${ships} at ${position ?? name}`] : [];
  });
  return `${seat.short} (${seat.name}, ${seat.color}): ships ${fleets.join(', ') || 'none'}; planets ${seat.planets.map(({ name }) => name).join(', ') || 'none'}${seat.found ? `; found ${seat.found.map(formatFound).join(', ')}` : ''}${seat.captured ? `; ${seat.captured.map((one) => formatCaptured(view, one)).join(', ')}` : ''}.`;
}

/** Formats ", with Mining World": attachments and commodities on a planet. */
function attachedInWords({ attached, commodities }: PlanetView): string {
  const lying = [
    ...attached.map(({ name }) => name),
    ...(commodities === undefined ? [] : [formatCount(commodities, 'commodity', 'commodities')]),
  ];
  return lying.length ? `, with ${lying.join(', ')}` : '';
}

function contents(view: BoardView, system: SystemView): string {
  const fleets = [...new Set(system.space.map(({ owner }) => owner))].map(
    (owner) => `${nameOf(view, owner)} has ${listed(system.space.filter((unit) => unit.owner === owner))} in space`,
  );
  const planets = system.planets.map((planet) => {
    const forces = [...new Set(planet.units.map(({ owner }) => owner))].map(
      (owner) => `${nameOf(view, owner)} ${listed(planet.units.filter((unit) => unit.owner === owner))}`,
    );
    return `${planet.name} (${planet.legend ? 'legendary, ' : ''}${holderOf(view, planet, 'uncontrolled')}${planet.exhausted ? ', exhausted' : ''}${attachedInWords(planet)})${forces.length ? `: ${forces.join('; ')}` : ''}`;
  });
  const signs = [
    ...(system.minor
      ? [
          `minor faction: ${system.minor.faction}${system.minor.holder === undefined ? '' : `, alliance card with ${nameOf(view, system.minor.holder)}`}`,
        ]
      : []),
    ...(system.planets.length ? system.anomalies.map((kind) => anomalyLooks[kind].name) : []),
    ...system.wormholes.map((kind) => `${kind} wormhole`),
    ...(system.joined ? [`connected to ${system.joined.join(', ')}`] : []),
    ...(system.markers ?? []).map(({ name }) => name),
    ...(system.tokens.length
      ? [
          `command token${system.tokens.length === 1 ? '' : 's'} of ${system.tokens.map((seat) => nameOf(view, seat)).join(', ')}`,
        ]
      : []),
  ];
  return `${[...fleets, ...planets, ...signs].join('; ') || 'empty'}.`;
}

/** Describes the contents of each slice and who has taken it. */
export const describeDraft = (view: BoardView, { pick, of, slices }: DraftView): string =>
  cut(
    [
      `Draft, pick ${pick} of ${of}.`,
      ...slices.map(
        ({ name, resources, influence, tiles, takenBy }) =>
          `Slice ${name} (${formatCount(resources, 'resource')}, ${influence} influence${takenBy === undefined ? '' : `, chosen by ${nameOf(view, takenBy)}`}): ${tiles.join('; ')}.`,
      ),
    ].join(' '),
  );

export const describeCloseUp = (view: BoardView, shown: SystemView[], title?: string): string =>
  cut([...(title ? [title] : []), ...shown.map((system) => `${placeOf(system)}: ${contents(view, system)}`)].join(' '));

/** Describes the changes, then the affected systems as they are now. */
export function describeChanges(view: BoardView, { systems, besides }: BoardChanges, shown: SystemView[]): string {
  const told = [...systems, ...besides].flatMap((id) => shown.find((one) => one.id === id) ?? []);
  return cut([...happened(view), ...told.map((system) => `${placeOf(system)}: ${contents(view, system)}`)].join(' '));
}

/** Describes both sides of a combat and its result. */
export const describeCombat = (view: CombatView): string =>
  cut(
    [
      `${combatTitle(view)}, ${formatCount(view.rounds, 'round')}.`,
      ...view.sides.map((side) => {
        const part = (what: (one: CombatView['sides'][number]['units'][number]) => number): string =>
          listed(side.units.flatMap((one) => (what(one) ? [{ type: one.type, count: what(one) }] : [])));
        const [begun, lost] = [
          part(({ left, lost: gone, withdrawn }) => left + gone + withdrawn),
          part(({ lost: gone }) => gone),
        ];
        return `${side.name} (${side.faction}): ${begun || 'nothing'}; lost ${lost || 'nothing'}; ${formatSurvivors(side)}; ${formatCount(side.hits, 'hit')}.`;
      }),
      view.winner === null
        ? 'Draw.'
        : `${view.sides.find(({ seat }) => seat === view.winner)?.name ?? view.winner} wins.`,
    ].join(' '),
  );

/** Formats " plus tokens of Bob": other players' command tokens in the fleet pool. */
const foreignInWords = (view: BoardView, { foreignTokens = [] }: SeatView): string =>
  foreignTokens.length ? ` plus tokens of ${foreignTokens.map((owner) => nameOf(view, owner)).join(', ')}` : '';

export function describePlayer(view: BoardView, seat: SeatView): string {
  const cards = seat.strategyCards
    .map(
      ({ name, used, tradeGoods }) =>
        `${name}${used ? ' (used)' : ''}${tradeGoods ? ` with ${formatCount(tradeGoods, 'trade good')}` : ''}`,
    )
    .join(', ');
  return cut(
    [
      `${seat.name}, ${seat.faction.name}, ${seat.color}: ${seat.points} of ${view.goal} VP.`,
      cards && `Strategy cards: ${cards}.`,
      `Tokens: ${seat.tokens.tactic} tactic, ${seat.tokens.fleet} fleet${foreignInWords(view, seat)}, ${seat.tokens.strategy} strategy; ${formatCount(seat.tradeGoods, 'trade good')}, ${seat.commodityLimit === undefined ? formatCount(seat.commodities, 'commodity', 'commodities') : `${seat.commodities} of ${seat.commodityLimit} commodities`}.`,
      `${formatCount(seat.actionCards, 'action card')}, ${formatCount(seat.secretObjectives, 'secret objective')}.`,
      seat.technologies.length > 0 && `Technologies: ${seat.technologies.map(({ name }) => name).join(', ')}.`,
      seat.leaders.length > 0 &&
        `Leaders: ${seat.leaders.map(({ name, state, goods }) => `${name} (${[state, goods && formatCount(goods, 'trade good')].filter(Boolean).join(', ')})`).join(', ')}.`,
      seat.alliances && `Alliances: ${seat.alliances.map(formatAlliance).join(', ')}.`,
      seat.openSecrets?.length && `Revealed secret objectives: ${seat.openSecrets.map(({ name }) => name).join(', ')}.`,
      seat.found && `Found: ${seat.found.map(formatFound).join(', ')}.`,
      seat.captured && `${capitalize(seat.captured.map((one) => formatCaptured(view, one)).join(', '))}.`,
      seat.planets.length > 0 &&
        `Planets: ${seat.planets.map(({ name, exhausted }) => `${name}${exhausted ? ' (exhausted)' : ''}`).join(', ')}.`,
      seat.passed && 'Passed.',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** Describes the technologies that a player owns and those available next. */
export function describeTechnologies(seat: Pick<SeatView, 'name' | 'faction'>, sheets: TechnologySheet[]): string {
  const of = (state: TechnologySheet['state']): string =>
    sheets
      .flatMap((one) => (one.state === state ? [`${one.name}${one.color ? ` (${one.color})` : ''}`] : []))
      .join(', ');
  return cut(
    `Technologies of ${seat.name}, ${seat.faction.name}. Owned: ${of('owned') || 'none'}. Can be researched next: ${of('open') || 'none'}. Cannot be researched yet: ${of('shut') || 'none'}.`,
  );
}

/** Describes several players as far as there is room. */
export const describePlayers = (view: BoardView, seats: SeatView[]): string =>
  cut(seats.map((seat) => describePlayer(view, seat)).join(' '));

export const describeTable = (view: BoardView): string =>
  cut(
    [
      ...view.objectives.map(
        ({ name, scoredBy }) => `${name}: ${scoredBy.map((seat) => nameOf(view, seat)).join(', ') || 'no one yet'}.`,
      ),
      view.laws.length
        ? `Laws: ${view.laws.map(({ name, elected }) => (elected ? `${name} (${elected})` : name)).join(', ')}.`
        : '',
      view.events?.length ? `Galactic events: ${view.events.map(({ name }) => name).join(', ')}.` : '',
      ...view.seats.map(
        (seat) =>
          `${seat.short}: ${formatCount(seat.points, 'point')}, ${formatCount(seat.tradeGoods, 'trade good')}, ${formatCount(seat.actionCards, 'action card')}, ${formatCount(seat.ready.resources, 'resource')} and ${seat.ready.influence} influence ready${seat.alliances ? `, alliance with ${seat.alliances.map(formatAlliance).join(', ')}` : ''}.`,
      ),
    ]
      .filter(Boolean)
      .join(' '),
  );

const cardsInWords = (title: string, cards: readonly { name: string; text: string }[]): string[] =>
  cards.length ? [`${title}: ${cards.map(({ name, text }) => `${name}: ${text}`).join(' ')}`] : [];

/** Describes a hand with the texts of its cards; the message beside the picture leaves them out. */
export const describeHand = (hand: HandView): string =>
  cut(
    [
      ...cardsInWords('Action cards', hand.actionCards),
      ...cardsInWords('Secret objectives', hand.secretObjectives),
      ...cardsInWords(
        'Promissory notes',
        hand.promissoryNotes.map(({ name, fromName, text }) => ({ name: `${name} of ${fromName}`, text })),
      ),
    ].join(' ') || 'No cards.',
  );

/** Tells whether an alt text has room for every card of a hand. */
export const isHandDescribed = (hand: HandView): boolean => !describeHand(hand).endsWith('…');
