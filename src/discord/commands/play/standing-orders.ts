import { type Json, type SeatId, Illegal } from '#engine';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { GameInteraction, GameCommand, Reply } from '#discord/edition/edition-adapter.ts';
import type { Choice, GamePresenter, SkipChoice } from '#discord/edition/game-presenter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, buttonRows, menu } from '#discord/messages/message.ts';
import { giveStandingOrders, type GivenOrders } from '#discord/questions/permanent-orders.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { paginate } from '#discord/questions/question-view.ts';
import { reloadGame } from '#discord/access/game-access.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import { capitalize } from '#text/sentences.ts';
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

/** Returns orders that skip a kind of question as moments, for the list and for completion. */
export const labelSkips = (choices: readonly SkipChoice[]): Choice[] =>
  choices.map(({ order, label }) => ({ key: order, label }));

/** Maximum number of orders on a page of the list. */
const MAX_LISTED = 15;

/** Ids of the components below the list: the menu that cancels an order, and the buttons that turn its pages. */
const CANCEL_ID = 'menu';
const PAGE_ID = 'page';

/** Lists the orders of a seat that are in force. */
const ordersInForce = <V extends OrderPresenter>(
  { moments, hasStandingOrder, narrowedOrders }: StandingOrderProvider<V>,
  game: V['game'],
  seat: SeatId,
): Choice[] => [
  ...moments(game, seat).filter(({ key }) => hasStandingOrder(game, seat, key)),
  ...narrowedOrders(game, seat),
];

/** Shows a page of a player's orders, with a menu to cancel one of them, and a button to add one. */
async function showOrders<V extends OrderPresenter>(
  ways: StandingOrderProvider<V>,
  at: GameInteraction<V>,
  seat: SeatId,
  { said = '', wanted = 0 } = {},
): Promise<Reply> {
  const { loaded } = at;
  const { id } = loaded.info;
  const { presenter } = loaded;
  const { game } = presenter;
  const { orders } = game.state.seats[seat];
  const { page, pages, list } = paginate(ordersInForce(ways, game, seat), wanted, MAX_LISTED);
  const more = (await ways.extraOrders?.(at)) ?? { lines: [], buttons: [] };
  const lines = list.map(
    ({ key, label }) => `- ${label} (${formatOrderDuration(orders[key], game.state.round, presenter.turnSpan?.())})`,
  );
  const turn = (to: number, label: string) =>
    button(customId('g', id, PAGE_ID, 'order', String(to)), label, 'secondary', to < 0 || to >= pages);
  const content = [
    said,
    ...more.lines,
    ...(lines.length
      ? ['Your standing orders (I do not ask you about these):', ...lines]
      : ['You have no standing orders: I ask you whenever you can respond.']),
    pages > 1 ? `-# Page ${page + 1} of ${pages}` : '',
  ];
  return {
    message: {
      content: joinWithinLimit(content.filter(Boolean), LIMITS.content),
      components: [
        ...(list.length
          ? [
              menu(
                customId('g', id, CANCEL_ID, 'order', String(page)),
                'Cancel an order',
                list.map(({ key, label }) => ({ value: key, label: capitalize(label) })),
              ),
            ]
          : []),
        ...buttonRows([
          ...(pages > 1 ? [turn(page - 1, 'Previous page'), turn(page + 1, 'Next page')] : []),
          ...more.buttons,
          button(menuCommandId(id, 'orders', 'moment'), 'Add a standing order', 'primary'),
        ]),
      ],
    },
  };
}

/** Creates the `/orders` command and the handler for the components below its list. */
export function createOrdersCommand<V extends OrderPresenter>(
  ways: StandingOrderProvider<V>,
): {
  command: GameCommand<V>;
  press: (at: GameInteraction<V>, id: CustomId, values?: readonly string[]) => Promise<Reply>;
} {
  const act = async (at: GameInteraction<V>, orders: GivenOrders): Promise<GameInteraction<V>> => ({
    ...at,
    loaded: (await giveStandingOrders(at.context, at.origin.caller, at.loaded, orders)) as GameInteraction<V>['loaded'],
  });

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
          const after = await act(at, { moment, until: given.text('how-long') ?? 'round' });
          return showOrders(ways, after, seat, { said: 'Noted. No one else can see this.' });
        },
        complete: ({ loaded, seat }, option, typed) => {
          if (option !== 'moment') return [];
          const { game } = loaded.presenter;
          const own = loaded.info.status === 'running' ? seat : undefined;
          return matchChoices(
            [...ways.moments(game, own), ...(own === undefined ? [] : ways.narrowedOrders(game, own))],
            typed,
          );
        },
      },
    },
    press: async (at, id, [chosen] = []) => {
      const { seat } = resolvePlayer(at);
      const wanted = id.id === CANCEL_ID || id.id === PAGE_ID ? Number(id.arg) || 0 : 0;
      if (id.id === PAGE_ID) return { ...(await showOrders(ways, at, seat, { wanted })), update: true };
      const after = (await ways.cancelExtra?.(at, id))
        ? { ...at, loaded: (await reloadGame(at.context, at.loaded)) as GameInteraction<V>['loaded'] }
        : await act(at, { moment: id.id === CANCEL_ID ? (chosen ?? '') : id.arg, until: 'ask' });
      return { ...(await showOrders(ways, after, seat, { said: 'I will ask you again.', wanted })), update: true };
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
  { moment, until, said }: { moment: string | string[]; until: 'turn' | 'always'; said: string },
): Promise<Reply> {
  const { context, origin, loaded } = at;
  if (!loaded.info.members.some(({ user }) => user === origin.caller.user))
    throw new Illegal('You are not playing in this game.');
  const now = await giveStandingOrders(context, origin.caller, loaded, { moment, until });
  return showNextQuestion(context, origin, now, `✅ Done: ${said}`);
}

/** Declines moments for the rest of the turn, by a button of an earlier version of the program: it names no question. */
export const declineForTurn = async (at: GameInteraction, moments: string): Promise<Reply> => {
  const span = at.loaded.presenter.turnSpan?.() ?? 'this turn';
  const [moment, ...others] = moments.split(',');
  return placeStandingOrder(at, {
    moment: others.length ? [moment, ...others] : moment,
    until: 'turn',
    said: `I will not ask you about that again ${span}.`,
  });
};
