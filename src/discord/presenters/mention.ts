import { isPractice, practiceName } from '../../table/index.ts';

/** Practice players have a name, and nobody to ping. */
export const mention = (user: string): string =>
  isPractice(user) ? `**${practiceName(user)}**` : /^\d+$/.test(user) ? `<@${user}>` : 'a former player';
