import fc, { type Arbitrary } from 'fast-check';
import {
  type ForgeryContext,
  type ForgedInteraction,
  NOTHING,
  strangeTo,
  wrongType,
  numberText,
} from './forgery-context.ts';
import { command } from './forged-commands.ts';

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
