/** Something that pays for one of two amounts: what it is worth for either. */
interface Payer {
  id: string;
  first: number;
  then: number;
}

/** What has been paid of either amount so far, by what, and how much was spent for it, wasted or not. */
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

/** A trade good is worth a little more than what a planet gives. */
const TRADE_GOOD_WEIGHT = 1.2;

/** What a planet may pay: the first amount, the one after it, or nothing; never more than is due. */
const withPlanet = (paid: Paid, { id, first, then }: Payer, due: Due): Paid[] => [
  ...(first > 0 && paid.first < due.first
    ? [
        {
          ...paid,
          first: Math.min(due.first, paid.first + first),
          planets: [...paid.planets, id],
          spent: paid.spent + first,
        },
      ]
    : []),
  ...(then > 0 && paid.then < due.then
    ? [{ ...paid, then: Math.min(due.then, paid.then + then), spent: paid.spent + then }]
    : []),
];

/** Of all ways to pay so much with these planets, the cheapest each. */
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
 * The cheapest way to pay two amounts with planets that pay for one of them each, and with goods that pay for either: what of it pays
 * for the first. Undefined where there is none.
 */
export function cheapestCombinedPayment(
  planets: readonly Payer[],
  due: Due,
  goods: { count: number; worth: number },
): { planets: string[]; goods: number } | undefined {
  const lacking = (amount: number): number => Math.ceil(amount / Math.max(1, goods.worth));
  const [best] = ways(planets, due)
    .map(({ first, then, planets: used, spent }) => {
      const [mine, others] = [lacking(due.first - first), lacking(due.then - then)];
      return { planets: used, goods: mine, all: mine + others, cost: spent + (mine + others) * TRADE_GOOD_WEIGHT };
    })
    .filter(({ all }) => all <= goods.count)
    .sort((a, b) => a.cost - b.cost);
  return best && { planets: best.planets, goods: best.goods };
}
