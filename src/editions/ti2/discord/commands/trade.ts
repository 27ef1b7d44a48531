import { findPlayer, resolvePlayer } from '#discord/commands/guards.ts';
import { createOfferSubcommands } from '#discord/trade/offer-commands.ts';
import { replyToOffer } from '#discord/trade/reply-to-offer.ts';
import { createPromiseSubcommands } from '#discord/trade/promise-commands.ts';
import { matchChoices, textOption } from '#discord/commands/options.ts';
import type { GameInteraction, GameCommand, GameSubcommand } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
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

const sayWithWhom = (list: Choice[]): string => `Choose a player: ${list.map(({ label }) => label).join('; ')}.`;

function resolvePlayerChoice(list: Choice[], typed = ''): string {
  const found = list.find(({ key }) => key === typed) ?? (typed ? matchChoices(list, typed).at(0) : undefined);
  if (!found) throw new Illegal(sayWithWhom(list));
  return found.key;
}

const offerSubcommand: GameSubcommand<SecondEditionPresenter> = {
  name: 'offer',
  description: 'Offer credits, action cards or captive leaders in a debate, for free or in exchange.',
  quota: 'posts',
  options: [
    textOption('to', 'Player to trade with.', { required: true, complete: true }),
    textOption('give', 'Everything you give, like “10 credits, Sabotage”.', { complete: true, kind: 'list' }),
    textOption('take', 'Everything you gain, in the same format.', { complete: true, kind: 'list' }),
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
    return replyToOffer(at, () => makeOffer(at, { to, ...terms }));
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
  description: 'End one of your trade agreements. I will ask you to confirm.',
  options: [textOption('with', 'Partner of the trade agreement.', { required: true, complete: true })],
  run: (at, given) => {
    // Other players are accepted too, so that the rule refuses them with its reason.
    const here = resolvePlayer(at);
    const typed = given.text('with') ?? '';
    const open = partners(here);
    const partner = matchChoices(open, typed).at(0)?.key ?? matchChoices(others(here), typed).at(0)?.key;
    if (!typed || partner === undefined)
      throw new Illegal(open.length ? sayWithWhom(open) : 'You have no trade agreement you can end (E2 6.2).');
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
  description: 'Execute one of your captive leaders. I will ask you to confirm.',
  options: [textOption('captive', 'Captive leader.', { required: true, complete: true })],
  run: (at, given) => {
    const list = captiveChoices(resolvePlayer(at));
    const typed = given.text('captive') ?? '';
    const found = list.find(({ key }) => key === typed) ?? matchChoices(list, typed).at(0);
    if (!found) throw new Illegal('You have no captive leader with that name (E2 12.5).');
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
  description: 'Make, accept and decline offers.',
  subcommands: [
    offerSubcommand,
    ...createOfferSubcommands(),
    endSubcommand,
    executeSubcommand,
    ...createPromiseSubcommands<SecondEditionPresenter>(),
  ],
};
