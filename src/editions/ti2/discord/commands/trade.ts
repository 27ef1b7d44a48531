import { atPlay, playing } from '#discord/commands/guards.ts';
import { answeringOffers } from '#discord/trade/offer-commands.ts';
import { matching, text } from '#discord/commands/options.ts';
import { say } from '#discord/interactions/replies.ts';
import type { At, Choice, FaceCommand, FaceSubcommand } from '#discord/edition/edition-adapter.ts';
import { Illegal } from '#engine';
import { captivesOf } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOfLeader } from '#ti2/rules/names.ts';
import { endable, endAgreementProblem } from '#ti2/rules/trade/agreements.ts';
import { givenTyped, goodsCompleted, wantedTyped } from '#ti2/discord/input/parse-goods.ts';
import { makeOffer } from '#ti2/discord/trade/make-offer.ts';
import type { SecondSight } from '#ti2/discord/presenter.ts';
import { askToEnd, askToExecute } from './confirmation.ts';

const others = ({ sight, seat }: { sight: SecondSight; seat: string }): Choice[] =>
  sight.seats().filter(({ key }) => key !== seat);

/** With whom somebody trades (E2 6). */
const partners = ({ sight, seat }: { sight: SecondSight; seat: string }): Choice[] => {
  const { game } = sight;
  const with_ = endable(game, seat);
  return sight.seats().filter(({ key }) => with_.includes(key));
};

const sayWithWhom = (list: Choice[]): string => `Say with whom: ${list.map(({ label }) => label).join('; ')}.`;

function playerMeant(list: Choice[], typed = ''): string {
  const found = list.find(({ key }) => key === typed) ?? (typed ? matching(list, typed).at(0) : undefined);
  if (!found) throw new Illegal(sayWithWhom(list));
  return found.key;
}

const offer: FaceSubcommand<SecondSight> = {
  name: 'offer',
  description: 'Offer credits, action cards and captive leaders, as a gift or for others, in a debate.',
  costs: 'posts',
  options: [
    text('to', 'To whom.', { required: true, complete: true }),
    text('give', 'All that you give, as “10 credits, Sabotage”.', { complete: true, kind: 'list' }),
    text('take', 'All that you get, in the same way.', { complete: true, kind: 'list' }),
  ],
  reads: ['give', 'take'],
  run: async (at, given) => {
    const here = playing(at);
    const to = playerMeant(others(here), given.text('to'));
    const { game } = here.sight;
    const terms = {
      ...givenTyped(game, here.seat, given.text('give') ?? ''),
      ...wantedTyped(game, to, given.text('take') ?? ''),
    };
    return say(await makeOffer(at, { to, ...terms }));
  },
  complete: (at: At<SecondSight>, option, typed, given) => {
    const here = atPlay(at);
    if (!here) return [];
    if (option === 'to') return matching(others(here), typed);
    const to = others(here).find(({ key }) => key === given.text('to'));
    if (option === 'give') return goodsCompleted(here.sight.game, here.seat, 'give', typed);
    return to ? goodsCompleted(here.sight.game, to.key, 'take', typed) : [];
  },
};

const end: FaceSubcommand<SecondSight> = {
  name: 'end',
  description: 'End a trade agreement of yours; you are asked once more.',
  options: [text('with', 'With whom?', { required: true, complete: true })],
  run: (at, given) => {
    // Whoever else is named is refused by the rule that bars it.
    const here = playing(at);
    const typed = given.text('with') ?? '';
    const open = partners(here);
    const partner = matching(open, typed).at(0)?.key ?? matching(others(here), typed).at(0)?.key;
    if (!typed || partner === undefined)
      throw new Illegal(open.length ? sayWithWhom(open) : 'You have no trade agreement that you can end (E2 6.2).');
    const barred = endAgreementProblem(here.sight.game, here.seat, partner);
    if (barred !== undefined) throw new Illegal(barred);
    return askToEnd(at, partner);
  },
  complete: (at, _option, typed) => {
    const here = atPlay(at);
    return here ? matching(partners(here), typed) : [];
  },
};

const held = ({ sight, seat }: { sight: SecondSight; seat: string }): Choice[] =>
  captivesOf(sight.game, seat).map((one) => ({ key: one.id, label: nameOfLeader(sight.game, one) }));

const execute: FaceSubcommand<SecondSight> = {
  name: 'execute',
  description: 'Execute a captive leader that you hold; you are asked once more.',
  options: [text('captive', 'Which captive?', { required: true, complete: true })],
  run: (at, given) => {
    const list = held(playing(at));
    const typed = given.text('captive') ?? '';
    const found = list.find(({ key }) => key === typed) ?? matching(list, typed).at(0);
    if (!found) throw new Illegal('You hold no captive of that name. (E2 12.5)');
    return askToExecute(at, found.key);
  },
  complete: (at, _option, typed) => {
    const here = atPlay(at);
    return here ? matching(held(here), typed) : [];
  },
};

/** What changes hands in a debate (E2 4.3), what becomes of captives (E2 12.5), and the end of agreements (E2 6.2). */
export const exchangingCommand: FaceCommand<SecondSight> = {
  name: 'trade',
  description: 'Offer, accept and decline transactions.',
  subcommands: [offer, ...answeringOffers(), end, execute],
};
