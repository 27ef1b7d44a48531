import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import type { Objective } from '#ti4/rules/components/component.ts';
import { fragmentsOf } from '#ti4/rules/exploration/exploration-cards.ts';
import type { Game } from '#ti4/rules/game.ts';
import { shareInForce } from '#ti4/rules/components/in-force.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { spendableAmount } from '#ti4/rules/production/payment.ts';
import { MECATOL_REX, planetsOf } from '#ti4/rules/planets/planets.ts';
import { hypotheticalGame } from '#ti4/rules/units/unit-index.ts';
import { definitionOf } from '#ti4/rules/units/units.ts';
import type { ComponentId, PlanetId, Seat, SeatId, State, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { researchProblem, technologyDeck, technologyOf } from '#ti4/rules/technology/technology.ts';
import {
  distancesFromOwn,
  distancesFrom,
  ownSeat,
  memoizeForDecision,
  unitPlacement,
  type AiContext,
} from '#ti4/ai/ai-context.ts';

/** One thing that would have to be so. */
type Change =
  | { kind: 'planet'; planet: PlanetId; effort: number }
  | { kind: 'ships'; system: SystemId; units: Unit[]; effort: number }
  | { kind: 'technology'; technology: ComponentId; effort: number }
  | { kind: 'unit'; unit: UnitType; units: Unit[]; effort: number };

/** An objective that a seat may score as a round ends, and what is still lacking for it. */
export interface Goal {
  objective: ComponentId;
  points: number;
  secret: boolean;
  spend: NonNullable<Objective['spend']>;
  /** What would fulfil it; empty where it is fulfilled; undefined where nothing in sight would. */
  lacks?: Change[];
}

/** Public objectives not scored yet, and the seat's own secret ones, of the status phase. */
export const listGoals = (mind: AiContext): Goal[] =>
  memoizeForDecision(mind, 'aims', () => candidates(mind).map((id) => goalFor(mind, id)));

function candidates(mind: AiContext): ComponentId[] {
  const { game, seat } = mind;
  const open = game.state.objectives.filter(({ scoredBy }) => !scoredBy.includes(seat)).map(({ id }) => id);
  return [...open, ...ownSeat(mind).secretObjectives].filter((id) => objectiveOf(game, id).phase === 'status');
}

function termsOf(mind: AiContext, id: ComponentId): Omit<Goal, 'lacks'> {
  const { points, stage, spend = {} } = objectiveOf(mind.game, id);
  return { objective: id, points, secret: stage === 'secret', spend };
}

export function goalFor(mind: AiContext, id: ComponentId): Goal {
  const lacks = lacking(mind, objectiveOf(mind.game, id).fulfilled);
  return { ...termsOf(mind, id), ...(lacks && { lacks }) };
}

/** The easiest changes that would fulfil it, found by supposing everything and then taking away what is not needed, the hardest first. */
function lacking(mind: AiContext, fulfilled: Objective['fulfilled']): Change[] | undefined {
  const { game, seat } = mind;
  const fulfils = (supposedly: Game): boolean => fulfilled(supposedly, seat);
  if (fulfils(game)) return [];
  const what = KINDS.find((kind) => fulfils(withEasiest(mind, kind, easiestOf(mind, kind).length))) ?? 'all';
  const easiest = easiestOf(mind, what);
  if (what === 'all' && !fulfils(withEasiest(mind, 'all', easiest.length))) return undefined;
  // The easiest that together suffice, then without those among them that are not needed after all.
  let [few, enough] = [0, easiest.length];
  while (enough - few > 1) {
    const half = (few + enough) >> 1;
    if (fulfils(withEasiest(mind, what, half))) enough = half;
    else few = half;
  }
  return minimizeChanges(easiest.slice(0, enough), (changes) => fulfils(withChanges(game, seat, changes)));
}

/**
 * Without those that are not needed after all, the hardest first; the very hardest is. As many are left out at once as can go
 * together, and where they cannot, fewer: the same go as one by one, since nothing is fulfilled by less.
 */
export function minimizeChanges<T>(changes: readonly T[], suffices: (changes: readonly T[]) => boolean): T[] {
  let needed = [...changes];
  let left = needed.length - 1;
  let atOnce = 1;
  while (left > 0) {
    const without = needed.toSpliced(left - atOnce, atOnce);
    const go = suffices(without);
    if (go) needed = without;
    if (go || atOnce === 1) left -= atOnce;
    atOnce = Math.min(left, go ? atOnce * 2 : Math.ceil(atOnce / 2));
  }
  return needed;
}

const KINDS = ['planet', 'technology', 'ships', 'unit'] as const;
type Kinds = (typeof KINDS)[number] | 'all';

/** What a seat might come to have of one kind, or of all, the easiest first. */
const easiestOf = (mind: AiContext, kinds: Kinds): Change[] =>
  memoizeForDecision(mind, `easiest ${kinds}`, () =>
    possible(mind)
      .filter(({ kind }) => kinds === 'all' || kind === kinds)
      .sort((a, b) => a.effort - b.effort),
  );

/** The game as it would be with so many of them: the same for every objective that is looked at. */
const withEasiest = (mind: AiContext, kinds: Kinds, count: number): Game =>
  memoizeForDecision(mind, `with ${count} ${kinds}`, () =>
    withChanges(mind.game, mind.seat, easiestOf(mind, kinds).slice(0, count)),
  );

const wished = (what: string, type: UnitType, owner: SeatId, system: SystemId): Unit => ({
  id: `supposed ${what}`,
  type,
  owner,
  system,
});

/** All that a seat might come to have, with how hard it would be. */
const possible = (mind: AiContext): Change[] =>
  memoizeForDecision(mind, 'possible changes', () => {
    const { game, seat } = mind;
    const far = distancesFromOwn(mind);
    const { ships: fleets, troops } = unitPlacement(mind);
    const guard = (system: SystemId): number => (fleets[system] ?? []).filter(({ owner }) => owner !== seat).length;
    const planets = Object.values(game.state.planets)
      .filter(({ controller, system }) => controller !== seat && (far[system] ?? 9) < 5)
      .map((planet): Change => ({
        kind: 'planet',
        planet: planet.id,
        effort:
          (far[planet.system] ?? 9) +
          guard(planet.system) * 2 +
          (troops[planet.id]?.length ?? 0) +
          (planet.controller === null ? 0 : 1.5),
      }));
    const ships = Object.keys(game.state.systems)
      .filter((id) => (far[id] ?? 9) < 4 && (fleets[id] ?? []).filter(({ owner }) => owner === seat).length < 3)
      .map((id): Change => ({
        kind: 'ships',
        system: id,
        units: [1, 2, 3].map((n) => wished(`${id} ${n}`, 'destroyer', seat, id)),
        effort: (far[id] ?? 9) + guard(id) * 2 + (anomaliesIn(game, id).length ? 3 : 0),
      }));
    const technologies = technologyDeck(game, seat).map(({ id, prerequisites }): Change => ({
      kind: 'technology',
      technology: id,
      effort:
        2 +
        Object.values(prerequisites).reduce((sum, count) => sum + count, 0) +
        (researchProblem(game, seat, id) === undefined ? 0 : 3),
    }));
    const units = (['pds', 'space-dock', 'dreadnought'] as const).flatMap((unit) =>
      [1, 2, 3, 4, 5].map((n): Change => ({
        kind: 'unit',
        unit,
        units: [wished(`${unit} ${n}`, unit, seat, game.state.seats[seat].home)],
        effort: (unit === 'dreadnought' ? 2 : 1.5) + n / 10,
      })),
    );
    return [...planets, ...ships, ...technologies, ...units];
  });

/** The game as it would be. */
export function withChanges(game: Game, seat: string, changes: readonly Change[]): Game {
  if (!changes.length) return game;
  const { state } = game;
  const has = (...kinds: Change['kind'][]) => changes.some(({ kind }) => kinds.includes(kind));
  const planets: State['planets'] = has('planet') ? { ...state.planets } : state.planets;
  const own = state.seats[seat];
  const technologies: Seat['technologies'] = has('technology') ? { ...own.technologies } : own.technologies;
  const more: Unit[] = [];
  for (const change of changes) {
    if (change.kind === 'planet') planets[change.planet] = { ...planets[change.planet], controller: seat };
    else if (change.kind === 'technology') technologies[change.technology] = { component: change.technology };
    else more.push(...change.units);
  }
  if (has('technology'))
    return hypotheticalGame(game, { planets, seats: { ...state.seats, [seat]: { ...own, technologies } } }, more);
  const would = hypotheticalGame(game, { planets }, more);
  shareInForce(would, game);
  return would;
}

/** A commander is worth about so many points, to have it for the rest of the game. */
const COMMANDER = 0.3;

/** What is lacking for commanders that are locked yet. */
function commanders(mind: AiContext): Pick<Goal, 'lacks' | 'points'>[] {
  const { game } = mind;
  const locked = Object.values(ownSeat(mind).leaders ?? {}).filter(({ locked: still }) => still);
  return locked.flatMap(({ component }) => {
    const unlocks = game.book.byKind.leader[component]?.unlocks;
    const lacks = unlocks && lacking(mind, unlocks);
    return lacks ? [{ points: COMMANDER, lacks }] : [];
  });
}

/** How much closer a thing brings the seat to points: each objective's points shared between what is lacking; and to its commander. */
export const goalWeights = (mind: AiContext): Record<string, number> =>
  memoizeForDecision(mind, 'pull', () => {
    const found: Record<string, number> = {};
    for (const { lacks, points } of [...listGoals(mind), ...commanders(mind)]) {
      if (!lacks?.length) continue;
      const effort = lacks.reduce((sum, change) => sum + change.effort, 0);
      // What is nearly done counts for more than what would take the whole game.
      for (const key of lacks.map(thingOf)) found[key] = (found[key] ?? 0) + (points * 9) / (lacks.length + effort / 3);
    }
    // A technology in whose way another stands makes that one wanted.
    for (const [key, worth] of Object.entries(found))
      for (const other of leadingTo(mind, key)) found[other] = (found[other] ?? 0) + worth / 3;
    return found;
  });

/** What a change is about, as it is looked up in what the seat is pulled to. */
function thingOf(change: Change): string {
  switch (change.kind) {
    case 'planet':
      return change.planet;
    case 'ships':
      return `ships ${change.system}`;
    case 'technology':
      return change.technology;
    case 'unit':
      return change.unit;
  }
}

/** The technologies of a colour that a technology has among its prerequisites; none for anything else. */
function leadingTo({ game, seat }: AiContext, key: string): ComponentId[] {
  if (!(key in game.book.byKind.technology)) return [];
  const { prerequisites } = technologyOf(game, key);
  return technologyDeck(game, seat)
    .filter(({ color, upgrade }) => color && !upgrade && (prerequisites[color] ?? 0) > 0)
    .map(({ id }) => id);
}

/** What is to be kept for an objective that is paid for, to be scored as this round ends. */
export interface GoalReserve {
  resources: number;
  influence: number;
  tradeGoods: number;
  tokens: number;
  actionCards: number;
  fragments: number;
}

/** Public objectives that can be scored just by being scored, or by paying. */
export const scorableGoals = (mind: AiContext): Omit<Goal, 'lacks'>[] =>
  memoizeForDecision(mind, 'ready', () =>
    candidates(mind)
      .filter((id) => objectiveOf(mind.game, id).fulfilled(mind.game, mind.seat))
      .map((id) => termsOf(mind, id)),
  );

/** What a seat puts aside: for the public objective it means to pay for, where none comes for nothing, and for a secret one. */
export const reserveFor = (mind: AiContext): GoalReserve =>
  memoizeForDecision(mind, 'reserve', () => {
    const kept: GoalReserve = { resources: 0, influence: 0, tradeGoods: 0, tokens: 0, actionCards: 0, fragments: 0 };
    const paid = scorableGoals(mind).filter(
      ({ spend, points }) => Object.keys(spend).length > 0 && payable(mind, spend, points),
    );
    const free = scorableGoals(mind).filter(({ spend }) => !Object.keys(spend).length);
    const best = (secret: boolean) => {
      const most = Math.max(0, ...free.filter((aim) => aim.secret === secret).map(({ points }) => points));
      return paid.filter((aim) => aim.secret === secret && aim.points > most).sort((a, b) => b.points - a.points)[0];
    };
    if (custodiansInReach(mind)) kept.influence += CUSTODIANS_INFLUENCE;
    // The first round is for growing.
    if (mind.game.state.round > 1)
      for (const aim of [best(false), best(true)])
        for (const [kind, count] of Object.entries(aim?.spend ?? {})) kept[kind as keyof GoalReserve] += count;
    return kept;
  });

/** What the custodians ask for. */
export const CUSTODIANS_INFLUENCE = 6;

/** The custodians can be paid, and ships that carry are near enough to come this round. */
function custodiansInReach(mind: AiContext): boolean {
  const { game, seat } = mind;
  const rex = game.state.planets[MECATOL_REX]?.system;
  if (
    !game.state.custodians ||
    rex === undefined ||
    spendableAmount(game, seat, 'influence') < CUSTODIANS_INFLUENCE ||
    ownSeat(mind).tokens.tactic < 1 ||
    game.state.systems[rex].tokens.includes(seat)
  )
    return false;
  const far = distancesFrom(mind, [rex]);
  return Object.entries(unitPlacement(mind).ships).some(
    ([system, ships]) =>
      (far[system] ?? 9) < 3 &&
      !game.state.systems[system].tokens.includes(seat) &&
      ships.some(
        (ship) =>
          ship.owner === seat &&
          (definitionOf(game, ship).capacity ?? 0) > 0 &&
          (definitionOf(game, ship).move ?? 0) >= (far[system] ?? 9),
      ),
  );
}

/** Whether it is within what the seat could have put aside by the end of the round. */
function payable(
  mind: AiContext,
  { resources = 0, influence = 0, tradeGoods = 0, tokens = 0, actionCards = 0, fragments = 0 }: Goal['spend'],
  points: number,
): boolean {
  const own = ownSeat(mind);
  const ready = planetsOf(mind.game, mind.seat).filter(({ exhausted }) => !exhausted);
  const sum = (kind: 'resources' | 'influence') =>
    own.tradeGoods + ready.reduce((total, { id }) => total + (mind.game.book.planets[id]?.[kind] ?? 0), 0);
  return (
    sum('resources') >= resources &&
    sum('influence') >= influence &&
    own.tradeGoods + own.commodities >= tradeGoods &&
    own.tokens.tactic + own.tokens.strategy >= tokens &&
    own.actionCards.length >= actionCards &&
    fragmentsOf(mind.game, mind.seat).length >= fragments &&
    points > 0
  );
}
