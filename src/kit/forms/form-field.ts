import type { Option } from '#engine';

/** Field of a form. With `isSingle`, exactly one option is marked; with `text`, its answer is typed. */
export interface FormField {
  /** Name of the field's question, with the part that the field fills in. */
  key: string;
  label: string;
  hint?: string;
  isSingle?: true;
  /** Set to show the options as a menu even if they are few. */
  isMenu?: true;
  /** Empty if the answer is typed. */
  options: FieldOption[];
  text?: { value: string; placeholder?: string };
}

export interface FieldOption {
  key: string;
  label: string;
  hint?: string;
  /** Marked at the beginning. */
  chosen?: true;
}

/** Maximum number of options in a field. */
export const OPTIONS = 25;

/** Maximum length of a form's title or of a field's label, in characters. */
const TITLE = 45;

/** Returns the first title or label that fits; the last if none does. */
export const firstFitting = (...titles: string[]): string =>
  titles.find(({ length }) => length <= TITLE) ?? titles.at(-1) ?? '';

export const option = ({ key, label, hint }: Pick<Option, 'key' | 'label' | 'hint'>, chosen: boolean): FieldOption => ({
  key,
  label,
  ...(hint && { hint }),
  ...(chosen && { chosen: true as const }),
});

/** Returns the group of an option and its hint. */
export const hintOf = ({ hint, group }: { hint?: string; group?: string }): string =>
  [group, hint].filter(Boolean).join(' · ');

/** Returns what a form sends if nothing in it is changed. */
export const proposedValues = (fields: readonly FormField[]): Record<string, string[]> =>
  Object.fromEntries(
    fields.map(({ key, text, options }) => [
      key,
      text ? [text.value] : options.filter(({ chosen }) => chosen).map((one) => one.key),
    ]),
  );
