import type { Fighter, WeightedState, Side, BattleState } from './battle-chain.ts';

/** Chances of a battle, from its attacker's point of view. */
export interface Odds {
  win: number;
  /** Chance that nobody is left. */
  draw: number;
  loss: number;
  /** Chance that nobody can hit anybody. */
  endless: number;
  /** Average number of units left, by side. */
  left: Record<Side, number>;
}

/** Computes odds from the ways in which a battle may end. */
export function computeOdds({
  ends,
  stuck,
}: {
  ends: readonly WeightedState<Fighter>[];
  stuck: readonly WeightedState<Fighter>[];
}): Odds {
  const sum = (of: (standing: BattleState<Fighter>) => number): number =>
    ends.reduce((all, { standing, chance }) => all + chance * of(standing), 0);
  return {
    win: sum(({ attacker, defender }) => Number(attacker.length > 0 && !defender.length)),
    draw: sum(({ attacker, defender }) => Number(!attacker.length && !defender.length)),
    loss: sum(({ attacker, defender }) => Number(!attacker.length && defender.length > 0)),
    endless: stuck.reduce((all, { chance }) => all + chance, 0),
    left: { attacker: sum(({ attacker }) => attacker.length), defender: sum(({ defender }) => defender.length) },
  };
}

/** Formats a chance in whole percent, but never "0%" for something possible or "100%" for something uncertain. */
export function formatChance(chance: number): string {
  const percents = Math.round(chance * 100);
  if (percents === 0 && chance > 0) return 'under 1%';
  return percents === 100 && chance < 1 - 1e-9 ? 'over 99%' : `${percents}%`;
}

/**
 * Formats odds: "Attacker wins 62%, defender wins 35%, no units left 3%. Average units left: attacker 1.8, defender 0.6."
 */
export function formatOdds({ win, loss, draw, endless, left }: Odds): string {
  const nobody = draw > 0 ? `, no units left ${formatChance(draw)}` : '';
  const never = endless > 0 ? `, no side can hit the other ${formatChance(endless)}` : '';
  const average = (count: number): string => (Math.round(count * 10) / 10).toString();
  return `Attacker wins ${formatChance(win)}, defender wins ${formatChance(loss)}${nobody}${never}. Average units left: attacker ${average(left.attacker)}, defender ${average(left.defender)}.`;
}
