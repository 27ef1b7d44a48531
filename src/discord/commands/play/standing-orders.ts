import type { Json, SeatId } from '#engine';
import { Illegal } from '#engine';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { At, Choice, FaceCommand, Reply, Sight } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, rows } from '#discord/messages/message.ts';
import { nextQuestion } from '#discord/questions/question-handler.ts';
import { seenAgain } from '#discord/access/game-access.ts';
import { lines } from '#text/markdown.ts';
import { atPlay, playing } from '#discord/commands/guards.ts';
import { ledId } from '#discord/commands/menu-command-id.ts';
import { matching, text } from '#discord/commands/options.ts';

// What a player says beforehand, and what they do unasked: by the actions `standing-order` and `use` of the kit.

const FOR_HOW_LONG = [
  { key: 'turn', label: 'this turn, or this agenda phase' },
  { key: 'round', label: 'this round' },
  { key: 'always', label: 'always' },
  { key: 'ask', label: 'ask me again' },
];

/** So many have a button. */
const ORDERS = 12;

export interface StandingOrders<V extends Sight> {
  description: string;
  /** Moments that somebody may decline; of a seat's own, where it is one that plays. */
  moments: (sight: V, seat: SeatId | undefined) => Choice[];
  /** What a seat has ordered that is in force, with for how long. */
  inForce: (sight: V, seat: SeatId) => Choice[];
  /** What else is ordered, that is no moment. */
  besides?: (at: At<V>) => Promise<{ lines: string[]; buttons: ReturnType<typeof button>[] }>;
  /** Takes back what else was ordered, where the press is about that; whether it was. */
  takesBack?: (at: At<V>, id: CustomId) => Promise<boolean>;
}

/** What a player has ordered, each with a button that takes it back; where one is to be added, which. */
async function ordersShown<V extends Sight>(
  { inForce, besides }: StandingOrders<V>,
  at: At<V>,
  seat: SeatId,
  said = '',
): Promise<Reply> {
  const { seen } = at;
  const { id } = seen.game;
  const all = inForce(seen.sight, seat);
  const more = (await besides?.(at)) ?? { lines: [], buttons: [] };
  const list = all.map(({ label, hint }) => `- ${label} (${hint})`);
  const buttons = all
    .slice(0, ORDERS)
    .map(({ key, label }) => button(customId('g', id, '', 'order', key), `Ask me again: ${label}`));
  const content = [
    said,
    ...more.lines,
    ...(list.length
      ? ['You are not asked at:', ...list]
      : ['You have given no standing orders: you are asked whenever you could answer.']),
  ];
  return {
    message: {
      content: lines(content.filter(Boolean), LIMITS.content),
      components: rows([
        ...buttons,
        ...more.buttons,
        button(ledId(id, 'orders', 'moment'), 'Give an order', 'primary'),
      ]),
    },
  };
}

/** The command for moments at which nobody need ask, and what a press on one of those in force does. */
export function standingOrders<V extends Sight>(
  ways: StandingOrders<V>,
): {
  command: FaceCommand<V>;
  press: (at: At<V>, id: CustomId) => Promise<Reply>;
} {
  const act = async (at: At<V>, data: { moment: string; until: string }): Promise<void> => {
    await at.context.table.act(at.from.caller, at.seen.game.id, 'standing-order', data);
  };
  const afterwards = async (at: At<V>, seat: SeatId, said: string): Promise<Reply> =>
    ordersShown(ways, { ...at, seen: (await seenAgain(at.context, at.seen)) as At<V>['seen'] }, seat, said);

  return {
    command: {
      name: 'orders',
      description: ways.description,
      alone: {
        options: [
          text('moment', 'When do you not want to be asked?', { complete: true }),
          text('how-long', 'For how long?', { choices: FOR_HOW_LONG }),
        ],
        run: async (at, given) => {
          const { seat } = playing(at);
          const moment = given.text('moment');
          if (!moment) return ordersShown(ways, at, seat);
          await act(at, { moment, until: given.text('how-long') ?? 'round' });
          return afterwards(at, seat, 'Noted. Nobody else learns of it.');
        },
        complete: ({ seen, seat }, option, typed) =>
          option === 'moment'
            ? matching(ways.moments(seen.sight, seen.game.status === 'running' ? seat : undefined), typed)
            : [],
      },
    },
    press: async (at, id) => {
      const { seat } = playing(at);
      if (!(await ways.takesBack?.(at, id))) await act(at, { moment: id.arg, until: 'ask' });
      return { ...(await afterwards(at, seat, 'You are asked again.')), update: true };
    },
  };
}

/** Something a player may do unasked, now: a card or ability usable at any time. */
export interface Usable extends Choice {
  data: Json;
}

/** The command for what is used unasked. */
export const usesCommand = <V extends Sight>(usables: (sight: V, seat: SeatId) => Usable[]): FaceCommand<V> => ({
  name: 'use',
  description: 'Use something of yours that can be used at any time.',
  alone: {
    options: [text('what', 'What do you use?', { required: true, complete: true })],
    run: async (at, given) => {
      const { sight, seat } = playing(at);
      const use = usables(sight, seat).find((one) => one.key === given.text('what'));
      if (!use) throw new Illegal('That cannot be used just now.');
      await at.context.table.act(at.from.caller, at.seen.game.id, 'use', use.data);
      return {
        ...(await nextQuestion(at.context, at.from, await seenAgain(at.context, at.seen), `✅ Done: ${use.label}.`)),
        update: false,
      };
    },
    complete: (at, option, typed) => {
      const here = atPlay(at);
      return option === 'what' && here ? matching(usables(here.sight, here.seat), typed) : [];
    },
  },
});

/** A component usable at any time, as somebody may use it. */
export const usable = ({
  component: { id, name, text: hint },
  held: { key },
}: {
  component: { id: string; name: string; text: string };
  held: { key: string };
}): Usable => ({ key, label: name, hint, data: { component: id, key } });

/** How long an order is in force: until a round (0: always); without a round of its own, or with one that is over, for a turn. */
export const forHowLong = (until: number | undefined, round: number): string =>
  until === 0 ? 'always' : until === undefined || until < round ? 'this turn' : 'this round';

/** Something said beforehand by a button: it is ordered, and the next question shown. Throws Illegal for somebody who does not play. */
export async function orderedAhead(
  at: At,
  { moment, until, said }: { moment: string; until: 'turn' | 'always'; said: string },
): Promise<Reply> {
  const { context, from, seen } = at;
  if (!seen.game.members.some(({ user }) => user === from.caller.user))
    throw new Illegal('You are not playing in this game.');
  await context.table.act(from.caller, seen.game.id, 'standing-order', { moment, until });
  return nextQuestion(context, from, await seenAgain(context, seen), `✅ Done: ${said}`);
}

/** Somebody does not want to be asked about a moment any more, for this turn. */
export const declinedAhead = async (at: At, moment: string): Promise<Reply> =>
  orderedAhead(at, { moment, until: 'turn', said: 'you are not asked about that any more in this turn.' });
