import {
  ask,
  call,
  choose,
  chosenKeys,
  chosenKey,
  chosenAmounts,
  done,
  goto,
  isRunning,
  type Answer,
  type EngineBook,
  type AmountOption,
  type Option,
  type Procedure,
  type Question,
  type Spec,
} from '#engine';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import { destroyUnits } from './destroy.ts';
import { detailsOf, compareByValue, lineLabel } from './unit-marks.ts';
import { lineKeyOf } from './unit-keys.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { interruptWith } from '#ti4/rules/events/moments.ts';
import { atPlace, formatUnitCount, nameOfPlace, nameOfUnit } from '#ti4/rules/names.ts';
import { memoizeByUnits } from './unit-index.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';
import { FIGURES_PER_PLAYER, countInReinforcements, placeUnits, removeUnit, unitOf, unitsAt } from './units.ts';
import { formatList } from '#text/sentences.ts';

/**
 * Returns the units that may be taken from the board and placed again: those in systems without a token of the seat
 * (23.4a).
 */
export const unitsFreeToTake = (game: Game, seat: SeatId, type: UnitType): Unit[] =>
  unitsAt(game, { owner: seat, type }).filter((unit) => !hasTokenIn(game, seat, unit.system));

/** Returns how many units of a type a seat could place, including those it may take from the board. */
export function placeableCount(game: Game, seat: SeatId, type: UnitType): number {
  const spare = countInReinforcements(game, seat, type);
  return spare === Infinity ? spare : Math.max(0, spare) + unitsFreeToTake(game, seat, type).length;
}

const whereOf = (game: Game, { planet, system }: Unit): string =>
  nameOfPlace(game, { system, ...(planet !== undefined && { planet }) });

/** Returns an option for each unit of a type: its place and details. Equal units in one place are numbered. */
export const optionsByPlace = (game: Game, units: readonly Unit[]): Option[] =>
  units.map((unit, i) => {
    const details = detailsOf(game, unit).join(', ');
    const where = `${whereOf(game, unit)}${details && ` (${details})`}`;
    const before = units.slice(0, i).filter((one) => lineKeyOf(game, one) === lineKeyOf(game, unit)).length;
    return { key: unit.id, label: before ? `${where}, number ${before + 1}` : where };
  });

/** Asks which unit of a type to take from the board, if the reinforcements have none; the seat may decline (23.4a). */
export const unitToTake = question<{ type: UnitType; notOn?: PlanetId; not?: UnitId }>()(
  'unit-to-take',
  (game, seat, { type, notOn, not }): Spec => {
    const units = unitsFreeToTake(game, seat, type).filter(
      ({ id, planet }) => (notOn === undefined || planet !== notOn) && id !== not,
    );
    if (!units.length) return { kind: 'none', reason: `You have no ${nameOfUnit(type)} to take from the board.` };
    return choose(
      `You have no ${nameOfUnit(type)} in your reinforcements. Which one do you take from the board? If you take none, you place none.`,
      optionsByPlace(game, units),
      { min: 0, nothing: 'Take none' },
    );
  },
  { title: 'take a unit from the board' },
);

/** Places a unit; if the reinforcements have none, one is taken from the board and placed undamaged. */
export const placeUnit = procedure<{ seat: SeatId; type: UnitType; system: SystemId; planet?: PlanetId }>()(
  'place-unit',
  {
    look: (game, { seat, type }) =>
      countInReinforcements(game, seat, type) > 0 ? goto('place') : ask([unitToTake.ask(seat, { type })], 'taken'),
    taken(game, _placing, got) {
      const unit = chosenKey(got.answer);
      if (unit === undefined) return done(null);
      removeUnit(game, unitOf(game, unit), 'placed-elsewhere');
      return goto('place');
    },
    place(game, { seat, type, system, planet }) {
      placeUnits(game, seat, type, 1, { system, ...(planet !== undefined && { planet }) });
      return done(system);
    },
  },
);

/** Number of units of each type. */
export type MissingUnits = Partial<Record<UnitType, number>>;

/** Returns how many of these units the reinforcements lack. */
export function missingFrom(game: Game, seat: SeatId, units: MissingUnits): MissingUnits {
  const short: MissingUnits = {};
  for (const [type, count] of Object.entries(units) as [UnitType, number][]) {
    const more = count - Math.max(0, countInReinforcements(game, seat, type));
    if (more > 0) short[type] = more;
  }
  return short;
}

function takeableLines(game: Game, seat: SeatId, wanted: MissingUnits): AmountOption[] {
  return (Object.entries(wanted) as [UnitType, number][]).flatMap(([type, count]) => {
    const lines = new Map<string, AmountOption>();
    // Units of the lowest value and damaged ones come first, since they are placed undamaged.
    for (const unit of unitsFreeToTake(game, seat, type).sort((a, b) => compareByValue(game, a, b))) {
      const key = lineKeyOf(game, unit);
      const line = lines.get(key) ?? {
        key,
        label: `${lineLabel(game, unit)} ${atPlace(game, unit)}`,
        max: 0,
        weights: { [`${nameOfUnit(type)} taken`]: 1 },
      };
      line.max = Math.min(count, line.max + 1);
      lines.set(key, line);
    }
    const sum = [...lines.values()].reduce((total, { max }) => total + max, 0);
    // The minimum is what the other lines cannot make up.
    return [...lines.values()].map((line) => ({ ...line, min: Math.max(0, count - (sum - line.max)) }));
  });
}

/** Asks which units to take from the board to produce them again (67.5a): exactly as many as are missing. */
export const unitsToTake = question<{ wanted: MissingUnits }, Record<string, number>>()(
  'units-to-take',
  (game, seat, { wanted }): Spec => {
    const lines = takeableLines(game, seat, wanted);
    const start: Record<string, number> = {};
    for (const [type, count] of Object.entries(wanted) as [UnitType, number][]) {
      let left = count;
      const own = lines.filter(({ weights }) => weights?.[`${nameOfUnit(type)} taken`]);
      for (const { key, min = 0 } of own) left -= start[key] = min;
      for (const { key, max } of own) {
        const more = Math.min(max - start[key], left);
        start[key] += more;
        left -= more;
      }
      if (left > 0) return { kind: 'none', reason: `You have no ${nameOfUnit(type)} left to take from the board.` };
    }
    const list = formatList(
      (Object.entries(wanted) as [UnitType, number][]).map(([type, count]) => formatUnitCount(type, count)),
    );
    return {
      kind: 'allot',
      prompt: `Your reinforcements lack ${list}. Which units do you take from the board? They are placed undamaged.`,
      amounts: lines,
      limits: (Object.entries(wanted) as [UnitType, number][]).map(([type, count]) => ({
        measure: `${nameOfUnit(type)} taken`,
        atLeast: count,
        atMost: count,
        message: `Take exactly ${formatUnitCount(type, count)}; you took {sum}.`,
      })),
      proposed: start,
    };
  },
  { title: 'take units from the board', forced: true },
);

/** Takes the chosen units from the board. */
export function takeUnits(game: Game, seat: SeatId, wanted: MissingUnits, answer: Answer): void {
  const left = { ...chosenAmounts(answer) };
  for (const type of Object.keys(wanted) as UnitType[]) {
    for (const unit of unitsFreeToTake(game, seat, type)) {
      const key = lineKeyOf(game, unit);
      if (!(left[key] > 0)) continue;
      left[key] -= 1;
      removeUnit(game, unit, 'placed-elsewhere');
    }
  }
}

type Backed = 'fighter' | 'infantry';

interface Unbacked {
  seat: SeatId;
  type: Backed;
}

const placeOf = (unit: Unit): string => (unit.type === 'fighter' ? unit.system : (unit.planet ?? unit.system));

/**
 * Returns a seat's fighters or infantry by place: systems, or planets and space areas. Each place needs a figure (36.3,
 * 46.3).
 */
function placesOf(game: Game, { seat, type }: Unbacked): Map<string, Unit[]> {
  const places = new Map<string, Unit[]>();
  for (const unit of unitsAt(game, { owner: seat, type })) {
    const place = placeOf(unit);
    places.set(place, [...(places.get(place) ?? []), unit]);
  }
  return places;
}

/** Asks in which places a player is left with only tokens; the figures go to the others (36.2, 46.2). */
const placesWithoutFigure = question<Unbacked>()(
  'places-without-figure',
  (game, seat, { type }): Spec => {
    const places = placesOf(game, { seat, type });
    const over = places.size - FIGURES_PER_PLAYER[type];
    if (over <= 0) return { kind: 'none', reason: 'There are enough figures.' };
    return choose(
      `Your ${type === 'fighter' ? 'fighters' : 'infantry'} would be in ${places.size} places, but you have only ${FIGURES_PER_PLAYER[type]} figures. In which ${over === 1 ? 'place' : `${over} places`} are they destroyed?`,
      [...places].map(([key, units]) => ({
        key,
        label: `${formatUnitCount(type, units.length)} ${atPlace(game, units[0])}`,
      })),
      { min: over, max: over },
    );
  },
  { title: 'choose which units have no figure' },
);

/** Destroys tokens in places without a figure (36.3a, 46.3a). */
export const tokensWithoutFigure = procedure<Unbacked>()('tokens-without-figure', {
  choose: (_game, data) => ask([placesWithoutFigure.ask(data.seat, data)], 'destroy'),
  destroy: (game, data, got) => {
    const places = placesOf(game, data);
    const units = chosenKeys(got.answer)
      .flatMap((place) => places.get(place) ?? [])
      .map(({ id }) => id);
    return units.length ? call(destroyUnits, { units, by: null }, 'end') : done();
  },
  end: () => done(),
});

/** Returns seats whose fighters or infantry are in more places than they have figures. */
function unbacked(units: readonly Unit[]): Unbacked[] {
  const found: Unbacked[] = [];
  for (const type of ['fighter', 'infantry'] as const) {
    const places = new Map<SeatId, Set<string>>();
    for (const unit of units) {
      if (unit.type !== type) continue;
      const own = places.get(unit.owner);
      if (own) own.add(placeOf(unit));
      else places.set(unit.owner, new Set([placeOf(unit)]));
    }
    for (const [seat, { size }] of places) if (size > FIGURES_PER_PLAYER[type]) found.push({ seat, type });
  }
  return found;
}

/** Interrupts for the first such seat, unless units are being destroyed or the game has ended. */
export const figureCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { state } = game;
  const [first] = memoizeByUnits(game, unbacked);
  return first && state.phase !== 'ended' && !isRunning(state, destroyUnits)
    ? interruptWith(tokensWithoutFigure, first)
    : undefined;
};

export const reinforcementProcedures: Procedure<Game, never>[] = [placeUnit, tokensWithoutFigure];
export const reinforcementQuestions: Question<Game, never>[] = [unitToTake, unitsToTake, placesWithoutFigure];
