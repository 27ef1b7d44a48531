import { byId, el } from './dom.js';
import { Refused } from './calls.js';
import { optionsOf, Picker } from './pickers.js';

/** Opens a picture large. A click on it shows it in full size, to be scrolled; one beside it closes. */
export function openPicture(src, alt) {
  const dialog = byId('picture');
  const image = el('img', { src, alt: alt ?? '' });
  image.addEventListener('click', (event) => {
    event.stopPropagation();
    const box = image.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width;
    const down = (event.clientY - box.top) / box.height;
    if (!dialog.classList.toggle('full')) return;
    // The spot that was clicked stays in view.
    dialog.scrollTo(image.clientWidth * across - dialog.clientWidth / 2, image.clientHeight * down - dialog.clientHeight / 2);
  });
  dialog.classList.remove('full');
  dialog.replaceChildren(
    el(
      'div',
      { class: 'picture-bar' },
      el('a', { href: src, target: '_blank', rel: 'noopener' }, 'Open in a new tab'),
      el('button', { type: 'button', onclick: () => dialog.close() }, 'Close'),
    ),
    el('div', { class: 'picture-stage', onclick: () => dialog.close() }, image),
  );
  if (!dialog.open) dialog.showModal();
}

/** Opens a bot's form. `send(fields)` resolves to an error text, or to nothing when it went through. */
export function openForm(modal, choices, names, send, renderText) {
  const dialog = byId('form');
  const inputs = new Map();
  const error = el('p', { class: 'form-error', role: 'alert' });
  const rows = modal.components.map((component) => row(component, inputs, choices, renderText));
  const submit = el('button', { type: 'submit', class: 'button primary' }, 'Submit');
  const form = el(
    'form',
    { method: 'dialog' },
    el('h2', {}, modal.title),
    rows,
    error,
    el(
      'div',
      { class: 'form-buttons' },
      el('button', { type: 'button', class: 'button plain', onclick: () => dialog.close() }, 'Cancel'),
      submit,
    ),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    submit.disabled = true;
    error.textContent = '';
    try {
      const refusal = await send(Object.fromEntries([...inputs].map(([id, read]) => [id, read()])));
      if (refusal) error.textContent = refusal;
      else dialog.close();
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      error.textContent = thrown.message;
    } finally {
      submit.disabled = false;
    }
  });
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  form.querySelector('input, textarea')?.focus();
}

function row(component, inputs, choices, renderText) {
  if (component.type === 10) return el('div', { class: 'text' }, renderText(component.content));
  const input = component.type === 1 ? component.components[0] : component.component;
  const label = component.type === 1 ? input.label : component.label;
  const id = `field-${input.id ?? input.custom_id}`;
  return el(
    'div',
    { class: 'form-row' },
    el('label', { for: id }, label, input.required === false ? '' : el('span', { class: 'required', title: 'Required' }, ' *')),
    component.description ? el('div', { class: 'subtext' }, component.description) : undefined,
    control(input, id, inputs, choices),
  );
}

function control(input, id, inputs, choices) {
  if (input.type === 4) {
    const properties = { id, value: input.value ?? '', placeholder: input.placeholder ?? '', maxLength: input.max_length ?? 4000 };
    const box =
      input.style === 2 ? el('textarea', { rows: 4, ...properties }) : el('input', { type: 'text', autocomplete: 'off', ...properties });
    inputs.set(input.custom_id, () => box.value);
    return box;
  }
  if (input.type === 23) {
    const box = el('input', { id, type: 'checkbox', checked: input.default === true });
    inputs.set(input.custom_id, () => box.checked);
    return box;
  }
  if (input.type === 21 || input.type === 22) {
    const boxes = (input.options ?? []).map((option) =>
      el('input', { type: input.type === 21 ? 'radio' : 'checkbox', name: id, value: option.value, checked: option.default === true }),
    );
    const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
    inputs.set(input.custom_id, () => (input.type === 21 ? (chosen()[0] ?? null) : chosen()));
    return el(
      'div',
      {},
      boxes.map((box, index) => el('label', { class: 'form-choice' }, box, input.options[index].label)),
    );
  }
  if (input.type === 19) return el('p', { class: 'subtext' }, 'Files cannot be given here.');
  const picker = new Picker(input, optionsOf(input, choices), { live: false });
  inputs.set(input.custom_id, () => picker.values());
  return picker.element;
}
