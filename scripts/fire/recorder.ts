/** What goes out over Discord's API, as discord.js is given it: to whom (null: everybody), when, and what. */
export interface Sent {
  to: string | null;
  at: number;
  /** A message changed rather than posted. */
  edited?: string;
  payload: unknown;
}

/** A message that lies in a channel already. */
export interface Posted {
  id: string;
  content: string;
  components: unknown[];
}

/** In the place of Discord's client: takes down every message in the order in which it leaves. */
export class Recorder {
  readonly sent: Sent[] = [];
  /** What is found in any channel. */
  there: unknown = new Map();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  get client(): object {
    const channel = (to: string | null) => {
      let posted = 0;
      return {
        isSendable: () => true,
        isThread: () => false,
        send: async (payload: unknown) => {
          this.sent.push({ to, at: this.now(), payload });
          return { id: `${to ?? 'thread'}-${++posted}` };
        },
        messages: {
          fetch: async () => this.there,
          edit: async (edited: string, payload: unknown) => void this.sent.push({ to, at: this.now(), edited, payload }),
        },
      };
    };
    const thread = channel(null);
    return {
      user: { id: 'bot' },
      channels: { cache: new Map(), fetch: async () => thread },
      users: { fetch: async (user: string) => ({ createDM: async () => channel(user) }) },
    };
  }
}
