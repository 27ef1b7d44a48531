import { asNumber, characters, isObject, objects, type JsonObject } from '#sandbox/json.ts';
import { limits } from '#sandbox/limits.ts';
import { createValidationContext, type KnownEmojis, type ValidationContext } from './emoji.ts';
import type { Validator } from './validator.ts';
import { checkButton, checkSelect } from './inputs.ts';

const type = {
  row: 1,
  button: 2,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
} as const;
const isSelect = (kind: number) => kind === 3 || (kind >= 5 && kind <= 8);

type Context = { v2: boolean; fileNames: Set<string>; seen: ValidationContext; count: number; characters: number };

/** Limits and files that apply to a message's components. */
export type ComponentContext = { v2: boolean; fileNames: Set<string>; known: KnownEmojis };

/** Validates the components of a message (V1 or V2) and returns them with ids and Discord's defaults. */
export function checkComponents(
  value: unknown,
  form: Validator,
  { v2, fileNames, known }: ComponentContext,
): JsonObject[] {
  const list = form.list(value, v2 ? limits.components : limits.rows);
  const context: Context = { v2, fileNames, seen: createValidationContext(known), count: 0, characters: 0 };
  const top = v2
    ? [type.row, type.section, type.text, type.gallery, type.file, type.separator, type.container]
    : [type.row];
  const components = list.map((raw, index) => check(raw, form.at(index), top, context));
  if (v2 && context.count > limits.components)
    form.fail(
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The total number of components cannot exceed ${limits.components}`,
    );
  if (context.characters > limits.displayedText) {
    form.fail(
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Total displayable text size exceeds maximum size of ${limits.displayedText}`,
    );
  }
  return assignComponentIds(components, form);
}

function check(raw: unknown, form: Validator, allowed: readonly number[], context: Context): JsonObject {
  if (!isObject(raw)) {
    form.fail('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    return {};
  }
  const kind = asNumber(raw['type'], -1);
  if (!allowed.includes(kind)) {
    form.at('type').fail('UNION_TYPE_CHOICES', `Value of field "type" must be one of (${allowed.join(', ')}).`);
    return {};
  }
  context.count++;
  const id = form.at('id').integer(raw['id'], 0, 2 ** 31 - 1);
  return { type: kind, id: id ?? 0, ...checkOf(kind)(raw, form, context, kind) };
}

/** Validates the fields specific to one component type and returns them. */
type Check = (raw: JsonObject, form: Validator, context: Context, kind: number) => JsonObject;

const checkOf = (kind: number): Check => (isSelect(kind) ? select : (CHECKS[kind] ?? container));

const select: Check = (raw, form, context, kind) => checkSelect(raw, kind, form, context.seen, true);

const CHECKS: Record<number, Check | undefined> = {
  [type.row]: (raw, form, context) => ({ components: row(raw, form, context) }),
  [type.button]: (raw, form, context) => checkButton(raw, form, context.seen),
  [type.text](raw, form, context) {
    const content = form.at('content').text(raw['content'], limits.displayedText, 1);
    context.characters += characters(content);
    return { content };
  },
  [type.section](raw, form, context) {
    const texts = form.at('components').list(raw['components'], limits.sectionTexts, 1);
    const components = texts.map((child, index) => check(child, form.at('components', index), [type.text], context));
    return {
      components,
      accessory: check(raw['accessory'], form.at('accessory'), [type.button, type.thumbnail], context),
    };
  },
  [type.thumbnail]: (raw, form, context) => media(raw, form, context, 'media'),
  [type.gallery](raw, form, context) {
    const items = form.at('items').list(raw['items'], limits.galleryItems, 1);
    return {
      items: items.map((item, index) => media(isObject(item) ? item : {}, form.at('items', index), context, 'media')),
    };
  },
  [type.file](raw, form, context) {
    const file = isObject(raw['file']) ? raw['file'] : {};
    if (!String(file['url']).startsWith('attachment://'))
      form.at('file', 'url').fail('URL_TYPE_INVALID_SCHEME', 'A file component needs an attachment:// address.');
    else form.at('file', 'url').url(file['url'], context.fileNames);
    return { file: { url: file['url'] }, spoiler: raw['spoiler'] === true };
  },
  [type.separator](raw, form) {
    if (raw['spacing'] !== undefined && raw['spacing'] !== null) form.at('spacing').choice(raw['spacing'], [1, 2]);
    return { divider: raw['divider'] !== false, spacing: raw['spacing'] ?? 1 };
  },
};

function container(raw: JsonObject, form: Validator, context: Context): JsonObject {
  form.at('accent_color').integer(raw['accent_color'], 0, 0xffffff);
  const inside = [type.row, type.section, type.text, type.gallery, type.file, type.separator];
  const components = form.at('components').list(raw['components'], limits.components, 1);
  return {
    accent_color: raw['accent_color'] ?? null,
    spoiler: raw['spoiler'] === true,
    components: components.map((child, index) => check(child, form.at('components', index), inside, context)),
  };
}

function row(raw: JsonObject, form: Validator, context: Context): JsonObject[] {
  const list = form.at('components').list(raw['components'], limits.rowButtons, 1);
  const selects = objects(list).filter((child) => isSelect(asNumber(child['type'])));
  if (selects.length > 0 && list.length > 1)
    form.at('components').fail('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
  return list.map((child, index) => check(child, form.at('components', index), [type.button, 3, 5, 6, 7, 8], context));
}

function media(raw: JsonObject, form: Validator, context: Context, key: string): JsonObject {
  const source = isObject(raw[key]) ? raw[key] : {};
  form.at(key, 'url').url(source['url'], context.fileNames);
  form.at('description').text(raw['description'], 1024);
  return { media: { url: source['url'] }, description: raw['description'] ?? null, spoiler: raw['spoiler'] === true };
}

/** Assigns the next free id to every component without one, as Discord does, and rejects duplicate ids. */
export function assignComponentIds(components: JsonObject[], form: Validator): JsonObject[] {
  const taken = new Set<number>([0]);
  walkComponents(components, (component) => {
    const id = asNumber(component['id']);
    if (id !== 0 && taken.has(id)) form.fail('COMPONENT_ID_DUPLICATED', `Component id ${id} cannot be duplicated`);
    taken.add(id);
  });
  let next = 1;
  walkComponents(components, (component) => {
    if (asNumber(component['id']) !== 0) return;
    while (taken.has(next)) next++;
    component['id'] = next++;
  });
  return components;
}

export function walkComponents(components: JsonObject[], visit: (component: JsonObject) => void): void {
  for (const component of components) {
    visit(component);
    walkComponents(objects(component['components']), visit);
    for (const key of ['accessory', 'component']) if (isObject(component[key])) walkComponents([component[key]], visit);
  }
}
