import fc, { type Arbitrary } from 'fast-check';
import type { PreparedGame } from '../players/prepare-games.ts';

/** A command as Discord's API lists it. */
export interface ListedCommand {
  name: string;
  type?: number;
  options?: ListedCommand[];
  autocomplete?: boolean;
  choices?: { value: string | number }[];
}

/** Games and users of the forgery. The generators combine them so that no generated interaction is allowed. */
export interface ForgeryContext {
  /** A running game; its first player is the organizer. */
  running: PreparedGame;
  /** A game in its lobby; its first player is the organizer. */
  lobby: PreparedGame;
  /** An abandoned game. */
  over: PreparedGame;
  strangers: string[];
  /** Ids of the open questions, by user. */
  asks: Record<string, string[]>;
  commands: ListedCommand[];
}

export interface ForgedInteraction {
  kind: string;
  who: string;
  in: 'running' | 'lobby' | 'over' | 'general';
  type: number;
  data: object;
  /** True if the interaction is delivered twice. */
  twice: boolean;
}

/** A character that no name contains: a text that starts with it names nothing, unless it contains a user's number. */
export const NOTHING = '¤';

export const strangeTo = (ids: string[]) =>
  fc.oneof(
    fc.constantFrom(...ids.map((id) => `<@${id}>`)),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '',
      ' ',
      '\u0000',
      '\u202e@everyone',
      '@everyone',
      '@here',
      '<@77>',
      '<@&77>',
      '**bold** `code` ||spoiler||',
      '# big',
      '../../etc/passwd',
      "'; drop table games; --",
      '%s%n',
      '${seed}',
      '__proto__',
      'constructor',
      'toString',
      'NaN',
      '-77',
      '1e999',
      '\ud800',
      '🏴'.repeat(40),
      'null',
    ),
    fc.integer({ min: 1_000, max: 5_900 }).map((length) => 'x'.repeat(length)),
    fc.integer({ min: 100, max: 2_000 }).map((length) => '77 zq, '.repeat(length).slice(0, 5_900)),
  );

export type Strange = ReturnType<typeof strangeTo>;

export const wrongType: Arbitrary<unknown> = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.object({ maxDepth: 1, maxKeys: 3 }),
);

export const numberText = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom('', '-1', '0', '1.5', '9'.repeat(24), 'NaN', '0x10', '1e3'),
);
