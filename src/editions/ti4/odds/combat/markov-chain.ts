/** Transitions of a node with their probabilities. */
export interface Transitions {
  to: number[];
  chances: number[];
}

/**
 * Computes exactly the probability of ending at each node of an absorbing Markov chain. `start` holds the initial
 * probability of each node and `ways[n]` the transitions of node n; nodes without transitions are ends. Rounds that
 * lead back to an earlier node are not simulated but solved as linear equations. `spend` receives the cost, in
 * steps, before they are solved.
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

/** Number of additions in an equation that cost one step. */
const OF_EQUATIONS = 300;

/** Exit probability below which a node counts as inescapable: the rounding error of a sum of probabilities. */
export const MIN_EXIT_PROBABILITY = 1e-12;

/**
 * Returns the expected visits of a node that leads back to itself at most: a geometric series. Undefined if it has no
 * exit.
 */
function alone(node: number, mass: Float64Array, ways: readonly Transitions[]): number[] | undefined {
  let leaving = 0;
  let staying = 0;
  const { to, chances } = ways[node];
  for (let k = 0; k < to.length; k++) {
    if (to[k] === node) staying += chances[k];
    else leaving += chances[k];
  }
  if (!staying) return [mass[node]];
  // The sum of the exits is more exact than 1 minus the probability of staying.
  return leaving < MIN_EXIT_PROBABILITY ? undefined : [(mass[node] / leaving) * (leaving + staying)];
}

/** Returns the expected visits of nodes that lead to one another, from visits = mass + visits × transitions. */
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
  // The matrix is column diagonally dominant, so elimination needs no pivoting.
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

/** Returns the strongly connected components, each before those it leads to (Tarjan). */
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
