import { findPlayer, resolvePlayer } from '#discord/commands/guards.ts';
import { createOfferSubcommands } from '#discord/trade/offer-commands.ts';
import { matchChoices, textOption } from '#discord/commands/options.ts';
import { textReply } from '#discord/interactions/replies.ts';
import type { GameInteraction, Choice, GameCommand, GameSubcommand } from '#discord/edition/edition-adapter.ts';
import { Illegal } from '#engine';
import { captivesOf } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOfLeader } from '#ti2/rules/names.ts';
import { endableWith, endAgreementProblem } from '#ti2/rules/trade/agreements.ts';
import { parseGivenGoods, completeGoods, parseWantedGoods } from '#ti2/discord/input/parse-goods.ts';
import { makeOffer } from '#ti2/discord/trade/make-offer.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';
import { confirmEndAgreement, confirmExecution } from './confirmation.ts';

const others = ({ presenter, seat }: { presenter: SecondEditionPresenter; seat: string }): Choice[] =>
  presenter.seatChoices().filter(({ key }) => key !== seat);

/** Returns the players with whom a seat can end a trade agreement (E2 6). */
const partners = ({ presenter, seat }: { presenter: SecondEditionPresenter; seat: string }): Choice[] => {
  const { game } = presenter;
  const with_ = endableWith(game, seat);
  return presenter.seatChoices().filter(({ key }) => with_.includes(key));
};

const sayWithWhom = (list: Choice[]): string => `Say with whom: ${list.map(({ label }) => label).join('; ')}.`;

function resolvePlayerChoice(list: Choice[], typed = ''): string {
  const found = list.find(({ key }) => key === typed) ?? (typed ? matchChoices(list, typed).at(0) : undefined);
  if (!found) throw new Illegal(sayWithWhom(list));
  return found.key;
}

const offerSubcommand: GameSubcommand<SecondEditionPresenter> = {
  name: 'offer',
  description: 'Offer credits, action cards and captive leaders, as a gift or for others, in a debate.',
  quota: 'posts',
  options: [
    textOption('to', 'To whom.', { required: true, complete: true }),
    textOption('give', 'All that you give, as “10 credits, Sabotage”.', { complete: true, kind: 'list' }),
    textOption('take', 'All that you get, in the same way.', { complete: true, kind: 'list' }),
  ],
  freeTextOptions: ['give', 'take'],
  run: async (at, given) => {
    const here = resolvePlayer(at);
    const to = resolvePlayerChoice(others(here), given.text('to'));
    const { game } = here.presenter;
    const terms = {
      ...parseGivenGoods(game, here.seat, given.text('give') ?? ''),
      ...parseWantedGoods(game, to, given.text('take') ?? ''),
    };
    return textReply(await makeOffer(at, { to, ...terms }));
  },
  complete: (at: GameInteraction<SecondEditionPresenter>, option, typed, given) => {
    const here = findPlayer(at);
    if (!here) return [];
    if (option === 'to') return matchChoices(others(here), typed);
    const to = others(here).find(({ key }) => key === given.text('to'));
    if (option === 'give') return completeGoods(here.presenter.game, here.seat, 'give', typed);
    return to ? completeGoods(here.presenter.game, to.key, 'take', typed) : [];
  },
};

const endSubcommand: GameSubcommand<SecondEditionPresenter> = {
  name: 'end',
  description: 'End a trade agreement of yours; you are asked once more.',
  options: [textOption('with', 'With whom?', { required: true, complete: true })],
  run: (at, given) => {
    // Other players are accepted too, so that the rule refuses them with its reason.
    const here = resolvePlayer(at);
    const typed = given.text('with') ?? '';
    const open = partners(here);
    const partner = matchChoices(open, typed).at(0)?.key ?? matchChoices(others(here), typed).at(0)?.key;
    if (!typed || partner === undefined)
      throw new Illegal(open.length ? sayWithWhom(open) : 'You have no trade agreement that you can end (E2 6.2).');
    const barred = endAgreementProblem(here.presenter.game, here.seat, partner);
    if (barred !== undefined) throw new Illegal(barred);
    return confirmEndAgreement(at, partner);
  },
  complete: (at, _option, typed) => {
    const here = findPlayer(at);
    return here ? matchChoices(partners(here), typed) : [];
  },
};

const captiveChoices = ({ presenter, seat }: { presenter: SecondEditionPresenter; seat: string }): Choice[] =>
  captivesOf(presenter.game, seat).map((one) => ({ key: one.id, label: nameOfLeader(presenter.game, one) }));

const executeSubcommand: GameSubcommand<SecondEditionPresenter> = {
  name: 'execute',
  description: 'Execute a captive leader that you hold; you are asked once more.',
  options: [textOption('captive', 'Which captive?', { required: true, complete: true })],
  run: (at, given) => {
    const list = captiveChoices(resolvePlayer(at));
    const typed = given.text('captive') ?? '';
    const found = list.find(({ key }) => key === typed) ?? matchChoices(list, typed).at(0);
    if (!found) throw new Illegal('You hold no captive of that name. (E2 12.5)');
    return confirmExecution(at, found.key);
  },
  complete: (at, _option, typed) => {
    const here = findPlayer(at);
    return here ? matchChoices(captiveChoices(here), typed) : [];
  },
};

/** `/trade`: offers in a debate (E2 4.3), captives (E2 12.5) and the end of agreements (E2 6.2). */
export const tradeCommand: GameCommand<SecondEditionPresenter> = {
  name: 'trade',
  description: 'Offer, accept and decline transactions.',
  subcommands: [offerSubcommand, ...createOfferSubcommands(), endSubcommand, executeSubcommand],
};
