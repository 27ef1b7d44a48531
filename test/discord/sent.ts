import { Allowance } from '#discord/access/user-quota.ts';
import type { Workings } from '#discord/interactions/replies.ts';
import { facesOf } from '#discord/edition/adapter-registry.ts';
import { Lanes } from '#discord/outbox/game-leases.ts';
import { Sender } from '#discord/outbox/sender.ts';
import { seeing } from '#discord/access/loaded-game.ts';
import { Recorder } from '../../scripts/chaos/secrets/discord-recorder.ts';
import { toy } from '../service/toy.ts';
import { toyFace } from '../service/toy-face.ts';
import { room, type Room } from '../service/room.ts';

/** A toy game of three whose messages are sent to a recorder. `lease`: under leases of so many ms, where others send messages as well. */
export async function played(
  users = ['100000000000000001', '100000000000000002', '100000000000000003'],
  edition = toy,
  lease: number | undefined = undefined,
  face = toyFace,
) {
  const here: Room = await room({ editions: [edition] });
  const faces = facesOf([face]);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const clock = (): number => here.now;
  const context = {
    table: here.table,
    faces,
    see: seeing(here.table, faces),
    clock,
    log,
    allowance: new Allowance(clock),
  } as Workings;
  const recorder = new Recorder(clock);
  const lanes = lease !== undefined && here.table.shared ? new Lanes(here.table.shared, 'a', lease) : undefined;
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
  await table.start({ user: users[0] }, game);
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 12; i++) {
      sender.wake();
      for (let j = 0; j < 6; j++) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const panels = async () => (await table.panels.of(game)).map(({ message }) => message);
  return { here, game, sender, lanes, recorder, settle, panels };
}
