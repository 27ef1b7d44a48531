/** Where a node leads to, and how likely each of it is. */
export interface Transitions {
  to: number[];
  chances: number[];
}

/**
 * Where a course of rounds ends, exactly: `start` says how likely it begins at which node, `ways[n]` where node n leads to;
 * nodes without a way are ends. Gives back the chance of ending at each. Rounds that lead back to where they began are
 * not gone through one by one: they are solved, as the linear equations they are.
 * `spend` is told what solving them costs, in steps, before it is done.
 */
export function absorptionProbabilities(
  start: ReadonlyMap<number, number>,
  ways: readonly Transitions[],
  spend: (cost: number) => void = () => {},
): { ends: Map<number, number>; endless: number } {
  const mass = new Float64Array(ways.length);
  for (const [node, chance] of start) mass[node] += chance;
  const ends = new Map<number, number>();
  let endless = 0;
  const groups = inOrder(ways);
  const groupOf = new Int32Array(ways.length);
  groups.forEach((group, i) => {
    for (const node of group) groupOf[node] = i;
  });
  for (const group of groups) {
    if (group.length > 1) spend(group.length ** 3 / OF_EQUATIONS);
    const visits = group.length === 1 ? alone(group[0], mass, ways) : around(group, mass, ways);
    if (visits === undefined) {
      for (const node of group) endless += mass[node];
      continue;
    }
    group.forEach((node, i) => {
      if (visits[i] === 0) return;
      if (!ways[node].to.length) ends.set(node, (ends.get(node) ?? 0) + visits[i]);
      const { to, chances } = ways[node];
      for (let k = 0; k < to.length; k++) if (groupOf[to[k]] !== groupOf[node]) mass[to[k]] += visits[i] * chances[k];
    });
  }
  return { ends, endless };
}

/** So many sums of an equation are one step. */
const OF_EQUATIONS = 300;

/** Less than this is no chance at all of leaving: what is left of one after adding up its parts. */
export const MIN_EXIT_PROBABILITY = 1e-12;

/** How often a node is come by that at most leads back to itself: a geometric series. */
function alone(node: number, mass: Float64Array, ways: readonly Transitions[]): number[] | undefined {
  let leaving = 0;
  let staying = 0;
  const { to, chances } = ways[node];
  for (let k = 0; k < to.length; k++) {
    if (to[k] === node) staying += chances[k];
    else leaving += chances[k];
  }
  if (!staying) return [mass[node]];
  // What leads elsewhere says it more exactly than 1 less what stays.
  return leaving < MIN_EXIT_PROBABILITY ? undefined : [(mass[node] / leaving) * (leaving + staying)];
}

/** How often each of some nodes is come by that lead to one another: visits = mass + visits × ways. */
function around(group: readonly number[], mass: Float64Array, ways: readonly Transitions[]): number[] | undefined {
  const size = group.length;
  const place = new Map(group.map((node, i) => [node, i]));
  const rows = group.map((node, i) => {
    const row = new Float64Array(size + 1);
    row[i] = 1;
    row[size] = mass[node];
    return row;
  });
  let leaving = 0;
  group.forEach((node, from) => {
    const { to, chances } = ways[node];
    for (let k = 0; k < to.length; k++) {
      const at = place.get(to[k]);
      if (at === undefined) leaving += chances[k];
      else rows[at][from] -= chances[k];
    }
  });
  if (leaving < MIN_EXIT_PROBABILITY) return undefined;
  // The columns outweigh themselves on the diagonal: no need to look for a better pivot.
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const part = rows[j][i] / rows[i][i];
      if (part !== 0) for (let k = i; k <= size; k++) rows[j][k] -= part * rows[i][k];
    }
  }
  const visits = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let sum = rows[i][size];
    for (let k = i + 1; k < size; k++) sum -= rows[i][k] * visits[k];
    visits[i] = sum / rows[i][i];
  }
  return visits;
}

/** Nodes that lead to one another together, each group before those it leads to (Tarjan). */
function inOrder(ways: readonly Transitions[]): number[][] {
  const groups: number[][] = [];
  const number = new Int32Array(ways.length).fill(-1);
  const lowest = new Int32Array(ways.length);
  const open: number[] = [];
  const isOpen = new Uint8Array(ways.length);
  let next = 0;
  const visit = (node: number): void => {
    number[node] = lowest[node] = next++;
    open.push(node);
    isOpen[node] = 1;
    for (const to of ways[node].to) {
      if (number[to] < 0) {
        visit(to);
        lowest[node] = Math.min(lowest[node], lowest[to]);
      } else if (isOpen[to]) lowest[node] = Math.min(lowest[node], number[to]);
    }
    if (lowest[node] !== number[node]) return;
    const group: number[] = [];
    for (;;) {
      const last = open.pop();
      if (last === undefined) break;
      isOpen[last] = 0;
      group.push(last);
      if (last === node) break;
    }
    groups.push(group);
  };
  for (let node = 0; node < ways.length; node++) if (number[node] < 0) visit(node);
  return groups.reverse();
}
