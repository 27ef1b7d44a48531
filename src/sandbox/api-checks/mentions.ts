import { isObject, strings, type JsonObject } from '#sandbox/json.ts';
import { channelType, limits } from '#sandbox/limits.ts';
import type { StoredChannel } from '#sandbox/discord-state/channels.ts';
import { PERMISSIONS } from '#sandbox/discord-state/permission-bits.ts';
import { canSee, permissionsIn } from '#sandbox/discord-state/member-permissions.ts';
import type { World } from '#sandbox/world.ts';
import type { Validator } from './validator.ts';
import { walkComponents } from './message-components.ts';

export type Mentions = { users: string[]; roles: string[]; everyone: boolean };

export function checkAllowedMentions(value: unknown, form: Validator): void {
  if (!isObject(value)) return;
  const parse = form.at('parse').list(value['parse'], 3);
  parse.forEach((kind, index) => form.at('parse', index).choice(kind, ['users', 'roles', 'everyone']));
  for (const key of ['users', 'roles'] as const) {
    const list = form.at(key).list(value[key], limits.allowedMentions);
    if (list.length > 0 && parse.includes(key))
      form
        .at('parse')
        .fail(
          'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
          `parse:["${key}"] and ${key}: [ids...] are mutually exclusive.`,
        );
  }
}

function withoutCode(text: string): string {
  return text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
}

/**
 * Returns the mentions of a text that `allowed` permits. By default a plain message may mention everything, an
 * interaction response only users.
 */
export function parseMentions(
  world: World,
  channel: StoredChannel,
  authorId: string,
  content: string,
  components: JsonObject[],
  allowed: unknown,
  isAnswer: boolean,
): Mentions {
  const texts = [content];
  walkComponents(components, (component) => {
    if (component['type'] === 10) texts.push(String(component['content'] ?? ''));
  });
  const text = withoutCode(texts.join('\n'));
  const rules = isObject(allowed) ? allowed : { parse: isAnswer ? ['users'] : ['users', 'roles', 'everyone'] };
  const parse = strings(rules['parse']);
  const listed = (key: string) => strings(rules[key]);
  const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
  const users = found(/<@!?(\d+)>/g)
    .filter((id) => world.people.get(id) !== undefined)
    .filter((id) => parse.includes('users') || listed('users').includes(id));
  const may = permissionsIn(world, authorId, channel);
  const roles = found(/<@&(\d+)>/g)
    .filter((id) => world.people.role(id) !== undefined && id !== world.guild.id)
    .filter((id) => parse.includes('roles') || listed('roles').includes(id));
  const everyone =
    /@(everyone|here)/.test(text) && parse.includes('everyone') && (may & PERMISSIONS.mentionEveryone) !== 0n;
  return { users, roles, everyone };
}

/** Users notified by these mentions: those who can see the channel, except the author. */
export function listPingedUsers(world: World, channel: StoredChannel, authorId: string, mentions: Mentions): string[] {
  if (channel.type === channelType.dm) return [channel.recipientId ?? ''].filter((id) => id !== '' && id !== authorId);
  const mayRoles = (permissionsIn(world, authorId, channel) & PERMISSIONS.mentionEveryone) !== 0n;
  const pinged = new Set(mentions.users);
  for (const person of mentions.everyone || mentions.roles.length ? world.people.all() : []) {
    const byRole = person.roles.some(
      (id) => mentions.roles.includes(id) && (mayRoles || world.people.role(id)?.mentionable === true),
    );
    if (byRole || mentions.everyone) pinged.add(person.id);
  }
  return [...pinged].filter((id) => {
    const person = world.people.get(id);
    return person && !person.bot && id !== authorId && canSee(world, id, channel);
  });
}
