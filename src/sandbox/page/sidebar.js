import { avatar, byId, el } from './dom.js';
import { icon } from './icons.js';

const isThread = (channel) => channel.type >= 10 && channel.type <= 12;

const nameOf = (channel) =>
  channel.type === 1
    ? [el('span', { class: 'dm-mark', 'aria-hidden': 'true' }, '@'), channel.name]
    : [
        el(
          'span',
          { class: 'mark', 'aria-hidden': 'true' },
          isThread(channel) ? icon(channel.type === 12 ? 'lock' : 'thread', 13) : '#',
        ),
        channel.name,
      ];

const classesOf = (channel, current, more) =>
  [
    'channel',
    more,
    channel.id === current && 'current',
    channel.unread > 0 && 'unread',
    channel.archived && 'archived',
    isThread(channel) && !channel.joined && 'unjoined',
  ]
    .filter(Boolean)
    .join(' ');

const labelOf = (channel) =>
  [channel.name, channel.unread ? `${channel.unread} unread` : '', channel.pings ? `${channel.pings} pings` : '']
    .filter(Boolean)
    .join(', ');

function countOf(channel) {
  if (channel.pings > 0) return el('span', { class: 'badge' }, String(channel.pings));
  return channel.unread > 0 ? el('span', { class: 'count' }, String(channel.unread)) : undefined;
}

const item = ({ current, open }, channel, className = '') =>
  el(
    'button',
    {
      type: 'button',
      class: classesOf(channel, current, className),
      'aria-label': labelOf(channel),
      'aria-current': channel.id === current ? 'page' : undefined,
      onclick: () => open(channel.id),
    },
    el('span', { class: 'channel-name' }, nameOf(channel)),
    countOf(channel),
  );

/** A channel with its threads; archived threads are shown on request. */
function group(shown, channel) {
  const { channels, current, showArchived, toggleArchived } = shown;
  const threads = channels.filter((entry) => isThread(entry) && entry.parent_id === channel.id);
  const awake = threads.filter((thread) => !thread.archived || thread.id === current);
  const asleep = threads.filter((thread) => thread.archived && thread.id !== current);
  const toggle = () =>
    el(
      'button',
      { type: 'button', class: 'channel thread archive-toggle', onclick: toggleArchived },
      showArchived ? 'Hide archived' : `${asleep.length} archived…`,
    );
  return [
    item(shown, channel),
    awake.map((thread) => item(shown, thread, 'thread')),
    asleep.length ? toggle() : undefined,
    showArchived ? asleep.map((thread) => item(shown, thread, 'thread')) : undefined,
  ];
}

/** Draws the channel list: threads below their channel, with unread and ping counts. */
export function drawSidebar(shown) {
  const { guild, bot, channels, openDm, start } = shown;
  const dm = channels.find((channel) => channel.type === 1);
  byId('sidebar').replaceChildren(
    el('div', { class: 'guild' }, guild.name),
    ...(start ? [start] : []),
    el('div', { class: 'group-title' }, 'Channels'),
    ...channels
      .filter((channel) => channel.type === 0 || channel.type === 5)
      .flatMap((channel) => group(shown, channel))
      .flat()
      .filter(Boolean),
    el('div', { class: 'group-title' }, 'Direct messages'),
    dm
      ? item(shown, dm)
      : el(
          'button',
          { type: 'button', class: 'channel', onclick: openDm },
          el('span', { class: 'channel-name' }, el('span', { class: 'dm-mark', 'aria-hidden': 'true' }, '@'), bot.name),
        ),
  );
}

/**
 * Draws the user switch, with other users' pings. Entries are links, so that each user can be opened in a separate tab.
 */
export function drawPeople(people, current, become) {
  byId('people').replaceChildren(
    ...people
      .filter((person) => !person.bot)
      .map((person) => {
        const others = person.id !== current && person.pings > 0;
        return el(
          'a',
          {
            href: `?as=${encodeURIComponent(person.username)}`,
            class: person.id === current ? 'person current' : 'person',
            title:
              person.id === current ? `You are ${person.name}` : `Play as ${person.name} (Ctrl or ⌘: in a new tab)`,
            'aria-current': person.id === current ? 'true' : undefined,
            onclick: (event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              become(person);
            },
          },
          avatar(person, true),
          el('span', { class: 'person-name' }, person.name),
          others ? el('span', { class: 'badge' }, String(person.pings)) : undefined,
        );
      }),
  );
}
