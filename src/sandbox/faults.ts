import type { Gateway } from './gateway-server/gateway.ts';
import { ClientRefusal } from './errors.ts';
import { asNumber, asString, strings, type JsonObject } from './json.ts';
import { changePermissions, deleteChannel } from './moderator.ts';
import { ageMessage, deleteMessage } from './message-operations.ts';
import type { StoredMessage } from './discord-state/messages.ts';
import { setArchived } from './threads.ts';
import type { World } from './world.ts';

/** Part of a bot request that faults match. */
export type BotRequest = { method: string; path: string };

/** Response that replaces Discord's. `reset` breaks the connection. */
export type FaultResponse = { status: number; headers?: Record<string, string>; body: string; type: string } | 'reset';

/** A pending fault. `times` counts down with each use; it is removed at zero. */
export type ArmedFault = {
  kind: string;
  times: number;
  /** Applies only to requests whose "METHOD /path" matches. */
  match: RegExp | undefined;
  /** Delay in ms before the request is processed. */
  delay?: number;
  /** Response sent without processing the request. */
  instead?: FaultResponse;
  /** Response sent after the request took effect, as if the real response was lost. */
  afterwards?: FaultResponse;
  /** Number of times an interaction is sent to the bot. */
  deliveries?: number;
  /** Delay in ms before an interaction is sent to the bot. */
  late?: number;
};

type Maker = (options: JsonObject, gateway: Gateway, world: World) => Partial<ArmedFault> | undefined;

const text = (status: number, body: string): FaultResponse => ({ status, body, type: 'text/html' });

function status(options: JsonObject): Partial<ArmedFault> {
  const code = asNumber(options['status'], 500);
  if (code === 429) return { instead: rateLimit(asNumber(options['retryAfterMs'], 250), options['global'] === true) };
  if (code === 502) return { instead: text(502, '<html><body>502 Bad Gateway</body></html>') };
  return {
    instead: {
      status: code,
      type: 'application/json',
      body: JSON.stringify({ message: `${code}: made up by the sandbox`, code: 0 }),
    },
  };
}

function rateLimit(ms: number, global: boolean): FaultResponse {
  const seconds = String(ms / 1000);
  return {
    status: 429,
    headers: {
      'retry-after': seconds,
      'x-ratelimit-scope': global ? 'global' : 'shared',
      ...(global ? { 'x-ratelimit-global': 'true' } : {}),
    },
    type: 'application/json',
    body: JSON.stringify({ message: 'You are being rate limited.', retry_after: ms / 1000, global, code: 0 }),
  };
}

/**
 * Known faults. One that returns undefined takes effect immediately; the others wait for a request or an interaction.
 */
const makers: Record<string, Maker> = {
  'drop-gateway': (options, gateway) =>
    void gateway.drop(typeof options['code'] === 'number' ? options['code'] : undefined),
  'revoke-token': (options, gateway) => void gateway.revoke(options['gateway'] !== false),
  reconnect: (_options, gateway) => void gateway.askToReconnect(),
  'invalidate-session': (_options, gateway) => void gateway.invalidate(),
  'gateway-down': (options, gateway) => {
    gateway.refusing = true;
    gateway.drop();
    if (typeof options['ms'] === 'number') setTimeout(() => (gateway.refusing = false), options['ms']).unref();
  },
  'gateway-up': (_options, gateway) => void (gateway.refusing = false),
  status,
  reset: () => ({ instead: 'reset' }),
  'lose-ack': (options) => ({
    afterwards: options['how'] === 'reset' ? 'reset' : text(502, '<html><body>502 Bad Gateway</body></html>'),
    match: toPattern(options['match'] ?? '^POST /channels/\\d+/messages$'),
  }),
  'duplicate-interaction': (options) => ({ deliveries: asNumber(options['deliveries'], 2) }),
  'lose-interaction': () => ({ deliveries: 0 }),
  'late-interaction': (options) => ({
    deliveries: asNumber(options['deliveries'], 1),
    late: asNumber(options['ms'], 5_000),
  }),
  'archive-thread': (options, _gateway, world) => {
    const thread = world.channels.get(asString(options['channel']));
    if (!thread?.thread) throw new ClientRefusal('Cannot find that thread.');
    const archived = options['archived'] !== false;
    const locked = { ...thread, thread: { ...thread.thread, locked: options['locked'] === true } };
    // `untold`: the thread is archived without an event, so that the bot does not know.
    if (options['untold'] === true)
      world.channels.save({ ...locked, thread: { ...locked.thread, archived, archiveTime: world.now() } });
    else setArchived(world, world.channels.save(locked), archived);
  },
  'delete-message': (options, _gateway, world) => void deleteMessage(world, messageOf(options, world)),
  'age-message': (options, _gateway, world) =>
    void ageMessage(world, messageOf(options, world), asNumber(options['ms'], 3_600_001)),
  'delete-channel': (options, _gateway, world) => void deleteChannel(world, asString(options['channel'])),
  'take-permission': (options, _gateway, world) =>
    void changePermissions(world, strings(options['permissions']), false),
  'give-permission': (options, _gateway, world) => void changePermissions(world, strings(options['permissions']), true),
  slow: (options) => ({ delay: asNumber(options['ms'], 500), times: asNumber(options['times'], Infinity) }),
};

function messageOf(options: JsonObject, world: World): StoredMessage {
  const message = world.messages.get(asString(options['message']));
  if (!message) throw new ClientRefusal('Cannot find that message.');
  return message;
}

function toPattern(match: unknown): RegExp | undefined {
  const source = asString(match);
  try {
    return source === '' ? undefined : new RegExp(source);
  } catch {
    throw new ClientRefusal(`"${source}" is not a regular expression.`);
  }
}

export class Faults {
  private readonly gateway: Gateway;
  private readonly world: World;
  private armed: ArmedFault[] = [];

  constructor(gateway: Gateway, world: World) {
    this.gateway = gateway;
    this.world = world;
  }

  /** Arms a fault, or applies it immediately. Throws ClientRefusal for an unknown one. */
  add(options: JsonObject): void {
    const kind = asString(options['kind']);
    const maker = makers[kind];
    if (!maker)
      throw new ClientRefusal(`There is no fault "${kind}". Choose one of: ${Object.keys(makers).join(', ')}.`);
    const made = maker(options, this.gateway, this.world);
    if (made)
      this.armed.push({ kind, times: asNumber(options['times'], 1), match: toPattern(options['match']), ...made });
  }

  list(): JsonObject[] {
    return this.armed.map(({ kind, times, match }) => ({
      kind,
      times: Number.isFinite(times) ? times : null,
      ...(match ? { match: match.source } : {}),
    }));
  }

  clear(): void {
    this.armed = [];
    this.gateway.refusing = false;
  }

  /** Returns this part of the first pending fault that has it and matches the request, and uses the fault once. */
  take<Part extends 'delay' | 'instead' | 'afterwards'>(
    part: Part,
    request: BotRequest,
  ): NonNullable<ArmedFault[Part]> | undefined {
    const fault = this.armed.find(
      (entry) => entry[part] !== undefined && (entry.match?.test(`${request.method} ${request.path}`) ?? true),
    );
    if (fault) this.spend(fault);
    return fault?.[part] as NonNullable<ArmedFault[Part]> | undefined;
  }

  /**
   * Number of deliveries of the next interaction and their delay in ms: one without delay, unless a fault changes it.
   */
  delivery(): { deliveries: number; late: number } {
    const fault = this.armed.find((entry) => entry.deliveries !== undefined);
    if (fault) this.spend(fault);
    return { deliveries: fault?.deliveries ?? 1, late: fault?.late ?? 0 };
  }

  private spend(fault: ArmedFault): void {
    fault.times--;
    if (fault.times <= 0) this.armed = this.armed.filter((entry) => entry !== fault);
  }
}
