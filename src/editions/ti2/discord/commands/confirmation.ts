import { playing } from '#discord/commands/guards.ts';
import { say, type Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { At } from '#discord/edition/edition-adapter.ts';
import { button, rows } from '#discord/messages/message.ts';
import { Illegal } from '#engine';
import { leaderCalled } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOfLeader, nameOfSeat } from '#ti2/rules/names.ts';
import { agreementBetween, bringsTold } from '#ti2/rules/trade/agreements.ts';
import type { SecondSight } from '#ti2/discord/presenter.ts';

// What cannot be had back is done by one more press, once it has been said what is lost.

type Here = At<SecondSight>;

const END = 'end';
const EXECUTE = 'execute';

const asked = ({ seen: { game } }: Here, text: string, yes: { verb: string; about: string; label: string }): Reply => ({
  message: {
    content: `:warning: ${text}\n-# Nothing has been done.`,
    components: rows([
      button(customId('g', game.id, '', 'keep'), 'Leave it so', 'primary'),
      button(customId('t', game.id, '', yes.verb, yes.about), yes.label, 'danger'),
    ]),
  },
});

/** Whether an agreement is to end (E2 6.2). */
export function askToEnd(at: Here, partner: string): Reply {
  const { sight, seat } = playing(at);
  const about = agreementBetween(sight.game, seat, partner)?.id ?? '';
  return asked(
    at,
    `End the trade agreement with ${nameOfSeat(sight.game, partner)}? ${bringsTold(sight.game, seat, partner)} It ends at once for both, and its card is discarded (E2 6.2).`,
    { verb: END, about, label: 'End the agreement' },
  );
}

/** Whether a captive is to die (E2 12.5). */
export function askToExecute(at: Here, id: string): Reply {
  const { sight } = playing(at);
  const leader = leaderCalled(sight.game, id);
  if (!leader) throw new Illegal('You hold no captive of that name. (E2 12.5)');
  const named = Object.values(sight.game.state.offers).some(({ captives = [], wantsCaptives = [] }) => [...captives, ...wantsCaptives].includes(id)); // prettier-ignore
  return asked(
    at,
    `Execute ${nameOfLeader(sight.game, leader)} of ${nameOfSeat(sight.game, leader.owner)}, your captive? It is out of the game for good, and can be handed to nobody any more${named ? '; offers that name it lapse' : ''} (E2 12.5).`,
    { verb: EXECUTE, about: id, label: 'Execute it' },
  );
}

/** The press by which it is done; undefined for any other. */
export async function doneOnceMore(at: Here, { verb, arg }: CustomId): Promise<Reply | undefined> {
  const { table } = at.context;
  const game = at.seen.game.id;
  if (verb === END) {
    const { sight, seat } = playing(at);
    const partner = sight.game.state.agreements[arg]?.seats.find((one) => one !== seat);
    if (partner === undefined) throw new Illegal('That agreement is over already (E2 6.2).');
    await table.act(at.from.caller, game, 'end-agreement', { partner });
    return say(`The agreement with ${nameOfSeat(sight.game, partner)} is over.`);
  }
  if (verb !== EXECUTE) return undefined;
  await table.act(at.from.caller, game, 'execute-captive', { leader: arg });
  const leader = leaderCalled(at.seen.sight.game, arg);
  return say(`${leader ? nameOfLeader(at.seen.sight.game, leader) : 'The captive'} is executed.`);
}
