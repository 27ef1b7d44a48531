import { addGreedily, openOptions, openAmounts } from '#kit/ai/default-answers.ts';
import { allUnits, fighterSupport, groundForcesOn, hasQuality, shipsIn } from '#ti2/rules/units/units.ts';
import { neutralSoonReason } from '#ti2/rules/planets/control.ts';
import { componentOf } from '#ti2/rules/components/kit.ts';
import { placementKey, placementLimit } from '#ti2/rules/production/placement-sites.ts';
import { parsePurchaseKey, technologyPrice } from '#ti2/rules/technology/technology.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { SeatId, UnitType } from '#ti2/rules/terms.ts';
import { acceptProposal, chooseByValue, pickOption, type AiContext, type Policy } from '#ti2/ai/policy.ts';
import { listDockSites } from '#ti2/ai/evaluation/system-evaluation.ts';

// Policies for credits, the senate, technologies and the progression chart.

const TECHNOLOGY = 30;
const DOCKS = 4;
const CARRIERS = 3;

/** Units bought in turn while credits and room last. */
const WANTED: readonly UnitType[] = [
  'ground-force',
  'ground-force',
  'cruiser',
  'ground-force',
  'dreadnought',
  'fighter',
  'ground-force',
];

const ownCount = ({ game, seat }: AiContext, type: UnitType): number =>
  allUnits(game).filter((one) => one.owner === seat && one.type === type).length;

/** Buys as many units as docks can place, and keeps the price of a technology once there are enough credits. */
const purchase: Policy = (at, asked) => {
  const { game, seat } = at;
  const { credits } = seatOf(game, seat);
  const room = placementLimit(game, seat);
  const budget = credits >= TECHNOLOGY * 1.5 ? credits - TECHNOLOGY : game.state.round <= 2 ? credits : credits / 2;
  const price = new Map(openAmounts(asked.spec).map(({ key, weights }) => [key, weights?.credits ?? 0]));
  const allowed = (counts: Record<string, number>): boolean => {
    const placed = Object.entries(counts).reduce((sum, [type, count]) => sum + (type === 'spacedock' ? 0 : count), 0);
    const cost = Object.entries(counts).reduce((sum, [type, count]) => sum + count * (price.get(type) ?? 0), 0);
    return placed <= room && cost <= budget;
  };
  const first: UnitType[] = [
    ...(listDockSites(at).length && ownCount(at, 'spacedock') < DOCKS ? (['spacedock'] as const) : []),
    ...(ownCount(at, 'carrier') < CARRIERS ? (['carrier'] as const) : []),
  ];
  const counts: Record<string, number> = {};
  for (const type of [...first, ...Array.from({ length: room }, (_, i) => WANTED[i % WANTED.length])]) {
    const more = { ...counts, [type]: (counts[type] ?? 0) + 1 };
    if (allowed(more) && asked.check(more) === undefined) Object.assign(counts, more);
  }
  return counts;
};

/** Returns how many more fighters a system supports. */
const spareFighterSupport = (game: Game, system: string, seat: SeatId): number =>
  fighterSupport(game, system, seat) -
  shipsIn(game, system, seat).filter((ship) => hasQuality(game, 'fighter', ship)).length;

/** Tells whether all fighters placed in each system find support there, from what is there or is placed as well. */
function areSupported({ game, seat }: AiContext, counts: Record<string, number>): boolean {
  const room = new Map<string, number>();
  for (const [key, count] of Object.entries(counts)) {
    const [type, place] = placementKey.parse(key);
    const here = room.get(place) ?? spareFighterSupport(game, place, seat);
    room.set(place, here + (type === 'fighter' ? -1 : game.book.units[type].capacity) * count);
  }
  return Object.keys(counts).every((key) => {
    const [type, place] = placementKey.parse(key);
    return type !== 'fighter' || (room.get(place) ?? 0) >= 0;
  });
}

/**
 * Places units that would be lost otherwise, the most expensive first, wherever there is room; docks go to guarded and
 * rich planets, never to one about to turn neutral, and fighters where they find support.
 */
const placing: Policy = (at, asked) => {
  const { game, seat } = at;
  // A planet without ground forces easily turns neutral, and what is on it is lost.
  const isGuarded = (key: string): boolean => {
    const planet = placementKey.parse(key)[1];
    return planet in game.state.planets && groundForcesOn(game, planet, seat).length > 0;
  };
  const isVain = (key: string): boolean => {
    const [type, planet] = placementKey.parse(key);
    return type === 'spacedock' && neutralSoonReason(game, planet) !== undefined;
  };
  const rich = (key: string): number => game.book.planets[placementKey.parse(key)[1]]?.resources ?? 0;
  const worth = (key: string): number => game.book.units[placementKey.parse(key)[0] as UnitType]?.cost ?? 0;
  const lines = [...openAmounts(asked.spec)].sort(
    (a, b) =>
      worth(b.key) - worth(a.key) || Number(isGuarded(b.key)) - Number(isGuarded(a.key)) || rich(b.key) - rich(a.key),
  );
  return addGreedily(
    asked,
    lines.filter(({ key }) => !isVain(key)).map(({ key, max }) => [key, max] as const),
    (counts) => areSupported(at, counts),
  );
};

/** Votes for itself and its own planets if the card is a gain, and otherwise at random among the other outcomes. */
const castVotes: Policy = (at, asked) => {
  const { card = '' } = asked.data as { card?: string };
  const boon = at.game.book.byKind['political-card'][componentOf(card)]?.boon ?? false;
  return chooseByValue(({ game, seat, random }, key) => {
    if (key === 'abstain') return 0;
    const own = key === seat || game.state.planets[key]?.owner === seat;
    if (own) return boon ? 9 : 1;
    return 2 + random(5);
  })(at, asked);
};

/** Buys the cheapest technology and turns as few face-down leaders as possible. */
const technology = chooseByValue(({ game, seat }, key) => {
  const { technology: id, turned } = parsePurchaseKey(key);
  const found = game.book.byKind.technology[id];
  return found ? 100 - technologyPrice(game, seat, found) - turned.length / 10 : 0;
});

/** Credits that must be left for the first units after a planet next to home is bought. */
const LEFT = 20;
const buyPlanet: Policy = ({ game, seat }, { spec }) => {
  const price = (key: string): number => {
    const facts = game.book.planets[key];
    return facts ? 2 * (facts.resources + facts.influence) : Infinity;
  };
  const [cheapest] = openOptions(spec).map(({ key }) => key).sort((a, b) => price(a) - price(b)); // prettier-ignore
  return cheapest !== undefined && price(cheapest) + LEFT <= seatOf(game, seat).credits ? [cheapest] : ['pass'];
};

export const economyPolicies: Record<string, Policy> = {
  settle: acceptProposal,
  purchase,
  'place-units': placing,
  'free-dock': pickOption('place'),
  'raise-troops': acceptProposal,
  'cast-votes': castVotes,
  'decide-vote': castVotes,
  'end-debate': pickOption('ready'),
  'agree-to-trade': pickOption('agree'),
  'buy-technology': technology,
  'buy-planet': buyPlanet,
  'sell-assets': acceptProposal,
  'discard-before-drawing': () => [],
  advance: pickOption('advance'),
};
