import { byId, el } from './dom.js';
import { get, post, Refused } from './api.js';
import { Composer } from './input/composer.js';
import { Demonstration } from './demo.js';
import { openForm } from './input/modal.js';
import { markdown } from './messages/markdown.js';
import { MessageList } from './messages/message-list.js';
import { PicturePane } from './pictures/picture-pane.js';
import { drawPeople, drawSidebar } from './sidebar.js';

const state = {
  people: [],
  me: undefined,
  server: undefined,
  channels: [],
  current: undefined,
  showArchived: false,
  oldest: false,
  loading: false,
};
let events;

const names = {
  user: (id) => state.people.find((person) => person.id === id)?.name ?? 'unknown-user',
  channel: (id) => state.channels.find((channel) => channel.id === id)?.name ?? 'unknown',
  role: (id) => (state.server?.roles.find((role) => role.id === id)?.name ?? 'unknown-role').replace(/^@/, ''),
  openChannel: (id) => void openChannel(id),
  useCommand: (name) => composer.begin(name),
};

const choices = {
  // Bots last, because users nearly always mean a person.
  get people() {
    return [...state.people].sort((a, b) => Number(a.bot) - Number(b.bot));
  },
  get roles() {
    return state.server?.roles ?? [];
  },
  get channels() {
    return state.channels.filter((channel) => channel.type !== 1);
  },
};

const pane = new PicturePane();

const list = new MessageList({
  names,
  changed: (messages) => pane.show(messages),
  choices,
  openChannel: (id) => void openChannel(id),
  loadOlder,
  press: (message, customId, button) =>
    act(message, () => post(mine('/press'), { message: message.id, custom_id: customId }), button),
  select: (message, customId, values) =>
    act(message, () => post(mine('/select'), { message: message.id, custom_id: customId, values })),
  dismiss: (message) => void post(mine('/dismiss'), { message: message.id }).catch(complain),
});

const composer = new Composer({
  lists: () => ({ people: choices.people, roles: choices.roles, channels: choices.channels }),
  command: (name, options) => attempt(() => post(mine('/command'), { channel: state.current, name, options })),
  words: (content) => attempt(() => post(mine('/say'), { channel: state.current, content })),
  complete: (...asked) => completed(...asked),
});

/** Fetches the bot's autocomplete choices for the option being typed. */
async function completed(name, options, focused, value) {
  try {
    const answer = await post(mine('/autocomplete'), { channel: state.current, name, options, focused, value });
    return answer.choices ? { choices: answer.choices } : { error: answer.error ?? 'no answer' };
  } catch (error) {
    return { error: error.message };
  }
}

const demonstration = new Demonstration({
  commands: () => composer.entries,
  channel: () =>
    (
      state.channels.find(({ id, type }) => id === state.current && type === 0) ??
      state.channels.find(({ type }) => type === 0)
    )?.id,
  threads: (parent) => state.channels.filter((channel) => channel.parent_id === parent),
  complete: (...asked) => completed(...asked),
  async run(name, channel, options) {
    const error = await attempt(() => post(mine('/command'), { channel, name, options }));
    if (error) composer.say(error, true);
    return error;
  },
  open: (id) => void openChannel(id),
  redraw: () => draw(),
});

const mine = (path) => `/users/${state.me.id}${path}`;
const complain = (error) => {
  if (!(error instanceof Refused)) throw error;
  composer.say(error.message, true);
};

/** Runs an action that may open a modal; resolves to the error message, if any. */
async function attempt(run) {
  try {
    const outcome = await run();
    if (outcome?.modal) showForm(outcome.modal);
    return outcome?.error;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

async function act(message, run, button) {
  button?.classList.add('waiting');
  const error = await attempt(run);
  button?.classList.remove('waiting');
  list.note(message.id, error === 'The application did not respond' ? 'This interaction failed' : (error ?? ''));
}

function showForm(modal) {
  const send = (fields) => attempt(() => post(mine('/modal'), { interaction: modal.interaction, fields }));
  openForm(modal, { choices, bot: state.server.bot.name, text: (content) => markdown(content, names) }, send);
}

async function become(person) {
  state.me = person;
  const address = new URL(location.href);
  address.searchParams.set('as', person.username);
  history.replaceState(null, '', address);
  listen();
  await refreshChannels();
  const still =
    state.channels.find((channel) => channel.id === state.current) ??
    state.channels.find((channel) => channel.type === 0);
  await openChannel(still?.id);
}

async function openChannel(id) {
  if (!id) return;
  if (!state.channels.some((channel) => channel.id === id)) await refreshChannels();
  const channel = state.channels.find((entry) => entry.id === id);
  if (!channel) return composer.say('You cannot see that channel.', true);
  const asked = (state.asked = Symbol(id));
  state.current = id;
  document.body.classList.remove('with-sidebar');
  try {
    const [messages, commands] = await Promise.all([
      get(mine(`/channels/${id}/messages?limit=50`)),
      get(mine(`/channels/${id}/commands`)),
    ]);
    if (state.asked !== asked) return;
    state.oldest = messages.length < 50;
    const place = `${state.me.id} ${id}`;
    if (list.place !== place) pane.clear();
    composer.setCommands(commands);
    list.show(
      place,
      messages,
      channel.type === 1
        ? `This is the start of your direct messages with ${channel.name}.`
        : `This is the start of ${channel.type === 0 ? '#' : ''}${channel.name}.`,
    );
    await markRead();
    await refreshChannels();
  } catch (error) {
    complain(error);
  }
}

async function loadOlder() {
  const first = list.messages[0];
  if (!first || state.oldest || state.loading) return;
  state.loading = true;
  const asked = state.asked;
  try {
    const older = await get(mine(`/channels/${state.current}/messages?limit=50&before=${first.id}`));
    state.oldest = older.length < 50;
    if (asked === state.asked) list.prepend(older);
  } catch (error) {
    complain(error);
  } finally {
    state.loading = false;
  }
}

async function markRead() {
  if (state.current && document.visibilityState === 'visible') await post(mine('/read'), { channel: state.current });
}

async function refreshChannels() {
  [state.channels, state.people, state.server] = await Promise.all([
    get(mine('/channels')),
    get('/users'),
    get('/state'),
  ]);
  demonstration.look();
  draw();
}

let soon;
function refreshSoon() {
  clearTimeout(soon);
  soon = setTimeout(() => refreshChannels().catch(complain), 60);
}

function draw() {
  drawSidebar({
    guild: state.server.guild,
    bot: state.server.bot,
    channels: state.channels,
    current: state.current,
    showArchived: state.showArchived,
    open: (id) => void openChannel(id),
    start: demonstration.sidebarButton(
      `button start ${state.channels.some((channel) => channel.parent_id) ? '' : 'primary'}`,
    ),
    openDm: () =>
      void post(mine('/dm'))
        .then(({ id }) => openChannel(id))
        .catch(complain),
    toggleArchived: () => {
      state.showArchived = !state.showArchived;
      draw();
    },
  });
  list.welcome(
    state.channels.find((entry) => entry.id === state.current)?.type === 0 ? demonstration.welcome() : undefined,
  );
  drawTop();
}

function drawTop() {
  drawPeople(state.people, state.me?.id, (person) => void become(person).catch(complain));
  const channel = state.channels.find((entry) => entry.id === state.current);
  const parent = state.channels.find((entry) => entry.id === channel?.parent_id);
  const label = channel ? `${channel.type === 0 ? '#' : ''}${channel.name}` : '';
  const within = parent && parent.type === 0 ? [el('span', { class: 'place-parent' }, `#${parent.name} › `)] : [];
  byId('place-name').replaceChildren(...within, within.length ? channel.name : label);
  byId('place-topic').textContent = channel?.topic ?? '';
  byId('bot-state').replaceChildren(
    el('span', { class: state.server.bot.connected ? 'dot on' : 'dot', 'aria-hidden': 'true' }),
    el(
      'span',
      { class: 'bot-words' },
      `${state.server.bot.name} is ${state.server.bot.connected ? 'online' : 'offline'}`,
    ),
  );
  const pings = state.channels.reduce((sum, entry) => sum + entry.pings, 0);
  const unread = state.channels.some((entry) => entry.unread > 0);
  byId('open-sidebar').setAttribute('data-pings', pings || '');
  byId('open-sidebar').setAttribute('aria-label', pings ? `Channels, ${pings} pings` : 'Channels');
  document.title = `${pings ? `(${pings}) ` : unread ? '• ' : ''}${label} as ${state.me?.name ?? ''}`;
  composer.setPlace(channel ? 'Message, or / for commands' : '', channel?.can_write ?? false);
}

function listen() {
  events?.close();
  events = new EventSource(`/sandbox${mine('/events')}`);
  let wasLost = false;
  events.onerror = () => {
    wasLost = true;
    composer.say('The local table does not answer. Trying again…', true);
  };
  events.onmessage = ({ data }) => {
    const event = JSON.parse(data);
    if (event.kind === 'hello' && wasLost) {
      wasLost = false;
      composer.say('');
      void openChannel(state.current);
    }
    handle(event);
  };
}

let typingUntil;
function handle(event) {
  if (event.channel === state.current && event.message) {
    const isMine =
      event.message.author.id === state.me.id || event.message.interaction_metadata?.user?.id === state.me.id;
    list.put(event.message, isMine && event.kind === 'message-created');
    byId('typing').textContent = '';
    if (event.kind === 'message-created') void markRead().catch(complain);
  }
  if (event.kind === 'message-deleted' && event.channel === state.current) list.remove([event.id]);
  if (event.kind === 'messages-deleted' && event.channel === state.current) list.remove(event.ids);
  if (event.kind === 'commands-changed' && state.current)
    void get(mine(`/channels/${state.current}/commands`)).then(
      (commands) => (composer.setCommands(commands), draw()),
      complain,
    );
  if (event.kind === 'typing') {
    if (event.channel !== state.current) return;
    byId('typing').textContent = `${names.user(event.user)} is typing…`;
    clearTimeout(typingUntil);
    typingUntil = setTimeout(() => (byId('typing').textContent = ''), 8_000);
    return;
  }
  refreshSoon();
}

byId('open-sidebar').addEventListener('click', () => document.body.classList.toggle('with-sidebar'));
byId('shade').addEventListener('click', () => document.body.classList.remove('with-sidebar'));
document.addEventListener('visibilitychange', () => void markRead().catch(complain));
// The bot's connection state has no event.
setInterval(() => state.me && refreshSoon(), 5_000);

async function start() {
  state.people = await get('/users');
  const wanted = new URL(location.href).searchParams.get('as')?.toLowerCase();
  const humans = state.people.filter((person) => !person.bot);
  const person =
    humans.find((entry) => wanted && [entry.id, entry.username, entry.name.toLowerCase()].includes(wanted)) ??
    humans[0];
  if (!person) return composer.say('There is no player to play as.', true);
  await become(person);
}
start().catch((error) => composer.say(error.message, true));
