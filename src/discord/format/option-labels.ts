import { labelWithGroup, namesGroup } from '#text/short-places.ts';

export interface LabeledOption {
  key: string;
  label: string;
  hint?: string;
  group?: string;
  disabledReason?: string;
}

/** Returns a function that labels an option; adds its group if another option has the same label. */
export function disambiguateLabels(list: readonly LabeledOption[]): (one: LabeledOption) => string {
  const seen = new Map<string, number>();
  for (const { label } of list) seen.set(label.toLowerCase(), (seen.get(label.toLowerCase()) ?? 0) + 1);
  return ({ label, group }) =>
    group !== undefined && (seen.get(label.toLowerCase()) ?? 0) > 1 ? labelWithGroup(label, group) : label;
}

/** Formats the description below a label: its group, unless the label contains it, and its hint. */
export const formatOptionDescription = ({ label, hint, group }: LabeledOption): string =>
  [group !== undefined && namesGroup(label, group) ? undefined : group, hint].filter(Boolean).join(' · ');

/** Turns "Third edition" into "The third edition". */
export const formatEditionTitle = (title: string): string => `The ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
