import { avatar, byId, el } from './dom.js';
import { icon } from './icons.js';

const isThread = (channel) => channel.type >= 10 && channel.type <= 12;

/** Draws the channels at the left: threads below theirs, what is new and who was pinged beside them. */
export function drawSidebar({ guild, bot, channels, current, open, openDm, showArchived, toggleArchived, start }) {
  const item = (channel, className = '') => {
    const name =
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
    const classes = [
      'channel',
      className,
      channel.id === current && 'current',
      channel.unread > 0 && 'unread',
      channel.archived && 'archived',
      isThread(channel) && !channel.joined && 'unjoined',
    ]
      .filter(Boolean)
      .join(' ');
    const label = [channel.name, channel.unread ? `${channel.unread} unread` : '', channel.pings ? `${channel.pings} pings` : '']
      .filter(Boolean)
      .join(', ');
    return el(
      'button',
      {
        type: 'button',
        class: classes,
        'aria-label': label,
        'aria-current': channel.id === current ? 'page' : undefined,
        onclick: () => open(channel.id),
      },
      el('span', { class: 'channel-name' }, name),
      channel.pings > 0
        ? el('span', { class: 'badge' }, String(channel.pings))
        : channel.unread > 0
          ? el('span', { class: 'count' }, String(channel.unread))
          : undefined,
    );
  };
  const threadsOf = (channel) => channels.filter((entry) => isThread(entry) && entry.parent_id === channel.id);
  const group = (channel) => {
    const threads = threadsOf(channel);
    const awake = threads.filter((thread) => !thread.archived || thread.id === current);
    const asleep = threads.filter((thread) => thread.archived && thread.id !== current);
    return [
      item(channel),
      awake.map((thread) => item(thread, 'thread')),
      asleep.length
        ? el(
            'button',
            { type: 'button', class: 'channel thread archive-toggle', onclick: toggleArchived },
            showArchived ? 'Hide archived' : `${asleep.length} archived…`,
          )
        : undefined,
      showArchived ? asleep.map((thread) => item(thread, 'thread')) : undefined,
    ];
  };
  const dm = channels.find((channel) => channel.type === 1);
  byId('sidebar').replaceChildren(
    el('div', { class: 'guild' }, guild.name),
    ...(start ? [start] : []),
    el('div', { class: 'group-title' }, 'Channels'),
    ...channels
      .filter((channel) => channel.type === 0 || channel.type === 5)
      .flatMap(group)
      .flat()
      .filter(Boolean),
    el('div', { class: 'group-title' }, 'Direct messages'),
    dm
      ? item(dm)
      : el(
          'button',
          { type: 'button', class: 'channel', onclick: openDm },
          el('span', { class: 'channel-name' }, el('span', { class: 'dm-mark', 'aria-hidden': 'true' }, '@'), bot.name),
        ),
  );
}

/** The switch at the top: whom to be. Others' pings show, so that whoever is called can be found. Links, so that anybody can be opened in a tab of their own. */
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
            title: person.id === current ? `You are ${person.name}` : `Act as ${person.name}; with Ctrl or ⌘, in a new tab`,
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
