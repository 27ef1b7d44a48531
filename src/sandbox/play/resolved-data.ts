import { ClientRefusal } from '#sandbox/errors.ts';
import type { JsonObject } from '#sandbox/json.ts';
import { channelShape } from '#sandbox/shapes/channels.ts';
import { attachmentShape } from '#sandbox/shapes/messages.ts';
import { bareMemberShape, roleShape, userShape } from '#sandbox/shapes/people.ts';
import { permissionsIn } from '#sandbox/discord-state/member-permissions.ts';
import type { Upload } from '#sandbox/discord-state/attachments.ts';
import type { World } from '#sandbox/world.ts';

/** Collects the users, channels, roles and files of an interaction for its `resolved` data. */
export class InteractionResolvedData {
  private readonly world: World;
  private readonly parts: Record<string, JsonObject> = {};
  private readonly inGuild: boolean;

  constructor(world: World, inGuild: boolean) {
    this.world = world;
    this.inGuild = inGuild;
  }

  private keep(part: string, id: string, shape: JsonObject): string {
    (this.parts[part] ??= {})[id] = shape;
    return id;
  }

  user(who: string): string {
    const person = this.world.people.find(who);
    if (!person) throw new ClientRefusal(`There is no player called "${who}".`);
    if (this.inGuild) this.keep('members', person.id, { ...bareMemberShape(person), permissions: '0' });
    return this.keep('users', person.id, userShape(person));
  }

  channel(which: string, types: unknown[] = []): string {
    const key = which
      .trim()
      .replace(/^<#(\d+)>$/, '$1')
      .replace(/^#/, '');
    const channel = this.world.channels.get(key) ?? this.world.channels.all().find((entry) => entry.name === key);
    if (!channel) throw new ClientRefusal(`There is no channel called "${which}".`);
    if (types.length > 0 && !types.includes(channel.type))
      throw new ClientRefusal(`You cannot choose #${channel.name} here: this option needs another kind of channel.`);
    const permissions = String(permissionsIn(this.world, this.world.bot.id, channel));
    return this.keep('channels', channel.id, { ...channelShape(this.world, channel), permissions });
  }

  role(which: string): string {
    const key = which
      .trim()
      .replace(/^<@&(\d+)>$/, '$1')
      .replace(/^@/, '');
    const role = this.world.people
      .roles()
      .find((entry) => entry.id === key || entry.name === key || entry.name === `@${key}`);
    if (!role) throw new ClientRefusal(`There is no role called "${which}".`);
    return this.keep('roles', role.id, roleShape(role));
  }

  /** Stores a file uploaded in a modal, which only the bot receives. */
  file(channelId: string, upload: Upload): string {
    const { world } = this;
    const file = world.files.add(world.ids.next(), channelId, null, upload, null);
    return this.keep('attachments', file.id, attachmentShape(world, file, true));
  }

  mentionable(which: string): string {
    return this.world.people.find(which) ? this.user(which) : this.role(which);
  }

  /** Empty if nothing was resolved, else `{ resolved }`. */
  part(): JsonObject {
    return Object.keys(this.parts).length > 0 ? { resolved: this.parts } : {};
  }
}
