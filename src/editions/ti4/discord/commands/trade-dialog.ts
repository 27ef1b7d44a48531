import { resolvePlayer } from '#discord/commands/guards.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { GameInteraction, Choice } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, menu, buttonRows, type ActionRow } from '#discord/messages/message.ts';
import { Illegal } from '#engine';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { makeOffer } from '#ti4/discord/trade/make-offer.ts';
import {
  mergeMenuChoice,
  givableGoods,
  goodsOfDraft,
  formatHoldings,
  tradePartners,
  parseTradeDraft,
  formatDraftGoods,
  explainNoPartner,
  formatTradeDraft,
  type TradeDraft,
} from '#ti4/discord/trade/trade-draft.ts';

type Here = GameInteraction<FourthEditionPresenter>;

/** Shows the available trade partners and the open offers. */
export function openTrade(at: Here): Reply {
  const { presenter, seat } = resolvePlayer(at);
  const { id } = at.loaded.info;
  const partners = tradePartners(presenter.game, seat);
  const offers = presenter
    .offers()
    .filter((offer) => offer.to === seat || offer.from === seat)
    .slice(0, LIMITS.buttonsInRow);
  const standing = offers.map(({ alias, from }) =>
    button(customId('t', id, alias, 'look'), from === seat ? 'My offer' : `Offer from ${presenter.seatName(from)}`),
  );
  const who = partners.map(({ key, label, hint }) => ({ value: key, label, ...(hint && { description: hint }) }));
  return {
    message: {
      content: who.length
        ? 'Who do you want to trade with?'
        : [
            'You cannot trade with any player now:',
            ...explainNoPartner(presenter.game, seat).map((why) => `- ${why}`),
          ].join('\n'),
      components: [
        ...(who.length ? [menu(customId('t', id, '', 'with'), 'Choose a player', who)] : []),
        ...buttonRows(standing),
      ],
    },
    update: true,
  };
}

/** Shows the draft of a trade with the remaining choices. */
function showTradeDraft(at: Here, draft: TradeDraft): Reply {
  const { presenter, seat } = resolvePlayer(at);
  const { game } = presenter;
  const { id } = at.loaded.info;
  const { to, give, take } = draft;
  const carried = (verb: string): string => customId('t', id, '', verb, formatTradeDraft(draft));
  const mine = { from: seat, to, own: true, words: give };
  const theirs = { from: to, to: seat, own: false, words: take };
  const chooser = (verb: string, what: string, choices: Choice[], words: readonly string[]): ActionRow[] => {
    const options = choices
      .slice(0, LIMITS.menuOptions)
      .map(({ key, label }) => ({ value: key, label, selected: words.includes(key) }));
    return options.length ? [menu(carried(verb), what, options, 0, 4)] : [];
  };
  const nothing = !give.length && !take.length;
  return {
    message: {
      content: [
        `**Trade with ${presenter.seatName(to)}.** They have ${formatHoldings(game, to)}.`,
        `You give: ${formatDraftGoods(game, mine)}. You gain: ${formatDraftGoods(game, theirs)}.`,
        '-# To trade planets, add a promise or agree on a choice, use `/trade offer`.',
      ].join('\n'),
      components: [
        ...chooser('give', 'Choose what you give', givableGoods(game, seat, to, true), give),
        ...chooser('take', 'Choose what you gain', givableGoods(game, to, seat, false), take),
        ...buttonRows([
          button(carried('offer'), 'Make offer', 'success', nothing),
          button(customId('g', id, '', 'trade'), 'Back'),
        ]),
      ],
    },
    update: true,
  };
}

/** Handles a step of the trade dialog; undefined if the button belongs to something else. */
export async function handleTradePress(
  at: Here,
  { verb, arg }: CustomId,
  values: readonly string[],
): Promise<Reply | undefined> {
  const { presenter, seat } = resolvePlayer(at);
  const { game } = presenter;
  const draft = verb === 'with' ? { to: values[0] ?? '', give: [], take: [] } : parseTradeDraft(arg);
  if (!TRADE_VERBS.includes(verb)) return undefined;
  if (!game.state.order.includes(draft.to) || draft.to === seat)
    throw new Illegal('Choose another player to trade with.');
  if (verb === 'give') return showTradeDraft(at, { ...draft, give: mergeMenuChoice(draft.give, values) });
  if (verb === 'take') return showTradeDraft(at, { ...draft, take: mergeMenuChoice(draft.take, values) });
  if (verb === 'with') return showTradeDraft(at, draft);
  const { to, give, take } = draft;
  const there = [
    ...givableGoods(game, seat, to, true).map(({ key }) => `give ${key}`),
    ...givableGoods(game, to, seat, false).map(({ key }) => `take ${key}`),
  ];
  if (
    ![...give.map((word) => `give ${word}`), ...take.map((word) => `take ${word}`)].every((one) => there.includes(one))
  )
    throw new Illegal('Some of these goods are no longer available. Choose again what to trade.');
  const offer = {
    to,
    give: goodsOfDraft(game, { from: seat, to, own: true, words: give }),
    take: goodsOfDraft(game, { from: to, to: seat, own: false, words: take }),
  };
  const said = `You give: ${formatDraftGoods(game, { from: seat, to, own: true, words: give })}. You gain: ${formatDraftGoods(game, { from: to, to: seat, own: false, words: take })}.`;
  await makeOffer(at, seat, offer);
  const back = buttonRows([button(customId('g', at.loaded.info.id, '', 'trade'), 'Back')]);
  return {
    message: { content: `I sent your offer to ${presenter.seatName(to)}. ${said}`, components: back },
    update: true,
  };
}

const TRADE_VERBS = ['with', 'give', 'take', 'offer'];
