type Json = { [key: string]: unknown };

export type PlayerMessage = {
  id: string;
  channel_id: string;
  type: number;
  author: { id: string; username: string; bot?: boolean };
  content: string;
  embeds: Json[];
  components: Json[];
  attachments: {
    id: string;
    filename: string;
    url: string;
    size: number;
    content_type?: string;
    description?: string;
    width?: number;
    height?: number;
  }[];
  mentions: { id: string; username: string }[];
  flags: number;
  edited_timestamp: string | null;
  pinned: boolean;
  ephemeral: boolean;
  /** Slash command that the message responds to, such as "game create". */
  command: string | null;
  /** A deferred response without content yet ("is thinking…"). */
  loading: boolean;
  pings_you: boolean;
};

export type PlayerChannel = {
  id: string;
  type: number;
  name: string;
  parent_id: string | null;
  archived: boolean;
  locked: boolean;
  joined: boolean;
  unread: number;
  pings: number;
};

export type PlayerModal = { interaction: string; custom_id: string; title: string; components: Json[] };

export type PlayerOutcome = {
  interaction: string;
  acknowledged: boolean;
  kind?: 'message' | 'deferred' | 'deferred-update' | 'update' | 'choices' | 'modal';
  /** The bot's response, or the updated message. */
  message?: PlayerMessage;
  modal?: PlayerModal;
  choices?: { name: string; value: string | number }[];
  /** Further messages of the same interaction that this player sees. */
  follow_ups: PlayerMessage[];
  error?: string;
};

export type PlayerActionOptions = {
  /** Channel id or name, or "dm"; by default the player's current channel. */
  channel?: string;
  /** Time in ms to wait for a deferred response; 0 returns the outcome as acknowledged. */
  settleMs?: number;
};

export type WaitOptions = { channel?: string; timeoutMs?: number };

type Target = string | { id: string };

/** Thrown for actions a client would not allow: an unknown command, a disabled button, a missing option. */
export class PlayerRefused extends Error {}

/** A user who acts through the sandbox's control API. `user` is an id or a name. */
export class SandboxPlayer {
  readonly url: string;
  readonly user: string;
  /** Default channel of actions. */
  channel: string | undefined;

  /** Default timeout of waits, in ms. */
  private readonly patienceMs: number;

  constructor(url: string, user: string, channel?: string, patienceMs = 30_000) {
    this.url = url;
    this.user = user;
    this.channel = channel;
    this.patienceMs = patienceMs;
  }

  /** Runs a slash command such as "game create" and waits for the response, even a deferred one. */
  async command(name: string, options: Json = {}, act: PlayerActionOptions = {}): Promise<PlayerOutcome> {
    const outcome = await this.act('command', { channel: act.channel ?? this.channel, name, options });
    return this.settle(outcome, act.settleMs);
  }

  /** Returns the autocomplete choices for `option` with the text `typed`. */
  async complete(
    name: string,
    option: string,
    typed: string,
    options: Json = {},
    act: PlayerActionOptions = {},
  ): Promise<{ name: string; value: string | number }[]> {
    const outcome = await this.act('autocomplete', {
      channel: act.channel ?? this.channel,
      name,
      options,
      focused: option,
      value: typed,
    });
    if (!outcome.choices) throw new Error(`/${name} ${option}: ${outcome.error ?? 'no choices arrived'}`);
    return outcome.choices;
  }

  /** Presses a button by custom id or label, on the given message or the newest one that has it. */
  async press(target: Target, label?: string, act: PlayerActionOptions = {}): Promise<PlayerOutcome> {
    return this.settle(await this.act('press', { ...aim(target, label), ...within(act) }), act.settleMs);
  }

  /** Selects values in a menu by its custom id or placeholder; values may be labels, user names, or ids. */
  async select(
    target: Target,
    values: string | string[],
    menu?: string,
    act: PlayerActionOptions = {},
  ): Promise<PlayerOutcome> {
    const outcome = await this.act('select', {
      ...aim(target, menu),
      values: Array.isArray(values) ? values : [values],
      ...within(act),
    });
    return this.settle(outcome, act.settleMs);
  }

  /** Submits the modal that an earlier action opened. */
  async submit(
    opened: PlayerOutcome | PlayerModal,
    fields: Json,
    act: PlayerActionOptions = {},
  ): Promise<PlayerOutcome> {
    return this.settle(await this.act('modal', { interaction: opened.interaction, fields }), act.settleMs);
  }

  say(content: string, channel = this.channel): Promise<PlayerMessage> {
    return this.post('say', { channel, content });
  }

  /** Messages of a channel, oldest first, including this player's ephemeral ones. */
  messages(channel = this.channel ?? 'general', limit = 50): Promise<PlayerMessage[]> {
    return this.get(`/users/${this.path}/channels/${encodeURIComponent(channel)}/messages?limit=${limit}`);
  }

  /** Current state of a message; undefined if it is deleted or not visible to this player. */
  async message(id: string): Promise<PlayerMessage | undefined> {
    const response = await fetch(`${this.url}/sandbox/users/${this.path}/messages/${id}`);
    return response.ok ? ((await response.json()) as PlayerMessage) : undefined;
  }

  channels(): Promise<PlayerChannel[]> {
    return this.get(`/users/${this.path}/channels`);
  }

  pings(): Promise<PlayerMessage[]> {
    return this.get(`/users/${this.path}/pings`);
  }

  commands(channel = this.channel ?? 'general'): Promise<(Json & { name: string })[]> {
    return this.get(`/users/${this.path}/channels/${encodeURIComponent(channel)}/commands`);
  }

  async markRead(channel = this.channel): Promise<void> {
    await this.post('read', { channel });
  }

  /** Waits for a matching message in one channel or all visible ones. Throws on timeout. */
  async waitFor(predicate: (message: PlayerMessage) => boolean, options: WaitOptions = {}): Promise<PlayerMessage> {
    const channel = options.channel ?? this.channel;
    return this.until(async () => {
      const places = channel === undefined ? (await this.channels()).map((entry) => entry.id) : [channel];
      for (const place of places) {
        const found = (await this.messages(place)).findLast((message) => predicate(message));
        if (found) return found;
      }
      return undefined;
    }, options.timeoutMs);
  }

  /** Calls `look` after every sandbox event until it returns a value. Throws on timeout. */
  async until<T>(look: () => Promise<T | undefined>, timeoutMs = this.patienceMs): Promise<T> {
    const deadline = Date.now() + timeoutMs;
    let { version } = await this.get<{ version: number }>('/changes');
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`${this.user} waited ${timeoutMs} ms for something that did not happen.`);
      ({ version } = await this.get<{ version: number }>(`/changes?since=${version}&wait=${Math.min(left, 5_000)}`));
    }
  }

  /** Leaves the server and all its threads. */
  async depart(): Promise<void> {
    await this.post('depart', {});
  }

  /** Rejoins the server. */
  async comeBack(): Promise<void> {
    await this.post('return', {});
  }

  private async settle(outcome: PlayerOutcome, settleMs = this.patienceMs): Promise<PlayerOutcome> {
    if (!outcome.acknowledged || settleMs === 0 || outcome.kind === 'choices' || outcome.kind === 'modal')
      return { ...outcome, follow_ups: outcome.follow_ups ?? [] };
    return this.get(`/interactions/${outcome.interaction}?wait=${settleMs}`);
  }

  private get path(): string {
    return encodeURIComponent(this.user);
  }

  private act(what: string, body: Json): Promise<PlayerOutcome> {
    return this.post(what, body);
  }

  private async get<T>(path: string): Promise<T> {
    return read<T>(await fetch(`${this.url}/sandbox${path}`));
  }

  private async post<T>(what: string, body: Json): Promise<T> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return read<T>(await fetch(`${this.url}/sandbox/users/${this.path}/${what}`, init));
  }
}

function aim(target: Target, component: string | undefined): Json {
  return typeof target === 'string' ? { custom_id: target } : { message: target.id, custom_id: component };
}

function within(act: PlayerActionOptions): Json {
  return act.channel === undefined ? {} : { channel: act.channel };
}

async function read<T>(response: Response): Promise<T> {
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (response.ok) return body as T;
  throw new PlayerRefused(
    (body as { error?: string } | undefined)?.error ?? `The sandbox answered ${response.status}.`,
  );
}
