import type { Choice } from './game-presenter.ts';

/** A choice of a setting, with what it does in sentences. */
export interface ExplainedChoice extends Choice {
  about: string;
}

/** Returns the letters and digits of a name: those of "Codex 1", "codex-1" and "CODEX1" are equal. */
export const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Removes the addition in parentheses from a label. */
export const bareLabel = (label: string): string => label.replace(/ \(.*$/, '');

/** Creates a function that explains each choice of a lobby setting, for `/help`. */
export const explainChoices =
  (choices: readonly ExplainedChoice[]) =>
  (label: string): string | undefined =>
    choices.find((one) => lettersOf(bareLabel(one.label)) === lettersOf(bareLabel(label)))?.about;

/** Choices of a color, each explained. */
export const colorChoicesOf = (colors: readonly string[]): ExplainedChoice[] =>
  colors.map((key) => ({
    key,
    label: key,
    about: `Your units and tokens are ${key}, unless another player has that color.`,
  }));
