import { ask, call, chosenKey, choose, chosenAmounts, done, goto, type Answer } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { adjacentSystems, specialOf } from '#ti3/rules/board/adjacency.ts';
import { nameOfSeat, nameOfSystem, possessive } from '#ti3/rules/names.ts';
import { hasQuality, shipsIn, allUnits } from '#ti3/rules/units/units.ts';
import { orderOfPlayFrom, seatOf } from '#ti3/rules/seats.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';
import { resolveHits } from './hits.ts';
import { rollForUnits } from './dice.ts';
import { diceWindow, hitCountsIn } from './dice-window.ts';

/** A fleet that PDS can fire at. */
interface Fleet {
  owner: SeatId;
  system: SystemId;
}

/**
 * Returns the systems from which a seat's PDS reach a system (E3 6.3): the system itself, and adjacent ones with Deep
 * Space Cannon.
 */
export const systemsInPdsRange = (game: Game, seat: SeatId, system: SystemId): SystemId[] =>
  modify(game, 'pds-range', { seat }, 0) > 0 ? [system, ...adjacentSystems(game, system, seat)] : [system];

/** A source of one shot: a PDS, or one gun of a ship that fires like a PDS. */
interface Gun {
  id: string;
  system: SystemId;
}

const gunKey = optionalPairKey<UnitId, string>('+');

/** Returns a seat's guns in range of a system: PDS on planets (not carried ones) and ships' guns. */
const inRange = (game: Game, seat: SeatId, system: SystemId): Gun[] => {
  if (specialOf(game, system) === 'storm') return []; // 17.4
  const reach = systemsInPdsRange(game, seat, system);
  const pds = allUnits(game).filter(
    (unit) =>
      unit.owner === seat &&
      unit.planet !== undefined &&
      hasQuality(game, 'fires-at-ships', unit) &&
      reach.includes(unit.system),
  );
  return game.book.modifiersByValue['guns-aboard'] ? [...pds, ...gunsAboard(game, seat, system)] : pds;
};

/** Returns a seat's ship guns in range; they reach adjacent systems. */
function gunsAboard(game: Game, seat: SeatId, target: SystemId): Gun[] {
  const reach = [target, ...adjacentSystems(game, target, seat)];
  return allUnits(game)
    .filter((unit) => unit.owner === seat && unit.planet === undefined && reach.includes(unit.system))
    .flatMap(({ id, type, system }) =>
      Array.from({ length: modify(game, 'guns-aboard', { seat, type }, 0) }, (_, i) => ({
        id: gunKey.format(id, String(i + 1)),
        system,
      })),
    );
}

/** Returns the unit that fires for a gun: a ship's gun fires as a PDS. Empty if the unit is gone. */
const firingOf = (game: Game, gun: string): Unit[] => {
  const [id, aboard] = gunKey.parse(gun);
  const unit = game.state.units[id];
  return unit ? [aboard === undefined ? unit : { ...unit, type: 'pds' }] : [];
};

const fleetKey = ({ owner, system }: Fleet): string => `${owner}@${system}`;

/** Tells whether nothing bars a seat's PDS from firing at fleets. */
const fires = (game: Game, seat: SeatId): boolean => modify(game, 'pds-barred', { seat }, undefined) === undefined;

/**
 * Returns the fleets that a seat's PDS can fire at: the active player fires at all others, the others only at the
 * active player.
 */
const fleets = (game: Game, seat: SeatId, active: SeatId, systems: readonly SystemId[]): Fleet[] =>
  systems.flatMap((system) =>
    fires(game, seat) && inRange(game, seat, system).length
      ? [...new Set(shipsIn(game, system).map(({ owner }) => owner))]
          .filter((owner) => owner !== seat && (seat === active || owner === active))
          .map((owner) => ({ owner, system }))
      : [],
  );

/** Returns the ids of a seat's guns that reach at least one of these fleets. */
const allReaching = (game: Game, seat: SeatId, found: readonly Fleet[]): Set<UnitId> =>
  new Set(found.flatMap(({ system }) => inRange(game, seat, system).map(({ id }) => id)));

/**
 * Asks a seat whether its PDS in range fire, each once; in a transfer they can be split between fleets (E3 6.3, 10.3).
 */
const firePds = question<{ active: SeatId; systems: SystemId[] }, string[] | Record<string, number>>()(
  'fire-pds',
  (game, seat, { active, systems }) => {
    const found = fleets(game, seat, active, systems);
    if (!found.length) return { kind: 'none', reason: 'Your PDS have no fleet in range.' };
    const aims = found.map((fleet) => ({
      key: fleetKey(fleet),
      label: `Fire at ${possessive(nameOfSeat(game, fleet.owner))} ships at ${nameOfSystem(game, fleet.system)}`,
      max: inRange(game, seat, fleet.system).length,
    }));
    if (systems.length < 2)
      return choose('Do you fire your PDS?', [
        ...aims.map(({ key, label, max }) => ({ key, label, hint: `${max} PDS` })),
        { key: 'hold', label: 'Hold fire' },
      ]);
    const all = allReaching(game, seat, found).size;
    return {
      kind: 'allot',
      prompt: `Which fleet do your PDS fire at? ${formatCount(all, 'PDS has', 'PDS have')} a fleet in range.`,
      amounts: aims.map((line) => ({ ...line, weights: { pds: 1 } })),
      limits: [
        {
          measure: 'pds',
          measureLabel: 'PDS',
          atMost: all,
          message: `Each PDS fires once: you have ${all} in range and chose {sum}.`,
        },
      ],
      proposed: { [aims[0].key]: aims[0].max },
      emptyLabel: 'Hold fire',
    };
  },
  { title: 'decide whether PDS fire', forced: true },
);

/** A fleet and the guns that fire at it. */
interface Shot extends Fleet {
  guns: string[];
}

/** Assigns guns to fleets, starting with those that reach no other fleet, so that every requested shot can be fired. */
function shotsOf(game: Game, seat: SeatId, found: readonly Fleet[], answer: Answer): Shot[] {
  const free = allReaching(game, seat, found);
  const one = chosenKey(answer);
  const wished = one === undefined ? chosenAmounts(answer) : { [one]: free.size };
  const reached = new Map([...free].map((id) => [id, found.filter(({ system }) => inRange(game, seat, system).some((gun) => gun.id === id)).length])); // prettier-ignore
  return found.flatMap((fleet) => {
    const guns = inRange(game, seat, fleet.system)
      .map(({ id }) => id)
      .filter((id) => free.has(id))
      .sort((a, b) => (reached.get(a) ?? 0) - (reached.get(b) ?? 0))
      .slice(0, wished[fleetKey(fleet)] ?? 0);
    for (const id of guns) free.delete(id);
    return guns.length ? [{ ...fleet, guns }] : [];
  });
}

interface Firing {
  seat: SeatId;
  system: SystemId;
  /** The two systems of a transfer. */
  systems?: SystemId[];
  left?: SeatId[];
  shooter?: SeatId;
  /** Shots that the shooter has not fired yet. */
  shots?: Shot[];
  shot?: Shot;
}

const systemsOf = ({ system, systems }: Firing): SystemId[] => systems ?? [system];

/**
 * Fires PDS after movement (E3 6.3): the other seats in order of play, then the active player; in a transfer only the
 * others.
 */
export const pdsFire = procedure<Firing>()('pds-fire', {
  begin: (game, data) => {
    const [active, ...others] = orderOfPlayFrom(game, data.seat);
    data.left = data.systems ? others : [...others, active];
    return goto('next');
  },
  next: (game, data) => {
    const [shooter, ...left] = (data.left ?? []).filter((one) => !seatOf(game, one).eliminated);
    if (shooter === undefined) return done();
    Object.assign(data, { shooter, left });
    const systems = systemsOf(data);
    if (!fleets(game, shooter, data.seat, systems).length) return goto('next');
    return ask([firePds.ask(shooter, { active: data.seat, systems })], 'fire');
  },
  fire: (game, data, { answer }) => {
    const { shooter = '' } = data;
    data.shots = shotsOf(game, shooter, fleets(game, shooter, data.seat, systemsOf(data)), answer);
    return goto('shot');
  },
  shot: (game, data) => {
    const [shot, ...shots] = data.shots ?? [];
    if (!shot) return goto('next');
    Object.assign(data, { shot, shots });
    const { shooter: seat = '' } = data;
    const { owner, system, guns } = shot;
    const roll = { seat, enemy: owner, purpose: 'pds', system, attacks: seat === data.seat, round: 0 } as const;
    // Reactions to the previous shot may have removed some guns.
    const firing = guns.flatMap((gun) => firingOf(game, gun));
    const rolls = [rollForUnits(game, roll, firing)];
    return call(diceWindow, { system, attacker: seat, defender: owner, purpose: roll.purpose, rolls }, 'hit');
  },
  hit: (_game, { shooter: by = '', shot }, { result }) => {
    const [hits] = hitCountsIn(result);
    return shot ? call(resolveHits, { seat: shot.owner, system: shot.system, hits, by }, 'told') : goto('next');
  },
  told: (_game, { shooter: seat = '', shot, system }) =>
    openWindow('after', 'pds-fired', { seat, system: shot?.system ?? system, target: shot?.owner ?? '' }, 'shot'),
});

export const pdsProcedures = [pdsFire];
export const pdsQuestions = [firePds];
