import { Illegal } from '#engine';
import { textReply, type Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { GameInteraction, GameSubcommand } from '#discord/edition/edition-adapter.ts';
import type { Choice, PresentedOffer, GamePresenter } from '#discord/edition/game-presenter.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { findPlayer, resolvePlayer } from '#discord/commands/guards.ts';
import { matchChoices, textOption } from '#discord/commands/options.ts';

// Commands and buttons for offers between two players; they use the actions of the engine kit's offers.

/** Presenter of a game with offers. */
export type OfferPresenter = GamePresenter & { offers(): PresentedOffer[] };

type Here = GameInteraction<OfferPresenter>;

function offersOf(at: Here, mine: 'from' | 'to'): Choice[] {
  const here = findPlayer(at);
  const offers = here?.presenter.offers().filter((offer) => offer[mine] === here.seat) ?? [];
  return offers.map((offer) => ({ key: offer.alias, label: offer.text }));
}

/** Maximum number of offers whose buttons fit in one message. */
const MAX_OFFERS_SHOWN = 5;

/** Shows offers to the player they are made to. */
function showOffers({ loaded: { info } }: Here, all: readonly PresentedOffer[], said = ''): Reply {
  const shown = all.slice(0, MAX_OFFERS_SHOWN);
  const nth = (i: number): string => (all.length > 1 ? ` ${i + 1}` : '');
  const content = [
    said,
    ...shown.map(({ text: words }, i) => `${all.length > 1 ? `**${i + 1}.** ` : ''}${escapeMarkdown(words)}`),
    all.length > MAX_OFFERS_SHOWN
      ? `You have ${all.length - MAX_OFFERS_SHOWN} more offers. \`/trade answer offer:\` lists them all.`
      : '',
  ];
  const components = shown.flatMap(({ alias, from }, i) =>
    buttonRows([
      button(customId('t', info.id, alias, 'accept'), `Accept${nth(i)}`, 'success'),
      button(customId('t', info.id, alias, 'decline'), `Decline${nth(i)}`, 'danger'),
      button(customId('t', info.id, alias, 'with', from), `Counter${nth(i)}`),
    ]),
  );
  return { message: { content: content.filter(Boolean).join('\n'), components } };
}

/** Creates the subcommands that answer or withdraw an offer. */
export const createOfferSubcommands = (): GameSubcommand<OfferPresenter>[] => [
  {
    name: 'answer',
    description: 'Accept or decline an offer made to you.',
    options: [textOption('offer', 'Which offer?', { complete: true })],
    run: (at, given) => {
      const { presenter, seat } = resolvePlayer(at);
      const mine = presenter.offers().filter((offer) => offer.to === seat);
      if (!mine.length) throw new Illegal('You have no open offers. Press **Trade** to make one.');
      const named = mine.filter((one) => one.alias === given.text('offer'));
      return showOffers(at, named.length ? named : mine);
    },
    complete: (at, _option, typed) => matchChoices(offersOf(at, 'to'), typed),
  },
  {
    name: 'withdraw',
    description: 'Withdraw an offer that you made.',
    options: [textOption('offer', 'Which offer?', { required: true, complete: true })],
    run: async (at, given) => {
      const { presenter, seat } = resolvePlayer(at);
      const mine = presenter.offers().find((offer) => offer.from === seat && offer.alias === given.text('offer'));
      await at.context.service.act(at.origin.caller, at.loaded.info.id, 'withdraw-offer', { offer: mine?.id ?? '' });
      return textReply('You withdrew the offer.');
    },
    complete: (at, _option, typed) => matchChoices(offersOf(at, 'from'), typed),
  },
];

/** Action and reply of each offer button. */
const OFFER_ACTIONS: Record<string, { action: string; said: string } | undefined> = {
  accept: { action: 'accept-offer', said: 'You accepted the trade' },
  decline: { action: 'decline-offer', said: 'You declined' },
  withdraw: { action: 'withdraw-offer', said: 'You withdrew the offer' },
};

/**
 * Handles a press on an offer's button; undefined if the verb is unknown. Throws Illegal if the offer is not open to
 * the user.
 */
export async function handleOfferPress(at: Here, { id, verb }: CustomId): Promise<Reply | undefined> {
  const { context, origin, loaded, seat } = at;
  const offer = loaded.presenter.offers().find((one) => one.alias === id && (one.to === seat || one.from === seat));
  // All offers to the user, including others from the same player.
  const mine = loaded.presenter.offers().filter((one) => one.to === seat);
  // Only the two players of an offer may know whether it is still open.
  if (!offer && verb === 'look' && mine.length)
    return showOffers(at, mine, 'That offer is not open to you. These are:');
  if (!offer)
    throw new Illegal(
      /^o\d+$/.test(id)
        ? 'That button is from before an update. `/trade answer` shows the offers made to you.'
        : 'You cannot use that offer: it is between two other players, or it is no longer open. The panel keeps showing it for a while, so that others cannot tell what became of it.',
    );
  if (verb === 'look') {
    if (seat === offer.to) return showOffers(at, [offer, ...mine.filter((one) => one.id !== offer.id)]);
    const components = buttonRows([button(customId('t', loaded.info.id, id, 'withdraw'), 'Withdraw my offer')]);
    return { message: { content: escapeMarkdown(offer.text), components } };
  }
  const done = Object.hasOwn(OFFER_ACTIONS, verb) ? OFFER_ACTIONS[verb] : undefined;
  if (!done) return undefined;
  await context.service.act(origin.caller, loaded.info.id, done.action, { offer: offer.id });
  return textReply(`${done.said}: ${escapeMarkdown(offer.text)}.`);
}
