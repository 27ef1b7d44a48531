/** Creates an element. Text only becomes text nodes, so that content from bots and users can never become markup. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === 'class') element.className = value;
    else if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key.startsWith('data-') || key.startsWith('aria-') || key === 'role' || key === 'for')
      element.setAttribute(key, String(value));
    else element[key] = value;
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false),
  );
  return element;
}

export const byId = (id) => document.getElementById(id);

/**
 * Returns a URL that is safe to link or show: http(s) only; files of this sandbox become relative, for any local host
 * name. Undefined if unsafe.
 */
export function safeAddress(text) {
  try {
    const url = new URL(String(text));
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
    const isOurs =
      url.pathname.startsWith('/attachments/') &&
      url.port === location.port &&
      ['127.0.0.1', 'localhost'].includes(url.hostname);
    return isOurs ? url.pathname + url.search : url.href;
  } catch {
    return undefined;
  }
}

const colours = ['#5865f2', '#3ba55d', '#c27c0e', '#eb459e', '#ed4245', '#1abc9c', '#9b59b6', '#e67e22'];

export function avatar(user, small = false) {
  const disc = el(
    'span',
    { class: small ? 'avatar small' : 'avatar', 'aria-hidden': 'true' },
    (user.name ?? user.global_name ?? user.username ?? '?').slice(0, 1).toUpperCase(),
  );
  disc.style.backgroundColor = user.bot ? '#5865f2' : colours[Number(BigInt(user.id) % BigInt(colours.length))];
  return disc;
}

export const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
export const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
