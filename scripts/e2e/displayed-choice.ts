import type { PlayerMessage } from '#sandbox/player.ts';
import { CONFIRM, textOfMessage, type Control } from './displayed-message.ts';

/**
 * Picks a control of a draft at random: mostly one that changes it until `drafting` changes are made, then the one that
 * confirms it.
 */
export function controlInDraft(
  usable: readonly Control[],
  drafting: number,
  below: (n: number) => number,
): Control | undefined {
  const pick = (list: readonly Control[]): Control | undefined => list[below(Math.max(1, list.length))];
  const confirm = usable.find(({ label }) => CONFIRM.test(label));
  const others = usable.filter((control) => control !== confirm);
  const moving = others.filter(
    ({ label }) => label !== 'Use the suggestion' && label !== 'Clear' && label !== 'Start over',
  );
  const more = moving.filter(({ label }) => /^(\+1|All \d+)$/.test(label));
  if (drafting > 0 && more.length && below(2)) return pick(more);
  if (drafting > 0 && others.length) return below(8) ? (pick(moving) ?? pick(others)) : pick(others);
  if (confirm && /nothing|none|\b[Nn]o\b/.test(confirm.label) && below(3) && moving.length) return pick(moving);
  if (confirm) return confirm;
  const less = usable.find(({ label }) => label === '−1');
  if (less && below(6)) return less;
  const proposed = usable.find(({ label }) => label === 'Use the suggestion');
  return proposed ?? pick(moving.filter(({ kind }) => kind === 'menu')) ?? pick(others);
}

/** Tells whether a choice leads to a goal of the tests: Mecatol Rex, or units leaving the board. */
export const isGoal = ({ label }: { label: string }): boolean => /Mecatol Rex|^Remove/.test(label);

/** Picks values of a menu at random, often goals, and usually carriers and infantry for moves. */
export function valuesChosen(message: PlayerMessage, control: Control, below: (n: number) => number): string[] {
  const { min, max, options } = control;
  const count = min + below(Math.min(max, options.length) - min + 1);
  const values = options.map(({ value }) => value);
  const isMove = max === 1 && /Which ships|ground forces/.test(textOfMessage(message));
  const crew = isMove ? options.filter(({ label }) => /carrier|infantry/i.test(label)) : [];
  if (crew.length && below(3)) values.splice(0, values.length, crew[below(crew.length)].value);
  const goal = options.find(isGoal);
  if (goal && max === 1 && below(6)) values.splice(0, values.length, goal.value);
  while (values.length > count) values.splice(below(values.length), 1);
  return values;
}
