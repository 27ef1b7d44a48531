import type { HitDistribution } from './hit-distribution.ts';

/** Unit in a battle; `id` is set if something tells it apart from others of its type. */
export interface Fighter {
  type: string;
  damaged?: true;
  id?: string;
}

/** Returns a key that tells two forces apart. */
const keyOf = (force: readonly Fighter[]): string =>
  force.map(({ type, damaged, id = '' }) => `${type}${damaged ? '!' : ''}${id}`).join(' ');

/** Forces of both sides, in the order in which their units are hit. */
export interface BattleState<F extends Fighter> {
  attacker: readonly F[];
  defender: readonly F[];
}

export type Side = keyof BattleState<Fighter>;

/** Possible state of a battle, and how likely it is. */
export interface WeightedState<F extends Fighter> {
  standing: BattleState<F>;
  chance: number;
}

/** Rules of a kind of battle: the hits of each side, and what is left of a force that is hit. */
export interface BattleRules<F extends Fighter> {
  hits: (side: Side, standing: BattleState<F>, round: number) => HitDistribution;
  after: (side: Side, force: readonly F[], hits: number) => readonly F[];
  /** Returns the possible outcomes of a roll that also changes the units that roll; used instead of `hits`. */
  rollOutcomes?: (side: Side, standing: BattleState<F>, round: number) => readonly RollOutcome<F>[];
}

/** Outcome of a roll: the hits, and the units that rolled as they are before any of them is hit. */
export interface RollOutcome<F extends Fighter> {
  force: readonly F[];
  hits: number;
  chance: number;
}

/** Probability distribution of battle states: each state once, with the chances of all ways to it added up. */
class Spread<F extends Fighter> {
  private readonly found = new Map<string, WeightedState<F>>();

  add(standing: BattleState<F>, chance: number): void {
    if (chance <= 0) return;
    const key = `${keyOf(standing.attacker)}/${keyOf(standing.defender)}`;
    const before = this.found.get(key);
    if (before) before.chance += chance;
    else this.found.set(key, { standing, chance });
  }

  get all(): WeightedState<F>[] {
    return [...this.found.values()];
  }

  take(): WeightedState<F> | undefined {
    // States with the most units left come first, because lost or damaged units never come back.
    let first: [string, WeightedState<F>] | undefined;
    for (const one of this.found) if (!first || lifeOf(one[1].standing) > lifeOf(first[1].standing)) first = one;
    if (first) this.found.delete(first[0]);
    return first?.[1];
  }
}

const lifeOf = ({ attacker, defender }: BattleState<Fighter>): number =>
  [...attacker, ...defender].reduce((sum, { damaged }) => sum + (damaged ? 1 : 2), 0);

const isOver = ({ attacker, defender }: BattleState<Fighter>): boolean => !attacker.length || !defender.length;

/** Computes one round: both sides roll at the same time, and both take the hits of the other. */
export function computeRound<F extends Fighter>(
  fight: BattleRules<F>,
  standing: BattleState<F>,
  round: number,
): WeightedState<F>[] {
  if (fight.rollOutcomes)
    return exchangeOf(
      fight,
      fight.rollOutcomes('attacker', standing, round),
      fight.rollOutcomes('defender', standing, round),
    );
  const { hits, after } = fight;
  const spread = new Spread<F>();
  const against: Record<Side, HitDistribution> = {
    attacker: hits('defender', standing, round),
    defender: hits('attacker', standing, round),
  };
  const left = (side: Side): { units: readonly F[]; chance: number }[] =>
    against[side].map((chance, count) => ({ units: after(side, standing[side], count), chance }));
  const defenders = left('defender');
  for (const attacker of left('attacker'))
    for (const defender of defenders)
      spread.add({ attacker: attacker.units, defender: defender.units }, attacker.chance * defender.chance);
  return spread.all;
}

function exchangeOf<F extends Fighter>(
  { after }: BattleRules<F>,
  attackers: readonly RollOutcome<F>[],
  defenders: readonly RollOutcome<F>[],
): WeightedState<F>[] {
  const spread = new Spread<F>();
  for (const a of attackers)
    for (const d of defenders)
      spread.add(
        { attacker: after('attacker', a.force, d.hits), defender: after('defender', d.force, a.hits) },
        a.chance * d.chance,
      );
  return spread.all;
}

const same = (one: BattleState<Fighter>, other: BattleState<Fighter>): boolean =>
  keyOf(one.attacker) === keyOf(other.attacker) && keyOf(one.defender) === keyOf(other.defender);

/**
 * Round number for all rounds from the second on, which are alike. Rounds without a hit are skipped, since they change
 * nothing.
 */
const LATER = 2;

/**
 * Computes how a battle may end that is fought until one side is gone. `stuck`: states in which nobody can ever hit
 * anybody.
 */
export function computeBattle<F extends Fighter>(
  fight: BattleRules<F>,
  start: readonly WeightedState<F>[],
): { ends: WeightedState<F>[]; stuck: WeightedState<F>[] } {
  const ends = new Spread<F>();
  const open = new Spread<F>();
  const stuck = new Spread<F>();
  const put = (standing: BattleState<F>, chance: number): void =>
    (isOver(standing) ? ends : open).add(standing, chance);
  for (const { standing, chance } of start) {
    if (isOver(standing)) ends.add(standing, chance);
    else for (const next of computeRound(fight, standing, 1)) put(next.standing, chance * next.chance);
  }
  for (let one = open.take(); one; one = open.take()) {
    const { standing, chance } = one;
    const others = computeRound(fight, standing, LATER).filter((next) => !same(next.standing, standing));
    const changes = others.reduce((sum, next) => sum + next.chance, 0);
    if (changes <= 0) stuck.add(standing, chance);
    else for (const next of others) put(next.standing, (chance * next.chance) / changes);
  }
  return { ends: ends.all, stuck: stuck.all };
}
