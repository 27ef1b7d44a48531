import { asNumber, isObject, type Json } from '../json.ts';
import { limits } from '../limits.ts';
import { checkCustomId, checkSelect, checkTextInput, type Seen } from './inputs.ts';
import type { Form } from './form.ts';

/** Checks a modal: rows with a text input, labels with any input, and texts. Gives it back numbered. */
export function checkModal(data: Json, form: Form): Json {
  const seen: Seen = { customIds: new Set(), values: new Set() };
  const customId = form.at('custom_id').text(data['custom_id'], limits.customId, 1);
  const title = form.at('title').text(data['title'], limits.modalTitle, 1);
  let next = 1;
  const components = form
    .at('components')
    .list(data['components'], limits.modalComponents, 1)
    .map((raw, index) => {
      const at = form.at('components', index);
      const item = isObject(raw) ? raw : {};
      const id = next++;
      if (item['type'] === 1) {
        const inner = at.at('components').list(item['components'], 1, 1)[0];
        const input = isObject(inner) ? inner : {};
        at.at('components', 0, 'type').choice(input['type'], [4]);
        return { type: 1, id, components: [{ type: 4, id: next++, ...checkTextInput(input, at.at('components', 0), seen, false) }] };
      }
      if (item['type'] === 10) return { type: 10, id, content: at.at('content').text(item['content'], limits.displayedText, 1) };
      at.at('type').choice(item['type'], [1, 10, 18]);
      const description = at.at('description').text(item['description'], 100);
      return {
        type: 18,
        id,
        label: at.at('label').text(item['label'], limits.modalLabel, 1),
        ...(description ? { description } : {}),
        component: { ...inLabel(item['component'], at.at('component'), seen), id: next++ },
      };
    });
  return { custom_id: customId, title, components };
}

function inLabel(raw: unknown, form: Form, seen: Seen): Json {
  const component = isObject(raw) ? raw : {};
  const kind = asNumber(component['type'], -1);
  form.at('type').choice(kind, [3, 4, 5, 6, 7, 8, 19, 21, 22, 23]);
  if (kind === 4) return { type: kind, ...checkTextInput(component, form, seen, true) };
  if (kind >= 3 && kind <= 8) return { type: kind, ...checkSelect(component, kind, form, seen, false) };
  checkCustomId(component, form, seen);
  if (kind === 21 || kind === 22) form.at('options').list(component['options'], 10, kind === 21 ? 2 : 1);
  return { ...component };
}

/** Checks what autocompletion offers. */
export function checkChoices(data: Json, form: Form): Json[] {
  return form
    .at('choices')
    .list(data['choices'], limits.commandChoices)
    .map((raw, index) => {
      const choice = isObject(raw) ? raw : {};
      const at = form.at('choices', index);
      at.at('name').text(choice['name'], limits.choiceText, 1);
      if (typeof choice['value'] !== 'number') at.at('value').text(choice['value'], limits.choiceText, 1);
      return choice;
    });
}
