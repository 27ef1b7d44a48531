import { shortCode, type Desk } from './desk.ts';
import type { UserId } from './types.ts';

/** No person's id looks like this: nobody is pinged or written to by it. */
const PREFIX = 'former-';

/** Stands for somebody who has been forgotten, in one game. */
export const formerUser = (desk: Desk): UserId => `${PREFIX}${shortCode(desk, 12)}`;
export const isFormer = (user: UserId): boolean => user.startsWith(PREFIX);
