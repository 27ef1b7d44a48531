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

const SUBCOMMAND = 1;
/** A character that no name contains: a text that starts with it names nothing, unless it contains a user's number. */
const NOTHING = '¤';

const strangeTo = (ids: string[]) =>
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
type Strange = ReturnType<typeof strangeTo>;
const wrongType: Arbitrary<unknown> = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.object({ maxDepth: 1, maxKeys: 3 }),
);
const numberText = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom('', '-1', '0', '1.5', '9'.repeat(24), 'NaN', '0x10', '1e3'),
);
const VERBS = [
  'key',
  'none',
  'menu',
  'number',
  'numbers',
  'page',
  'reset',
  'ok',
  'next',
  'keys',
  'clear',
  'line',
  'counts',
  'exactly',
  'give',
  '+',
  '-',
  'max',
  'zero',
  'ones',
  'again',
  'agree',
  'refuse',
  'look',
  'accept',
  'decline',
  'withdraw',
  'move',
  'hand',
  'board',
  'join',
  'leave',
  'start',
  'undo',
  'more',
  'lead',
  'trade',
  'with',
  'promise',
  'kept',
  'forgive',
  'ask-withdraw',
  'release',
  'publish',
  'order',
];

/** Commands that draw pictures, which takes most of the run; a few are enough. */
const DRAWING = ['hand', 'board', 'player'];
/** Rules look-ups: they show everybody the same, even for cards that are in a hand. */
const LORE = ['help', 'orders', 'why'];
/** Commands that anybody may use at any time, and those of a player. */
const OWN = ['settings', 'forget-me'];
const PLAYERS_OWN = [...OWN, 'undo'];
/** Subcommands of /game: read-only ones, those of the organizer, and those of players. */
const LOOKS = ['list', 'status'];
const ORGANISERS = ['start', 'pause', 'resume', 'replace', 'organiser', 'move', 'abandon', 'settings'];
const PLAYERS = ['leave', 'wish', 'takeover'];

/** Building blocks of all forged interactions. */
type Parts = ReturnType<typeof partsOf>;

function partsOf(grounds: ForgeryContext) {
  const { running, lobby, over, strangers } = grounds;
  const strange = strangeTo([...running.users, ...strangers]);
  const player = fc.constantFrom(...running.users);
  const stranger = fc.constantFrom(...strangers);
  const place = fc.constantFrom('running' as const, 'lobby' as const, 'over' as const, 'general' as const);
  const code = fc.oneof(
    fc.constantFrom(running.code, over.code, lobby.code, running.code.toLowerCase()),
    fc.constantFrom('XXXXX', 'constructor', '__proto__', '-', 'x'.repeat(24)),
  );
  const twice = fc.integer({ min: 0, max: 20 }).map((n) => n === 0);
  const values = fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.array(strange, { maxLength: 26 }) },
  );
  return { grounds, strange, player, stranger, place, code, twice, values };
}

/**
 * Generates ids of questions that the user may not answer: others' questions, internal numbers, and ids that do not
 * exist.
 */
const closed = (grounds: ForgeryContext, who: string) =>
  fc
    .oneof(
      fc.constantFrom(...Object.entries(grounds.asks).flatMap(([user, asks]) => (user === who ? [] : asks)), ''),
      fc.integer({ min: -2, max: 500 }).map(String),
      fc.integer().map(String),
    )
    .filter((ask) => !grounds.asks[who]?.includes(ask));

const pressData = (id: unknown, values: unknown) => ({
  custom_id: id,
  component_type: values === undefined ? 2 : 3,
  ...(values !== undefined && { values }),
});

/** Generates presses on a question that is not the user's or not open. */
const onQuestion = ({ grounds, player, stranger, code, strange, values, place, twice }: Parts) =>
  fc.oneof(player, stranger).chain((who) =>
    fc
      .record({
        game: fc.oneof({ weight: 4, arbitrary: fc.constant(grounds.running.code) }, { weight: 1, arbitrary: code }),
        ask: fc.oneof(closed(grounds, who), numberText),
        verb: fc.constantFrom(...VERBS),
        arg: strange,
        values,
        in: place,
        twice,
      })
      .map(({ game, ask, verb, arg, values: chosen, in: where, twice: again }): ForgedInteraction => ({
        kind: 'closed question',
        who,
        in: where,
        type: 3,
        data: pressData(`q:${game}:${ask}:${verb}:${arg}`, chosen),
        twice: again,
      })),
  );

/** Generates a stranger's presses on open components. */
const foreign = ({ grounds, stranger, strange, values, place, twice }: Parts) =>
  stranger.chain((who) =>
    fc
      .record({
        kind: fc.constantFrom('q', 'g', 't'),
        game: fc.oneof(
          { weight: 4, arbitrary: fc.constant(grounds.running.code) },
          { weight: 1, arbitrary: fc.constantFrom(grounds.lobby.code, grounds.over.code) },
        ),
        ask: fc.constantFrom(...Object.values(grounds.asks).flat(), '1'),
        verb: fc.constantFrom(...VERBS),
        arg: strange,
        values,
        in: place,
        twice,
      })
      // Anybody may join in the lobby, and everybody may look at a board.
      .filter(
        ({ kind, game, verb }) =>
          !(kind === 'g' && (verb === 'board' || verb === 'hand' || (verb === 'join' && game === grounds.lobby.code))),
      )
      .map(({ kind, game, ask, verb, arg, values: chosen, in: where, twice: again }): ForgedInteraction => ({
        kind: 'foreign press',
        who,
        in: where,
        type: 3,
        data: pressData(`${kind}:${game}:${ask}:${verb}:${arg}`, chosen),
        twice: again,
      })),
  );

const brokenId = ({ code, strange }: Pick<Parts, 'code' | 'strange'>) =>
  fc
    .oneof(
      strange,
      fc
        .tuple(fc.constantFrom('q', 'g', 'r', 't', 'c', 'x', ''), code, numberText, fc.constantFrom(...VERBS), strange)
        .chain(([kind, game, id, verb, arg]) => {
          const whole = `${kind}:${game}:${id}:${verb}:${arg}`;
          return fc.integer({ min: 0, max: Math.min(whole.length, 14) }).map((cut) => whole.slice(0, cut));
        }),
      fc
        .tuple(
          fc.constantFrom('r', 't'),
          code,
          fc.constantFrom('0', '-1', '999999', '', 'x', '1.5', 'constructor'),
          fc.constantFrom('agree', 'refuse', 'look', 'accept', 'decline', 'withdraw', 'xx'),
          strange,
        )
        .map((parts) => parts.join(':')),
      strange.map((text) => `${NOTHING}${text}`),
    )
    .filter((id) => !/^g:[^:]*:[^:]*:(leave|undo|join|start|hand|board)/.test(id) && !/^q:/.test(id));

/** Generates truncated, malformed and mixed-up custom ids. */
const broken = ({ player, stranger, code, strange, values, place, twice }: Parts) =>
  fc.oneof(player, stranger).chain((who) =>
    fc
      .record({
        id: brokenId({ code, strange }),
        values: fc.oneof(values, fc.array(wrongType, { maxLength: 3 })),
        in: place,
        twice,
      })
      .map(({ id, values: chosen, in: where, twice: again }): ForgedInteraction => ({
        kind: 'broken id',
        who,
        in: where,
        type: 3,
        data: pressData(id, chosen),
        twice: again,
      })),
  );

/** Generates commands with texts that name nothing and values of the wrong type. */
const commandOf = (somebody: Arbitrary<string>, { grounds, strange, place, twice }: Parts) =>
  somebody.chain((who) =>
    command(grounds, who, strange).chain((made) =>
      fc.record({ in: place, twice }).map((rest): ForgedInteraction => ({ who, ...made, ...rest })),
    ),
  );

const form = ({ player, stranger, strange, place, twice }: Parts) =>
  fc.oneof(player, stranger).chain((who) =>
    fc
      .record({ custom_id: strange, in: place, twice })
      .map(({ custom_id, in: where, twice: again }): ForgedInteraction => ({
        kind: 'form',
        who,
        in: where,
        type: 5,
        data: { custom_id, components: [] },
        twice: again,
      })),
  );

const drawing = ({ grounds, player, stranger }: Parts) =>
  fc
    .record({ who: fc.oneof(player, stranger), verb: fc.constantFrom('board', 'hand') })
    .filter(({ who, verb }) => verb === 'board' || grounds.strangers.includes(who))
    .map(({ who, verb }): ForgedInteraction => ({
      kind: 'a look',
      who,
      in: 'running',
      type: 3,
      data: pressData(`g:${grounds.running.code}:1:${verb}:`, undefined),
      twice: false,
    }));

export function forgedInteractions(grounds: ForgeryContext): Arbitrary<ForgedInteraction> {
  const parts = partsOf(grounds);
  return fc.oneof(
    { weight: 240, arbitrary: onQuestion(parts) },
    { weight: 200, arbitrary: foreign(parts) },
    { weight: 240, arbitrary: broken(parts) },
    { weight: 200, arbitrary: commandOf(parts.player, parts) },
    { weight: 100, arbitrary: commandOf(parts.stranger, parts) },
    { weight: 20, arbitrary: form(parts) },
    { weight: 2, arbitrary: drawing(parts) },
  );
}

/** A command or a subcommand. */
interface Callable {
  name: string;
  sub: ListedCommand | undefined;
  options: ListedCommand[];
}

/** Lists the commands that the user may not use, and the read-only ones. */
function refusedTo({ commands, strangers, running }: ForgeryContext, who: string): Callable[] {
  const isStranger = strangers.includes(who);
  const isHost = running.users[0] === who;
  const all = commands.flatMap((one): Callable[] =>
    one.options?.some(({ type }) => type === SUBCOMMAND)
      ? one.options.map((sub) => ({ name: one.name, sub, options: sub.options ?? [] }))
      : [{ name: one.name, sub: undefined, options: one.options ?? [] }],
  );
  // Allowed commands are excluded: they need no forging and would change the game.
  return all.filter(({ name, sub }) => {
    const last = sub?.name ?? name;
    if (DRAWING.includes(last)) return false;
    if (name === 'game')
      return [...LOOKS, ...(isHost ? [] : ORGANISERS), ...(isStranger ? PLAYERS : [])].includes(last);
    return !(isStranger ? OWN : PLAYERS_OWN).includes(name);
  });
}

/** Generates a command or a completion with invalid values in every option. */
function command(
  grounds: ForgeryContext,
  who: string,
  strange: Strange,
): Arbitrary<Pick<ForgedInteraction, 'kind' | 'type' | 'data'>> {
  return fc.constantFrom(...refusedTo(grounds, who)).chain(({ name, sub, options }) => {
    const filled = options
      .filter((option) => option.name !== 'game')
      .map((option) =>
        fc.oneof(
          {
            weight: 6,
            arbitrary: strange.map((text) => ({ name: option.name, type: 3, value: `${NOTHING}${text}` as unknown })),
          },
          {
            weight: 2,
            arbitrary: wrongType.map((value) => ({
              name: option.name,
              type: option.type ?? 3,
              value: typeof value === 'boolean' || typeof value === 'number' ? `${NOTHING}` : value,
            })),
          },
        ),
      );
    return fc
      .record({
        given: filled.length ? fc.tuple(...filled) : fc.constant([]),
        focus: fc.nat(),
        asks: fc.integer({ min: 0, max: 3 }),
        odd: fc.integer({ min: 0, max: 30 }),
      })
      .map(({ given, focus, asks, odd }) => {
        const completing = asks === 0 && given.length > 0;
        const inner = (given as { name: string; type: number; value: unknown }[]).map((option, i) => ({
          ...option,
          ...(completing &&
            i === focus % given.length && {
              focused: true,
              type: 3,
              value: typeof option.value === 'string' ? option.value.replace(NOTHING, '') : '',
            }),
        }));
        const data = {
          id: '1',
          name: odd === 0 ? `${name}x` : name,
          type: 1,
          options: sub ? [{ name: odd === 1 ? `${NOTHING}` : sub.name, type: SUBCOMMAND, options: inner }] : inner,
        };
        return {
          kind: LORE.includes(name) ? 'lore' : completing ? 'completion' : 'command',
          type: completing ? 4 : 2,
          data,
        };
      });
  });
}
