import { formatCount } from './sentences.ts';

/** Something that can be counted. */
export interface CountableLabel {
  label: string;
  /** The label in the plural, if a count stands right before it: "2 trade goods". */
  plural?: string;
  /** There is only one, such as a planet: its label needs no count. */
  isUnique?: true;
}

/** Formats a count of something: "2 × Cruiser", "2 trade goods", or "Lazar" alone. */
export const formatCounted = ({ label, plural, isUnique }: CountableLabel, count: number): string =>
  isUnique ? label : plural === undefined ? `${count} × ${label}` : formatCount(count, label, plural);
