// Plays combats through the procedures of the rules, under the assumptions of the odds, to verify the odds.
import { answer, begin, clone, openAsks } from '#engine';
import { defaultCombatAnswer } from '#ti4/odds/combat/default-policy.ts';
import type { ScenarioSetup, OddsReport } from '#ti4/odds/index.ts';
import { hasBothSides, combatantsAt } from '#ti4/rules/combat/combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import type { Component } from '#ti4/rules/components/component.ts';
import { inForce } from '#ti4/rules/components/in-force.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { unitAtKey } from '#ti4/rules/units/unit-keys.ts';
import { groundForcesOn, isTransportable, unitsAt } from '#ti4/rules/units/units.ts';

/** Result of a combat. */
export interface SimulatedCombat {
  winner: SeatId | null;
  attackers: number;
  defenders: number;
}

type Laid = Pick<ScenarioSetup, 'state' | 'book' | 'place' | 'sides'>;

/** Thrown once a combat is decided: later steps, such as the capacity check, are not part of it. */
const DECIDED = new Error('The combat is over');

/** Lands all ground forces that can land. */
const everybody = (game: Game, seat: SeatId, system: string, planet: PlanetId): Record<string, number> => {
  const landing: Record<string, number> = {};
  for (const unit of unitsAt(game, { owner: seat, system, space: true })) {
    const key = unitAtKey.format(unit.type, planet);
    if (isTransportable(game, unit)) landing[key] = (landing[key] ?? 0) + 1;
  }
  return landing;
};

function settleAll(game: Game, { system, planet = '' }: Laid['place']): void {
  for (;;) {
    const open = openAsks(game.state).find(({ ask }) => ask.reply === undefined);
    if (!open) return;
    const { player, question, id } = open.ask;
    const reply =
      question === 'commit-ground-forces' ? everybody(game, player, system, planet) : defaultCombatAnswer(game, open);
    answer(game as never, player, id, reply);
  }
}

/**
 * Returns a rulebook with only the modifiers and listeners that are in force at the start: without cards in hand no
 * others can come into force, so the engine need not check them at every timing window. Fleet pool and capacity are
 * ignored.
 */
function bare({ state, book }: Laid): Rulebook {
  const game = newGame(state, book);
  const here = (component: Component): boolean => inForce(game, component).length > 0;
  const modifying = Object.entries(book.modifiersByValue).map(
    ([value, list]) => [value, (list as Component[]).filter(here)] as const,
  );
  const listening = Object.entries(book.listenersByMoment).map(
    ([moment, list]) => [moment, list.filter(({ component }) => here(component))] as const,
  );
  return {
    ...book,
    standingChecks: [],
    modifiersByValue: Object.fromEntries(modifying.filter(([, list]) => list.length)),
    listenersByMoment: Object.fromEntries(listening.filter(([, list]) => list.length)),
  };
}

/** Plays one combat with the dice of its seed. On a planet, the attacker's ground forces start in space. */
export function simulateCombat(laid: Laid, seed: string, book: Rulebook = bare(laid)): SimulatedCombat {
  const { state, place, sides } = laid;
  const game = newGame(clone(state), book);
  game.state.seed = seed;
  game.state.turn = { ...game.state.turn, system: place.system };
  const count = (seat: SeatId): number => combatantsAt(game, place, seat).length;
  const look = (winner: SeatId | null): SimulatedCombat => ({
    winner,
    attackers: count(sides.attacker),
    defenders: count(sides.defender),
  });
  let left: SimulatedCombat | undefined;
  const record = game.addFact.bind(game);
  game.addFact = (fact) => {
    record(fact);
    if (fact.type !== 'combat-won' && fact.type !== 'combat-drawn') return;
    left = look(fact.type === 'combat-won' ? fact.winner : null);
    throw DECIDED;
  };
  const go = (procedure: { name: string }, data: object): void => {
    try {
      begin(game as never, procedure.name, data as never);
      settleAll(game, place);
    } catch (error) {
      if (error !== DECIDED) throw error;
    }
  };
  const { planet, system } = place;
  if (planet === undefined) {
    go(spaceCannonOffense, { seat: sides.attacker, system });
    if (hasBothSides(game, { ...place, ...sides })) go(spaceCombat, { system, ...sides });
  } else {
    for (const unit of unitsAt(game, { owner: sides.attacker, planet }))
      if (isTransportable(game, unit)) delete unit.planet;
    game.invalidateAll();
    go(invasion, { seat: sides.attacker, system });
  }
  if (left) return left;
  const has = (seat: SeatId): boolean =>
    (planet === undefined ? count(seat) : groundForcesOn(game, planet, seat).length) > 0;
  const [a, d] = [has(sides.attacker), has(sides.defender)];
  return look(a === d ? null : a ? sides.attacker : sides.defender);
}

/** A computed value and the simulated one. */
export interface OddsComparison {
  what: string;
  expected: number;
  found: number;
  /** Standard error of the simulated value, assuming the expected value is right. */
  error: number;
  /** Largest effect of a single combat on the simulated value. */
  single: number;
}

const unitsIn = (text: string): number =>
  text === 'nothing' ? 0 : text.split(', ').reduce((sum, part) => sum + Number(part.split(' ')[0]), 0);

/** Plays `count` combats and compares the results with the computed odds. */
export function compareOdds(laid: Laid, { odds }: OddsReport, count: number, seed: string): OddsComparison[] {
  const seen = { win: 0, draw: 0, loss: 0, attacker: 0, defender: 0 };
  const book = bare(laid);
  for (let i = 0; i < count; i++) {
    const { winner, attackers, defenders } = simulateCombat(laid, `${seed} ${i}`, book);
    seen[winner === laid.sides.attacker ? 'win' : winner === null ? 'draw' : 'loss'] += 1;
    seen.attacker += attackers;
    seen.defender += defenders;
  }
  const chances = (['win', 'draw', 'loss'] as const).map((what) => ({
    what,
    expected: odds[what],
    found: seen[what] / count,
    error: Math.sqrt(Math.max(0, odds[what] * (1 - odds[what])) / count),
    single: 1 / count,
  }));
  const survivors = (['attacker', 'defender'] as const).map((side) => {
    const { units, left } = odds.survivors[side];
    const variance = left.reduce((sum, { units: text, chance }) => sum + chance * (unitsIn(text) - units) ** 2, 0);
    const most = Math.max(...left.map(({ units: text }) => unitsIn(text)));
    return {
      what: `${side} left`,
      expected: units,
      found: seen[side] / count,
      error: Math.sqrt(variance / count),
      single: most / count,
    };
  });
  return [...chances, ...survivors];
}

/** Returns the difference in standard errors, ignoring the effect of a single combat. */
export const standardErrors = ({ expected, found, error, single }: OddsComparison): number =>
  Math.max(0, Math.abs(found - expected) - single) / Math.max(error, 1e-9);
