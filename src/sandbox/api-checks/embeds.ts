import { characters, isObject, type JsonObject } from '#sandbox/json.ts';
import { limits } from '#sandbox/limits.ts';
import type { Validator } from './validator.ts';

/** Validates the embeds of a message, which share a limit of 6000 characters. */
export function checkEmbeds(value: unknown, form: Validator, fileNames: Set<string>): JsonObject[] {
  const list = form.list(value, limits.embeds);
  let total = 0;
  const embeds = list.map((raw, index) => {
    const at = form.at(index);
    if (!isObject(raw)) {
      at.fail('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
      return {};
    }
    total += checkEmbed(raw, at, fileNames);
    return clean(raw);
  });
  if (total > limits.embedTotal)
    form.fail('MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${limits.embedTotal}`);
  return embeds;
}

function checkEmbed(embed: JsonObject, form: Validator, fileNames: Set<string>): number {
  let size = characters(form.at('title').text(embed['title'], limits.embedTitle));
  size += characters(form.at('description').text(embed['description'], limits.embedDescription));
  if (embed['url'] !== undefined && embed['url'] !== null) form.at('url').url(embed['url']);
  form.at('color').integer(embed['color'], 0, 0xffffff);
  const timestamp = embed['timestamp'];
  if (timestamp !== undefined && timestamp !== null && Number.isNaN(Date.parse(String(timestamp)))) {
    form.at('timestamp').fail('DATE_TIME_TYPE_PARSE', `Could not parse ${String(timestamp)}. Should be ISO8601.`);
  }
  form
    .at('fields')
    .list(embed['fields'], limits.embedFields)
    .forEach((field, index) => {
      const at = form.at('fields', index);
      if (!isObject(field)) return at.fail('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
      size += characters(at.at('name').text(field['name'], limits.embedFieldName, 1));
      size += characters(at.at('value').text(field['value'], limits.embedFieldValue, 1));
    });
  size += checkFooter(embed['footer'], form, fileNames) + checkAuthor(embed['author'], form, fileNames);
  let pictures = 0;
  for (const key of ['image', 'thumbnail']) {
    const media = embed[key];
    if (!isObject(media)) continue;
    pictures++;
    form.at(key, 'url').url(media['url'], fileNames);
  }
  if (size === 0 && pictures === 0) form.at('description').required();
  return size;
}

function checkFooter(footer: unknown, form: Validator, fileNames: Set<string>): number {
  if (!isObject(footer)) return 0;
  const size = characters(form.at('footer', 'text').text(footer['text'], limits.embedFooter));
  if (footer['icon_url']) form.at('footer', 'icon_url').url(footer['icon_url'], fileNames);
  return size;
}

function checkAuthor(author: unknown, form: Validator, fileNames: Set<string>): number {
  if (!isObject(author)) return 0;
  const size = characters(form.at('author', 'name').text(author['name'], limits.embedAuthor, 1));
  if (author['icon_url']) form.at('author', 'icon_url').url(author['icon_url'], fileNames);
  if (author['url']) form.at('author', 'url').url(author['url']);
  return size;
}

/** Removes null values and sets `inline` on every field, as Discord does. */
function clean(embed: JsonObject): JsonObject {
  const kept: JsonObject = Object.fromEntries(
    Object.entries(embed).filter(([, value]) => value !== null && value !== undefined),
  );
  delete kept['type'];
  if (kept['timestamp']) kept['timestamp'] = new Date(String(kept['timestamp'])).toISOString();
  if (Array.isArray(kept['fields'])) {
    kept['fields'] = kept['fields']
      .filter(isObject)
      .map((field) => ({ name: field['name'], value: field['value'], inline: field['inline'] === true }));
  }
  for (const key of ['author', 'footer', 'image', 'thumbnail']) {
    const part = kept[key];
    if (isObject(part))
      kept[key] = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null && value !== undefined));
  }
  return kept;
}
