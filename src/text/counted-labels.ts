import { formatCount } from './sentences.ts';

/** Something that can be counted. */
export interface CountableLabel {
  label: string;
  /** The label in the plural, if a count stands right before it: "2 trade goods". */
  plural?: string;
  /** Set for a thing that exists only once, such as a planet: its label needs no count. */
  isUnique?: true;
}

/**
 * Formats a count of something: "2 × Cruiser", "2 trade goods", "Lazar" alone, "Carry 2 × Infantry from Lazar" or
 * "Remove 2 units".
 */
export function formatCounted({ label, plural, isUnique }: CountableLabel, count: number): string {
  if (isUnique && count < 2) return label;
  if (plural !== undefined) return formatCount(count, label, plural);
  const cargo = cargoIn(label);
  if (cargo !== undefined) return `Carry ${count} × ${cargo}`;
  const removed = /^Remove (.+)s$/.exec(label)?.[1];
  return removed === undefined ? `${count} × ${label}` : `Remove ${formatCount(count, removed)}`;
}

/** Puts a typed count before a name: "2 Cruiser", or "Carry 2 Infantry from Lazar". */
export function withTypedCount(name: string, count: number | string): string {
  const cargo = cargoIn(name);
  return cargo === undefined ? `${count} ${name}` : `Carry ${count} ${cargo}`;
}

/** Returns the units in the label of units that ships carry, "Carry: Infantry from Lazar"; undefined for others. */
export const cargoIn = (label: string): string | undefined => /^Carry: (.+)$/.exec(label)?.[1];
