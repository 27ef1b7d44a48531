import type { StoredMessage } from './discord-state/messages.ts';
import type { StoredChannel } from './discord-state/channels.ts';
import type { Person, Role } from './discord-state/people.ts';
import type { JsonObject } from './json.ts';

/** An event of the simulated Discord; the gateway sends it to the bot, the event stream to the pages. */
export type WorldEvent =
  | { kind: 'message-created'; message: StoredMessage; pinged: string[] }
  | { kind: 'message-updated'; message: StoredMessage }
  | { kind: 'message-deleted'; message: StoredMessage }
  | { kind: 'messages-deleted'; channel: StoredChannel; ids: string[] }
  | { kind: 'channel-created' | 'channel-updated' | 'channel-deleted'; channel: StoredChannel }
  | { kind: 'thread-created' | 'thread-updated' | 'thread-deleted'; channel: StoredChannel }
  | { kind: 'thread-members'; channel: StoredChannel; added: string[]; removed: string[] }
  | { kind: 'commands-changed' }
  | { kind: 'people-changed' }
  | { kind: 'member-added' | 'member-removed'; person: Person }
  | { kind: 'role-updated'; role: Role }
  | { kind: 'typing'; channelId: string; userId: string }
  | { kind: 'read'; channelId: string; userId: string }
  | { kind: 'interaction'; interactionId: string; userId: string; state: JsonObject };

type Listener = (happening: WorldEvent) => void;

export class EventBus {
  private readonly listeners = new Set<Listener>();
  /** Increases with every event, so that a caller can wait for events newer than the last one it saw. */
  version = 0;

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  publish(happening: WorldEvent): void {
    this.version++;
    for (const listener of [...this.listeners]) listener(happening);
  }

  /** Resolves at the next event after `since`, or after `ms` milliseconds. Returns the current version. */
  async waitForNext(since: number, ms: number): Promise<number> {
    if (this.version > since) return this.version;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(finish, ms);
      const stop = this.subscribe(finish);
      function finish() {
        clearTimeout(timer);
        stop();
        resolve();
      }
    });
    return this.version;
  }
}
