import { el, safeAddress, clock, day } from '../dom.js';
import { icon } from '../icons.js';
import { markdown } from './markdown.js';
import { openPicture } from '../pictures/picture-dialog.js';

export function picture(media, alt, className = 'picture') {
  const src = safeAddress(media?.url);
  if (!src) return undefined;
  const image = el('img', {
    src,
    alt: alt ?? '',
    loading: 'lazy',
    ...(media.width ? { width: media.width, height: media.height } : {}),
  });
  return el(
    'button',
    {
      type: 'button',
      class: className,
      'aria-label': alt ? `Open picture: ${alt}` : 'Open picture',
      onclick: () => openPicture(src, alt),
    },
    image,
  );
}

export function embed(data, names) {
  const bar = el('article', { class: 'embed' });
  if (typeof data.color === 'number') bar.style.borderLeftColor = `#${data.color.toString(16).padStart(6, '0')}`;
  const icon = (url) =>
    safeAddress(url) ? el('img', { class: 'embed-icon', src: safeAddress(url), alt: '' }) : undefined;
  const linked = (url, text, className) => {
    const href = safeAddress(url);
    return href
      ? el('a', { class: className, href, target: '_blank', rel: 'noopener noreferrer' }, text)
      : el('span', { class: className }, text);
  };
  const body = el('div', { class: 'embed-body' });
  if (data.author?.name)
    body.append(
      el('div', { class: 'embed-author' }, icon(data.author.icon_url), linked(data.author.url, data.author.name, '')),
    );
  if (data.title)
    body.append(
      el(
        'div',
        { class: 'embed-title' },
        data.url ? linked(data.url, data.title, '') : markdown(data.title, names, { links: false }),
      ),
    );
  if (data.description) body.append(el('div', { class: 'text' }, markdown(data.description, names)));
  if (data.fields?.length) body.append(el('div', { class: 'embed-fields' }, fields(data.fields, names)));
  bar.append(body);
  if (data.thumbnail) bar.append(picture(data.thumbnail, '', 'picture thumbnail') ?? '');
  if (data.image) bar.append(picture(data.image, data.title ?? '', 'picture embed-image') ?? '');
  if (data.footer?.text || data.timestamp) {
    const when = data.timestamp ? new Date(data.timestamp) : undefined;
    const time = when ? `${day.format(when)} ${clock.format(when)}` : undefined;
    bar.append(
      el(
        'div',
        { class: 'embed-footer' },
        icon(data.footer?.icon_url),
        [data.footer?.text, time].filter(Boolean).join(' • '),
      ),
    );
  }
  return bar;
}

/** Groups up to three consecutive inline fields in a row. */
function fields(list, names) {
  const rows = [];
  for (const field of list) {
    const last = rows.at(-1);
    if (field.inline && last?.inline && last.fields.length < 3) last.fields.push(field);
    else rows.push({ inline: field.inline, fields: [field] });
  }
  return rows.map((row) =>
    el(
      'div',
      { class: 'embed-row' },
      row.fields.map((field) =>
        el(
          'div',
          { class: 'embed-field' },
          el('div', { class: 'embed-field-name' }, markdown(field.name, names, { links: false })),
          el('div', { class: 'text' }, markdown(field.value, names)),
        ),
      ),
    ),
  );
}

const kilobytes = (size) =>
  size < 1024
    ? `${size} B`
    : size < 1_048_576
      ? `${(size / 1024).toFixed(1)} KB`
      : `${(size / 1_048_576).toFixed(2)} MB`;

export function attachment(file) {
  if (/^image\/(png|jpeg|gif|webp)$/.test(file.content_type ?? ''))
    return picture(file, file.description ?? file.filename);
  const href = safeAddress(file.url);
  return el(
    'div',
    { class: 'file' },
    el('span', { class: 'file-icon', 'aria-hidden': 'true' }, icon('file', 26)),
    el(
      'div',
      {},
      href ? el('a', { href, download: file.filename ?? '' }, file.filename) : file.filename,
      el('div', { class: 'subtext' }, kilobytes(file.size ?? 0)),
    ),
  );
}
