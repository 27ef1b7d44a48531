import { avatar, byId, clock, day, el } from '../dom.js';
import { components } from './components.js';
import { attachment, embed } from './embeds.js';
import { icon } from '../icons.js';
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

  /**
   * Shows the messages of a place: a channel as one user sees it. Shown again, as after a restart, it keeps its elements
   * and where the user reads.
   */
  show(place, messages, emptyText) {
    const isSame = place === this.place;
    const isReading = isSame && !this.atEnd();
    if (!isSame) this.elements = new Map();
    this.messages = isSame ? [...this.olderThan(messages), ...messages] : messages;
    this.place = place;
    this.box.querySelector('.empty')?.remove();
    if (messages.length === 0) this.box.append(el('p', { class: 'empty' }, emptyText));
    this.redraw();
    this.wasAtEnd = !isReading;
    if (!isReading) this.toEnd();
  }

  /** Messages that are loaded before the first of these, if the two lists meet. */
  olderThan(messages) {
    const at = this.messages.findIndex(({ id }) => id === messages[0]?.id);
    return this.messages.slice(0, Math.max(at, 0));
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
    this.messages = [...older, ...this.messages];
    this.redraw();
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
    this.redraw();
    if (this.wasAtEnd) this.toEnd();
    else if (at < 0) byId('newest').hidden = false;
    this.wasAtEnd = this.atEnd();
  }

  remove(ids) {
    const wasAtEnd = this.atEnd();
    this.messages = this.messages.filter((entry) => !ids.includes(entry.id));
    this.redraw();
    if (wasAtEnd) this.toEnd();
  }

  /** Shows the page's own error line under a message. */
  note(messageId, text) {
    const element = this.elements.get(messageId)?.element;
    element?.querySelector('.failure')?.remove();
    element?.querySelector('.body')?.append(el('div', { class: 'failure', role: 'alert' }, text));
  }

  /** Draws what changed. All other elements stay, with their focus and open menus, and so does what the user reads. */
  redraw() {
    this.context.changed(this.messages);
    const wanted = new Map();
    let before;
    for (const message of this.messages) {
      const date = day.format(new Date(message.timestamp));
      if (!before || day.format(new Date(before.timestamp)) !== date)
        wanted.set(date, this.elements.get(date) ?? { element: separator(date) });
      wanted.set(message.id, this.drawn(message, isGrouped(before, message)));
      before = message;
    }
    this.elements = wanted;
    this.keepInView(() => this.arrange([...wanted.values()].map(({ element }) => element)));
  }

  /** The element of a message and the data that it shows. */
  drawn(message, grouped) {
    const data = JSON.stringify(message);
    const known = this.elements.get(message.id);
    const shown = known?.data === data ? known : { data, element: draw(message, this.context) };
    shown.element.classList.toggle('grouped', grouped);
    return shown;
  }

  /** Runs a change, and scrolls so that the first message in view which remains does not move. */
  keepInView(change) {
    const { top } = this.box.getBoundingClientRect();
    const inView = [...this.box.children]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > top);
    change();
    const anchor = inView.find(({ element }) => element.isConnected);
    if (anchor) this.box.scrollTop += anchor.element.getBoundingClientRect().top - anchor.box.top;
  }

  arrange(wanted) {
    const keep = new Set(wanted);
    // Without messages, the channel's first words stay.
    const isStaying = (child) => keep.has(child) || (wanted.length === 0 && child.matches('.empty, .welcome'));
    for (const child of [...this.box.children]) if (!isStaying(child)) child.remove();
    wanted.forEach((element, index) => {
      if (this.box.children[index] !== element) this.box.insertBefore(element, this.box.children[index] ?? null);
    });
  }
}

const separator = (text) => el('div', { class: 'day', role: 'separator' }, el('span', {}, text));

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

/** Draws a message with what the first of a group shows; the class `grouped` hides that. */
function draw(message, context) {
  const { names } = context;
  if (message.type === 18 || message.type === 6) return systemLine(message, context);
  const classes = ['message', message.ephemeral && 'ephemeral', message.pings_you && 'pings'].filter(Boolean).join(' ');
  const time = new Date(message.timestamp);
  const header = el(
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
    el('span', { class: 'when side', 'aria-hidden': 'true' }, clock.format(time)),
    avatar({ ...message.author, name: names.user(message.author.id) }),
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
