import type { Hits } from './hit-distribution.ts';

/** A unit in a battle; which one it is, where something tells it from others of its type. */
export interface Fighter {
  type: string;
  damaged?: true;
  id?: string;
}

/** By which two forces are told apart. */
const keyOf = (force: readonly Fighter[]): string =>
  force.map(({ type, damaged, id = '' }) => `${type}${damaged ? '!' : ''}${id}`).join(' ');

/** Both sides as they stand: in the order in which their units are hit. */
export interface Standing<F extends Fighter> {
  attacker: readonly F[];
  defender: readonly F[];
}

export type Side = keyof Standing<Fighter>;

/** How a battle may stand, and how likely that is. */
export interface Likely<F extends Fighter> {
  standing: Standing<F>;
  chance: number;
}

/** How a kind of battle is fought: what each side hits with, and what is left of one that is hit. */
export interface Fight<F extends Fighter> {
  hits: (side: Side, standing: Standing<F>, round: number) => Hits;
  after: (side: Side, force: readonly F[], hits: number) => readonly F[];
  /** Where a roll changes those who have rolled: what it may come to, for them and in hits, instead of `hits` alone. */
  volleys?: (side: Side, standing: Standing<F>, round: number) => readonly Volleyed<F>[];
}

/** What a roll may come to: so many hits, and what has become of those who rolled before any of them is hit. */
export interface Volleyed<F extends Fighter> {
  force: readonly F[];
  hits: number;
  chance: number;
}

/** Standings by what they are, each once with all that leads to it. */
class Spread<F extends Fighter> {
  private readonly found = new Map<string, Likely<F>>();

  add(standing: Standing<F>, chance: number): void {
    if (chance <= 0) return;
    const key = `${keyOf(standing.attacker)}/${keyOf(standing.defender)}`;
    const before = this.found.get(key);
    if (before) before.chance += chance;
    else this.found.set(key, { standing, chance });
  }

  get all(): Likely<F>[] {
    return [...this.found.values()];
  }

  take(): Likely<F> | undefined {
    // What has most left is done with first: nothing comes back that is lost or damaged.
    let first: [string, Likely<F>] | undefined;
    for (const one of this.found) if (!first || lifeOf(one[1].standing) > lifeOf(first[1].standing)) first = one;
    if (first) this.found.delete(first[0]);
    return first?.[1];
  }
}

const lifeOf = ({ attacker, defender }: Standing<Fighter>): number =>
  [...attacker, ...defender].reduce((sum, { damaged }) => sum + (damaged ? 1 : 2), 0);

const isOver = ({ attacker, defender }: Standing<Fighter>): boolean => !attacker.length || !defender.length;

/** Both roll at once, and both take what the other has hit. */
export function exchange<F extends Fighter>(fight: Fight<F>, standing: Standing<F>, round: number): Likely<F>[] {
  if (fight.volleys)
    return exchangeOf(fight, fight.volleys('attacker', standing, round), fight.volleys('defender', standing, round));
  const { hits, after } = fight;
  const spread = new Spread<F>();
  const against: Record<Side, Hits> = {
    attacker: hits('defender', standing, round),
    defender: hits('attacker', standing, round),
  };
  const left = (side: Side): (readonly F[])[] =>
    against[side].map((_chance, count) => after(side, standing[side], count));
  const [attackers, defenders] = [left('attacker'), left('defender')];
  for (const [i, p] of against.attacker.entries())
    for (const [j, q] of against.defender.entries())
      spread.add({ attacker: attackers[i], defender: defenders[j] }, p * q);
  return spread.all;
}

function exchangeOf<F extends Fighter>(
  { after }: Fight<F>,
  attackers: readonly Volleyed<F>[],
  defenders: readonly Volleyed<F>[],
): Likely<F>[] {
  const spread = new Spread<F>();
  for (const a of attackers)
    for (const d of defenders)
      spread.add(
        { attacker: after('attacker', a.force, d.hits), defender: after('defender', d.force, a.hits) },
        a.chance * d.chance,
      );
  return spread.all;
}

const same = (one: Standing<Fighter>, other: Standing<Fighter>): boolean =>
  keyOf(one.attacker) === keyOf(other.attacker) && keyOf(one.defender) === keyOf(other.defender);

/** From the second round on all are alike: rounds in which nobody is hit are passed over, as they come to nothing. */
const LATER = 2;

/** How a battle may end that is fought until one side is gone. `stuck`: how it may come to stand where nobody can ever hit anybody. */
export function fought<F extends Fighter>(
  fight: Fight<F>,
  start: readonly Likely<F>[],
): { ends: Likely<F>[]; stuck: Likely<F>[] } {
  const ends = new Spread<F>();
  const open = new Spread<F>();
  const stuck = new Spread<F>();
  const put = (standing: Standing<F>, chance: number): void => (isOver(standing) ? ends : open).add(standing, chance);
  for (const { standing, chance } of start) {
    if (isOver(standing)) ends.add(standing, chance);
    else for (const next of exchange(fight, standing, 1)) put(next.standing, chance * next.chance);
  }
  for (let one = open.take(); one; one = open.take()) {
    const { standing, chance } = one;
    const others = exchange(fight, standing, LATER).filter((next) => !same(next.standing, standing));
    const changes = others.reduce((sum, next) => sum + next.chance, 0);
    if (changes <= 0) stuck.add(standing, chance);
    else for (const next of others) put(next.standing, (chance * next.chance) / changes);
  }
  return { ends: ends.all, stuck: stuck.all };
}
