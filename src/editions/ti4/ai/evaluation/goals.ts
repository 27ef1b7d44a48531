import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import type { Objective } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { shareInForce } from '#ti4/rules/components/in-force.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { hypotheticalGame } from '#ti4/rules/units/unit-index.ts';
import type { ComponentId, PlanetId, Seat, SeatId, State, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { technologyDeck, technologyOf } from '#ti4/rules/technology/technology.ts';
import { researchProblem } from '#ti4/rules/technology/prerequisites.ts';
import { distancesFromOwn, ownSeat, memoizeForDecision, unitPlacement, type AiContext } from '#ti4/ai/ai-context.ts';

/** A change that an objective needs. */
type Change =
  | { kind: 'planet'; planet: PlanetId; effort: number }
  | { kind: 'ships'; system: SystemId; units: Unit[]; effort: number }
  | { kind: 'technology'; technology: ComponentId; effort: number }
  | { kind: 'unit'; unit: UnitType; units: Unit[]; effort: number };

/** An objective that a seat may score in the status phase, and what it still lacks for it. */
export interface Goal {
  objective: ComponentId;
  points: number;
  secret: boolean;
  spend: NonNullable<Objective['spend']>;
  /** Changes that would fulfill the objective: empty if it is fulfilled, undefined if no known changes would do. */
  lacks?: Change[];
}

/** Lists the status-phase objectives that the seat can still score: public ones and its own secret ones. */
export const listGoals = (context: AiContext): Goal[] =>
  memoizeForDecision(context, 'aims', () => candidates(context).map((id) => goalFor(context, id)));

export function candidates(context: AiContext): ComponentId[] {
  const { game, seat } = context;
  const open = game.state.objectives.filter(({ scoredBy }) => !scoredBy.includes(seat)).map(({ id }) => id);
  return [...open, ...ownSeat(context).secretObjectives].filter((id) => objectiveOf(game, id).phase === 'status');
}

export function termsOf(context: AiContext, id: ComponentId): Omit<Goal, 'lacks'> {
  const { points, stage, spend = {} } = objectiveOf(context.game, id);
  return { objective: id, points, secret: stage === 'secret', spend };
}

export function goalFor(context: AiContext, id: ComponentId): Goal {
  const lacks = lacking(context, objectiveOf(context.game, id).fulfilled);
  return { ...termsOf(context, id), ...(lacks && { lacks }) };
}

/**
 * Finds the easiest changes that fulfill an objective: assumes all possible changes, then removes those that are not
 * needed, hardest first.
 */
function lacking(context: AiContext, fulfilled: Objective['fulfilled']): Change[] | undefined {
  const { game, seat } = context;
  const fulfils = (supposedly: Game): boolean => fulfilled(supposedly, seat);
  if (fulfils(game)) return [];
  const what = KINDS.find((kind) => fulfils(withEasiest(context, kind, easiestOf(context, kind).length))) ?? 'all';
  const easiest = easiestOf(context, what);
  if (what === 'all' && !fulfils(withEasiest(context, 'all', easiest.length))) return undefined;
  // Binary search for the shortest sufficient prefix of the easiest changes; unnecessary ones among them are removed
  // afterwards.
  let [few, enough] = [0, easiest.length];
  while (enough - few > 1) {
    const half = (few + enough) >> 1;
    if (fulfils(withEasiest(context, what, half))) enough = half;
    else few = half;
  }
  return minimizeChanges(easiest.slice(0, enough), (changes) => fulfils(withChanges(game, seat, changes)));
}

/**
 * Removes unnecessary changes, the hardest first; the very hardest is always needed. Removes several at once where
 * possible, with the same result as one by one, since fewer changes never fulfill more.
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

/** Lists the possible changes of one kind, or of all kinds, the easiest first. */
const easiestOf = (context: AiContext, kinds: Kinds): Change[] =>
  memoizeForDecision(context, `easiest ${kinds}`, () =>
    possible(context)
      .filter(({ kind }) => kinds === 'all' || kind === kinds)
      .sort((a, b) => a.effort - b.effort),
  );

/** Returns the game with the `count` easiest changes, cached for all objectives. */
const withEasiest = (context: AiContext, kinds: Kinds, count: number): Game =>
  memoizeForDecision(context, `with ${count} ${kinds}`, () =>
    withChanges(context.game, context.seat, easiestOf(context, kinds).slice(0, count)),
  );

const wished = (what: string, type: UnitType, owner: SeatId, system: SystemId): Unit => ({
  id: `supposed ${what}`,
  type,
  owner,
  system,
});

/** Lists all changes that a seat might bring about, with their difficulty. */
const possible = (context: AiContext): Change[] =>
  memoizeForDecision(context, 'possible changes', () => {
    const { game, seat } = context;
    const far = distancesFromOwn(context);
    const { ships: fleets, troops } = unitPlacement(context);
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

/** Returns a copy of the game with changes applied. */
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

/** Value, in points, of a commander for the rest of the game. */
const COMMANDER = 0.3;

/** Lists what locked commanders still need. */
function commanders(context: AiContext): Pick<Goal, 'lacks' | 'points'>[] {
  const { game } = context;
  const locked = Object.values(ownSeat(context).leaders ?? {}).filter(({ locked: still }) => still);
  return locked.flatMap(({ component }) => {
    const unlocks = game.book.byKind.leader[component]?.unlocks;
    const lacks = unlocks && lacking(context, unlocks);
    return lacks ? [{ points: COMMANDER, lacks }] : [];
  });
}

/**
 * Returns the value of each change that a goal lacks; of a fulfilled goal, all of it. Goals that are nearly reached
 * count more than distant ones.
 */
export function goalSteps({ lacks = [], points }: Pick<Goal, 'lacks' | 'points'>): number {
  const effort = lacks.reduce((sum, change) => sum + change.effort, 0);
  return (points * 9) / Math.max(1, lacks.length + effort / 3);
}

/**
 * Returns how much each change advances the seat's goals: an objective's points are divided among its missing changes;
 * commanders count as well.
 */
export const goalWeights = (context: AiContext): Record<string, number> =>
  memoizeForDecision(context, 'pull', () => {
    const found: Record<string, number> = {};
    for (const goal of [...listGoals(context), ...commanders(context)])
      for (const key of (goal.lacks ?? []).map(thingOf)) found[key] = (found[key] ?? 0) + goalSteps(goal);
    // A wanted technology passes part of its value on to its possible prerequisites.
    for (const [key, worth] of Object.entries(found))
      for (const other of leadingTo(context, key)) found[other] = (found[other] ?? 0) + worth / 3;
    return found;
  });

/** Returns the key of a change in the goal weights. */
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

/** Lists technologies of the colors among a technology's prerequisites; empty for any other key. */
function leadingTo({ game, seat }: AiContext, key: string): ComponentId[] {
  if (!(key in game.book.byKind.technology)) return [];
  const { prerequisites } = technologyOf(game, key);
  return technologyDeck(game, seat)
    .filter(({ color, upgrade }) => color && !upgrade && (prerequisites[color] ?? 0) > 0)
    .map(({ id }) => id);
}
