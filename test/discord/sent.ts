import { UserQuota } from '#discord/access/user-quota.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { GameLeases } from '#discord/outbox/game-leases.ts';
import { OfferReplies } from '#discord/trade/offer-replies.ts';
import { Sender } from '#discord/outbox/sender.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { DiscordRecorder } from '../../scripts/chaos/secrets/discord-recorder.ts';
import { toy } from '../service/toy.ts';
import { toyFace } from '../service/toy-face.ts';
import { room, type Room } from '../service/room.ts';

/**
 * Creates a toy game of three whose messages go to a recorder. `lease`: duration of outbox leases in ms, if other
 * processes send messages as well.
 */
export async function played(
  users = ['100000000000000001', '100000000000000002', '100000000000000003'],
  edition = toy,
  lease: number | undefined = undefined,
  face = toyFace,
) {
  const here: Room = await room({ editions: [edition] });
  const adapters = createAdapterRegistry([face]);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const clock = (): number => here.now;
  const offerReplies = new OfferReplies(clock);
  const context = {
    offerReplies,
    service: here.table,
    adapters,
    load: createGameLoader(here.table, adapters),
    clock,
    log,
    quota: new UserQuota(clock),
  } as BotContext;
  const recorder = new DiscordRecorder(clock);
  const lanes = lease !== undefined && here.table.cluster ? new GameLeases(here.table.cluster, 'a', lease) : undefined;
  const sender = new Sender(recorder.client as never, context, lanes);
  const { table } = here;
  const { game } = await table.createGame(
    { user: users[0] },
    {
      edition: 'toy',
      settings: { target: 99, hours: 24, veil: true },
      place: { guild: '1', channel: '2', thread: 'thread' },
    },
  );
  for (const user of users) await table.join({ user }, game, { name: user });
  await table.startGame({ user: users[0] }, game);
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 12; i++) {
      sender.wake();
      for (let j = 0; j < 6; j++) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const panels = async () => (await table.panels.ofGame(game)).map(({ message }) => message);
  return { context, offerReplies, here, game, sender, lanes, recorder, settle, panels };
}
