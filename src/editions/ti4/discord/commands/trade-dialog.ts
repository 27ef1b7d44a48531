import { playing } from '#discord/commands/guards.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { At, Choice } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, menu, rows, type Row } from '#discord/messages/message.ts';
import { Illegal } from '#engine';
import type { FourthSight } from '#ti4/discord/presenter.ts';
import { makeOffer } from '#ti4/discord/trade/make-offer.ts';
import {
  chosenNow,
  givable,
  goodsIn,
  hasTold,
  partnersOf,
  readDraft,
  told,
  whyNoPartner,
  writeDraft,
  type TradeDraft,
} from '#ti4/discord/trade/trade-draft.ts';

type Here = At<FourthSight>;

/** With whom: those alone with whom it is possible now; and offers that stand. */
export function tradeMenu(at: Here): Reply {
  const { sight, seat } = playing(at);
  const { id } = at.seen.game;
  const partners = partnersOf(sight.game, seat);
  const offers = sight
    .offers()
    .filter((offer) => offer.to === seat || offer.from === seat)
    .slice(0, LIMITS.buttonsInRow);
  const standing = offers.map(({ alias, from }) =>
    button(customId('t', id, alias, 'look'), from === seat ? 'My offer' : `Offer of ${sight.seatName(from)}`),
  );
  const who = partners.map(({ key, label, hint }) => ({ value: key, label, ...(hint && { description: hint }) }));
  return {
    message: {
      content: who.length
        ? 'With whom would you like to trade?'
        : ['You can trade with nobody just now.', ...whyNoPartner(sight.game, seat).map((why) => `- ${why}`)].join(
            '\n',
          ),
      components: [...(who.length ? [menu(customId('t', id, '', 'with'), 'With whom', who)] : []), ...rows(standing)],
    },
    update: true,
  };
}

/** What has been put together so far, with what can still be chosen. */
function draftShown(at: Here, draft: TradeDraft): Reply {
  const { sight, seat } = playing(at);
  const { game } = sight;
  const { id } = at.seen.game;
  const { to, give, take } = draft;
  const carried = (verb: string): string => customId('t', id, '', verb, writeDraft(draft));
  const mine = { from: seat, to, own: true, words: give };
  const theirs = { from: to, to: seat, own: false, words: take };
  const chooser = (verb: string, what: string, choices: Choice[], words: readonly string[]): Row[] => {
    const options = choices
      .slice(0, LIMITS.menuOptions)
      .map(({ key, label }) => ({ value: key, label, selected: words.includes(key) }));
    return options.length ? [menu(carried(verb), what, options, 0, 4)] : [];
  };
  const nothing = !give.length && !take.length;
  return {
    message: {
      content: [
        `**Trade with ${sight.seatName(to)}**, who has ${hasTold(game, to)}.`,
        `You give: ${told(game, mine)}. You get: ${told(game, theirs)}.`,
        '-# For planets, promises and what somebody is to choose, there is `/trade offer`.',
      ].join('\n'),
      components: [
        ...chooser('give', 'You give', givable(game, seat, to, true), give),
        ...chooser('take', 'You get', givable(game, to, seat, false), take),
        ...rows([
          button(carried('offer'), 'Offer this', 'success', nothing),
          button(customId('g', id, '', 'trade'), 'Back'),
        ]),
      ],
    },
    update: true,
  };
}

/** A step of putting a trade together; undefined where the press is none of it. */
export async function onTradeDraft(
  at: Here,
  { verb, arg }: CustomId,
  values: readonly string[],
): Promise<Reply | undefined> {
  const { sight, seat } = playing(at);
  const { game } = sight;
  const draft = verb === 'with' ? { to: values[0] ?? '', give: [], take: [] } : readDraft(arg);
  if (!STEPS.includes(verb)) return undefined;
  if (!game.state.order.includes(draft.to) || draft.to === seat)
    throw new Illegal('A transaction needs another player.');
  if (verb === 'give') return draftShown(at, { ...draft, give: chosenNow(draft.give, values) });
  if (verb === 'take') return draftShown(at, { ...draft, take: chosenNow(draft.take, values) });
  if (verb === 'with') return draftShown(at, draft);
  const { to, give, take } = draft;
  const there = [
    ...givable(game, seat, to, true).map(({ key }) => `give ${key}`),
    ...givable(game, to, seat, false).map(({ key }) => `take ${key}`),
  ];
  if (
    ![...give.map((word) => `give ${word}`), ...take.map((word) => `take ${word}`)].every((one) => there.includes(one))
  )
    throw new Illegal('Something of that is no longer there. Choose anew what is given.');
  const offer = {
    to,
    give: goodsIn(game, { from: seat, to, own: true, words: give }),
    take: goodsIn(game, { from: to, to: seat, own: false, words: take }),
  };
  const said = `You give: ${told(game, { from: seat, to, own: true, words: give })}. You get: ${told(game, { from: to, to: seat, own: false, words: take })}.`;
  await makeOffer(at, seat, offer);
  const back = rows([button(customId('g', at.seen.game.id, '', 'trade'), 'Back')]);
  return {
    message: { content: `The offer is made; ${sight.seatName(to)} is told. ${said}`, components: back },
    update: true,
  };
}

const STEPS = ['with', 'give', 'take', 'offer'];
