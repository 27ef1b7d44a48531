import type { Json, SeatId } from '#engine';
import { Illegal } from '#engine';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { GameInteraction, GameCommand, Reply } from '#discord/edition/edition-adapter.ts';
import type { Choice, GamePresenter } from '#discord/edition/game-presenter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import { showNextQuestion } from '#discord/questions/question-handler.ts';
import { reloadGame } from '#discord/access/game-access.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import { findPlayer, resolvePlayer } from '#discord/commands/guards.ts';
import { menuCommandId } from '#discord/commands/menu-command-id.ts';
import { matchChoices, textOption } from '#discord/commands/options.ts';

// Commands for standing orders and for abilities usable at any time: the kit's actions `standing-order` and `use`.

const DURATION_CHOICES = [
  { key: 'turn', label: 'this turn' },
  { key: 'round', label: 'this round' },
  { key: 'always', label: 'always' },
  { key: 'ask', label: 'ask me again' },
];

/** Maximum number of orders with a button. */
const MAX_ORDER_BUTTONS = 12;

/** Presenter of a game that stores the standing orders of its seats. */
type OrderPresenter = GamePresenter & {
  game: { state: { round: number; seats: Readonly<Record<SeatId, { orders: Readonly<Record<string, number>> }>> } };
};

export interface StandingOrderProvider<V extends OrderPresenter> {
  description: string;
  /** Lists the moments that players may decline, and the seat's own ones if `seat` is defined. */
  moments: (game: V['game'], seat: SeatId | undefined) => Choice[];
  hasStandingOrder: (game: V['game'], seat: SeatId, moment: string) => boolean;
  /** Lists the orders in force by which a seat is asked at some moment only if it concerns it, or only for some cards. */
  narrowedOrders: (game: V['game'], seat: SeatId) => Choice[];
  /** Formats other orders, which are not about a moment. */
  extraOrders?: (at: GameInteraction<V>) => Promise<{ lines: string[]; buttons: ReturnType<typeof button>[] }>;
  /** Cancels another order if the pressed button is for one; returns whether it was. */
  cancelExtra?: (at: GameInteraction<V>, id: CustomId) => Promise<boolean>;
}

/** Shows a player's orders, each with a button to cancel it, and a button to add one. */
async function showOrders<V extends OrderPresenter>(
  { moments, hasStandingOrder, narrowedOrders, extraOrders }: StandingOrderProvider<V>,
  at: GameInteraction<V>,
  seat: SeatId,
  said = '',
): Promise<Reply> {
  const { loaded } = at;
  const { id } = loaded.info;
  const { presenter } = loaded;
  const { game } = presenter;
  const { orders } = game.state.seats[seat];
  const all = [
    ...moments(game, seat).filter(({ key }) => hasStandingOrder(game, seat, key)),
    ...narrowedOrders(game, seat),
  ];
  const more = (await extraOrders?.(at)) ?? { lines: [], buttons: [] };
  const list = all.map(
    ({ key, label }) => `- ${label} (${formatOrderDuration(orders[key], game.state.round, presenter.turnSpan?.())})`,
  );
  const buttons = all
    .slice(0, MAX_ORDER_BUTTONS)
    .map(({ key, label }) => button(customId('g', id, '', 'order', key), `Cancel: ${label}`));
  const content = [
    said,
    ...more.lines,
    ...(list.length
      ? ['Your standing orders (I do not ask you about these):', ...list]
      : ['You have no standing orders: I ask you whenever you can respond.']),
  ];
  return {
    message: {
      content: joinWithinLimit(content.filter(Boolean), LIMITS.content),
      components: buttonRows([
        ...buttons,
        ...more.buttons,
        button(menuCommandId(id, 'orders', 'moment'), 'Add a standing order', 'primary'),
      ]),
    },
  };
}

/** Creates the `/orders` command and the handler for its cancel buttons. */
export function createOrdersCommand<V extends OrderPresenter>(
  ways: StandingOrderProvider<V>,
): {
  command: GameCommand<V>;
  press: (at: GameInteraction<V>, id: CustomId) => Promise<Reply>;
} {
  const act = async (at: GameInteraction<V>, data: { moment: string; until: string }): Promise<void> => {
    await at.context.service.act(at.origin.caller, at.loaded.info.id, 'standing-order', data);
  };
  const afterwards = async (at: GameInteraction<V>, seat: SeatId, said: string): Promise<Reply> =>
    showOrders(
      ways,
      { ...at, loaded: (await reloadGame(at.context, at.loaded)) as GameInteraction<V>['loaded'] },
      seat,
      said,
    );

  return {
    command: {
      name: 'orders',
      description: ways.description,
      leaf: {
        options: [
          textOption('moment', 'What should I not ask you about?', { complete: true }),
          textOption('how-long', 'For how long?', { choices: DURATION_CHOICES }),
        ],
        run: async (at, given) => {
          const { seat } = resolvePlayer(at);
          const moment = given.text('moment');
          if (!moment) return showOrders(ways, at, seat);
          await act(at, { moment, until: given.text('how-long') ?? 'round' });
          return afterwards(at, seat, 'Noted. No one else can see this.');
        },
        complete: ({ loaded, seat }, option, typed) =>
          option === 'moment'
            ? matchChoices(
                ways.moments(loaded.presenter.game, loaded.info.status === 'running' ? seat : undefined),
                typed,
              )
            : [],
      },
    },
    press: async (at, id) => {
      const { seat } = resolvePlayer(at);
      if (!(await ways.cancelExtra?.(at, id))) await act(at, { moment: id.arg, until: 'ask' });
      return { ...(await afterwards(at, seat, 'I will ask you again.')), update: true };
    },
  };
}

/** A card or ability that a seat holds; `problem`: why it cannot be used now. */
interface HeldAbility {
  component: { id: string; name: string; text: string };
  held: { key: string };
  problem?: string | undefined;
}

/** Returns the abilities that can be used now, each with the data of its action. */
const usableAbilities = (abilities: readonly HeldAbility[]): (Choice & { data: Json })[] =>
  abilities.flatMap(({ component: { id, name, text: hint }, held: { key }, problem }) =>
    problem === undefined ? [{ key, label: name, hint, data: { component: id, key } }] : [],
  );

/** Creates the `/use` command. */
export const createUseCommand = <V extends GamePresenter & { game: unknown }>(
  anytimeAbilities: (game: V['game'], seat: SeatId) => readonly HeldAbility[],
): GameCommand<V> => ({
  name: 'use',
  description: 'Use a card or ability that you can use at any time.',
  leaf: {
    options: [textOption('what', 'What do you use?', { required: true, complete: true })],
    run: async (at, given) => {
      const { presenter, seat } = resolvePlayer(at);
      const use = usableAbilities(anytimeAbilities(presenter.game, seat)).find((one) => one.key === given.text('what'));
      if (!use) throw new Illegal('You cannot use that now.');
      await at.context.service.act(at.origin.caller, at.loaded.info.id, 'use', use.data);
      return {
        ...(await showNextQuestion(
          at.context,
          at.origin,
          await reloadGame(at.context, at.loaded),
          `✅ Done: ${use.label}.`,
        )),
        update: false,
      };
    },
    complete: (at, option, typed) => {
      const here = findPlayer(at);
      return option === 'what' && here
        ? matchChoices(usableAbilities(anytimeAbilities(here.presenter.game, here.seat)), typed)
        : [];
    },
  },
});

/** Formats an order's duration. `until`: its last round (0: always); undefined or a past round means `turn`. */
const formatOrderDuration = (until: number | undefined, round: number, turn = 'this turn'): string =>
  until === 0 ? 'always' : until === undefined || until < round ? turn : 'this round';

/**
 * Places a standing order by a button and shows the next question. Throws Illegal for a user who is not in the game.
 */
export async function placeStandingOrder(
  at: GameInteraction,
  { moment, until, said }: { moment: string; until: 'turn' | 'always'; said: string },
): Promise<Reply> {
  const { context, origin, loaded } = at;
  if (!loaded.info.members.some(({ user }) => user === origin.caller.user))
    throw new Illegal('You are not playing in this game.');
  await context.service.act(origin.caller, loaded.info.id, 'standing-order', { moment, until });
  return showNextQuestion(context, origin, await reloadGame(context, loaded), `✅ Done: ${said}`);
}

/** Places a standing order not to be asked about a moment for the rest of this turn, or until the next one begins. */
export const declineForTurn = async (at: GameInteraction, moment: string): Promise<Reply> => {
  const span = at.loaded.presenter.turnSpan?.() ?? 'this turn';
  return placeStandingOrder(at, { moment, until: 'turn', said: `I will not ask you about that again ${span}.` });
};
