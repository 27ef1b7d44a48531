import { Illegal } from '../../table/index.ts';
import type { From } from '../place.ts';
import { say, type Context } from '../context.ts';
import { customId } from '../custom-id.ts';
import { button, rows } from '../message.ts';
import { gameHere } from '../seen.ts';
import { plain } from '../text.ts';
import { GAME, matching, text, whole, type Command, type Given } from './command.ts';
import { playing } from './look.ts';

const offersFor = (context: Context, from: From, given: Given, mine: 'from' | 'to') => {
  const game = gameHere(context, from, given.text('game'));
  const seat = game?.members.find((member) => member.user === from.caller.user)?.seat;
  if (!game || !seat || game.status !== 'running') return [];
  return context.eyes
    .offers(game.id)
    .filter((offer) => offer[mine] === seat)
    .map((offer) => ({ key: offer.alias, label: offer.text }));
};

/** Transactions (94), offered and accepted at any time the rules allow. */
export const tradeCommand: Command = {
  name: 'trade',
  description: 'Offer, accept and decline transactions.',
  subcommands: [
    {
      name: 'offer',
      description: 'Offer a transaction to another player.',
      costs: 'posts',
      options: [
        text('to', 'To whom.', { required: true, complete: true }),
        whole('give-trade-goods', 'Trade goods you give.', { min: 0, max: 100 }),
        whole('give-commodities', 'Commodities you give.', { min: 0, max: 10 }),
        text('give-note', 'A promissory note you give.', { complete: true }),
        whole('take-trade-goods', 'Trade goods you get.', { min: 0, max: 100 }),
        whole('take-commodities', 'Commodities you get.', { min: 0, max: 10 }),
        text('take-note', 'A promissory note of theirs you ask for, by name.', { complete: true }),
        text('give-cards', 'Action cards you give, where a faction allows it.', { complete: true }),
        text('they-choose', 'What they choose in return, where they are asked just now (binding).', { complete: true }),
        text('i-choose', 'What you choose in return, where you are asked just now (binding).', { complete: true }),
        text('note', 'What else you promise each other; it binds nobody.'),
        GAME,
      ],
      run: (context, from, given) => {
        const { game, seat } = playing(context, from, given);
        const to = given.text('to') ?? '';
        const others = context.eyes.seats(game.id).filter(({ key }) => key !== seat);
        if (!others.some(({ key }) => key === to)) throw new Illegal(`Say with whom: ${others.map(({ label }) => label).join('; ')}.`);
        const cards = given
          .text('give-cards')
          ?.split(',')
          .map((card) => card.trim())
          .filter(Boolean);
        const deeds = [
          { seat: to, chosen: given.text('they-choose') },
          { seat, chosen: given.text('i-choose') },
        ].flatMap(({ seat: who, chosen = '' }) =>
          chosen ? [{ seat: who, question: chosen.split(':', 1)[0], answer: chosen.slice(chosen.indexOf(':') + 1) }] : [],
        );
        const side = (which: 'give' | 'take') => ({
          tradeGoods: given.number(`${which}-trade-goods`) ?? 0,
          commodities: given.number(`${which}-commodities`) ?? 0,
          ...(given.text(`${which}-note`) && { promissoryNote: given.text(`${which}-note`) }),
          ...(which === 'give' && cards?.length && { cards }),
        });
        const note = given.text('note');
        context.table.act(from.caller, game.id, 'offer', {
          to,
          give: side('give'),
          take: side('take'),
          ...(deeds.length && { deeds }),
          ...(note && { note }),
        } as never);
        return say('The offer is made; the other player is told.');
      },
      complete: (context, from, option, typed, given) => {
        const game = gameHere(context, from, given.text('game'));
        const seat = game?.members.find((member) => member.user === from.caller.user)?.seat;
        if (!game || !seat || game.status !== 'running') return [];
        if (option === 'to')
          return matching(
            context.eyes.seats(game.id).filter((one) => one.key !== seat),
            typed,
          );
        if (option === 'give-cards') return matching(context.eyes.tradableCards(game.id, seat), typed);
        if (option === 'i-choose') return matching(context.eyes.doable(game.id, seat), typed);
        if (option === 'they-choose') return given.text('to') ? matching(context.eyes.doable(game.id, given.text('to') ?? ''), typed) : [];
        if (option === 'give-note') return matching(context.eyes.notes(game.id, seat), typed);
        return [];
      },
    },
    {
      name: 'answer',
      description: 'Accept or decline an offer made to you.',
      options: [text('offer', 'Which.', { complete: true }), GAME],
      run: (context, from, given) => {
        const { game, seat } = playing(context, from, given);
        const mine = context.eyes.offers(game.id).filter((offer) => offer.to === seat);
        const offer = mine.find((one) => one.alias === given.text('offer')) ?? (mine.length === 1 ? mine[0] : undefined);
        if (!offer) throw new Illegal(mine.length ? 'Say which offer.' : 'No offer is made to you.');
        return {
          message: {
            content: plain(offer.text),
            components: rows([
              button(customId('t', game.id, offer.alias, 'accept'), 'Accept', 'success'),
              button(customId('t', game.id, offer.alias, 'decline'), 'Decline', 'danger'),
            ]),
          },
        };
      },
      complete: (context, from, _option, typed, given) => matching(offersFor(context, from, given, 'to'), typed),
    },
    {
      name: 'withdraw',
      description: 'Take back an offer of yours.',
      options: [text('offer', 'Which.', { required: true, complete: true }), GAME],
      run: (context, from, given) => {
        const { game, seat } = playing(context, from, given);
        const mine = context.eyes.offers(game.id).find((offer) => offer.from === seat && offer.alias === given.text('offer'));
        context.table.act(from.caller, game.id, 'withdraw-offer', { offer: mine?.id ?? '' });
        return say('The offer is withdrawn.');
      },
      complete: (context, from, _option, typed, given) => matching(offersFor(context, from, given, 'from'), typed),
    },
  ],
};
