import { resolvePlayer } from '#discord/commands/guards.ts';
import { textReply, type Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { GameInteraction } from '#discord/edition/edition-adapter.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import { Illegal } from '#engine';
import { findLeader } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOfLeader, nameOfSeat } from '#ti2/rules/names.ts';
import { agreementBetween, formatTradeIncome } from '#ti2/rules/trade/agreements.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';

// Confirmation buttons for actions that cannot be undone. The message says what is lost.

type Here = GameInteraction<SecondEditionPresenter>;

const END = 'end';
const EXECUTE = 'execute';

const confirmationReply = (
  { loaded: { info } }: Here,
  text: string,
  yes: { verb: string; about: string; label: string },
): Reply => ({
  message: {
    content: `:warning: ${text}\n-# Nothing has happened yet.`,
    components: buttonRows([
      button(customId('g', info.id, '', 'keep'), 'Keep it', 'primary'),
      button(customId('t', info.id, '', yes.verb, yes.about), yes.label, 'danger'),
    ]),
  },
});

/** Asks for confirmation before an agreement ends (E2 6.2). */
export function confirmEndAgreement(at: Here, partner: string): Reply {
  const { presenter, seat } = resolvePlayer(at);
  const about = agreementBetween(presenter.game, seat, partner)?.id ?? '';
  return confirmationReply(
    at,
    `End the trade agreement with ${nameOfSeat(presenter.game, partner)}? ${formatTradeIncome(presenter.game, seat, partner)} It ends immediately for both of you, and its card is discarded (E2 6.2).`,
    { verb: END, about, label: 'End trade agreement' },
  );
}

/** Asks for confirmation before a captive is executed (E2 12.5). Throws Illegal if there is no such captive. */
export function confirmExecution(at: Here, id: string): Reply {
  const { presenter } = resolvePlayer(at);
  const leader = findLeader(presenter.game, id);
  if (!leader) throw new Illegal('You have no captive leader with that name (E2 12.5).');
  const named = Object.values(presenter.game.state.offers).some(({ captives = [], wantsCaptives = [] }) => [...captives, ...wantsCaptives].includes(id)); // prettier-ignore
  return confirmationReply(
    at,
    `Execute your captive ${nameOfLeader(presenter.game, leader)} (${nameOfSeat(presenter.game, leader.owner)})? This removes the leader from the game${named ? ', and offers with this leader expire' : ''} (E2 12.5).`,
    { verb: EXECUTE, about: id, label: 'Execute captive' },
  );
}

/** Executes the confirmed action; undefined for any other button. Throws Illegal if the agreement is over already. */
export async function performConfirmed(at: Here, { verb, arg }: CustomId): Promise<Reply | undefined> {
  const { service } = at.context;
  const game = at.loaded.info.id;
  if (verb === END) {
    const { presenter, seat } = resolvePlayer(at);
    const partner = presenter.game.state.agreements[arg]?.seats.find((one) => one !== seat);
    if (partner === undefined) throw new Illegal('That trade agreement has already ended (E2 6.2).');
    await service.act(at.origin.caller, game, 'end-agreement', { partner });
    return textReply(`You ended the trade agreement with ${nameOfSeat(presenter.game, partner)}.`);
  }
  if (verb !== EXECUTE) return undefined;
  await service.act(at.origin.caller, game, 'execute-captive', { leader: arg });
  const leader = findLeader(at.loaded.presenter.game, arg);
  return textReply(`You executed ${leader ? nameOfLeader(at.loaded.presenter.game, leader) : 'the captive leader'}.`);
}
