import type { JsonObject } from '#sandbox/json.ts';
import type { Person, Role } from '#sandbox/discord-state/people.ts';
import { guildPermissions } from '#sandbox/discord-state/member-permissions.ts';
import type { World } from '#sandbox/world.ts';

export function userShape(person: Person): JsonObject {
  return {
    id: person.id,
    username: person.username,
    global_name: person.bot ? null : person.name,
    discriminator: person.bot ? '0001' : '0',
    avatar: null,
    avatar_decoration_data: null,
    banner: null,
    accent_color: null,
    public_flags: 0,
    flags: 0,
    collectibles: null,
    primary_guild: null,
    ...(person.bot ? { bot: true } : {}),
  };
}

/** A user by id; a placeholder if deleted or unknown, so that old messages still have an author. */
export function userShapeById(world: World, id: string): JsonObject {
  const person = world.people.get(id);
  return userShape(
    person ?? { id, username: 'deleted-user', name: 'Deleted User', bot: false, roles: [], joined: 0, closedDms: true },
  );
}

export function ownUserShape(world: World): JsonObject {
  return {
    ...userShapeById(world, world.bot.id),
    mfa_enabled: false,
    locale: 'en-US',
    premium_type: 0,
    email: null,
    verified: true,
  };
}

/** A member without `user`, as in resolved data. */
export function bareMemberShape(person: Person): JsonObject {
  return {
    avatar: null,
    banner: null,
    communication_disabled_until: null,
    flags: 0,
    joined_at: new Date(person.joined).toISOString(),
    nick: null,
    pending: false,
    premium_since: null,
    roles: person.roles,
  };
}

export function memberShape(person: Person): JsonObject {
  return { ...bareMemberShape(person), mute: false, deaf: false, user: userShape(person) };
}

export function roleShape(role: Role): JsonObject {
  return {
    id: role.id,
    name: role.name,
    permissions: role.permissions,
    position: role.position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: role.managed,
    mentionable: role.mentionable,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

export function applicationShape(world: World): JsonObject {
  const bot = world.people.get(world.bot.id);
  const owner = world.people.get(world.guild.ownerId);
  return {
    id: world.bot.id,
    name: bot?.name ?? 'Bot',
    icon: null,
    description: '',
    type: null,
    bot: userShapeById(world, world.bot.id),
    bot_public: true,
    bot_require_code_grant: false,
    integration_types_config: { 0: {} },
    verify_key: '0'.repeat(64),
    flags: 0,
    flags_new: '0',
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: owner ? userShape(owner) : userShapeById(world, world.bot.id),
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}

export function guildShape(world: World): JsonObject {
  return {
    id: world.guild.id,
    name: world.guild.name,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: world.guild.ownerId,
    application_id: null,
    region: 'us-east',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: world.people.roles().map(roleShape),
    default_message_notifications: 1,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: 'en-US',
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  };
}

export function ownGuildEntry(world: World): JsonObject {
  return {
    id: world.guild.id,
    name: world.guild.name,
    icon: null,
    banner: null,
    owner: false,
    permissions: String(guildPermissions(world, world.bot.id)),
    features: [],
  };
}
