import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applicationRoutes } from '#sandbox/api/application.ts';
import { channelRoutes } from '#sandbox/api/channel.ts';
import { emojiRoutes } from '#sandbox/api/emoji.ts';
import { guildRoutes } from '#sandbox/api/guild.ts';
import { interactionRoutes } from '#sandbox/api/interaction.ts';
import { messageRoutes } from '#sandbox/api/message.ts';
import { webhookRoutes } from '#sandbox/api/webhook.ts';

export type Operation = { request?: object; responses: Record<string, object | null> };
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

type Content = Record<string, { schema?: object }> | undefined;
type Whole = {
  paths: Record<
    string,
    Record<string, { requestBody?: { content?: Content }; responses: Record<string, { content?: Content }> }>
  >;
  components: { schemas: Record<string, object> };
};

/** Where Discord's own description is: DISCORD_OPENAPI, or beside this project. */
export const place = process.env.DISCORD_OPENAPI
  ? resolve(process.env.DISCORD_OPENAPI)
  : fileURLToPath(new URL('../../../shared/discord-api/openapi.json', import.meta.url));

/** Discord's own description, as far as the stand-in answers it; undefined where it is not at hand. */
export const ownDescription = (): Description | undefined =>
  existsSync(place) ? extracted(JSON.parse(readFileSync(place, 'utf8')) as Whole) : undefined;

/** The copy of those parts that comes with this project. */
export const copy = (): Description =>
  JSON.parse(readFileSync(new URL('discord-openapi.json', import.meta.url), 'utf8')) as Description;

const shapeOf = (path: string): string => path.replace(/\{[^}]+\}|:[a-z]+|@me|@original/g, '*');
const routes = [
  applicationRoutes,
  emojiRoutes,
  guildRoutes,
  channelRoutes,
  messageRoutes,
  interactionRoutes,
  webhookRoutes,
].flat();
const notes = new Set(['description', 'title', 'example', 'examples', 'externalDocs', 'deprecated']);

/** The requests that the stand-in answers, without the prose. */
export function extracted(whole: Whole): Description {
  const wanted = new Set(routes.map((route) => `${route.method.toLowerCase()} ${shapeOf(route.pattern)}`));
  const needed = new Set<string>();
  const jsonOf = (content: Content): object | undefined => content?.['application/json']?.schema;
  const paths: Description['paths'] = {};
  for (const [path, item] of Object.entries(whole.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (method === 'parameters' || !wanted.has(`${method} ${shapeOf(path)}`)) continue;
      const request = jsonOf(operation.requestBody?.content);
      const responses: Operation['responses'] = {};
      for (const [status, response] of Object.entries(operation.responses)) {
        const schema = jsonOf(response.content);
        if (status.startsWith('2')) responses[status] = schema ? kept(schema, needed) : null;
      }
      (paths[path] ??= {})[method] = { ...(request ? { request: kept(request, needed) } : {}), responses };
    }
  }
  const schemas: Record<string, object> = {};
  needed.add('#/components/schemas/ErrorResponse');
  for (const reference of needed) {
    const name = reference.split('/').at(-1) ?? '';
    schemas[name] = kept(whole.components.schemas[name], needed);
  }
  return {
    paths,
    components: { schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))) },
  };
}

/** A schema without its prose; what it refers to is noted. `named` holds properties, whose names may look like prose. */
function kept<T>(value: T, needed: Set<string>, named = false): T {
  if (Array.isArray(value)) return value.map((item: unknown) => kept(item, needed)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const found: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) {
    if (!named && (notes.has(key) || key.startsWith('x-'))) continue;
    if (key === '$ref' && typeof child === 'string') needed.add(child);
    found[key] = kept(child as unknown, needed, !named && key === 'properties');
  }
  return found as T;
}
