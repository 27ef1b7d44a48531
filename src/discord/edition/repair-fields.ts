import { matching } from '#discord/commands/options.ts';
import type { RepairForm, Sight } from './edition-adapter.ts';

type Completing<V extends Sight> = RepairForm<V>['fields'][number]['complete'];

/** A field that takes one of a few words. */
export const words =
  <V extends Sight>(...list: readonly string[]): Completing<V> =>
  (_sight, typed) =>
    matching(
      list.map((key) => ({ key, label: key })),
      typed,
    );

/** What was typed is what the table is given. */
export const asTyped = (given: Record<string, string>): Record<string, string> => given;
