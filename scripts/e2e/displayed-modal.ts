import { PlayerRefused, type PlayerMessage, type PlayerModal, type SandboxPlayer } from '#sandbox/player.ts';
import { textProblem } from './displayed-message.ts';

/** A field of a modal as displayed. */
export interface FormPart {
  kind: 'text' | 'one' | 'several' | 'tick' | 'other';
  label: string;
  /** Opaque handle that identifies the field. */
  handle: string;
  required: boolean;
  min: number;
  max: number;
  options: { value: string; label: string; chosen: boolean }[];
  /** Text that is filled in; empty for other fields. */
  value: string;
}

interface Raw {
  type: number;
  id: number;
  custom_id: string;
  label?: string;
  required?: boolean;
  min_values?: number;
  max_values?: number;
  options?: { value: string; label: string; default?: boolean }[];
  value?: string;
  component?: Raw;
  components?: Raw[];
}

const KINDS: Record<number, FormPart['kind'] | undefined> = {
  3: 'several',
  4: 'text',
  21: 'one',
  22: 'several',
  23: 'tick',
};

/** Returns the fields of a modal in order. */
export const modalParts = (modal: PlayerModal): FormPart[] =>
  (modal.components as unknown as Raw[]).flatMap((part) => {
    const input = part.component ?? part.components?.[0];
    return input ? [partOf(part.label ?? input.label ?? '', input)] : [];
  });

const partOf = (label: string, input: Raw): FormPart => ({
  kind: KINDS[input.type] ?? 'other',
  label,
  handle: input.custom_id,
  required: input.required ?? true,
  min: input.min_values ?? 1,
  max: input.max_values ?? 1,
  value: input.value ?? '',
  options: (input.options ?? []).map(({ value, label: said, default: chosen = false }) => ({
    value,
    label: said,
    chosen,
  })),
});

/**
 * Fills in a modal at random with values it allows, leaving about half of the proposed fields unchanged. Text and user
 * fields stay as they are.
 * @param below A whole number from 0 to n - 1.
 */
export function fillAtRandom(modal: PlayerModal, below: (n: number) => number): Record<string, unknown> {
  const given = modalParts(modal).flatMap((part): [string, unknown][] => {
    const isProposed = part.options.some(({ chosen }) => chosen) || !part.required;
    if (isProposed && below(2)) return [];
    const value = anyValue(part, below);
    return value === undefined ? [] : [[part.handle, value]];
  });
  return Object.fromEntries(given);
}

function anyValue(part: FormPart, below: (n: number) => number): unknown {
  const left = part.options.map(({ value }) => value);
  if (part.kind === 'tick') return below(2) === 1;
  if (part.kind === 'one') return left[below(Math.max(1, left.length))];
  if (part.kind !== 'several') return undefined;
  if (!part.required && below(4) === 0) return [];
  const count = part.min + below(Math.min(part.max, left.length) - part.min + 1);
  while (left.length > Math.max(count, part.required ? 1 : 0)) left.splice(below(left.length), 1);
  return left;
}

/** Describes a problem of a modal's texts. Undefined if there is none. */
export const modalTextProblem = (modal: PlayerModal): string | undefined =>
  modalTexts(modal)
    .map((words) => (words.trim() === '' ? 'an empty label' : textProblem(words)))
    .find((odd) => odd !== undefined);

/** Returns all texts of a modal. */
export const modalTexts = (modal: PlayerModal): string[] => [
  modal.title,
  ...modalParts(modal).flatMap((part) => [part.label, ...part.options.map(({ label }) => label)]),
];

/** Button that leaves a modal whose values were refused. */
export const LEAVE_LABEL = 'Do something else';

/** Ignores a press on a panel that was replaced meanwhile; rethrows any other error. */
export const ignoreStalePress =
  (person: SandboxPlayer, message: PlayerMessage) =>
  async (error: unknown): Promise<undefined> => {
    if (!(error instanceof PlayerRefused) || (await person.message(message.id))) throw error;
  };
