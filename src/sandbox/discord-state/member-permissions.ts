import type { World } from '#sandbox/world.ts';
import { channelType } from '#sandbox/limits.ts';
import { isThread, type StoredChannel } from './channels.ts';
import { ALL_PERMISSIONS, PERMISSIONS } from './permission-bits.ts';

const inDm =
  PERMISSIONS.viewChannel |
  PERMISSIONS.sendMessages |
  PERMISSIONS.embedLinks |
  PERMISSIONS.attachFiles |
  PERMISSIONS.readMessageHistory |
  PERMISSIONS.addReactions |
  PERMISSIONS.useExternalEmojis |
  PERMISSIONS.useApplicationCommands |
  PERMISSIONS.pinMessages;

/** Permissions of a user in the guild. */
export function guildPermissions(world: World, userId: string): bigint {
  if (userId === world.guild.ownerId) return ALL_PERMISSIONS;
  const person = world.people.get(userId);
  if (!person) return 0n;
  let bits = BigInt(world.people.role(world.guild.id)?.permissions ?? '0');
  for (const id of person.roles) bits |= BigInt(world.people.role(id)?.permissions ?? '0');
  return bits & PERMISSIONS.administrator ? ALL_PERMISSIONS : bits;
}

/** Permissions of a user in a channel, in Discord's documented order: everyone, roles, the member's own overwrite. */
export function permissionsIn(world: World, userId: string, channel: StoredChannel): bigint {
  if (channel.type === channelType.dm) return channel.recipientId === userId || userId === world.bot.id ? inDm : 0n;
  if (isThread(channel)) return permissionsInThread(world, userId, channel);
  let bits = guildPermissions(world, userId);
  if (bits === ALL_PERMISSIONS) return bits;
  const roles = world.people.get(userId)?.roles ?? [];
  const everyone = channel.overwrites.find((overwrite) => overwrite.id === world.guild.id);
  if (everyone) bits = (bits & ~BigInt(everyone.deny)) | BigInt(everyone.allow);
  bits = byRoles(world, bits, roles, channel);
  const own = channel.overwrites.find((overwrite) => overwrite.type === 1 && overwrite.id === userId);
  if (own) bits = (bits & ~BigInt(own.deny)) | BigInt(own.allow);
  return bits & PERMISSIONS.viewChannel ? bits : 0n;
}

function permissionsInThread(world: World, userId: string, thread: StoredChannel): bigint {
  const parent = world.channels.get(thread.parentId ?? '');
  const bits = parent ? permissionsIn(world, userId, parent) : 0n;
  const hidden =
    thread.type === channelType.privateThread &&
    !(bits & PERMISSIONS.manageThreads) &&
    !world.channels.isMember(thread.id, userId);
  return hidden ? 0n : bits;
}

/** Applies the overwrites of a user's roles together: an allow from any role wins over a deny. */
function byRoles({ guild }: World, bits: bigint, roles: string[], channel: StoredChannel): bigint {
  let allow = 0n;
  let deny = 0n;
  for (const overwrite of channel.overwrites) {
    if (overwrite.type !== 0 || overwrite.id === guild.id || !roles.includes(overwrite.id)) continue;
    allow |= BigInt(overwrite.allow);
    deny |= BigInt(overwrite.deny);
  }
  return (bits & ~deny) | allow;
}

export function canSee(world: World, userId: string, channel: StoredChannel): boolean {
  return (permissionsIn(world, userId, channel) & PERMISSIONS.viewChannel) !== 0n;
}
