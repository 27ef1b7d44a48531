import { PlayerRefused, type PlayerMessage, type PlayerModal, type SandboxPlayer } from '#sandbox/player.ts';
import { textProblem } from './displayed-message.ts';

/** A part of a form that is filled in, as it is displayed. */
export interface FormPart {
  kind: 'text' | 'one' | 'several' | 'tick' | 'other';
  label: string;
  /** Tells it apart from others; its inside is nobody's business here. */
  handle: string;
  required: boolean;
  min: number;
  max: number;
  options: { value: string; label: string; chosen: boolean }[];
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

/** What a form asks for, in its order. */
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
  options: (input.options ?? []).map(({ value, label: said, default: chosen = false }) => ({
    value,
    label: said,
    chosen,
  })),
});

/**
 * Fills in a form with any choices it allows, or leaves a part as it is proposed: about half of them. Texts and people stay as they are.
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

/** What is wrong with what a form says; undefined where nothing is. */
export const modalTextProblem = (modal: PlayerModal): string | undefined =>
  modalTexts(modal)
    .map((words) => (words.trim() === '' ? 'an empty label' : textProblem(words)))
    .find((odd) => odd !== undefined);

/** All that a form says. */
export const modalTexts = (modal: PlayerModal): string[] => [
  modal.title,
  ...modalParts(modal).flatMap((part) => [part.label, ...part.options.map(({ label }) => label)]),
];

/** Leaves a form that was not taken. */
export const LEAVE_LABEL = 'Do something else';

/** Where the panel has moved on while somebody pressed on it, they look again; anything else is thrown. */
export const ignoreStalePress =
  (person: SandboxPlayer, message: PlayerMessage) =>
  async (error: unknown): Promise<undefined> => {
    if (!(error instanceof PlayerRefused) || (await person.message(message.id))) throw error;
  };
