import { DiscordAPIError } from 'discord.js';

/** What goes out over Discord's API, as discord.js is given it: to whom (null: everybody), when, and what. */
export interface SentMessage {
  to: string | null;
  at: number;
  /** A message changed rather than posted, or taken away. */
  edited?: string;
  deleted?: string;
  payload: unknown;
}

/** A message that lies in a channel already. */
export interface PostedMessage {
  id: string;
  content: string;
  components: unknown[];
}

const unknownMessage = (): DiscordAPIError =>
  new DiscordAPIError({ code: 10008, message: 'Unknown Message' } as never, 10008, 404, 'PATCH', '', {} as never);

const unknownMember = (): DiscordAPIError =>
  new DiscordAPIError({ code: 10007, message: 'Unknown Member' } as never, 10007, 404, 'GET', '', {} as never);

/** In the place of Discord's client: takes down every message in the order in which it leaves. */
export class DiscordRecorder {
  readonly sent: SentMessage[] = [];
  /** Messages that are no more, for all that is known of them. */
  readonly gone = new Set<string>();
  /** What is found in any channel. */
  there: unknown = new Map();
  /** What was asked for by its id, the newest last. */
  readonly looked: string[] = [];
  /** Before a message lies where it is sent to. */
  leaving: () => Promise<void> | void = () => undefined;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** People who are not on the server any more. */
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
