// Cuts Discord's own description of its HTTP API (MIT licence, https://github.com/discord/discord-api-spec) down to the
// requests the sandbox answers, so that tests can hold it to them without the megabyte.
//   node test/sandbox/extract-openapi.mjs [path of openapi.json]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { applicationRoutes } from '../../src/sandbox/api/application.ts';
import { channelRoutes } from '../../src/sandbox/api/channel.ts';
import { guildRoutes } from '../../src/sandbox/api/guild.ts';
import { interactionRoutes } from '../../src/sandbox/api/interaction.ts';
import { messageRoutes } from '../../src/sandbox/api/message.ts';
import { webhookRoutes } from '../../src/sandbox/api/webhook.ts';

const beside = fileURLToPath(new URL('../../../shared/discord-api/openapi.json', import.meta.url));
const source = process.argv[2] ?? process.env.DISCORD_OPENAPI ?? beside;
if (!existsSync(source)) {
  console.error(`There is no ${source}; give the path of Discord's openapi.json.`);
  process.exit(1);
}
const whole = JSON.parse(readFileSync(source, 'utf8'));

const shapeOf = (path) => path.replace(/\{[^}]+\}|:[a-z]+|@me|@original/g, '*');
const routes = [applicationRoutes, guildRoutes, channelRoutes, messageRoutes, interactionRoutes, webhookRoutes].flat();
const wanted = new Set(routes.map((route) => `${route.method.toLowerCase()} ${shapeOf(route.pattern)}`));

const notes = new Set(['description', 'title', 'example', 'examples', 'externalDocs', 'deprecated']);
const needed = new Set();
/** Copies a schema without its prose, noting what it refers to. `named` holds properties, whose names may look like prose. */
function copy(value, named = false) {
  if (Array.isArray(value)) return value.map((item) => copy(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = {};
  for (const [key, child] of Object.entries(value)) {
    if (!named && (notes.has(key) || key.startsWith('x-'))) continue;
    if (key === '$ref' && typeof child === 'string') needed.add(child);
    kept[key] = copy(child, !named && key === 'properties');
  }
  return kept;
}

const jsonOf = (content) => content?.['application/json']?.schema;
const paths = {};
for (const [path, item] of Object.entries(whole.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    if (method === 'parameters' || !wanted.has(`${method} ${shapeOf(path)}`)) continue;
    const request = jsonOf(operation.requestBody?.content);
    const responses = {};
    for (const [status, response] of Object.entries(operation.responses)) {
      if (status.startsWith('2')) responses[status] = jsonOf(response.content) ? copy(jsonOf(response.content)) : null;
    }
    (paths[path] ??= {})[method] = { ...(request ? { request: copy(request) } : {}), responses };
  }
}

const schemas = {};
needed.add('#/components/schemas/ErrorResponse');
for (const reference of needed) {
  const name = reference.split('/').pop();
  schemas[name] = copy(whole.components.schemas[name]);
}

const out = fileURLToPath(new URL('discord-openapi.json', import.meta.url));
const ordered = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
const lines = (object) => Object.entries(object).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n');
const licence = "Extracted by extract-openapi.mjs from Discord's openapi.json (https://github.com/discord/discord-api-spec). Copyright 2023 Discord, MIT License: "
  + readFileSync(new URL('discord-openapi.LICENSE', import.meta.url), 'utf8').replace(/\s+/g, ' ').trim();
writeFileSync(out, `{\n"licence": ${JSON.stringify(licence)},\n"paths": {\n${lines(paths)}\n},\n"components": {"schemas": {\n${lines(ordered)}\n}}\n}\n`);
console.log(`${Object.keys(paths).length} paths, ${Object.keys(ordered).length} schemas -> ${out}`);
