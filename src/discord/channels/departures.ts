import { DiscordAPIError, Routes, type Client } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { isFormerUser, isAi, withLease, type GameInfo } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import { gamePlaceOf } from './game-place.ts';

/** Time in ms before a member who is not called on is looked up again. */
const LOOKED_UP_MS = 50 * 60_000;
const MAX_LOOKED_UP = 10_000;
const UNKNOWN_MEMBER = 10007;

/**
 * Detects players who have left the server. Without the privileged members intent, Discord does not report departures,
 * so every player is looked up about once an hour, and whenever the game calls on them in public. The timing of a
 * lookup never depends on secret information.
 */
export class DepartureChecker {
  private readonly client: Client;
  private readonly context: BotContext;
  private readonly recent: LRUCache<string, true>;

  constructor(client: Client, context: BotContext) {
    this.client = client;
    this.context = context;
    this.recent = new LRUCache({ max: MAX_LOOKED_UP, ttl: LOOKED_UP_MS, perf: { now: context.clock } });
  }

  /**
   * Looks up the players of a running or paused game and reports changes to the service. Skips players looked up
   * recently unless they are in `called`. Never throws.
   */
  async look(game: GameInfo, called: readonly string[] = []): Promise<void> {
    const { guild } = gamePlaceOf(game);
    if (game.status !== 'running' && game.status !== 'paused') return;
    for (const { user, seat, gone } of game.members) {
      if (seat === null || isAi(user) || isFormerUser(user)) continue;
      if (called.includes(user) || !this.recent.has(`${game.id} ${user}`))
        await this.lookUp(game.id, guild, user, gone ?? false);
    }
  }

  private async lookUp(game: string, guild: string, user: string, wasGone: boolean): Promise<void> {
    const key = `${game} ${user}`;
    this.recent.set(key, true);
    try {
      const here = await this.isHere(guild, user);
      if (here === wasGone) await withLease(undefined, () => this.context.service.notePresence(game, user, here));
    } catch (error) {
      this.recent.delete(key);
      this.context.log.warn(
        { game, reason: error instanceof Error ? error.message : String(error) },
        'Cannot look up a player on Discord',
      );
    }
  }

  /** Tells whether the user is a member of the server. Throws if Discord gives no clear answer. */
  private async isHere(guild: string, user: string): Promise<boolean> {
    try {
      await this.client.rest.get(Routes.guildMember(guild, user));
      return true;
    } catch (error) {
      if (error instanceof DiscordAPIError && Number(error.code) === UNKNOWN_MEMBER) return false;
      throw error;
    }
  }
}
