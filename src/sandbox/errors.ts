import type { JsonObject } from './json.ts';

/** An error in Discord's format: HTTP status, code, message, and field errors of a form. */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: JsonObject | undefined;

  constructor(status: number, code: number, message: string, errors?: JsonObject) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  body(): JsonObject {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

export const discordErrors = {
  unauthorized: () => new DiscordError(401, 0, '401: Unauthorized'),
  notFound: () => new DiscordError(404, 0, '404: Not Found'),
  methodNotAllowed: () => new DiscordError(405, 0, '405: Method Not Allowed'),
  badRequest: () => new DiscordError(400, 50109, 'The request body contains invalid JSON.'),
  unknownApplication: () => new DiscordError(404, 10002, 'Unknown Application'),
  unknownChannel: () => new DiscordError(404, 10003, 'Unknown Channel'),
  unknownGuild: () => new DiscordError(404, 10004, 'Unknown Guild'),
  unknownMember: () => new DiscordError(404, 10007, 'Unknown Member'),
  unknownMessage: () => new DiscordError(404, 10008, 'Unknown Message'),
  unknownEmoji: () => new DiscordError(404, 10014, 'Unknown Emoji'),
  unknownUser: () => new DiscordError(404, 10013, 'Unknown User'),
  unknownWebhook: () => new DiscordError(404, 10015, 'Unknown Webhook'),
  unknownInteraction: () => new DiscordError(404, 10062, 'Unknown interaction'),
  unknownCommand: () => new DiscordError(404, 10063, 'Unknown application command'),
  tooManyPins: () => new DiscordError(400, 30003, 'Maximum number of pins reached (250)'),
  tooManyEmojis: (limit: number) => new DiscordError(400, 30008, `Maximum number of emojis reached (${limit})`),
  tooManyCommands: (limit: number) =>
    new DiscordError(400, 30032, `Maximum number of application commands reached (${limit})`),
  tooLarge: () => new DiscordError(413, 40005, 'Request entity too large'),
  alreadyAcknowledged: () => new DiscordError(400, 40060, 'Interaction has already been acknowledged.'),
  missingAccess: () => new DiscordError(403, 50001, 'Missing Access'),
  notInDm: () => new DiscordError(403, 50003, 'Cannot execute action on a DM channel'),
  notYours: () => new DiscordError(403, 50005, 'Cannot edit a message authored by another user'),
  emptyMessage: () => new DiscordError(400, 50006, 'Cannot send an empty message'),
  cannotMessageUser: () => new DiscordError(403, 50007, 'Cannot send messages to this user'),
  noMutualGuilds: () =>
    new DiscordError(403, 50278, 'Cannot send messages to this user due to having no mutual guilds'),
  missingPermissions: () => new DiscordError(403, 50013, 'Missing Permissions'),
  wrongChannelType: () => new DiscordError(400, 50024, 'Cannot execute action on this channel type'),
  expiredToken: () => new DiscordError(401, 50027, 'Invalid Webhook Token'),
  invalidForm: (errors: JsonObject) => new DiscordError(400, 50035, 'Invalid Form Body', errors),
  tooOldForBulk: () => new DiscordError(400, 50034, 'You can only bulk delete messages that are under 14 days old.'),
  archivedThread: () => new DiscordError(400, 50083, 'Thread is archived'),
  threadExists: () => new DiscordError(400, 160004, 'A thread has already been created for this message'),
  lockedThread: () => new DiscordError(400, 160005, 'Thread is locked'),
  tooManyThreads: () => new DiscordError(400, 160006, 'Maximum number of active threads reached'),
};

/**
 * An action that is impossible in a Discord client as well, such as pressing a missing button or choosing an unknown
 * option.
 */
export class ClientRefusal extends Error {}
