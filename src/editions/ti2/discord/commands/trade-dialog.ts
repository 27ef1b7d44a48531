import { resolvePlayer } from '#discord/commands/guards.ts';
import { menuCommandId } from '#discord/commands/menu-command-id.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import type { GameInteraction, FormField } from '#discord/edition/edition-adapter.ts';
import { modal } from '#discord/forms/modal.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import { createEmojiFinder } from '#discord/emoji/application-emojis.ts';
import { formatCount } from '#text/sentences.ts';
import { componentOf } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { captivesOf } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOf, nameOfLeader } from '#ti2/rules/names.ts';
import { isDebating } from '#ti2/rules/politics/debate.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { endableWith } from '#ti2/rules/trade/agreements.ts';
import { makeOffer } from '#ti2/discord/trade/make-offer.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';

// The trade dialog: one form for an exchange during a debate (E2 4.3), and buttons for other trades.

type Here = GameInteraction<SecondEditionPresenter>;

/** Custom id that identifies the trade form. */
export const TRADE_FORM_ID = 'trade';

/** Round amounts of credits that a player can offer, besides every small number and all the credits of the seat. */
const ROUND_AMOUNTS = [12, 15, 20, 25, 30, 40, 50, 60, 80, 100];
const MAX_SMALL_AMOUNT = 10;
const creditAmounts = (most: number): number[] => [
  ...new Set([
    ...Array.from({ length: Math.min(most, MAX_SMALL_AMOUNT) + 1 }, (_, i) => i),
    ...ROUND_AMOUNTS.filter((one) => one < most),
    most,
  ]),
];

const credits = (key: string, label: string, most: number): FormField => ({
  key,
  label,
  isSingle: true,
  options: creditAmounts(most).map((count) => ({
    key: `${count}`,
    label: formatCount(count, 'credit'),
    ...(!count && { chosen: true as const }),
  })),
});

/** Returns the captive leaders that a seat holds, as form options. */
const captives = (game: Game, seat: SeatId): FormField['options'] =>
  captivesOf(game, seat).map((one) => ({ key: one.id, label: nameOfLeader(game, one), hint: 'captive' }));

/**
 * Returns the field of action cards, each by its own key, and captives that a seat can give; none if it has neither.
 */
const cards = (game: Game, seat: SeatId): FormField[] => {
  const hand = seatOf(game, seat).actionCards.map((key) => ({
    key,
    label: nameOf(game, componentOf(key)),
    hint: 'action card',
  }));
  const held = captives(game, seat);
  const what = [...(hand.length ? ['action cards'] : []), ...(held.length ? ['captive leaders'] : [])];
  return what.length ? [{ key: 'cards', label: `You give: ${what.join(' and ')}`, options: [...hand, ...held] }] : [];
};

/** Returns the field of captives that other players hold; none if they hold none. */
function wantedCaptivesField(presenter: SecondEditionPresenter, all: readonly SeatId[]): FormField[] {
  const options = all.flatMap((one) =>
    captives(presenter.game, one).map((option) => ({ ...option, hint: `captive of ${presenter.seatName(one)}` })),
  );
  return options.length ? [{ key: 'captives', label: 'You gain: captive leaders', options }] : [];
}

/** Returns the players a seat can trade with, each with their credits. */
const partners = (presenter: SecondEditionPresenter, all: readonly SeatId[]): FormField['options'] =>
  presenter
    .seatChoices()
    .flatMap(({ key, label }) =>
      all.includes(key) ? [{ key, label, hint: formatCount(seatOf(presenter.game, key).credits, 'credit') }] : [],
    );

/** Opens the offer form during a debate; otherwise explains when players can trade and offers to end an agreement. */
export function openTrade(at: Here): Reply {
  const { presenter, seat } = resolvePlayer(at);
  const { game } = presenter;
  const { id } = at.loaded.info;
  if (!isDebating(game)) {
    const ends = endableWith(game, seat).length
      ? [button(menuCommandId(id, 'trade end', 'with'), 'End a trade agreement')]
      : [];
    const content = [
      'Players can trade credits and action cards only while a political card is debated (E2 4.3).',
      'You make a trade agreement with a card, right before you move (E2 6.1).',
    ].join('\n');
    return { message: { content, components: buttonRows(ends) }, update: true };
  }
  const all = othersFrom(game.state, seat);
  const most = Math.max(0, ...all.map((one) => seatOf(game, one).credits));
  const fields: FormField[] = [
    { key: 'to', label: 'Player', isSingle: true, options: partners(presenter, all) },
    credits('give', 'You give: credits', seatOf(game, seat).credits),
    ...cards(game, seat),
    credits('take', 'You gain: credits', most),
    ...wantedCaptivesField(presenter, all),
  ];
  return {
    modal: modal(
      customId('g', id, TRADE_FORM_ID, 'send'),
      { title: 'Make an offer', fields },
      createEmojiFinder(at.context.emojis, presenter.emojiFor.bind(presenter)),
    ),
  };
}

/** Makes the offer of a submitted form. */
export async function submitTrade(at: Here, given: Record<string, string[]>): Promise<Reply> {
  const [to = ''] = given.to ?? [];
  const count = (key: string): number => Number(given[key]?.[0] ?? 0);
  const { presenter, seat } = resolvePlayer(at);
  const held = captivesOf(presenter.game, seat).map(({ id }) => id);
  const [mine, theirs] = [(given.cards ?? []).filter((key) => held.includes(key)), given.captives ?? []];
  const terms = {
    to,
    credits: count('give'),
    cards: (given.cards ?? []).filter((key) => !held.includes(key)),
    wantsCredits: count('take'),
    wantsCards: [],
    ...(mine.length && { captives: mine }),
    ...(theirs.length && { wantsCaptives: theirs }),
  };
  const made = await makeOffer(at, terms);
  return {
    message: {
      content: `${made}\n-# To ask for a card, use \`/trade offer take:\`. To withdraw an offer, use \`/trade withdraw\`.`,
      components: [],
    },
    update: true,
  };
}
