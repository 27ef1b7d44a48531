import { DiscordAPIError } from 'discord.js';

/** A message passed to discord.js: its recipient (null for everybody), time and content. */
export interface SentMessage {
  to: string | null;
  at: number;
  /** Id of the message that is edited or deleted. Undefined for a new message. */
  edited?: string;
  deleted?: string;
  payload: unknown;
}

/** A message that is already in a channel. */
export interface PostedMessage {
  id: string;
  content: string;
  components: unknown[];
}

const unknownMessage = (): DiscordAPIError =>
  new DiscordAPIError({ code: 10008, message: 'Unknown Message' } as never, 10008, 404, 'PATCH', '', {} as never);

const unknownMember = (): DiscordAPIError =>
  new DiscordAPIError({ code: 10007, message: 'Unknown Member' } as never, 10007, 404, 'GET', '', {} as never);

/** Stands in for Discord's client and records every message in the order of sending. */
export class DiscordRecorder {
  readonly sent: SentMessage[] = [];
  /** Ids of messages that no longer exist. */
  readonly gone = new Set<string>();
  /** Content of every channel. */
  there: unknown = new Map();
  /** Ids of requested messages, the newest last. */
  readonly looked: string[] = [];
  /** Hook that runs before a message is posted. */
  leaving: () => Promise<void> | void = () => undefined;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Users who have left the server. */
  readonly departed = new Set<string>();

  get client(): object {
    const channel = (to: string | null) => {
      let posted = 0;
      return {
        id: to ?? 'thread',
        isSendable: () => true,
        isThread: () => false,
        send: async (payload: unknown) => {
          await this.leaving();
          this.sent.push({ to, at: this.now(), payload });
          return { id: `${to ?? 'thread'}-${++posted}` };
        },
        messages: {
          fetch: async () => this.there,
          edit: async (edited: string, payload: unknown) => {
            if (this.gone.has(edited)) throw unknownMessage();
            this.sent.push({ to, at: this.now(), edited, payload });
          },
          delete: async (deleted: string) => void this.sent.push({ to, at: this.now(), deleted, payload: null }),
        },
      };
    };
    const thread = channel(null);
    return {
      user: { id: 'bot' },
      rest: {
        get: async (route: string) => {
          const user = route.split('/').at(-1) ?? '';
          if (this.departed.has(user)) throw unknownMember();
          return { user: { id: user } };
        },
      },
      guilds: { cache: { has: () => true } },
      channels: { cache: new Map(), fetch: async (id: string) => (this.looked.push(id), thread) },
      users: { fetch: async (user: string) => ({ createDM: async () => channel(user) }) },
    };
  }
}
