import { ask, counted, done, type Spec } from '#engine';
import { some } from '#text/sentences.ts';
import { aboard, cardOf, destroy, isA, shipsIn, troopsOn, unitsOn } from '#ti2/rules/units/units.ts';
import { procedure, question, type Game } from '#ti2/rules/game.ts';
import { aboardOf } from '#ti2/rules/leaders/leader-locations.ts';
import { alike, picked, shipLines } from '#ti2/rules/movement/cargo.ts';
import { nameOfPlanet, nameOfSystem } from '#ti2/rules/names.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitId, UnitType } from '#ti2/rules/terms.ts';

/** Hits that fall on a player's ships in a system, or on those who fight for a planet. */
export interface Hits {
  seat: SeatId;
  system: SystemId;
  planet?: PlanetId;
  count: number;
  /** Shock troops fall first, but not to fire at a landing (E2 7.21). */
  fire?: true;
}

/** What can be hit. */
function targets(game: Game, { seat, system, planet, fire }: Hits): Unit[] {
  if (planet === undefined) return shipsIn(game, system, seat);
  const fighters = unitsOn(game, planet).filter((one) => one.owner === seat && isA(game, 'fighter', one));
  const troops = troopsOn(game, planet, seat);
  return fire ? [...troops, ...fighters] : [...troops.filter(({ type }) => type === 'shock-troop'), ...troops.filter(({ type }) => type !== 'shock-troop'), ...fighters]; // prettier-ignore
}

const owed = (game: Game, hits: Hits): number => Math.min(hits.count, targets(game, hits).length);

/** Of those that must fall first, so many do whatever is chosen. */
const sparedProblem = (game: Game, hits: Hits, counts: Record<string, number>): string | undefined => {
  if (hits.planet === undefined || hits.fire) return undefined;
  const all = targets(game, hits);
  const first = Math.min(owed(game, hits), all.filter(({ type }) => type === 'shock-troop').length);
  const chosen = picked(alike(game, all), counts).filter(({ type }) => type === 'shock-troop').length;
  return chosen < first ? 'Shock troops fall first (E2 7.21).' : undefined;
};

/** Owners choose what is lost (E2 7.12). */
const casualties = question<Hits, Record<string, number>>()(
  'casualties',
  (game, _seat, hits): Spec => {
    const all = targets(game, hits);
    const count = owed(game, hits);
    if (!count) return { kind: 'none', reason: 'There is nothing left to lose.' };
    const lines = shipLines(game, all).map((line) => ({ ...line, worth: { lost: 1 } }));
    const where = hits.planet === undefined ? nameOfSystem(game, hits.system) : nameOfPlanet(game, hits.planet);
    if (count === all.length)
      return { kind: 'allot', prompt: '', lines: lines.map((line) => ({ ...line, min: line.max })), start: {} };
    return {
      kind: 'allot',
      prompt: `${some(count, 'hit')} in ${where}: what do you lose?`,
      lines,
      limits: [{ measure: 'lost', atLeast: count, atMost: count, say: `Choose ${count}, not {sum} (E2 7.12).` }],
      start: cheapest(all, count, game, hits.fire === true),
    };
  },
  {
    title: 'choose casualties',
    forced: true,
    check: (game, _seat, hits, counts: Record<string, number>) => sparedProblem(game, hits, counts),
  },
);

type Falling = Pick<Unit, 'type'> & { id?: UnitId };

/** What is lost with a unit: its price, and what goes down with it. */
export function lossOf(game: Game, { type, id }: Falling): number {
  const price = (of: UnitType): number => cardOf(game, of).cost ?? cardOf(game, of).sale;
  const ship = id === undefined ? undefined : game.state.units[id];
  return price(type) + (ship ? aboard(game, ship).reduce((sum, one) => sum + price(one.type), 0) : 0);
}

/** In what order units fall as it is proposed: shock troops first, but not to fire (E2 7.21); ships with leaders last; then who is the least loss, with all aboard, of those the weakest. */
export function falling<U extends Falling>(game: Game, all: readonly U[], underFire = false): U[] {
  const shock = ({ type }: U): number => (type === 'shock-troop' ? (underFire ? -1 : 1) : 0);
  const leaders = ({ id }: U): number => (id === undefined ? 0 : aboardOf(game, { id }).length);
  const battle = ({ type }: U): number => cardOf(game, type).battle ?? Infinity;
  return [...all].sort(
    (a, b) =>
      shock(b) - shock(a) || leaders(a) - leaders(b) || lossOf(game, a) - lossOf(game, b) || battle(b) - battle(a),
  );
}

/** What is proposed. */
function cheapest(all: readonly Unit[], count: number, game: Game, underFire: boolean): Record<string, number> {
  const sorted = falling(game, all, underFire);
  const groups = alike(game, all);
  const counts: Record<string, number> = {};
  for (const unit of sorted.slice(0, count)) {
    const key = [...groups].find(([, group]) => group.includes(unit))?.[0] ?? '';
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Where all that can be lost is alike, nobody is asked. */
const settled = (game: Game, hits: Hits): boolean => {
  const all = targets(game, hits);
  return all.length <= hits.count || alike(game, all).size < 2;
};

/** Hits take effect, on all sides at once (E2 7.12). */
export const takeHits = procedure<{ all: Hits[] }>()('take-hits', {
  ask: (game, { all }) => {
    const open = all.filter((hits) => owed(game, hits) > 0 && !settled(game, hits));
    return ask(
      open.map((hits) => casualties.of(hits.seat, hits)),
      'lost',
    );
  },
  lost: (game, { all }, { answers }) => {
    const gone = all.flatMap((hits) =>
      settled(game, hits)
        ? targets(game, hits).slice(0, owed(game, hits))
        : picked(alike(game, targets(game, hits)), counted(answers[hits.seat] ?? null)),
    );
    destroy(game, gone);
    return done(gone.length);
  },
});

export const casualtyProcedures = [takeHits];
export const casualtyQuestions = [casualties];
