import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { WorldEvent } from '#sandbox/event-bus.ts';
import { asNumber, asObject, asString, type JsonObject } from '#sandbox/json.ts';
import { guildCreateShape } from '#sandbox/shapes/channels.ts';
import { userShapeById } from '#sandbox/shapes/people.ts';
import type { World } from '#sandbox/world.ts';
import { eventsFor, intent, privileged, type Event } from './events-by-intent.ts';
import { type Session, shardOf, hears } from './session.ts';
import { sendPayload, op, parsePayload } from './payload.ts';

const remembered = 2_000;

export class Gateway {
  private readonly world: World;
  private readonly server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  private readonly sessions = new Map<string, Session>();
  private readonly stopListening: () => void;
  /** While true, new sockets are rejected with 503. */
  refusing = false;
  private identified = -Infinity;

  constructor(world: World) {
    this.world = world;
    this.stopListening = world.bus.subscribe((happening) => this.hear(happening));
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.refusing) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return;
    }
    const query = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams;
    this.server.handleUpgrade(request, socket, head, (client) => {
      if ((query.get('encoding') ?? 'json') !== 'json' || query.has('compress')) {
        client.close(4002, 'The sandbox supports only uncompressed JSON');
        return;
      }
      if (query.get('v') !== null && query.get('v') !== '10') {
        client.close(4012, 'Invalid API version');
        return;
      }
      this.converse(client);
    });
  }

  private converse(socket: WebSocket): void {
    let session: Session | undefined;
    sendPayload(socket, {
      op: op.hello,
      d: { heartbeat_interval: this.world.settings.heartbeatMs, _trace: [] },
      s: null,
      t: null,
    });
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => {
      const payload = parsePayload(data);
      if (!payload) return socket.close(4002, 'Error while decoding payload.');
      const d = asObject(payload['d']);
      switch (payload['op']) {
        case op.heartbeat:
          return sendPayload(socket, { op: op.ack, d: null, s: null, t: null });
        case op.identify:
          if (session) return socket.close(4005, 'Already authenticated.');
          session = this.identify(socket, d);
          return;
        case op.resume:
          if (session) return socket.close(4005, 'Already authenticated.');
          session = this.resume(socket, d);
          return;
        case op.presence:
        case op.voice:
          if (!session) socket.close(4003, 'Not authenticated.');
          return;
        case op.members:
          if (session) this.sendMembers(session, d);
          else socket.close(4003, 'Not authenticated.');
          return;
        default:
          socket.close(4001, 'Unknown opcode.');
      }
    });
    socket.on('close', (code) => {
      if (session?.socket !== socket) return;
      session.socket = undefined;
      // Only a regular close by the bot ends its session.
      if (code === 1000 || code === 1001) this.sessions.delete(session.id);
    });
  }

  private identify(socket: WebSocket, d: JsonObject): Session | undefined {
    const { world } = this;
    const token = asString(d['token']);
    if (
      token === '' ||
      world.revoked.has(token) ||
      (world.settings.token !== undefined && token !== world.settings.token)
    ) {
      socket.close(4004, 'Authentication failed.');
      return undefined;
    }
    const intents = asNumber(d['intents']);
    if ((intents & privileged) !== 0 && !world.settings.privilegedIntents) {
      socket.close(4014, 'Disallowed intent(s).');
      return undefined;
    }
    const shard = shardOf(d['shard']);
    if (!shard) {
      socket.close(4010, 'Invalid shard.');
      return undefined;
    }
    if (!this.mayIdentify()) {
      sendPayload(socket, { op: op.invalid, d: false, s: null, t: null });
      return undefined;
    }
    for (const old of this.sessions.values())
      if (!old.socket && old.shard.join() === shard.join()) this.sessions.delete(old.id);
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      token,
      intents,
      shard,
      sequence: 0,
      sent: [],
      socket,
    };
    const isHere = world.settings.threadsApart || hears(session, { guild_id: world.guild.id });
    this.sessions.set(session.id, session);
    this.dispatch(session, 'READY', {
      v: 10,
      user: { ...userShapeById(world, world.bot.id), verified: true, mfa_enabled: false, email: null },
      guilds: isHere ? [{ id: world.guild.id, unavailable: true }] : [],
      session_id: session.id,
      resume_gateway_url: world.origin.replace(/^http/, 'ws') + '/gateway',
      shard,
      application: { id: world.bot.id, flags: 0 },
      session_type: 'normal',
      private_channels: [],
      relationships: [],
      presences: [],
      user_settings: {},
      geo_ordered_rtc_regions: [],
    });
    if (isHere && intents & intent.guilds)
      this.dispatch(session, 'GUILD_CREATE', guildCreateShape(world, (intents & intent.members) !== 0));
    return session;
  }

  private resume(socket: WebSocket, d: JsonObject): Session | undefined {
    if (this.world.revoked.has(asString(d['token']))) {
      socket.close(4004, 'Authentication failed.');
      return undefined;
    }
    const session = this.sessions.get(asString(d['session_id']));
    const seen = asNumber(d['seq'], -1);
    const oldest = session?.sent[0]?.s ?? Infinity;
    if (!session || (seen < session.sequence && oldest > seen + 1)) {
      sendPayload(socket, { op: op.invalid, d: false, s: null, t: null });
      return undefined;
    }
    if (seen > session.sequence) {
      socket.close(4007, 'Invalid seq.');
      return undefined;
    }
    session.socket?.terminate();
    session.socket = socket;
    for (const event of session.sent) if (event.s > seen) sendPayload(socket, { op: op.dispatch, ...event });
    this.dispatch(session, 'RESUMED', {});
    return session;
  }

  private sendMembers(session: Session, d: JsonObject): void {
    const { world } = this;
    const asked = ([] as unknown[]).concat(d['user_ids'] ?? []);
    const all = asString(d['query']) === '' && asked.length === 0;
    const guild = guildCreateShape(world, true);
    const members = (guild['members'] as JsonObject[]).filter(
      (member) => all || asked.includes(asObject(member['user'])['id']),
    );
    this.dispatch(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: world.guild.id,
      members,
      chunk_index: 0,
      chunk_count: 1,
      nonce: d['nonce'] ?? null,
    });
  }

  private hear(happening: WorldEvent): void {
    for (const session of this.sessions.values()) {
      for (const event of eventsFor(this.world, happening, session.intents))
        if (this.hearsOf(session, event.d)) this.dispatch(session, event.t, event.d);
    }
  }

  /** With `threadsApart`, treats each thread as a guild of its own when assigning shards. */
  private hearsOf(session: Session, d: JsonObject): boolean {
    const channel = d['channel_id'];
    return hears(
      session,
      this.world.settings.threadsApart && typeof channel === 'string' ? { ...d, guild_id: channel } : d,
    );
  }

  private dispatch(session: Session, t: string, d: JsonObject): void {
    const event = { s: ++session.sequence, t, d };
    session.sent.push(event);
    if (session.sent.length > remembered) session.sent.shift();
    if (session.socket) sendPayload(session.socket, { op: op.dispatch, ...event });
  }

  /**
   * Sends an event to every session whose shard has its guild; sessions without a socket replay it later. False if no
   * session receives it.
   */
  announce(event: Event): boolean {
    const heard = [...this.sessions.values()].filter((session) => this.hearsOf(session, event.d));
    for (const session of heard) this.dispatch(session, event.t, event.d);
    return heard.length > 0;
  }

  /** Allows one identify per `identifyApartMs`. */
  private mayIdentify(): boolean {
    const now = this.world.now();
    if (now - this.identified < this.world.settings.identifyApartMs) return false;
    this.identified = now;
    return true;
  }

  get connected(): boolean {
    return [...this.sessions.values()].some((session) => session.socket !== undefined);
  }

  /** Closes every socket, without a close frame unless `code` is given; sessions can be resumed. */
  drop(code?: number): void {
    for (const session of this.sessions.values()) {
      if (code === undefined) session.socket?.terminate();
      else session.socket?.close(code);
      session.socket = undefined;
    }
  }

  /** Revokes the tokens of all sessions; with `closing`, also closes their sockets with 4004. */
  revoke(closing: boolean): void {
    for (const { token } of this.sessions.values()) this.world.revoked.add(token);
    if (closing) this.drop(4004);
  }

  askToReconnect(): void {
    for (const session of this.sessions.values())
      if (session.socket) sendPayload(session.socket, { op: op.reconnect, d: null, s: null, t: null });
  }

  /** Ends every session: further events are lost, and the bot must identify again. */
  invalidate(): void {
    for (const session of this.sessions.values()) {
      const { socket } = session;
      session.socket = undefined;
      this.sessions.delete(session.id);
      if (socket) sendPayload(socket, { op: op.invalid, d: false, s: null, t: null });
    }
  }

  close(): void {
    this.stopListening();
    for (const client of this.server.clients) client.terminate();
    this.sessions.clear();
    this.server.close();
  }
}
