// Cuts Discord's own description of its HTTP API (MIT licence, https://github.com/discord/discord-api-spec) down to the
// requests the sandbox answers, so that tests can hold it to them where the megabyte is not at hand.
//   DISCORD_OPENAPI=path/to/openapi.json node test/sandbox/extract-openapi.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ownDescription, place } from './description.ts';

const description = ownDescription();
if (!description) {
  console.error(`There is no ${place}; set DISCORD_OPENAPI to the path of Discord's openapi.json.`);
  process.exit(1);
}
const {
  paths,
  components: { schemas },
} = description;
const out = fileURLToPath(new URL('discord-openapi.json', import.meta.url));
const lines = (object) =>
  Object.entries(object)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');
const licence =
  "Extracted by extract-openapi.mjs from Discord's openapi.json (https://github.com/discord/discord-api-spec). Copyright 2023 Discord, MIT License: " +
  readFileSync(new URL('discord-openapi.LICENSE', import.meta.url), 'utf8')
    .replace(/\s+/g, ' ')
    .trim();
writeFileSync(
  out,
  `{\n"licence": ${JSON.stringify(licence)},\n"paths": {\n${lines(paths)}\n},\n"components": {"schemas": {\n${lines(schemas)}\n}}\n}\n`,
);
console.log(`${Object.keys(paths).length} paths, ${Object.keys(schemas).length} schemas -> ${out}`);
