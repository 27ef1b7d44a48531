import { ask, choose, chosenKey, chosenAmounts, done, goto, type Spec } from '#engine';
import { SKIPPED, skipOrder } from '#kit/prompts/skip-orders.ts';
import { formatCount, formatList } from '#text/sentences.ts';
import { hasDock, isOpenToNewUnits, addFreeGroundForces, neutralSoonReason } from '#ti2/rules/planets/control.ts';
import { hasQuality, piecesLeft, removeStrandedFighters } from '#ti2/rules/units/units.ts';
import { hasStandingOrder } from '#ti2/rules/events/standing-orders.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { procedure, question, openWindow, type Game } from '#ti2/rules/game.ts';
import { nameOfPlanet, formatUnitCounts } from '#ti2/rules/names.ts';
import { seatsByInfluence, planetsOf, seatOf } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId, UnitCounts } from '#ti2/rules/terms.ts';
import { payFee } from '#ti2/rules/production/credits.ts';
import {
  placeStructure,
  areDocksContested,
  placementKey,
  placementLimits,
  placementLines,
  placeFromCounts,
} from '#ti2/rules/production/placement-sites.ts';
import { unitPriceOf } from '#ti2/rules/production/unit-prices.ts';
import { ownPlanetOption } from '#ti2/rules/components/planet-choice.ts';

const waits = (bought: UnitCounts): boolean => Object.values(bought).some((count) => count > 0);

/** Bought units that an answer does not place. */
function leftOver(bought: UnitCounts, counts: Record<string, number>): UnitCounts {
  const left: UnitCounts = { ...bought };
  for (const [key, count] of Object.entries(counts)) {
    const [type] = placementKey.parse(key);
    left[type] = (left[type] ?? 0) - count;
  }
  return left;
}

/** Warns of structures placed on planets that turn neutral at the end of the round (E2 11.1). */
function placedInVain(game: Game, counts: Record<string, number>): string | undefined {
  const placed = Object.entries(counts).flatMap(([key, count]) => (count ? [placementKey.parse(key)] : []));
  const held = new Set(placed.flatMap(([type, place]) => (hasQuality(game, 'troop', { type }) ? [place] : [])));
  const reasons = placed.flatMap(([type, place]) =>
    hasQuality(game, 'ship', { type }) || held.has(place) ? [] : (neutralSoonReason(game, place) ?? []),
  );
  return reasons.length ? `You lose what you place there: ${formatList([...new Set(reasons)])}.` : undefined;
}

/** Asks where bought units are placed (E2 9). `keep`: unplaced units wait for the placement phase. */
const placeUnits = question<{ keep?: true }, Record<string, number>>()(
  'place-units',
  (game, seat, { keep }): Spec => {
    const { bought } = seatOf(game, seat);
    const lines = placementLines(game, seat, bought);
    if (!lines.some(({ max }) => max > 0)) return { kind: 'none', reason: 'You cannot place any of your units.' };
    return {
      kind: 'allot',
      prompt: `Where do you place ${formatUnitCounts(game, bought)}?${keep ? '' : ' You lose the units that you do not place.'}`,
      amounts: lines,
      limits: placementLimits(game, seat, bought),
      proposed: {},
      emptyLabel: keep ? 'Keep all for later' : 'Place nothing',
      ...(!keep && { emptyWarning: 'You lose all units that you bought.' }),
    };
  },
  {
    title: 'place units',
    regret: (game, _seat, _data, counts) => placedInVain(game, counts),
    told: (game, seat, { keep }, counts: Record<string, number>) => {
      const left = leftOver(seatOf(game, seat).bought, counts);
      if (!waits(left)) return 'All units are placed.';
      return `Not placed and ${keep ? 'kept for later' : 'lost (E2 9.3)'}: ${formatUnitCounts(game, left)}.`;
    },
  },
);

/** Seats that place now: all at once, except those whose docks are contested with a seat of more influence (E2 9.3). */
const placing = (game: Game, seats: readonly SeatId[]): SeatId[] => {
  const waiting = seats.filter((seat) => waits(seatOf(game, seat).bought));
  return waiting.filter((seat, i) => !waiting.slice(0, i).some((first) => areDocksContested(game, first, seat)));
};

/** Some players place bought units immediately (Integrated Economy). */
export const placeAtOnce = procedure<{ seats: SeatId[] }>()('place-at-once', {
  ask: (game, { seats }) => {
    const asked = placing(game, seats);
    return asked.length
      ? ask(
          asked.map((seat) => placeUnits.ask(seat, { keep: true })),
          'placed',
        )
      : done();
  },
  placed: (game, data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) placeFromCounts(game, seat, chosenAmounts(answer), true);
    data.seats = data.seats.filter((seat) => !(seat in answers));
    return goto('ask');
  },
});

const freeDockOffer = question<{ planet: PlanetId }>()(
  'free-dock',
  (game, _seat, { planet }) =>
    choose(`Do you place a free spacedock on ${nameOfPlanet(game, planet)}?`, [
      { key: 'place', label: 'Place a spacedock' },
      { key: 'leave', label: 'Place no spacedock' },
    ]),
  { title: 'decide whether to place a free spacedock' },
);

/** Offers a free space dock, if the player has one left. */
export const freeDock = procedure<{ seat: SeatId; planet: PlanetId; by: string }>()('free-dock', {
  ask: (game, { seat, planet }) =>
    piecesLeft(game, seat, 'spacedock') && !hasDock(game, planet) && isOpenToNewUnits(game, planet)
      ? ask([freeDockOffer.ask(seat, { planet })], 'answered')
      : done(),
  answered: (game, { seat, planet, by }, { answer }) => {
    if (chosenKey(answer) !== 'place') return done();
    placeStructure(game, seat, 'spacedock', planet, by);
    return done();
  },
});

/** Planets without a dock where a ground force may be placed (Gen Synthesis). */
const raisable = (game: Game, seat: SeatId): string[] =>
  planetsOf(game, seat).flatMap(({ id }) => (hasDock(game, id) || !isOpenToNewUnits(game, id) ? [] : [id]));

const raiseTroops = question<object, Record<string, number>>()(
  'raise-troops',
  (game, seat): Spec => {
    const price = unitPriceOf(game, seat, 'ground-force') ?? 0;
    const { credits } = seatOf(game, seat);
    const planets = raisable(game, seat);
    if (!planets.length || credits < price)
      return { kind: 'none', reason: 'You cannot buy ground forces for your planets.' };
    if (hasStandingOrder(game, seat, skipOrder('raise-troops'))) return SKIPPED;
    const isOne = planets.length === 1 || credits < 2 * price;
    return {
      kind: 'allot',
      prompt: `${isOne ? 'On which planet do you buy 1 ground force? It' : 'On which planets do you buy 1 ground force each? Each'} costs ${formatCount(price, 'credit')}; you have ${credits}.`,
      amounts: planets.map((key) => ({ ...ownPlanetOption(game, seat, key), max: 1, weights: { credits: price } })),
      limits: [
        { measure: 'credits', atMost: credits, message: `That costs {sum} credits; you have ${credits} (E2 5.4).` },
      ],
      proposed: {},
      emptyLabel: 'Buy no ground forces',
    };
  },
  { title: 'buy ground forces' },
);

/** The placement phase: all at once unless docks are contested; units that cannot be placed are lost (E2 9). */
export const placementPhase = procedure<object>()('placement-phase', {
  begin: () => openWindow('when', 'placement-begins', {}, 'ask'),
  ask: (game) => {
    const asked = placing(game, seatsByInfluence(game));
    return asked.length
      ? ask(
          asked.map((seat) => placeUnits.ask(seat, {})),
          'placed',
        )
      : goto('over');
  },
  placed: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) {
      placeFromCounts(game, seat, chosenAmounts(answer));
      const place = seatOf(game, seat);
      if (waits(place.bought)) game.addFact({ type: 'units-lost', seat, units: { ...place.bought } });
      place.bought = {};
    }
    return goto('ask');
  },
  over: (game) => {
    removeStrandedFighters(game);
    return goto('raise');
  },
  raise: (game) =>
    ask(
      seatsByInfluence(game).flatMap((seat) =>
        modify(game, 'raises-troops', { seat }, false) ? [raiseTroops.ask(seat, {})] : [],
      ),
      'raised',
    ),
  raised: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers))
      for (const [planet, count] of Object.entries(chosenAmounts(answer))) {
        if (!count) continue;
        payFee(game, seat, unitPriceOf(game, seat, 'ground-force') ?? 0, 'units');
        addFreeGroundForces(game, seat, planet, 1, 'purchase');
      }
    return done();
  },
});

export const placementProcedures = [placementPhase, placeAtOnce, freeDock];
export const placementQuestions = [placeUnits, raiseTroops, freeDockOffer];
