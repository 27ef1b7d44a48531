export interface LabeledOption {
  key: string;
  label: string;
  hint?: string;
  group?: string;
  disabledReason?: string;
}

/** How each of a list is called where its group is not seen: with its group where others have the same label. */
export function disambiguateLabels(list: readonly LabeledOption[]): (one: LabeledOption) => string {
  const seen = new Map<string, number>();
  for (const { label } of list) seen.set(label.toLowerCase(), (seen.get(label.toLowerCase()) ?? 0) + 1);
  return ({ label, group }) =>
    group !== undefined && (seen.get(label.toLowerCase()) ?? 0) > 1 ? `${label} (${group})` : label;
}

/** What is said below a label: where it is, and what it does. */
export const formatOptionDescription = ({ hint, group }: LabeledOption): string =>
  [group, hint].filter(Boolean).join(' · ');

/** "The third edition", of "Third edition". */
export const formatEditionTitle = (title: string): string => `The ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
