import { discordErrors } from './errors.ts';
import { channelType } from './limits.ts';
import { activeThreads } from './shapes/channels.ts';
import { newChannel, type StoredChannel } from './discord-state/channels.ts';
import type { World } from './world.ts';

export type ThreadRequest = {
  parent: StoredChannel;
  id: string;
  name: string;
  type: number;
  ownerId: string;
  autoArchiveMinutes: number;
  invitable: boolean;
  slowmode: number;
};

/** Starts a thread. Throws 160006 if the guild has reached its limit of active threads. */
export function startThread(world: World, request: ThreadRequest): StoredChannel {
  if (activeThreads(world).length >= world.settings.activeThreadCap) throw discordErrors.tooManyThreads();
  const now = world.now();
  const channel = newChannel(request.id, request.type, request.name, {
    parentId: request.parent.id,
    ownerId: request.ownerId,
    slowmode: request.slowmode,
    thread: {
      archived: false,
      locked: false,
      invitable: request.invitable,
      autoArchiveMinutes: request.autoArchiveMinutes,
      archiveTime: now,
      created: now,
      messageCount: 0,
      active: now,
    },
  });
  world.channels.save(channel);
  world.channels.join(channel.id, request.ownerId, now);
  world.bus.publish({ kind: 'thread-created', channel });
  return channel;
}

/**
 * Unarchives a thread that gets a message, unless it is locked. Returns the current channel. Throws 160006 at the limit
 * of active threads.
 */
export function unarchiveThread(world: World, channel: StoredChannel): StoredChannel {
  if (!channel.thread?.archived || channel.thread.locked) return channel;
  return setArchived(world, channel, false);
}

export function setArchived(world: World, channel: StoredChannel, archived: boolean): StoredChannel {
  if (!channel.thread || channel.thread.archived === archived) return channel;
  if (!archived && activeThreads(world).length >= world.settings.activeThreadCap) throw discordErrors.tooManyThreads();
  const changed = world.channels.save({
    ...channel,
    thread: { ...channel.thread, archived, archiveTime: world.now(), active: world.now() },
  });
  world.bus.publish({ kind: 'thread-updated', channel: changed });
  return changed;
}

export function joinThread(world: World, threadId: string, userIds: string[]): void {
  const channel = world.channels.get(threadId);
  const added = [...new Set(userIds)].filter((id) => world.channels.join(threadId, id, world.now()));
  if (channel && added.length > 0) world.bus.publish({ kind: 'thread-members', channel, added, removed: [] });
}

export function leaveThread(world: World, threadId: string, userId: string): void {
  const channel = world.channels.get(threadId);
  const left = world.channels.leave(threadId, userId);
  if (channel && left) world.bus.publish({ kind: 'thread-members', channel, added: [], removed: [userId] });
}

/** Archives threads without activity for their auto-archive duration. */
export function archiveIdleThreads(world: World): void {
  for (const channel of activeThreads(world)) {
    const { thread } = channel;
    if (world.now() - thread.active > thread.autoArchiveMinutes * 60_000) setArchived(world, channel, true);
  }
}

/** Returns the direct message channel of the bot and a user, created on first use. */
export function findOrCreateDm(world: World, userId: string): StoredChannel {
  return (
    world.channels.dmWith(userId) ??
    world.channels.save(newChannel(world.ids.next(), channelType.dm, '', { recipientId: userId }))
  );
}
