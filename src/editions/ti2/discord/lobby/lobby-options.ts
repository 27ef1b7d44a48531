import { isSameName } from '#kit/components/sets/set-names.ts';
import { OPTION_IDS, type OptionId } from '#ti2/rules/terms.ts';
import { OPTION_TEXTS } from '#ti2/service/settings.ts';

/** Option of the lobby, which `/help` also explains. */
export interface LobbyOption {
  key: OptionId | 'hopesEnd' | 'own' | 'noArms' | 'unspread' | 'thirdHomes';
  label: string;
  /** Former name of the option, which players may still type. */
  formerLabel?: string;
  /** A clause that ends with its sections. */
  about: string;
}

/** Options that a player names in a list, because one command has no room for a parameter for each. */
export const LOBBY_OPTIONS: readonly LobbyOption[] = [
  {
    key: 'hopesEnd',
    label: "Hope's End",
    about: 'the game uses the races, cards and technologies of the expansion (E2 13)',
  },
  ...OPTION_IDS.map((key) => ({ key, label: OPTION_TEXTS[key].name, about: OPTION_TEXTS[key].about })),
  {
    key: 'noArms',
    label: 'No military victory',
    formerLabel: 'No victory by arms',
    about: "no player wins by controlling other players' home systems (E2 10.4)",
  },
  {
    key: 'unspread',
    label: 'Red tiles anywhere',
    formerLabel: 'Red tiles as they fall',
    about: 'special systems can be adjacent to each other (E2 2.4)',
  },
  {
    key: 'thirdHomes',
    label: 'Home planets of the third edition',
    about: 'home planets have the values of the third edition (E2 2.7)',
  },
  {
    key: 'own',
    label: 'Only own trade agreements count',
    formerLabel: 'Own agreements alone count for Xxcha and Mentak',
    about: 'for Xxcha and Mentak, only their own trade agreements count, not all in play (E2 12.3)',
  },
];

/** An option that takes a number. */
interface NumberedOption {
  key: 'lastRound' | 'debateHours';
  name: string;
  /** Example of the syntax. */
  example: string;
  form: RegExp;
  about: string;
}

export const NUMBERED_OPTIONS: readonly NumberedOption[] = [
  {
    key: 'lastRound',
    name: 'Last round',
    example: 'Last round 12',
    form: /^last round(?: (\d{1,2}))?$/i,
    about: 'the game ends after that round, and the player farthest on the progression chart wins (E2 10.5)',
  },
  {
    key: 'debateHours',
    name: 'Debate',
    example: 'Debate of 24 hours',
    form: /^debate(?: of)? (\d{1,2}) ?h(?:ours?)?$/i,
    about: 'political cards are debated for up to that many hours (E2 4.9)',
  },
];

/** Finds an option without a number by its name. */
export const findNamedOption = (typed: string): LobbyOption | undefined =>
  LOBBY_OPTIONS.find(({ label, formerLabel = label }) => isSameName(label, typed) || isSameName(formerLabel, typed));

/** Finds an option by its name or by typed text with a number; undefined if there is none. */
export const findLobbyOption = (typed: string): { name: string; about: string } | undefined => {
  const named = findNamedOption(typed);
  if (named) return { name: named.label, about: named.about };
  return NUMBERED_OPTIONS.find(({ name, form }) => isSameName(name, typed) || form.test(typed.trim()));
};
