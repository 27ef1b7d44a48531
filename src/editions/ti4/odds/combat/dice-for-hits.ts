import { totalHits, hitsOfDie, type Die, type Roll } from '#ti4/rules/combat/dice.ts';
import type { CombatBoard, CombatState } from './combat-board.ts';
import { diceOfRoll, DIE_FACES } from './roll-outcomes.ts';

/** Finds dice that give a wanted number of hits, for components that respond to the hits of a roll. */
export class DiceForHits {
  private readonly field: CombatBoard;
  private readonly known = new Map<string, Map<number, Die[]>>();

  constructor(field: CombatBoard) {
    this.field = field;
  }

  /** Returns a roll with this number of hits, or with the most it can have. */
  rollWithHits(standing: CombatState, roll: Roll, hits: number): Roll {
    const ways = this.waysOf(standing, roll);
    return { ...roll, dice: ways.get(hits) ?? ways.get(Math.max(...ways.keys())) ?? [] };
  }

  private waysOf(standing: CombatState, roll: Roll): Map<number, Die[]> {
    const { attacker, defender } = standing;
    const key = `${roll.seat} ${roll.purpose} ${attacker.index} ${defender.index}`;
    let found = this.known.get(key);
    if (!found) this.known.set(key, (found = this.lookedUp(standing, roll)));
    return found;
  }

  private lookedUp(standing: CombatState, roll: Roll): Map<number, Die[]> {
    const game = this.field.layOut(standing);
    let sums = new Map<number, Die[]>([[0, []]]);
    for (const die of diceOfRoll(game, roll)) {
      const byHits = new Map(DIE_FACES.map((face) => [hitsOfDie(game, roll, { ...die, face }), { ...die, face }]));
      const next = new Map<number, Die[]>();
      for (const [sum, dice] of sums)
        for (const [hits, one] of byHits) if (!next.has(sum + hits)) next.set(sum + hits, [...dice, one]);
      sums = next;
    }
    return new Map([...sums].map(([sum, dice]) => [totalHits(game, roll, sum), dice]));
  }
}
