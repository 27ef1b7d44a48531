import {
  ask,
  call,
  chosenAmounts,
  done,
  type AmountOption,
  type Answer,
  type Procedure,
  type Question,
  type Spec,
} from '#engine';
import { destroyUnits } from './destroy.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { atPlace } from '#ti4/rules/names.ts';
import type { SeatId, Unit, UnitId } from '#ti4/rules/state.ts';
import { labelOf, compareByValue } from './unit-marks.ts';
import { lineKeyOf } from './unit-keys.ts';
import { definitionOf } from './units.ts';

/** A number of these units, chosen by their owner, to be destroyed or removed. */
export interface Loss {
  seat: SeatId;
  units: UnitId[];
  count: number;
  /** Reason, such as 'for Arms Reduction'. */
  why: string;
}

const unitsOf = (game: Game, loss: Loss): Unit[] => loss.units.flatMap((id) => game.state.units[id] ?? []);

/** Returns one line for equal units in one place, the cheapest first. */
function linesOf(game: Game, units: Unit[], count: number): AmountOption[] {
  const lines = new Map<string, AmountOption>();
  const cost = (unit: Unit): number => definitionOf(game, unit).cost ?? 0;
  for (const unit of [...units].sort((a, b) => cost(a) - cost(b) || compareByValue(game, a, b))) {
    const key = lineKeyOf(game, unit);
    const where = atPlace(game, unit);
    const line = lines.get(key) ?? {
      key,
      label: `${labelOf(game, unit)} ${where}`,
      max: 0,
      weights: { units: 1 },
    };
    line.max += 1;
    lines.set(key, line);
  }
  const list = [...lines.values()].map((line) => ({ ...line, max: Math.min(line.max, count) }));
  const sum = list.reduce((total, { max }) => total + max, 0);
  // The minimum is what the other lines cannot make up.
  return list.map((line) => ({ ...line, min: Math.max(0, count - (sum - line.max)) }));
}

const specOf =
  (verb: 'destroy' | 'remove') =>
  (game: Game, _seat: SeatId, loss: Loss): Spec => {
    const units = unitsOf(game, loss);
    const count = Math.min(loss.count, units.length);
    if (count <= 0) return { kind: 'none', reason: `You have no units to ${verb}.` };
    const lines = linesOf(game, units, count);
    const start: Record<string, number> = Object.fromEntries(lines.map(({ key, min = 0 }) => [key, min]));
    let left = count - lines.reduce((sum, { min = 0 }) => sum + min, 0);
    for (const { key, max } of lines) {
      const more = Math.min(max - start[key], left);
      start[key] += more;
      left -= more;
    }
    return {
      kind: 'allot',
      prompt: `Which ${count === 1 ? 'of' : `${count} of`} your units do you ${verb} ${loss.why}?`,
      amounts: lines,
      limits: [
        { measure: 'units', atLeast: count, atMost: count, message: `Choose exactly ${count}; you chose {sum}.` },
      ],
      proposed: start,
    };
  };

export const chooseLosses = question<Loss, Record<string, number>>()('choose-losses', specOf('destroy'), {
  title: 'choose units to destroy',
  forced: true,
});

/** Asks which units leave the board without being destroyed (79.2). */
export const chooseRemovals = question<Loss, Record<string, number>>()('choose-removals', specOf('remove'), {
  title: 'choose units to remove',
  forced: true,
});

/** Returns the units that an answer selects. */
export function unitsLost(game: Game, loss: Loss, answer: Answer): Unit[] {
  const wanted = { ...chosenAmounts(answer) };
  return unitsOf(game, loss).filter((unit) => {
    const key = lineKeyOf(game, unit);
    if (!wanted[key]) return false;
    wanted[key] -= 1;
    return true;
  });
}

/** Lets all owners choose at once, then destroys everything together, along with `also`. */
export const destroyChosenUnits = procedure<{ losses: Loss[]; also?: UnitId[]; by: SeatId | null }>()('losses', {
  choose: (_game, { losses: list }) =>
    ask(
      list.map((loss) => chooseLosses.ask(loss.seat, loss)),
      'destroy',
    ),
  destroy(game, data, got) {
    const doomed = new Set<UnitId>(data.also ?? []);
    for (const [i, loss] of data.losses.entries())
      for (const unit of unitsLost(game, loss, got.asks[i]?.reply ?? null)) doomed.add(unit.id);
    return call(destroyUnits, { units: [...doomed], by: data.by }, 'end');
  },
  end: () => done(),
});

export const lossProcedures: Procedure<Game, never>[] = [destroyChosenUnits];
export const lossQuestions: Question<Game, never>[] = [chooseLosses, chooseRemovals];
