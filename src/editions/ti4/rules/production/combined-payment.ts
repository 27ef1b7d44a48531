/** A planet that pays for one of two amounts, with its value for each. */
interface Payer {
  id: string;
  first: number;
  then: number;
}

/** A partial payment of both amounts: the planets used for the first, and the cost of all planets used. */
interface Paid {
  first: number;
  then: number;
  planets: string[];
  spent: number;
}

interface Due {
  first: number;
  then: number;
}

/** Returns the cost of a planet: a point of either value counts half, since exhausting it spends both. */
const costOfPlanet = ({ first, then }: Payer): number => (first + then) / 2;

/**
 * Returns the payments that use a planet for the first or the second amount, if that one is not covered; overpayment is
 * capped.
 */
function withPlanet(paid: Paid, planet: Payer, due: Due): Paid[] {
  const { id, first, then } = planet;
  const spent = paid.spent + costOfPlanet(planet);
  const payments: Paid[] = [];
  if (first > 0 && paid.first < due.first)
    payments.push({ ...paid, first: Math.min(due.first, paid.first + first), planets: [...paid.planets, id], spent });
  if (then > 0 && paid.then < due.then) payments.push({ ...paid, then: Math.min(due.then, paid.then + then), spent });
  return payments;
}

/** Returns the cheapest payment for each pair of amounts that these planets can pay. */
function ways(planets: readonly Payer[], due: Due): Paid[] {
  const reached = new Map<string, Paid>();
  const note = (paid: Paid): void => {
    const key = `${paid.first} ${paid.then}`;
    if (paid.spent < (reached.get(key)?.spent ?? Infinity)) reached.set(key, paid);
  };
  note({ first: 0, then: 0, planets: [], spent: 0 });
  for (const planet of planets) for (const paid of [...reached.values()]) withPlanet(paid, planet, due).forEach(note);
  return [...reached.values()];
}

/**
 * Finds the cheapest way to pay two amounts with planets, each for one of them, and goods for either. Returns the part
 * that pays for the first, or undefined if there is no way. `weight`: cost of a good relative to one point of a planet's
 * value.
 */
export function cheapestCombinedPayment(
  planets: readonly Payer[],
  due: Due,
  goods: { count: number; worth: number; weight: number },
): { planets: string[]; goods: number } | undefined {
  const lacking = (amount: number): number => Math.ceil(amount / Math.max(1, goods.worth));
  const [best] = ways(planets, due)
    .map(({ first, then, planets: used, spent }) => {
      const [mine, others] = [lacking(due.first - first), lacking(due.then - then)];
      return { planets: used, goods: mine, all: mine + others, cost: spent + (mine + others) * goods.weight };
    })
    .filter(({ all }) => all <= goods.count)
    .sort((a, b) => a.cost - b.cost);
  return best && { planets: best.planets, goods: best.goods };
}
