import { avatar, byId, clock, day, el } from './dom.js';
import { components } from './components.js';
import { attachment, embed } from './embeds.js';
import { icon } from './icons.js';
import { markdown } from './markdown.js';

const groupedFor = 7 * 60_000;

/** Messages of the open channel, in order and updated by sandbox events. */
export class MessageList {
  constructor(context) {
    this.context = context;
    this.box = byId('messages');
    this.messages = [];
    this.elements = new Map();
    this.box.addEventListener('scroll', () => {
      if (this.box.scrollTop < 80) void context.loadOlder();
      if (this.atEnd()) byId('newest').hidden = true;
    });
    byId('newest').addEventListener('click', () => this.toEnd());
    // Images that load late must not push the newest message out of view.
    new ResizeObserver(() => this.sticky && this.toEnd()).observe(this.box);
    this.box.addEventListener('load', () => this.sticky && this.toEnd(), true);
  }

  atEnd() {
    return this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 120;
  }

  get sticky() {
    return this.wasAtEnd !== false;
  }

  toEnd() {
    this.box.scrollTop = this.box.scrollHeight;
    byId('newest').hidden = true;
  }

  show(messages, emptyText) {
    this.messages = messages;
    this.elements.clear();
    this.box.replaceChildren();
    if (messages.length === 0) this.box.append(el('p', { class: 'empty' }, emptyText));
    this.redraw();
    this.wasAtEnd = true;
    this.toEnd();
  }

  /** Shows an element while the channel is empty. */
  welcome(element) {
    const there = this.box.querySelector('.welcome');
    const wanted = this.messages.length === 0 ? element : undefined;
    // Keeps an element in use, so that open selections survive.
    if (there === (wanted ?? null)) return;
    there?.remove();
    if (wanted) this.box.append(wanted);
  }

  prepend(older) {
    const height = this.box.scrollHeight;
    this.messages = [...older, ...this.messages];
    this.redraw();
    this.box.scrollTop += this.box.scrollHeight - height;
  }

  /** Adds or replaces a message. `follow`: the user caused it, so scroll to it even from further up. */
  put(message, follow = false) {
    this.wasAtEnd = follow || this.atEnd();
    const at = this.messages.findIndex((entry) => entry.id === message.id);
    if (at >= 0) this.messages[at] = message;
    else {
      this.messages.push(message);
      this.messages.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    }
    this.elements.delete(message.id);
    this.redraw();
    if (this.wasAtEnd) this.toEnd();
    else if (at < 0) byId('newest').hidden = false;
    this.wasAtEnd = this.atEnd();
  }

  remove(ids) {
    this.messages = this.messages.filter((entry) => !ids.includes(entry.id));
    this.redraw();
  }

  /** Shows the page's own error line under a message. */
  note(messageId, text) {
    const element = this.elements.get(messageId)?.element;
    element?.querySelector('.failure')?.remove();
    element?.querySelector('.body')?.append(el('div', { class: 'failure', role: 'alert' }, text));
  }

  /** Recreates elements only where the message or its grouping changed, so that open menus stay open. */
  redraw() {
    this.context.changed(this.messages);
    const wanted = [];
    let before;
    for (const message of this.messages) {
      const date = new Date(message.timestamp);
      if (!before || day.format(new Date(before.timestamp)) !== day.format(date))
        wanted.push(this.separator(day.format(date)));
      const grouped = isGrouped(before, message);
      const known = this.elements.get(message.id);
      if (known?.message === message && known.grouped === grouped) wanted.push(known.element);
      else {
        const element = draw(message, grouped, this.context);
        this.elements.set(message.id, { message, grouped, element });
        wanted.push(element);
      }
      before = message;
    }
    if (wanted.length > 0) this.arrange(wanted);
    else for (const child of [...this.box.children]) if (!child.matches('.empty, .welcome')) child.remove();
  }

  arrange(wanted) {
    const keep = new Set(wanted);
    for (const child of [...this.box.children]) if (!keep.has(child)) child.remove();
    wanted.forEach((element, index) => {
      if (this.box.children[index] !== element) this.box.insertBefore(element, this.box.children[index] ?? null);
    });
  }

  separator(text) {
    const known = this.elements.get(text);
    if (known) return known.element;
    const element = el('div', { class: 'day', role: 'separator' }, el('span', {}, text));
    this.elements.set(text, { element });
    return element;
  }
}

function isGrouped(before, message) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    !message.command &&
    message.type === 0 &&
    before.ephemeral === message.ephemeral &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < groupedFor &&
    day.format(new Date(before.timestamp)) === day.format(new Date(message.timestamp)) &&
    before.type !== 18 &&
    before.type !== 6
  );
}

function draw(message, grouped, context) {
  const { names } = context;
  if (message.type === 18 || message.type === 6) return systemLine(message, context);
  const classes = ['message', grouped && 'grouped', message.ephemeral && 'ephemeral', message.pings_you && 'pings']
    .filter(Boolean)
    .join(' ');
  const time = new Date(message.timestamp);
  const header = grouped
    ? undefined
    : el(
        'div',
        { class: 'byline' },
        el('span', { class: message.author.bot ? 'author bot' : 'author' }, names.user(message.author.id)),
        message.author.bot ? el('span', { class: 'tag' }, 'APP') : undefined,
        el(
          'time',
          { class: 'when', dateTime: message.timestamp, title: `${day.format(time)} ${clock.format(time)}` },
          clock.format(time),
        ),
        message.pinned ? el('span', { class: 'when', title: 'Pinned' }, icon('pin', 12)) : undefined,
      );
  const body = el(
    'div',
    { class: 'body' },
    above(message, context),
    header,
    content(message, context),
    below(message, context),
  );
  return el(
    'article',
    { class: classes, 'data-id': message.id },
    grouped
      ? el('span', { class: 'when side' }, clock.format(time))
      : avatar({ ...message.author, name: names.user(message.author.id) }),
    body,
  );
}

function above(message, { names }) {
  if (message.command) {
    return el(
      'div',
      { class: 'above' },
      el('span', { 'aria-hidden': 'true' }, '╭ '),
      el('b', {}, names.user(message.interaction_metadata?.user?.id)),
      ' used ',
      el('span', { class: 'used' }, `/${message.command}`),
    );
  }
  if (message.type !== 19) return undefined;
  const original = message.referenced_message;
  return el(
    'div',
    { class: 'above' },
    el('span', { 'aria-hidden': 'true' }, '╭ '),
    original
      ? [el('b', {}, names.user(original.author.id)), ' ', original.content.slice(0, 100) || '(no text)']
      : 'Original message was deleted',
  );
}

function content(message, context) {
  if (message.loading)
    return el(
      'div',
      { class: 'thinking' },
      el('span', { class: 'dots', 'aria-hidden': 'true' }, el('i'), el('i'), el('i')),
      `${context.names.user(message.author.id)} is thinking…`,
    );
  const edited = message.edited_timestamp ? el('span', { class: 'edited' }, '(edited)') : undefined;
  const text = message.content
    ? el('div', { class: 'text' }, markdown(message.content, context.names), edited)
    : undefined;
  const suppressed = (message.flags & 4) !== 0;
  return [
    text,
    // A Components V2 message shows its files only in its components.
    message.attachments.length && (message.flags & 32768) === 0
      ? el('div', { class: 'attachments' }, message.attachments.map(attachment))
      : undefined,
    suppressed ? undefined : message.embeds.map((data) => embed(data, context.names)),
    components(message, context),
    !text ? edited : undefined,
  ];
}

function below(message, context) {
  const { thread } = message;
  return [
    thread
      ? el(
          'button',
          { type: 'button', class: 'thread-link', onclick: () => context.openChannel(thread.id) },
          el('b', {}, thread.name),
          ` ${thread.message_count} messages ›`,
        )
      : undefined,
    message.ephemeral
      ? el(
          'div',
          { class: 'private' },
          icon('eye', 13),
          ' Only you can see this • ',
          el(
            'button',
            { type: 'button', class: 'linklike', onclick: () => context.dismiss(message) },
            'Dismiss message',
          ),
        )
      : undefined,
  ];
}

function systemLine(message, context) {
  const who = el('b', {}, context.names.user(message.author.id));
  const thread = message.message_reference?.channel_id;
  const text =
    message.type === 6
      ? [who, ' pinned a message to this channel.']
      : [
          who,
          ' started a thread: ',
          el(
            'button',
            { type: 'button', class: 'linklike', onclick: () => context.openChannel(thread) },
            message.content,
          ),
        ];
  return el(
    'article',
    { class: 'message system', 'data-id': message.id },
    el('span', { class: 'system-mark', 'aria-hidden': 'true' }, icon(message.type === 6 ? 'pin' : 'thread', 18)),
    el('div', { class: 'body' }, text, ' ', el('span', { class: 'when' }, clock.format(new Date(message.timestamp)))),
  );
}
