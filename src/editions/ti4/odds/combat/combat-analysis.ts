import type { Place, Sides } from '#ti4/rules/combat/combat.ts';
import type { HitRestriction } from '#ti4/rules/combat/combat-value-types.ts';
import { rollingUnits } from '#ti4/rules/combat/dice.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { newGame, type Rulebook } from '#ti4/rules/game.ts';
import type { SeatId, State, Unit } from '#ti4/rules/state.ts';
import { bombardmentOddsStep, spaceCannonStep } from './pre-combat.ts';
import { ComputeBudget } from '#ti4/odds/budget.ts';
import { roundOutcomes, applyIncomingHits } from './round.ts';
import { CombatBoard, type CombatState } from './combat-board.ts';
import { ForcedMoments } from './forced-moments.ts';
import { computeRounds, type CombatEnding } from './combat-rounds.ts';
import { mapStates, unchanged, StateDistribution } from './distribution.ts';

/** Point at which the analysis starts: before the combat, at the barrage of the first round, or between two rounds. */
export type AnalysisStart = 'before' | 'barrage' | 'rounds';

/** Hits that each side still has to assign in the current round. */
export type PendingHits = Partial<Record<SeatId, { hits: number; assign?: HitRestriction }>>;

export interface CombatAnalysis {
  /** Board at the start of the analysis. */
  field: CombatBoard;
  /** Units that fight, including those that join when the combat begins. */
  fighting: Record<keyof Sides, Unit[]>;
  endings: CombatEnding[];
  /** Probability that the combat never ends because neither side can hit the other. */
  endless: number;
}

/** A combat with the effects in force and the distribution of its starting states. */
interface Fight {
  state: State;
  field: CombatBoard;
  moments: ForcedMoments;
  spread: StateDistribution;
}

const hasBarrage = (field: CombatBoard, standing: CombatState): boolean => {
  const game = field.layOut(standing);
  return [field.sides.attacker, field.sides.defender].some(
    (seat) =>
      rollingUnits(game, { seat, against: null, purpose: 'anti-fighter-barrage', system: field.place.system }).length >
      0,
  );
};

/** Moves both sides' units to another board. */
const movedTo = (field: CombatBoard, attackers: Unit[], defenders: Unit[]): CombatState => ({
  attacker: field.force(field.sides.attacker, attackers),
  defender: field.force(field.sides.defender, defenders),
});

/** Returns the distribution of states after the steps before a combat. */
function upTo(field: CombatBoard, moments: ForcedMoments): StateDistribution {
  const { attacker, defender } = field.sides;
  const spread = new StateDistribution();
  spread.add(field.start, 1);
  return field.place.planet === undefined
    ? mapStates(
        mapStates(spread, spaceCannonStep(field, moments, attacker, 'space-cannon-offense')),
        spaceCannonStep(field, moments, defender, 'space-cannon-offense'),
      ) // 77.2
    : mapStates(
        mapStates(spread, bombardmentOddsStep(field, moments)),
        spaceCannonStep(field, moments, defender, 'space-cannon-defense'),
      ); // 49.1, 49.3
}

const lastingIn = (state: State): string =>
  JSON.stringify(
    Object.values(state.effects).map(({ component, holder, data, until }) => [component, holder, data, until]),
  );

/** Starts the combat and returns its variants, since the participants and lasting effects may depend on the state. */
function begun(
  state: State,
  book: Rulebook,
  field: CombatBoard,
  moments: ForcedMoments,
  spread: StateDistribution,
): Fight[] {
  const plain: Fight = { state, field, moments, spread: new StateDistribution() };
  const fights = new Map([[lastingIn(state), plain]]);
  for (const { standing, chance } of spread) {
    const after = field.isContested(standing) ? moments.afterCombatBegins(standing) : undefined;
    if (!after) {
      plain.spread.add(standing, chance);
      continue;
    }
    const key = lastingIn(after);
    let fight = fights.get(key);
    if (!fight) {
      const under: State = { ...state, effects: after.effects };
      const its = new CombatBoard(under, book, field.place, field.sides, field.budget);
      its.setCombatRound(1);
      fights.set(
        key,
        (fight = { state: under, field: its, moments: new ForcedMoments(its), spread: new StateDistribution() }),
      );
    }
    const game = newGame(after, fight.field.game.book);
    const { attacker, defender } = field.sides;
    fight.spread.add(
      movedTo(fight.field, fight.field.combatUnits(game, attacker), fight.field.combatUnits(game, defender)),
      chance,
    );
  }
  return [...fights.values()];
}

/** Computes the rounds of a combat, from the barrage or from pending hits. */
function foughtOut(
  { state, field, moments, spread: start }: Fight,
  book: Rulebook,
  from: AnalysisStart,
  pending: PendingHits,
): Omit<CombatAnalysis, 'field' | 'fighting'> {
  const onGround = field.place.planet !== undefined;
  const purpose: RollPurpose = onGround ? 'ground-combat' : 'space-combat';
  let spread = mapStates(start, (standing) => {
    const { attacker, defender } = applyIncomingHits(field, moments, standing, purpose, pending);
    return unchanged({ attacker: attacker.force, defender: defender.force });
  });
  if (from !== 'rounds' && !onGround) {
    spread = mapStates(spread, (standing) =>
      field.isContested(standing) && hasBarrage(field, standing)
        ? roundOutcomes(field, moments, standing, 'anti-fighter-barrage')
        : unchanged(standing),
    );
  }
  if (Object.values(state.effects).every(({ until }) => until !== 'combat-round'))
    return computeRounds(field, moments, spread, purpose);
  // Effects of the first round expire before the later rounds.
  spread = mapStates(spread, (standing) =>
    field.isContested(standing) ? roundOutcomes(field, moments, standing, purpose) : unchanged(standing),
  );
  const after = newGame({ ...state, effects: { ...state.effects } }, book);
  expireEffects(after, 'combat-round');
  const later = new CombatBoard(after.state, book, field.place, field.sides, field.budget);
  later.setCombatRound(2);
  const moved = mapStates(spread, ({ attacker, defender }) =>
    unchanged(movedTo(later, attacker.units, defender.units)),
  );
  return computeRounds(later, new ForcedMoments(later), moved, purpose);
}

/** Lists a side's units that fight in any of the given combats. */
function fightingIn(fights: readonly Fight[], side: keyof Sides): Unit[] {
  const units = new Map<string, Unit>();
  for (const { field } of fights) for (const unit of field.fightingUnits(field.start, side)) units.set(unit.id, unit);
  return [...units.values()];
}

/**
 * Computes all outcomes of a combat in a system's space area or on a planet. Players do not retreat, play cards or use
 * optional abilities; hits are assigned by sustaining damage first, then to the cheapest units.
 */
export function analyzeCombat(
  now: State,
  book: Rulebook,
  place: Place,
  sides: Sides,
  from: AnalysisStart = 'before',
  pending: PendingHits = {},
  budget = new ComputeBudget(),
): CombatAnalysis {
  // A combat that has not begun takes place in the system that will be active.
  const state = from === 'before' ? { ...now, turn: { ...now.turn, system: place.system } } : now;
  const field = new CombatBoard(state, book, place, sides, budget);
  const moments = new ForcedMoments(field);
  const whole = new StateDistribution();
  whole.add(field.start, 1);
  const spread = from === 'before' ? upTo(field, moments) : whole;
  field.setCombatRound(1);
  const fights = from === 'before' ? begun(state, book, field, moments, spread) : [{ state, field, moments, spread }];
  const courses = fights.map((fight) => foughtOut(fight, book, from, pending));
  return {
    field,
    fighting: { attacker: fightingIn(fights, 'attacker'), defender: fightingIn(fights, 'defender') },
    endings: courses.flatMap(({ endings }) => endings),
    endless: courses.reduce((sum, { endless }) => sum + endless, 0),
  };
}
