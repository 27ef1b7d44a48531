import type { GameFact } from '../rules/facts.ts';
import type { PlanetId, SeatId, Units, UnitType } from '../rules/terms.ts';
import type { Words } from './words.ts';

/** A fact to be told, with what is told in the same sentence. */
export type Joined = GameFact & {
  /** All to whom the same befalls. */
  seats?: SeatId[];
  planets?: PlanetId[];
  landed?: { planet: PlanetId; units: Units }[];
};

export type JoinedOf<Type extends GameFact['type']> = Extract<Joined, { type: Type }>;

/** A sentence for each type of fact; an empty one where nothing need be said. */
export type Narrators<Type extends GameFact['type'] = GameFact['type']> = { [T in Type]: (fact: JoinedOf<T>, say: Words) => string };

function added(one: Units, other: Units): Units {
  const sum: Units = { ...one };
  for (const type of Object.keys(other) as UnitType[]) sum[type] = (sum[type] ?? 0) + (other[type] ?? 0);
  return sum;
}

type Joining<F extends Joined> = (last: F, fact: F) => F | undefined;

/** By their type, facts that are told with the one before them where that is like them. */
const JOINING: { [T in GameFact['type']]?: Joining<JoinedOf<T>> } = {
  'units-destroyed': (last, fact) =>
    last.seat === fact.seat && last.system === fact.system && last.planet === fact.planet
      ? { ...last, units: added(last.units, fact.units) }
      : undefined,
  'action-cards-drawn': (last, fact) => {
    const { seats = [last.seat] } = last;
    return last.count === fact.count && !seats.includes(fact.seat) ? { ...last, seats: [...seats, fact.seat] } : undefined;
  },
  'credits-received': (last, fact) => {
    const { seats = [last.seat] } = last;
    const alike = last.count === fact.count && last.why === fact.why && !seats.includes(fact.seat);
    return alike ? { ...last, seats: [...seats, fact.seat] } : undefined;
  },
  'planet-taken': (last, fact) =>
    last.seat === fact.seat && last.from === fact.from
      ? { ...last, planets: [...(last.planets ?? [last.planet]), fact.planet] }
      : undefined,
  'units-landed': (last, fact) => {
    const before = last.landed ?? [{ planet: last.planet, units: last.units }];
    return last.seat === fact.seat ? { ...last, landed: [...before, { planet: fact.planet, units: fact.units }] } : undefined;
  },
  'ships-moved': (last, fact) =>
    last.seat === fact.seat && last.from === fact.from && last.towards === fact.towards
      ? { ...last, units: added(last.units, fact.units) }
      : undefined,
};

/** Facts as they are told: what is alike in one. */
export function joined(facts: readonly GameFact[]): Joined[] {
  const found: Joined[] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    const join = JOINING[fact.type] as Joining<Joined> | undefined;
    const both = last?.type === fact.type ? join?.(last, fact) : undefined;
    if (both) found[found.length - 1] = both;
    else found.push(fact);
  }
  return found;
}
