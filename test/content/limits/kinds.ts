import { hexDistance } from '#kit/board/hex-grid.ts';
import { typesIn } from '#ti4/rules/units/units.ts';
import type { TestTable } from '../../rules/table.ts';
import type { Kind, Limit } from './galaxy.ts';

// What a candidate is, read from the state and the tiles alone: nothing here goes through the code that offers it.

export const ME = 'ann';

export const whose = (owner: string | null): string => (owner === null ? 'nobody' : owner === ME ? 'own' : 'other');
const isShip = (type: string): boolean => (typesIn('ship') as readonly string[]).includes(type);

const holesIn = (t: TestTable, id: string): string[] => [
  ...(t.game.book.tiles[id]?.wormholes ?? []),
  ...(t.state.systems[id].markers ?? []).flatMap(({ component }) => t.game.book.tokens[component]?.wormholes ?? []),
];

export function near(t: TestTable, a: string, b: string): boolean {
  if (a === b) return false;
  const [from, to] = [t.state.systems[a].position, t.state.systems[b].position];
  return (
    Boolean(from && to && hexDistance(from, to) === 1) || holesIn(t, a).some((hole) => holesIn(t, b).includes(hole))
  );
}

const homes = (t: TestTable): string[] => Object.values(t.state.seats).map(({ home }) => home);
const unitsIn = (t: TestTable, system: string) => Object.values(t.state.units).filter((unit) => unit.system === system);

/** Nothing of a table changes while its candidates are looked at: each is looked at once. */
function once(of: (t: TestTable, id: string) => Kind): (t: TestTable, id: string) => Kind {
  const seen = new WeakMap<TestTable, Map<string, Kind>>();
  return (t, id) => {
    const kinds = seen.get(t) ?? new Map<string, Kind>();
    seen.set(t, kinds);
    const kind = kinds.get(id) ?? of(t, id);
    kinds.set(id, kind);
    return kind;
  };
}

const ownDocks = (t: TestTable): string[] =>
  Object.values(t.state.units).flatMap(({ type, owner, system }) =>
    owner === ME && type === 'space-dock' ? [system] : [],
  );

export const systemKind = once((t, id) => {
  const units = unitsIn(t, id);
  const ships = units.filter((unit) => isShip(unit.type) && unit.planet === undefined);
  const own = units.filter(({ owner }) => owner === ME);
  const planets = t.state.systems[id].planets.map((planet) => t.state.planets[planet]);
  const shipsOf = (system: string) => unitsIn(t, system).some((unit) => unit.owner === ME && isShip(unit.type));
  const tokens = t.state.systems[id].tokens;
  return {
    home: homes(t).includes(id),
    ownHome: t.state.seats[ME].home === id,
    rex: id === '18',
    onBoard: t.state.systems[id].position !== null,
    wormhole: holesIn(t, id).length > 0,
    anomaly: (t.game.book.tiles[id]?.anomalies ?? []).length > 0,
    ownShips: ships.some(({ owner }) => owner === ME),
    ownCruiser: ships.some(({ owner, type }) => owner === ME && type === 'cruiser'),
    othersShips: ships.some(({ owner }) => owner !== ME),
    ownUnits: own.length > 0,
    ownStructures: own.some(({ type }) => type === 'pds' || type === 'space-dock'),
    othersUnits: units.some(({ owner }) => owner !== ME),
    'units of bob': units.some(({ owner }) => owner === 'bob'),
    ownPlanet: planets.some(({ controller }) => controller === ME),
    othersPlanet:
      planets.some(({ controller }) => controller !== null && controller !== ME) ||
      units.some(({ owner, type, planet }) => owner !== ME && type === 'infantry' && planet !== undefined),
    nearOwnShips: shipsOf(id) || Object.keys(t.state.systems).some((other) => near(t, id, other) && shipsOf(other)),
    ownBombarders: own.some(({ type }) => type === 'dreadnought'),
    ownWarSun: own.some(({ type }) => type === 'war-sun'),
    ownProducers: own.some(({ type }) => type === 'space-dock'),
    ownToken: tokens.includes(ME),
    'token of bob': tokens.includes('bob'),
    tokensOfAllOthers: t.state.order
      .filter((seat) => seat !== ME && !t.state.seats[seat].eliminated)
      .every((seat) => tokens.includes(seat)),
    frontier: (t.state.systems[id].markers ?? []).some(({ component }) => component === 'frontier'),
    besides27: near(t, id, '27'),
    besideOwnDock: ownDocks(t).some((system) => near(t, system, id)),
    // The home of the Creuss and the wormhole nexus.
    stays: ['51', '82'].includes(id),
    // Without a technology nobody enters these but by activating a nebula.
    closed: ['asteroid-field', 'supernova', 'nebula'].some((one) =>
      ((t.game.book.tiles[id]?.anomalies as string[] | undefined) ?? []).includes(one),
    ),
    nonDelta: holesIn(t, id).some((hole) => hole !== 'delta'),
  };
});

const bombarders = (t: TestTable): string[] =>
  Object.values(t.state.units).flatMap(({ type, owner, system }) =>
    owner === ME && type === 'dreadnought' ? [system] : [],
  );

export const planetKind = once((t, id) => {
  const { controller, exhausted, system, markers = [] } = t.state.planets[id];
  const units = Object.values(t.state.units).filter(({ planet }) => planet === id);
  const own = Object.values(t.state.planets).filter((planet) => planet.controller === ME);
  return {
    from: id === 'starpoint',
    newAlbion: id === 'new-albion',
    in35: system === '35',
    in27: system === '27',
    inOrNextTo27: system === '27' || near(t, system, '27'),
    controller: whose(controller),
    holder: controller ?? 'nobody',
    ready: !exhausted,
    home: homes(t).includes(system),
    ownHome: t.state.seats[ME].home === system,
    trait: t.game.book.planets[id]?.trait ?? 'none',
    rex: id === 'mecatol-rex',
    specialty: t.game.book.planets[id]?.specialty !== undefined,
    ownUnits: units.some(({ owner }) => owner === ME),
    ownUnitsInSystem: unitsIn(t, system).some(({ owner }) => owner === ME),
    // Ann has no war sun technology: only dreadnoughts bombard.
    nextToBombardment: bombarders(t).some((one) => near(t, one, system)),
    units: units.length > 0,
    dock: units.some(({ type }) => type === 'space-dock'),
    twoPds: units.filter((fact) => fact.type === 'pds').length > 1,
    demilitarized: markers.some(({ component }) => component.startsWith('demilitarized-zone')),
    nearOwnPlanet: own.some((planet) => planet.system === system || near(t, planet.system, system)),
  };
});

function unitKind(t: TestTable, id: string): Kind {
  const { type, owner, system, planet } = t.state.units[id];
  return {
    type,
    owner: whose(owner),
    ownedBy: owner,
    structure: type === 'pds' || type === 'space-dock',
    nearOwnDock: ownDocks(t).some((dock) => near(t, dock, system)),
    home: homes(t).includes(system),
    onPlanet: planet !== undefined,
    besideOwnPlanet: t.state.systems[system].planets.some((one) => t.state.planets[one].controller === ME),
    inOrNextTo20: system === '20' || near(t, system, '20'),
  };
}

function playerKind(t: TestTable, id: string): Kind {
  const seat = t.state.seats[id];
  const fewest = Math.min(
    ...Object.values(t.state.seats)
      .filter(({ eliminated }) => !eliminated)
      .map(({ points }) => points),
  );
  return {
    self: id === ME,
    eliminated: seat.eliminated ?? false,
    speaker: t.state.speaker === id,
    tacticTokens: seat.tokens.tactic > 0,
    actionCards: seat.actionCards.length > 0,
    fewestPoints: seat.points === fewest,
    forges: Object.values(t.state.units).some(
      ({ owner, type }) => owner === id && (type === 'war-sun' || type === 'flagship'),
    ),
    tokenIn35: t.state.systems['35'].tokens.includes(id),
  };
}

const cardKind = (t: TestTable, id: string): Kind => {
  const holder = Object.values(t.state.seats).find(({ strategyCards }) => id in strategyCards);
  return { holder: whose(holder?.id ?? null), of: holder?.id ?? 'nobody' };
};

/** Every candidate there is, with what it is. */
export function candidates(t: TestTable, of: Limit['of']): Record<string, Kind> {
  const { state, game } = t;
  const each = (ids: string[], kind: (t: TestTable, id: string) => Kind) =>
    Object.fromEntries(ids.map((id) => [id, kind(t, id)]));
  switch (of) {
    case 'planet':
      return each(Object.keys(state.planets), planetKind);
    case 'system':
      return each(Object.keys(state.systems), systemKind);
    case 'unit':
      return each(Object.keys(state.units), unitKind);
    case 'player':
      return each(state.order, playerKind);
    case 'law':
      return each(
        Object.values(game.book.components).flatMap((one) =>
          one.kind === 'agenda' && one.type === 'law' ? [one.id] : [],
        ),
        (_t, id) => ({ inPlay: id in state.laws }),
      );
    case 'secret-objective':
      return each(
        Object.values(game.book.components).flatMap((one) =>
          one.kind === 'objective' && one.stage === 'secret' ? [one.id] : [],
        ),
        (_t, id) => ({ scored: state.order.some((seat) => state.seats[seat].scoredSecrets.includes(id)) }),
      );
    case 'strategy-card':
      return each(
        Object.values(game.book.components).flatMap((one) => (one.kind === 'strategy-card' ? [one.id] : [])),
        cardKind,
      );
    case 'technology':
      return each(
        Object.values(game.book.components).flatMap((one) => (one.kind === 'technology' ? [one.id] : [])),
        (_t, id) => {
          const owns = (seat: string): boolean =>
            Object.values(state.seats[seat].technologies).some(({ component }) => component === id);
          const technology = game.book.components[id];
          return {
            ownedByMe: owns(ME),
            ownedByBob: owns('bob'),
            faction: technology?.kind === 'technology' && technology.faction !== undefined,
            othersFaction:
              technology?.kind === 'technology' && ![undefined, state.seats[ME].faction].includes(technology.faction),
            upgrade: technology?.kind === 'technology' && technology.upgrade !== undefined,
          };
        },
      );
  }
}

const meets = (value: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) return wanted.includes(value);
  return value === wanted;
};

/** The terms of a list that a candidate does not meet. */
export const unmet = (kind: Kind, wanted: Kind): string[] =>
  kind.moment === wanted.moment ? termsUnmet(kind, wanted) : ['moment'];

const termsUnmet = (kind: Kind, wanted: Kind): string[] =>
  Object.entries(wanted).flatMap(([term, value]) => {
    if (!(term in kind)) throw new Error(`Nothing is known as "${term}"`);
    return meets(kind[term], value) ? [] : [term];
  });

export const listsOf = ({ allowed }: Pick<Limit, 'allowed'>): Kind[] => (Array.isArray(allowed) ? allowed : [allowed]);
export const isAllowed = (kind: Kind, limit: Pick<Limit, 'allowed'>): boolean =>
  listsOf(limit).some((wanted) => unmet(kind, wanted).length === 0);
