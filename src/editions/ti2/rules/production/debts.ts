import { ask, call, chosenAmounts, done, goto, type AmountOption, type Spec } from '#engine';
import { groupUnits } from '#kit/board/units.ts';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { formatList, formatLists, formatCount, capitalize } from '#text/sentences.ts';
import {
  allUnits,
  countByType,
  hasQuality,
  strandedFightersWithout,
  landUnitsAboard,
  logLosses,
  removeUnits,
  groundForcesOn,
} from '#ti2/rules/units/units.ts';
import { lossValueOf } from '#ti2/rules/combat/hits.ts';
import { procedure, question, type Game } from '#ti2/rules/game.ts';
import { leadersAboard } from '#ti2/rules/leaders/leader-locations.ts';
import { formatLoad, loadKeyOf } from '#ti2/rules/movement/cargo.ts';
import { nameOf, nameOfLeader, nameOfSeat, nameOfSystem, formatUnitCounts, unitLabel } from '#ti2/rules/names.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { ComponentId, SeatId, UnitType } from '#ti2/rules/terms.ts';
import { eliminate } from '#ti2/rules/phases/elimination.ts';
import { payFee } from './credits.ts';
import { salePriceOf } from './placement-sites.ts';
import { cheapestSale } from './cheapest-sale.ts';
import { unitPriceOf } from './unit-prices.ts';
import { loseTechnology, technologyPrice } from '#ti2/rules/technology/technology.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';

/** Credits a seat must pay to the bank or to another player. */
export interface Debt {
  seat: SeatId;
  count: number;
  why: string;
  receiver?: SeatId;
}

const TECHNOLOGY_SALE_PRICE = 10;
const BOUGHT_KEY = 'bought';
/** Penalty in credits that keeps the proposal from selling the last ground force of a planet. */
const LAST_GARRISON_PENALTY = 8;
/** Penalty in credits that keeps the proposal from selling a ship with a leader. */
const LEADER_PENALTY = 20;
const assetKey = pairKey<string, string>('@');

const placeOf = ({ planet, system }: Unit): string => planet ?? `space of ${system}`;

/**
 * A player's units as they are sold: by type and place, and ships that differ in what is aboard apart. Those with
 * nothing aboard, or of a group all alike, have no load in their key.
 */
function units(game: Game, seat: SeatId): Map<string, Unit[]> {
  const own = allUnits(game).filter(({ owner }) => owner === seat);
  const found = new Map<string, Unit[]>();
  for (const alike of groupUnits(own, (unit) => assetKey.format(unit.type, placeOf(unit))).values()) {
    const loads = groupUnits(alike, (unit) => (unit.planet === undefined ? loadKeyOf(game, unit) : ''));
    for (const [load, group] of loads)
      found.set(assetKey.format(`${group[0].type}${loads.size > 1 ? load : ''}`, placeOf(group[0])), group);
  }
  return found;
}

/** Everything a player can sell: technologies, units, and bought units not yet placed (E2 11.3). */
function assets(game: Game, seat: SeatId): AmountOption[] {
  const line = (key: string, label: string, max: number, credits: number): AmountOption => ({
    key,
    label,
    max,
    hint: `${formatCount(credits, 'credit')} each`,
    weights: { credits },
  });
  const { technologies, bought } = seatOf(game, seat);
  return [
    ...Object.keys(technologies).map((id) => ({
      ...line(assetKey.format('technology', id), nameOf(game, id), 1, TECHNOLOGY_SALE_PRICE),
      isUnique: true as const,
      hint: formatCount(TECHNOLOGY_SALE_PRICE, 'credit'),
    })),
    ...[...units(game, seat)].map(
      ([key, [first, ...more]]) =>
      line(key, `${unitLabel(game, first.type)}${formatLoad(game, first)} ${first.planet ? `on ${planetWithPosition(game, first.planet)}` : `at ${nameOfSystem(game, first.system)}`}`, more.length + 1, salePriceOf(game, first.type)), // prettier-ignore
    ),
    ...(Object.entries(bought) as [UnitType, number][]).map(([type, count]) =>
      line(
        assetKey.format(type, BOUGHT_KEY),
        `${unitLabel(game, type)}, bought but not placed`,
        count,
        salePriceOf(game, type),
      ),
    ),
  ];
}

/** Value of the fighters lost if one more unit of a group is sold. */
function fightersLost(game: Game, group: readonly Unit[], before: number): number {
  const without = (count: number): number =>
    [...strandedFightersWithout(game, group.slice(0, count)).values()].reduce((sum, one) => sum + one, 0);
  const more = without(before + 1) - without(before);
  return more ? more * (unitPriceOf(game, group[0].owner, 'fighter') ?? 0) : 0;
}

/** Land units that are lost because the ship that carries them is sold. */
const cargoLost = (game: Game, sold: readonly Unit[]): Unit[] =>
  sold.flatMap((unit) => landUnitsAboard(game, unit)).filter((unit) => !sold.includes(unit));

/** Warns of units and leaders that are also lost: those aboard, and fighters without support (E2 7.7, 7.15). */
function lostBesides(game: Game, seat: SeatId, counts: Record<string, number>): string | undefined {
  const sold = [...units(game, seat)].flatMap(([key, group]) => group.slice(0, counts[key] ?? 0));
  const cargo = countByType(cargoLost(game, sold));
  const aboard = [
    ...(Object.keys(cargo).length ? [formatUnitCounts(game, cargo)] : []),
    ...sold.flatMap((unit) => leadersAboard(game, unit)).map((leader) => nameOfLeader(game, leader, seat)),
  ];
  const lost = [...strandedFightersWithout(game, sold)].map(
    ([system, count]) => `${formatCount(count, 'fighter')} at ${nameOfSystem(game, system)}`,
  );
  const warnings = [
    ...(aboard.length ? [`If you sell this, you also lose ${formatList(aboard)} on the ships (E2 7.15).`] : []),
    ...(lost.length
      ? [`If you sell this, you also lose ${formatList(lost)}: no other carrier or spacedock there supports them (E2 7.7).`] // prettier-ignore
      : []),
  ];
  return warnings.length ? warnings.join(' ') : undefined;
}

/**
 * Value of the next unit of an option to its player: its price including cargo, plus penalties for leaders aboard and
 * for a planet's last ground force.
 */
function lossBySale(game: Game, seat: SeatId, key: string, before: number): number {
  const [what, where] = assetKey.parse(key);
  if (what === 'technology') return technologyPrice(game, seat, game.book.byKind.technology[where]);
  const type = what as UnitType;
  const unit = where === BOUGHT_KEY ? undefined : units(game, seat).get(key)?.[before];
  if (!unit) return unitPriceOf(game, seat, type) ?? 0;
  const guards =
    unit.planet !== undefined && hasQuality(game, 'troop', unit)
      ? groundForcesOn(game, unit.planet, seat).length
      : Infinity;
  return (
    lossValueOf(game, unit) +
    fightersLost(game, units(game, seat).get(key) ?? [], before) +
    leadersAboard(game, unit).length * LEADER_PENALTY +
    (guards <= before + 1 ? LAST_GARRISON_PENALTY : 0)
  );
}

const owing = (game: Game, { seat, count }: Debt): number => Math.max(0, count - seatOf(game, seat).credits);

const worthOf = (lines: readonly AmountOption[], counts: Record<string, number>): number =>
  lines.reduce((sum, { key, weights }) => sum + (counts[key] ?? 0) * (weights?.credits ?? 0), 0);

const everything = (lines: readonly AmountOption[]): number =>
  lines.reduce((sum, { max, weights }) => sum + max * (weights?.credits ?? 0), 0);

/** Describes the debt and the missing credits. */
function debtTold(game: Game, seat: SeatId, debt: Debt): string {
  const owed = `${formatCount(debt.count, 'credit')}${debt.receiver === undefined ? '' : ` to ${nameOfSeat(game, debt.receiver)}`}`;
  return `You owe ${owed} (${capitalize(nameOf(game, debt.why))}) and have ${seatOf(game, seat).credits}. What do you sell to raise at least ${formatCount(owing(game, debt), 'credit')}? You cannot sell more than you need to.`;
}

/** Maximum number of assets that a refusal lists. */
const MAX_LISTED = 5;

/** Lists assets, with the number of those left out: "Cybernetics; Carrier with 2 ground forces at Wend (104); 3 more". */
const listSome = (labels: readonly string[]): string =>
  formatLists([
    ...labels.slice(0, MAX_LISTED),
    ...(labels.length > MAX_LISTED ? [`${labels.length - MAX_LISTED} more`] : []),
  ]);

/** Rejects assets that need not be sold to reach the debt (E2 11.3). */
function problem(game: Game, seat: SeatId, debt: Debt, counts: Record<string, number>): string | undefined {
  const lines = assets(game, seat);
  const need = owing(game, debt);
  const sum = worthOf(lines, counts);
  const idle = lines.filter(({ key, weights }) => (counts[key] ?? 0) > 0 && sum - (weights?.credits ?? 0) >= need);
  return idle.length
    ? `You need ${formatCount(need, 'credit')}, and this sale raises ${sum}. Leave out ${idle.length > 1 ? 'at least 1 of these' : 'this'}: ${listSome(idle.map(({ label }) => label))} (E2 11.3).`
    : undefined;
}

const sellAssets = question<Debt, Record<string, number>>()(
  'sell-assets',
  (game, seat, debt): Spec => {
    const lines = assets(game, seat);
    const need = owing(game, debt);
    if (!need || everything(lines) <= need) return { kind: 'none', reason: 'You have nothing to choose.' };
    return {
      kind: 'allot',
      prompt: debtTold(game, seat, debt),
      amounts: lines,
      limits: [
        {
          measure: 'credits',
          atLeast: need,
          message: `This sale raises {sum} of the ${formatCount(need, 'credit')} that you need (E2 11.3).`,
        },
      ],
      proposed: cheapestSale(lines, need, (key, count) => lossBySale(game, seat, key, count)),
    };
  },
  {
    title: 'sell assets to pay a debt',
    check: problem,
    regret: (game, seat, _debt, counts) => lostBesides(game, seat, counts),
  },
);

function sell(game: Game, seat: SeatId, counts: Record<string, number>): void {
  const lines = assets(game, seat);
  const technologies: ComponentId[] = [];
  const place = seatOf(game, seat);
  const gone: { type: UnitType }[] = [];
  const sold: Unit[] = [];
  const groups = units(game, seat);
  const credits = worthOf(lines, counts);
  for (const [key, count] of Object.entries(counts)) {
    if (!count) continue;
    const [what, where] = assetKey.parse(key);
    if (what === 'technology') technologies.push(where);
    else if (where === BOUGHT_KEY) {
      const type = what as UnitType;
      gone.push(...Array.from({ length: count }, () => ({ type })));
      place.bought[type] = (place.bought[type] ?? 0) - count;
      if (!place.bought[type]) delete place.bought[type];
    } else sold.push(...(groups.get(key) ?? []).slice(0, count));
  }
  const cargo = cargoLost(game, sold);
  removeUnits(game, sold);
  for (const id of technologies) loseTechnology(game, seat, id);
  place.credits += credits;
  game.addFact({ type: 'assets-sold', seat, technologies, units: countByType([...gone, ...sold]), credits });
  logLosses(game, cargo);
}

/** Pays a debt (E2 11.3): from credits, then by selling assets; a player who still owes is eliminated. */
export const payDebt = procedure<Debt>()('pay-debt', {
  ask: (game, debt) => {
    if (game.state.seats[debt.seat].eliminated) return done();
    return owing(game, debt) ? ask([sellAssets.ask(debt.seat, debt)], 'sold') : goto('pay');
  },
  sold: (game, debt, { answer }) => {
    const lines = assets(game, debt.seat);
    const all = Object.fromEntries(lines.map(({ key, max }) => [key, max]));
    sell(game, debt.seat, answer === null ? all : chosenAmounts(answer));
    return goto('pay');
  },
  pay: (game, debt) => {
    const { seat, count, why, receiver = null } = debt;
    const short = owing(game, debt) > 0;
    payFee(game, seat, count, why, receiver);
    if (short) eliminate(game, seat, 'debt');
    return done();
  },
});

/** Pays several debts one after another. */
export const payDebts = procedure<{ debts: Debt[] }>()('pay-debts', {
  next: (_game, { debts }) => {
    const debt = debts.shift();
    return debt ? call(payDebt, debt, 'next') : done();
  },
});

export const debtProcedures = [payDebt, payDebts];
export const debtQuestions = [sellAssets];
