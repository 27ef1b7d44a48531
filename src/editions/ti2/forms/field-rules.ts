import type { Answer, Lookahead, Spec } from '#engine';
import type { FieldRule, PresetAnswer } from '#kit/forms/field-rule.ts';
import { firstFitting } from '#kit/forms/form-field.ts';
import type { Game } from '#ti2/rules/game.ts';
import { END_MOVEMENT_KEY } from '#ti2/rules/movement/movement.ts';
import { nameOfSystem } from '#ti2/rules/names.ts';
import type { SystemId } from '#ti2/rules/terms.ts';

/** Lines of units that ships carry. */
const GOES_ALONG = /^(fighter$|(fighter|ground-force|shock-troop|pds)@)/;
/** Purchases that are placed on planets; all others are ships. */
const LANDS = ['ground-force', 'pds', 'spacedock'];

/** Tells whether a ship can still move: all options except the end of movement are ships. */
const goesOn = (spec: Spec): boolean =>
  spec.kind === 'choose' &&
  spec.options.some(({ key, disabledReason }) => key !== END_MOVEMENT_KEY && disabledReason === undefined);

const ending = (spec: Spec): PresetAnswer[] =>
  spec.kind === 'choose' &&
  spec.options.some(({ key, disabledReason }) => key === END_MOVEMENT_KEY && disabledReason === undefined)
    ? [{ key: END_MOVEMENT_KEY, label: 'End movement', reply: [END_MOVEMENT_KEY] }]
    : [];

const fleet: FieldRule = {
  label: 'Ships',
  placeWord: 'from',
  parts: [
    { label: 'Ships', holds: ({ key }) => !GOES_ALONG.test(key) },
    { label: 'Cargo', holds: ({ key }) => GOES_ALONG.test(key) },
  ],
};

/** Returns the label of a field about a system: landings in several systems may follow one another. */
const labelInSystem =
  (what: string) =>
  ({ game, open }: Lookahead): string => {
    const { system } = open.ask.data as { system: SystemId };
    const known = game as unknown as Game;
    return firstFitting(
      `${what} at ${nameOfSystem(known, system)}`,
      `${what} at ${known.state.systems[system].position}`,
    );
  };

/** Says, in a form about a move, that a field applies only if movement ends with it. */
const onlyAfterMovement = (_at: Lookahead, before: readonly string[]): string | undefined =>
  before.some((question) => MOVES.includes(question))
    ? 'Counts only if you end movement. For cargo not listed, I ask you after this form.'
    : undefined;
const MOVES = ['gather', 'sail', 'load'];

/** Fill rules of a form, by question. Any other question ends the form. */
export const FIELD_RULES: Record<string, FieldRule> = {
  gather: fleet,
  sail: fleet,
  load: { label: 'Units to pick up' },
  movement: {
    label: 'After that',
    presets: ending,
    adjustProposal: (): Answer => [END_MOVEMENT_KEY],
    later: { label: 'Move more ships', marked: goesOn },
  },
  land: { label: 'Landing', labelAt: labelInSystem('Landing'), head: onlyAfterMovement, isDependent: true },
  bombard: {
    label: 'Bombardment',
    labelAt: labelInSystem('Bombardment'),
    head: onlyAfterMovement,
    isDependent: true,
  },
};

const placed = (of: (type: string) => boolean) => ({ key }: { key: string }): boolean => of(key.split('@')[0]); // prettier-ignore

/** Form fields of the questions whose form is a single list. */
export const LIST_FIELD_RULES: Record<string, FieldRule> = {
  purchase: {
    label: 'Units',
    soloAmountsOnly: true,
    parts: [
      { label: 'Ships', holds: ({ key }) => !LANDS.includes(key) },
      { label: 'Ground forces, PDS, spacedocks', holds: ({ key }) => LANDS.includes(key) },
    ],
  },
  'place-units': {
    label: 'Units',
    soloAmountsOnly: true,
    parts: [
      { label: 'Ships', holds: placed((type) => !LANDS.includes(type)) },
      { label: 'On planets', holds: placed((type) => LANDS.includes(type)) },
    ],
  },
};
