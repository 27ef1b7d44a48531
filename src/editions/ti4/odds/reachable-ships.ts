import { activationProblem } from '#ti4/rules/movement/activation.ts';
import { reachOf } from '#ti4/rules/movement/movable-ships.ts';
import { componentOf, type Component } from '#ti4/rules/components/component.ts';
import { windowHost } from '#ti4/rules/events/windows.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { fleetLimit } from '#ti4/rules/units/fleet-limits.ts';
import { excessOf } from '#ti4/rules/units/fleet-excess.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { lineKeyOf } from '#ti4/rules/units/unit-keys.ts';
import { definitionOf, isNonFighterShip, shipsIn, unitsAt } from '#ti4/rules/units/units.ts';
import { formatUnitList } from './unit-lists.ts';

/** Values by which a component lets ships go where they otherwise could not. */
const OF_MOVEMENT = [
  'move',
  'move-boosts',
  'adjacent',
  'departure-barred',
  'held-by-token',
  'ignores-blocking-ships',
  'movement-barred',
  'movement-wormholes',
  'next-to-unit',
  'rift-speeds',
  'slowed-by-nebula',
] as const satisfies readonly (keyof NonNullable<Component['modifiers']>)[];

/** Lists face-up components that a seat could use on activation so that more ships come. Cards in hand are left out. */
function unusedSpeed({ state, book }: Game, seat: SeatId, system: SystemId): string[] {
  const game = newGame({ ...state, turn: { ...state.turn, system } }, book);
  const usable = windowHost.optionsFor(game, seat, { timing: 'after', name: 'system-activated', seat, system });
  const hastens = (key: string): boolean =>
    OF_MOVEMENT.some((value) => book.components[componentOf(key)]?.modifiers?.[value]);
  return [
    ...new Set(
      usable.filter(({ key, open, mandatory }) => open && !mandatory && hastens(key)).map(({ label }) => label),
    ),
  ];
}

/** Units that a seat could bring into a system in one movement. */
interface Coming {
  units: Unit[];
  /** Sentences about units that stay behind and about components left out. */
  notes: string[];
}

/** Moves a unit to the space area of a system. */
export function moveToSpace(unit: Unit, system: SystemId): Unit {
  const moved = { ...unit, system };
  delete moved.planet;
  return moved;
}

/**
 * Finds as many units as can come together: the most expensive ships first, then fighters that move on their own, then
 * cargo. The rules of movement (58), transport (95), fleet pool (37) and capacity (16) decide.
 */
export function unitsInReach(game: Game, seat: SeatId, system: SystemId): Coming {
  const barred = game.state.turn?.system === system ? undefined : activationProblem(game, seat, system);
  if (barred !== undefined) return { units: [], notes: [`${barred} No other units can move there.`] };
  const { ships, cargo, plan } = reachOf(game, { seat, system });
  const here = unitsAt(game, { owner: seat, system });
  const beyond = excessOf(game, seat, system, here).length;
  const costOf = (unit: Unit): number => definitionOf(game, unit).cost ?? 0;
  const byCost = ships.toSorted(
    (a, b) => Number(isNonFighterShip(game, b)) - Number(isNonFighterShip(game, a)) || costOf(b) - costOf(a),
  );
  const coming: { ships: Unit[]; cargo: Unit[] } = { ships: [], cargo: [] };
  const crowded = new Set<string>();
  const stranded = new Set<string>();

  const add = (unit: Unit, how: 'ships' | 'cargo'): void => {
    // Units of one kind and place are alike: if one cannot come, neither can the others.
    const kind = `${how} ${unit.system} ${lineKeyOf(game, unit)}`;
    if (crowded.has(kind) || stranded.has(kind)) return;
    const wider = { ...coming, [how]: [...coming[how], unit] };
    const there = [...here, ...[...wider.ships, ...wider.cargo].map((one) => moveToSpace(one, system))];
    if (excessOf(game, seat, system, there).length > beyond) crowded.add(kind);
    else if (!plan(wider.ships, wider.cargo)) stranded.add(kind);
    else coming[how].push(unit);
  };
  for (const unit of byCost) add(unit, 'ships');
  const loads = cargo.filter((unit) => !coming.ships.includes(unit));
  const [fighters, troops] = [({ type }: Unit) => type === 'fighter', ({ type }: Unit) => type !== 'fighter'].map(
    (isOne) => loads.filter(isOne),
  );
  // Without enemy ships in the system, landing troops get the capacity first.
  const isFought = shipsIn(game, system).some(({ owner }) => owner !== seat);
  for (const unit of isFought ? [...fighters, ...troops] : [...troops, ...fighters]) add(unit, 'cargo');

  const units = [...coming.ships, ...coming.cargo];
  const left = ships.filter((unit) => !units.includes(unit));
  const setOf = (kinds: Set<string>): Unit[] =>
    left.filter((unit) => kinds.has(`ships ${unit.system} ${lineKeyOf(game, unit)}`));
  const behind = loads.filter((unit) => !units.includes(unit));
  const voyages = plan(coming.ships, coming.cargo) ?? [];
  const hastening = unusedSpeed(game, seat, system);
  return {
    units,
    notes: [
      ...(setOf(crowded).length ? [`Your fleet pool allows up to ${fleetLimit(game, seat, system)} ships there.`] : []),
      ...(setOf(stranded).length
        ? [`These ships cannot move there together with the others: ${formatUnitList(setOf(stranded))}.`]
        : []),
      ...(behind.length ? [`Your ships have no capacity for ${formatUnitList(behind)}.`] : []),
      ...(voyages.some(({ rolls }) => rolls.length) ? ['Not counted: gravity rifts on the way.'] : []),
      ...(hastening.length ? [`Not counted, but could let more ships move there: ${hastening.join(', ')}.`] : []),
    ],
  };
}
