import type { Hits } from './hits.ts';
import { keyOf, type Force } from './force.ts';

/** Both sides as they stand. */
export interface Standing {
  attacker: Force;
  defender: Force;
}

export type Side = keyof Standing;

/** How a battle may stand, and how likely that is. */
export interface Likely {
  standing: Standing;
  chance: number;
}

/** How a kind of battle is fought: what each side hits with, and what is left of one that is hit. */
export interface Fight {
  hits: (side: Side, standing: Standing, round: number) => Hits;
  after: (side: Side, force: Force, hits: number) => Force;
}

/** Standings by what they are, each once with all that leads to it. */
export class Spread {
  private readonly found = new Map<string, Likely>();

  add(standing: Standing, chance: number): void {
    if (chance <= 0) return;
    const key = `${keyOf(standing.attacker)}/${keyOf(standing.defender)}`;
    const before = this.found.get(key);
    if (before) before.chance += chance;
    else this.found.set(key, { standing, chance });
  }

  get all(): Likely[] {
    return [...this.found.values()];
  }

  take(): Likely | undefined {
    // What has most left is done with first: nothing comes back that is lost or damaged.
    let first: [string, Likely] | undefined;
    for (const one of this.found) if (!first || lifeOf(one[1].standing) > lifeOf(first[1].standing)) first = one;
    if (first) this.found.delete(first[0]);
    return first?.[1];
  }
}

const lifeOf = ({ attacker, defender }: Standing): number =>
  [...attacker, ...defender].reduce((sum, { damaged }) => sum + (damaged ? 1 : 2), 0);

export const isOver = ({ attacker, defender }: Standing): boolean => !attacker.length || !defender.length;

/** Both roll at once, and both take what the other has hit. */
export function exchange({ hits, after }: Fight, standing: Standing, round: number): Likely[] {
  const spread = new Spread();
  const against: Record<Side, Hits> = { attacker: hits('defender', standing, round), defender: hits('attacker', standing, round) };
  const left = (side: Side): Force[] => against[side].map((_chance, count) => after(side, standing[side], count));
  const [attackers, defenders] = [left('attacker'), left('defender')];
  for (const [i, p] of against.attacker.entries())
    for (const [j, q] of against.defender.entries()) spread.add({ attacker: attackers[i], defender: defenders[j] }, p * q);
  return spread.all;
}

const same = (one: Standing, other: Standing): boolean =>
  keyOf(one.attacker) === keyOf(other.attacker) && keyOf(one.defender) === keyOf(other.defender);

/** From the second round on all are alike: rounds in which nobody is hit are passed over, as they come to nothing. */
const LATER = 2;

/** How a battle may end that is fought until one side is gone. `endless`: how likely nobody can ever hit anybody. */
export function fought(fight: Fight, start: readonly Likely[]): { ends: Likely[]; endless: number } {
  const ends = new Spread();
  const open = new Spread();
  let endless = 0;
  const put = (standing: Standing, chance: number): void => (isOver(standing) ? ends : open).add(standing, chance);
  for (const { standing, chance } of start) {
    if (isOver(standing)) ends.add(standing, chance);
    else for (const next of exchange(fight, standing, 1)) put(next.standing, chance * next.chance);
  }
  for (let one = open.take(); one; one = open.take()) {
    const { standing, chance } = one;
    const others = exchange(fight, standing, LATER).filter((next) => !same(next.standing, standing));
    const changes = others.reduce((sum, next) => sum + next.chance, 0);
    if (changes <= 0) endless += chance;
    else for (const next of others) put(next.standing, (chance * next.chance) / changes);
  }
  return { ends: ends.all, endless };
}
