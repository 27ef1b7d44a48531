import { SECRET_LANE_PREFIX } from '#store';
import type { UserId } from '#service/types.ts';

export const CHANNEL_LANE = 'channel';

export const personalLane = (user: UserId): string => `user ${user}`;

/** Returns the outbox lane for private messages that others may not know of: no visible message ever waits for it. */
export const secretLane = (user: UserId): string => `${SECRET_LANE_PREFIX}${user}`;

/** Lists all outbox lanes of a user, always in the same order. */
export const userLanes = (user: UserId): string[] => [personalLane(user), secretLane(user)];
