// Computes the odds of a combat from bare numbers, without rules: a lower bound for the cost of computing odds.

/** One side: the number of hits it can sustain, and its units with their dice in the order in which they are lost. */
export interface BaselineSide {
  sustains: number;
  units: { chance: number; dice: number }[];
}

/** Returns the distribution of hits for each number of hits that the side has taken. */
function hitsBy({ sustains, units }: BaselineSide): number[][] {
  return Array.from({ length: sustains + units.length + 1 }, (_, taken) => {
    let spread = [1];
    for (const { chance, dice } of units.slice(Math.max(0, taken - sustains))) {
      for (let i = 0; i < dice; i++) {
        const next = new Array<number>(spread.length + 1).fill(0);
        spread.forEach((part, hits) => {
          next[hits] += part * (1 - chance);
          next[hits + 1] += part * chance;
        });
        spread = next;
      }
    }
    return spread;
  });
}

/** Computes the odds over rounds of rolling and taking hits until one side or both are gone. */
export function computeBaselineOdds(
  attacker: BaselineSide,
  defender: BaselineSide,
): { win: number; draw: number; loss: number } {
  const [byAttacker, byDefender] = [hitsBy(attacker), hitsBy(defender)];
  const [lastA, lastD] = [byAttacker.length - 1, byDefender.length - 1];
  const mass = byAttacker.map(() => new Float64Array(lastD + 1));
  mass[0][0] = 1;
  for (let a = 0; a < lastA; a++) {
    for (let d = 0; d < lastD; d++) {
      const begun = mass[a][d] / (1 - byAttacker[a][0] * byDefender[d][0]);
      if (!begun) continue;
      byAttacker[a].forEach((chance, onDefender) =>
        byDefender[d].forEach((other, onAttacker) => {
          if (onDefender + onAttacker)
            mass[Math.min(lastA, a + onAttacker)][Math.min(lastD, d + onDefender)] += begun * chance * other;
        }),
      );
    }
  }
  const sum = (list: Iterable<number>): number => [...list].reduce((total, one) => total + one, 0);
  const draw = mass[lastA][lastD];
  return { win: sum(mass.map((row) => row[lastD])) - draw, draw, loss: sum(mass[lastA]) - draw };
}
