import { atPlay, playing } from '../../../../discord/commands/at.ts';
import { answeringOffers } from '../../../../discord/commands/offers.ts';
import { matching, text } from '../../../../discord/commands/options.ts';
import { say } from '../../../../discord/context.ts';
import type { At, Choice, FaceCommand, FaceSubcommand } from '../../../../discord/face.ts';
import { Illegal } from '../../../../engine/index.ts';
import { agreementsOf, partnerIn } from '../../rules/trade/agreements.ts';
import { givenTyped, wantedTyped } from '../offers.ts';
import type { SecondSight } from '../sight.ts';

const others = ({ sight, seat }: { sight: SecondSight; seat: string }): Choice[] => sight.seats().filter(({ key }) => key !== seat);

/** With whom somebody trades (E2 6). */
const partners = ({ sight, seat }: { sight: SecondSight; seat: string }): Choice[] => {
  const { game } = sight;
  const with_ = agreementsOf(game, seat).map((agreement) => partnerIn(agreement, seat));
  return sight.seats().filter(({ key }) => with_.includes(key));
};

function playerMeant(list: Choice[], typed = ''): string {
  const found = list.find(({ key }) => key === typed) ?? (typed ? matching(list, typed).at(0) : undefined);
  if (!found) throw new Illegal(list.length ? `Say with whom: ${list.map(({ label }) => label).join('; ')}.` : 'There is nobody.');
  return found.key;
}

const offer: FaceSubcommand<SecondSight> = {
  name: 'offer',
  description: 'Offer credits and action cards, as a gift or for others, while a political card is debated.',
  costs: 'posts',
  options: [
    text('to', 'To whom.', { required: true, complete: true }),
    text('give', 'All that you give, as “10 credits, Countermand”.', { complete: true }),
    text('take', 'All that you get, in the same way.', { complete: true }),
  ],
  reads: ['give', 'take'],
  run: (at, given) => {
    const here = playing(at);
    const to = playerMeant(others(here), given.text('to'));
    const { game } = here.sight;
    const terms = { ...givenTyped(game, here.seat, given.text('give') ?? ''), ...wantedTyped(game, given.text('take') ?? '') };
    at.context.table.act(at.from.caller, at.seen.game.id, 'offer', { to, ...terms });
    return say('The offer is made; the other player is told.');
  },
  complete: (at: At<SecondSight>, option, typed) => {
    const here = atPlay(at);
    if (!here || option !== 'to') return [];
    return matching(others(here), typed);
  },
};

const end: FaceSubcommand<SecondSight> = {
  name: 'end',
  description: 'End a trade agreement of yours.',
  options: [text('with', 'With whom.', { required: true, complete: true })],
  run: (at, given) => {
    const partner = playerMeant(partners(playing(at)), given.text('with'));
    at.context.table.act(at.from.caller, at.seen.game.id, 'end-agreement', { partner });
    return say('The agreement is over.');
  },
  complete: (at, _option, typed) => {
    const here = atPlay(at);
    return here ? matching(partners(here), typed) : [];
  },
};

/** What changes hands in a debate (E2 4.3), and the end of agreements (E2 6.2). */
export const exchangingCommand: FaceCommand<SecondSight> = {
  name: 'trade',
  description: 'Offer, accept and decline transactions.',
  subcommands: [offer, ...answeringOffers(), end],
};
