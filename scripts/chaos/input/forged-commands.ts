import fc, { type Arbitrary } from 'fast-check';
import {
  type ListedCommand,
  type ForgeryContext,
  type ForgedInteraction,
  NOTHING,
  type Strange,
  wrongType,
} from './forgery-context.ts';

const SUBCOMMAND = 1;

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
export function command(
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
