import { matchChoices } from '#discord/commands/options.ts';
import type { RepairForm } from './settings-form.ts';
import type { GamePresenter } from './game-presenter.ts';

type Completing<V extends GamePresenter> = RepairForm<V>['fields'][number]['complete'];

/** Returns the completion for a field that takes one of a few words. */
export const completeFrom =
  <V extends GamePresenter>(...list: readonly string[]): Completing<V> =>
  (_sight, typed) =>
    matchChoices(
      list.map((key) => ({ key, label: key })),
      typed,
    );

/** Passes the typed fields to the service unchanged. */
export const readAsTyped = (given: Record<string, string>): Record<string, string> => given;
