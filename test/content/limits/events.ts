import { typesIn } from '#ti4/rules/units/units.ts';
import type { TestTable } from '../../rules/table.ts';
import type { Kind } from './galaxy.ts';
import { ME, near, planetKind, systemKind, whose } from './kinds.ts';

/** Something that comes about: its timing, its name and what it is about. */
export type Moment = { timing: string; name: string } & Record<string, unknown>;

const SEATS = ['ann', 'bob', 'cat'];
const SIDES: [string, string][] = [
  ['ann', 'bob'],
  ['bob', 'ann'],
  ['ann', 'cat'],
  ['bob', 'cat'],
];

/** Moments of every kind that a card may wait for outside a combat, about everybody and everywhere. */
export function moments(t: TestTable): Moment[] {
  const { state } = t;
  const systems = Object.keys(state.systems);
  const planets = Object.values(state.planets);
  const cards = Object.values(t.game.book.components);
  const found: Moment[] = [];
  const add = (names: string[], abouts: Record<string, unknown>[]): void => {
    for (const both of names) {
      const [timing, name] = both.split(' ');
      for (const about of abouts) found.push({ ...about, timing, name });
    }
  };
  const seats = SEATS.map((seat) => ({ seat }));
  const places = SEATS.flatMap((seat) => systems.map((system) => ({ seat, system })));
  add(
    [
      'when system-activated',
      'after system-activated',
      'when invasion-begins',
      'after movement-ends',
      'when production-begins',
      'after units-produced',
      'after production-ends',
      'when movement-begins',
      'after ships-moved',
      'after tactical-action-ends',
    ],
    places,
  );
  add(
    ['when planet-taken', 'after planet-taken'],
    SEATS.flatMap((seat) =>
      planets.flatMap(({ id }) =>
        [null, ...SEATS].filter((from) => from !== seat).map((from) => ({ seat, planet: id, from })),
      ),
    ),
  );
  add(
    ['after action-performed'],
    SEATS.flatMap((seat) => ['tactical', 'strategic', 'component'].map((action) => ({ seat, action }))),
  );
  add(
    [
      'when turn-begins',
      'when turn-ends',
      'after commodities-replenished',
      'when commodities-replenished',
      'when research-begins',
      'when research-replaced',
    ],
    seats,
  );
  add(
    ['after action-cards-drawn'],
    seats.map((one) => ({ ...one, count: 1 })),
  );
  add(
    ['after technology-researched'],
    cards.flatMap((one) => (one.kind === 'technology' ? SEATS.map((seat) => ({ seat, technology: one.id })) : [])),
  );
  add(
    [
      'when strategic-action-nears',
      'when strategic-action',
      'when strategy-card-chosen',
      'after strategy-ability-resolved',
    ],
    cards.flatMap((one) => (one.kind === 'strategy-card' ? SEATS.map((seat) => ({ seat, card: one.id })) : [])),
  );
  add(
    ['when structure-placed'],
    SEATS.flatMap((seat) => ['pds', 'space-dock'].map((type) => ({ seat, type, system: '27', planet: 'new-albion' }))),
  );
  add(
    ['when agenda-revealed', 'after agenda-revealed', 'when voting-begins'],
    cards.flatMap((one) => (one.kind === 'agenda' ? [{ agenda: one.id }] : [])),
  );
  add(
    ['after votes-cast'],
    SEATS.flatMap((seat) => [
      { seat, agenda: 'mutiny', outcome: 'for', votes: 3 },
      { seat, agenda: 'mutiny', outcome: '', votes: 0 },
    ]),
  );
  add(
    [
      'when agenda-phase-begins',
      'when strategy-phase-begins',
      'when strategy-phase-ends',
      'when action-phase-begins',
      'when status-phase-begins',
      'when status-phase-ends',
      'when strategy-cards-returned',
    ],
    [{}],
  );
  add(
    ['after action-cards-discarded'],
    SEATS.flatMap((seat) =>
      [['plague#1'], ['flank-speed#1', 'plague#1'], ['flank-speed#1'], ['uprising#1']].map((cards) => ({
        seat,
        cards,
      })),
    ),
  );
  add(
    ['when action-card-played'],
    SEATS.flatMap((seat) => ['sabotage#2', 'plague#1'].map((card) => ({ seat, card, frame: 0 }))),
  );
  const ends = (place: object) =>
    SIDES.flatMap(([attacker, defender]) =>
      [attacker, defender, null].map((winner) => ({ ...place, attacker, defender, winner })),
    );
  add(['after space-combat-ends'], ends({ system: '29' }));
  add(
    ['after ground-combat-ends'],
    planets.flatMap(({ id, system }) => ends({ system, planet: id })),
  );
  add(
    ['after ground-forces-committed'],
    SEATS.flatMap((seat) => planets.map(({ id, system }) => ({ seat, system, planet: id }))),
  );
  return found;
}

/** All command tokens of a player that are on the board and the sheet. */
const tokensOf = ({ state }: TestTable, seat: string): number =>
  Object.values(state.seats[seat].tokens).reduce((sum, count) => sum + count, 0) +
  Object.values(state.systems).filter(({ tokens }) => tokens.includes(seat)).length;

const explorable = (t: TestTable, planet: string): boolean => (t.game.book.planets[planet]?.trait ?? 'none') !== 'none';

/** What a moment is about (ann owns no war sun technology, so that a war sun of hers cannot bombard), in the words of the printed limits. */
export function momentKind(t: TestTable, { timing, name, ...about }: Moment): Kind {
  const { state, game } = t;
  const text = (key: string): string | undefined => (typeof about[key] === 'string' ? about[key] : undefined);
  const [seat, planet] = [text('seat'), text('planet')];
  const system = text('system') ?? (planet === undefined ? undefined : state.planets[planet].system);
  const units = Object.values(state.units);
  const here = units.filter((unit) => unit.system === system);
  const onPlanet = units.filter((unit) => planet !== undefined && unit.planet === planet);
  const ships = here.filter(
    (unit) => unit.planet === undefined && (typesIn('ship') as readonly string[]).includes(unit.type),
  );
  const technology = game.book.components[text('technology') ?? ''];
  const agenda = game.book.components[text('agenda') ?? ''];
  const sides = [text('attacker'), text('defender')];
  const winner = about.winner as string | null | undefined;
  const loser = sides.find((side) => side !== winner) ?? '';
  const neighbours = system === undefined ? [] : Object.keys(state.systems).filter((other) => near(t, system, other));
  return {
    ...(system !== undefined && systemKind(t, system)),
    ...(planet !== undefined && planetKind(t, planet)),
    moment: `${timing} ${name}`,
    seat: seat === undefined ? 'nobody' : whose(seat),
    by: seat,
    from: about.from === undefined ? 'nobody' : whose(about.from as string | null),
    type: about.type,
    action: about.action,
    nextToAnomaly: neighbours.some((other) => (game.book.tiles[other]?.anomalies ?? []).length > 0),
    openPlanetOfMover:
      system !== undefined &&
      state.systems[system].planets.some(
        (one) => state.planets[one].controller === seat && !planetKind(t, one).demilitarized,
      ),
    slowShips: units.some(({ owner, type }) => owner === seat && (type === 'carrier' || type === 'dreadnought')),
    tokensLeft: seat !== undefined && tokensOf(t, seat) < 16,
    infantryOfMover: here.some(({ owner, type }) => owner === seat && type === 'infantry'),
    ownUnitsToExplore: here.some(({ owner, planet: on }) => owner === ME && on !== undefined && explorable(t, on)),
    explorable: planet !== undefined && explorable(t, planet),
    planets: system !== undefined && state.systems[system].planets.length > 0,
    card: about.card,
    unitsOfAnother: here.some(({ owner }) => owner !== seat),
    othersStructures: onPlanet.some(({ owner, type }) => owner !== ME && (type === 'pds' || type === 'space-dock')),
    othersPds: here.some(({ owner, type }) => owner !== ME && type === 'pds'),
    ownUnarmed: ships.some(
      ({ owner, type }) => owner === ME && ['cruiser', 'destroyer', 'carrier', 'war-sun'].includes(type),
    ),
    groundForcesOfBob: onPlanet.some(({ owner, type }) => owner === 'bob' && type === 'infantry'),
    moversShips: ships.some(({ owner }) => owner === seat),
    inOrNextToOwnDock: units.some(
      (unit) =>
        unit.owner === ME && unit.type === 'space-dock' && (unit.system === system || neighbours.includes(unit.system)),
    ),
    resources: planet !== undefined && (game.book.planets[planet]?.resources ?? 0) > 0,
    faction: technology?.kind === 'technology' && technology.faction !== undefined,
    ownedByMe: text('technology') !== undefined && (text('technology') ?? '') in state.seats[ME].technologies,
    electsPlayer: agenda?.kind === 'agenda' && agenda.elect === 'player',
    voted: Number(about.votes ?? 0) > 0,
    sabotage: String(about.card).startsWith('sabotage'),
    // Of those that are offered, only Plague lies in the discard pile and is played as an action.
    plague: Array.isArray(about.cards) && about.cards.includes('plague#1'),
    ownSide: sides.includes(ME),
    winner: winner === undefined ? undefined : whose(winner),
    drawn: winner === null,
    loserHasCommodities: (state.seats[loser]?.commodities ?? 0) > 0,
  };
}
