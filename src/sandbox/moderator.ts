import { ClientRefusal } from './errors.ts';
import { isThread } from './discord-state/channels.ts';
import type { Person } from './discord-state/people.ts';
import { PERMISSIONS } from './discord-state/permission-bits.ts';
import { leaveThread } from './threads.ts';
import type { World } from './world.ts';

/** Deletes a channel with its threads, or a thread, as a moderator could without the bot. */
export function deleteChannel(world: World, id: string): void {
  const channel = world.channels.get(id);
  if (!channel) throw new ClientRefusal('Cannot find that channel.');
  for (const thread of world.channels.threadsOf(channel.id)) world.channels.remove(thread.id);
  world.channels.remove(channel.id);
  world.bus.publish({ kind: isThread(channel) ? 'thread-deleted' : 'channel-deleted', channel });
}

/** Removes a user from the guild and all its threads, as if they left or were kicked. */
export function leaveServer(world: World, person: Person): void {
  const departed = { ...person, departed: true, roles: [] };
  world.people.save(departed);
  for (const channel of world.channels.all()) if (isThread(channel)) leaveThread(world, channel.id, person.id);
  world.bus.publish({ kind: 'member-removed', person: departed });
  world.bus.publish({ kind: 'people-changed' });
}

/** Returns a user to the guild; they must join threads again. */
export function joinServer(world: World, person: Person): void {
  const present = { ...person, departed: false, joined: world.now() };
  world.people.save(present);
  world.bus.publish({ kind: 'member-added', person: present });
  world.bus.publish({ kind: 'people-changed' });
}

/** Sets the bot's permissions, a bitfield in decimal digits. */
export function setBotPermissions(world: World, permissions: string): void {
  const role = world.people.roles().find((entry) => entry.managed);
  if (!role || !/^\d+$/.test(permissions))
    throw new ClientRefusal('"permissions" must be a bitfield in decimal digits.');
  const changed = { ...role, permissions };
  world.people.saveRole(changed);
  world.bus.publish({ kind: 'role-updated', role: changed });
}

/** Adds or removes permissions of all roles. Names as in `PERMISSIONS`. The guild owner is not affected. */
export function changePermissions(world: World, names: string[], give: boolean): void {
  let bits = 0n;
  for (const name of names) {
    if (!Object.hasOwn(PERMISSIONS, name))
      throw new ClientRefusal(
        `There is no permission "${name}". Choose one of: ${Object.keys(PERMISSIONS).join(', ')}.`,
      );
    bits |= PERMISSIONS[name as keyof typeof PERMISSIONS];
  }
  for (const role of world.people.roles()) {
    const changed = {
      ...role,
      permissions: String(give ? BigInt(role.permissions) | bits : BigInt(role.permissions) & ~bits),
    };
    world.people.saveRole(changed);
    world.bus.publish({ kind: 'role-updated', role: changed });
  }
}
