import { byId, el } from '../dom.js';
import { Refused } from '../api.js';
import { optionsOf, Picker } from '../messages/pickers.js';

/**
 * Opens a bot's modal. `context` has names, choices, bot (its name) and text(content), which renders markdown.
 * `send(fields)` resolves to an error text, or to nothing on success.
 */
export function openForm(modal, context, send) {
  const dialog = byId('form');
  const readers = new Map();
  const error = el('p', { class: 'form-error', role: 'alert' });
  const submit = el('button', { type: 'submit', class: 'button primary' }, 'Submit');
  const close = () => dialog.close();
  const form = el(
    'form',
    { method: 'dialog', noValidate: true },
    el(
      'header',
      { class: 'form-head' },
      el('h2', { id: 'form-title' }, modal.title),
      el('button', { type: 'button', class: 'form-close', 'aria-label': 'Close', onclick: close }, '✕'),
    ),
    el(
      'div',
      { class: 'form-parts' },
      modal.components.map((component) => part(component, readers, context)),
      el('p', { class: 'subtext' }, `This form will be submitted to ${context.bot}.`),
    ),
    el(
      'footer',
      { class: 'form-foot' },
      error,
      el(
        'div',
        { class: 'form-buttons' },
        el('button', { type: 'button', class: 'button secondary', onclick: close }, 'Cancel'),
        submit,
      ),
    ),
  );
  form.addEventListener('input', () => (error.textContent = ''));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    submit.disabled = true;
    error.textContent = '';
    try {
      const fields = {};
      for (const [id, read] of readers) fields[id] = await read();
      const refusal = await send(fields);
      if (refusal) error.textContent = refusal;
      else close();
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      error.textContent = thrown.message;
    } finally {
      submit.disabled = false;
    }
  });
  dialog.setAttribute('aria-labelledby', 'form-title');
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  form.querySelector('.form-parts :is(input, textarea, button)')?.focus();
}

function part(component, readers, context) {
  if (component.type === 10) return el('div', { class: 'text form-text' }, context.text(component.content));
  const input = component.type === 1 ? component.components[0] : component.component;
  const label = component.type === 1 ? input.label : component.label;
  const id = `field-${input.id}`;
  const isGroup = input.type === 21 || input.type === 22;
  const name = [
    el('span', { id: `${id}-label` }, label),
    input.required === false || input.type === 23
      ? undefined
      : el('span', { class: 'required', 'aria-hidden': 'true', title: 'Required' }, ' *'),
  ];
  const { element, read } = (controls[input.type] ?? menu)(input, { id, context });
  readers.set(input.custom_id, read);
  const described = component.description
    ? el('div', { class: 'subtext', id: `${id}-about` }, component.description)
    : undefined;
  const row = el(
    'div',
    {
      class: 'form-row',
      ...(isGroup && {
        role: input.type === 21 ? 'radiogroup' : 'group',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(input.required !== false),
      }),
    },
    el(isGroup ? 'div' : 'label', { class: 'form-label', ...(isGroup ? {} : { for: id }) }, name),
    described,
    element,
  );
  if (described) (isGroup ? row : row.querySelector(`#${id}`))?.setAttribute('aria-describedby', `${id}-about`);
  return row;
}

const text = (input, { id }) => {
  const properties = {
    id,
    value: input.value ?? '',
    placeholder: input.placeholder ?? '',
    maxLength: input.max_length ?? 4000,
    required: input.required !== false,
  };
  const box =
    input.style === 2
      ? el('textarea', { rows: 4, ...properties })
      : el('input', { type: 'text', autocomplete: 'off', ...properties });
  return { element: box, read: () => box.value };
};

/** Radio buttons or checkboxes; at most `most` checkboxes can be checked. */
function lines(input, id, type, most) {
  const boxes = input.options.map((option, at) =>
    el('input', {
      type,
      name: id,
      value: option.value,
      checked: option.default === true,
      ...(option.description ? { 'aria-describedby': `${id}-${at}` } : {}),
    }),
  );
  const bound = () => {
    const isFull = type === 'checkbox' && boxes.filter((box) => box.checked).length >= most;
    for (const box of boxes) box.disabled = isFull && !box.checked;
  };
  bound();
  const element = el(
    'div',
    { class: 'form-lines', onchange: bound },
    boxes.map((box, at) =>
      el(
        'label',
        { class: 'form-line' },
        box,
        el(
          'span',
          {},
          el('span', { class: 'form-line-label' }, input.options[at].label),
          input.options[at].description
            ? el('span', { class: 'subtext', id: `${id}-${at}` }, input.options[at].description)
            : undefined,
        ),
      ),
    ),
  );
  return { element, chosen: () => boxes.filter((box) => box.checked).map((box) => box.value) };
}

const radios = (input, { id }) => {
  const { element, chosen } = lines(input, id, 'radio', 1);
  return { element, read: () => chosen()[0] ?? null };
};

const checks = (input, { id }) => {
  const { element, chosen } = lines(input, id, 'checkbox', input.max_values ?? input.options.length);
  return { element, read: chosen };
};

const tick = (input, { id }) => {
  const box = el('input', { id, type: 'checkbox', checked: input.default === true });
  return { element: box, read: () => box.checked };
};

const files = (input, { id }) => {
  const box = el('input', { id, type: 'file', multiple: (input.max_values ?? 1) > 1 });
  const read = async (file) => ({
    name: file.name,
    type: file.type,
    data: base64(new Uint8Array(await file.arrayBuffer())),
  });
  return { element: box, read: () => Promise.all([...box.files].map(read)) };
};

const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const menu = (input, { id, context }) => {
  const picker = new Picker(input, optionsOf(input, context.choices), { live: false });
  picker.face.id = id;
  picker.face.setAttribute('aria-labelledby', `${id}-label ${id}`);
  return { element: picker.element, read: () => picker.values() };
};

const controls = { 4: text, 19: files, 21: radios, 22: checks, 23: tick };
