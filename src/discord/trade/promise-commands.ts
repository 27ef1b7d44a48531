import { findPlayer, resolvePlayer } from '#discord/commands/guards.ts';
import { matchChoices, textOption } from '#discord/commands/options.ts';
import type { GameInteraction, GameSubcommand, Reply } from '#discord/edition/edition-adapter.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import { textReply } from '#discord/interactions/replies.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, buttonRows, menu } from '#discord/messages/message.ts';
import { Illegal, type PromiseDeed, type PromiseInfo } from '#service';
import { toPlainText } from '#text/emoji-tokens.ts';
import { truncate } from '#text/markdown.ts';
import { formatListedPromise } from './promise-texts.ts';

// The ledger of promises: what players owe each other, which the rules do not enforce. Only the two players of a
// promise see it, unless both publish it.

/** Verb of the menu that shows a promise, and of the buttons that turn the pages of the list. */
const LOOK_VERB = 'promise';
const PAGE_VERB = 'promises';

/** Deeds by the verbs of their buttons, with the reply. */
const DEEDS: Readonly<Record<string, { deed: PromiseDeed; said: string } | undefined>> = {
  kept: { deed: 'keep', said: 'You marked the promise as kept.' },
  forgive: { deed: 'forgive', said: 'You forgave the promise.' },
  'say-kept': { deed: 'say-kept', said: 'You said that the promise is kept. The other player can agree.' },
  'ask-withdraw': { deed: 'withdraw', said: 'You withdrew the promise. The other player can agree.' },
  release: { deed: 'release', said: 'You agreed: the promise is withdrawn.' },
  publish: {
    deed: 'publish',
    said: 'You published the promise. It is public as soon as the other player does so too.',
  },
};

/** Tells whether a component of kind `t` belongs to a promise. */
export const isPromiseVerb = (verb: string): boolean =>
  verb === LOOK_VERB || verb === PAGE_VERB || Object.hasOwn(DEEDS, verb);

/** Creates the subcommands of `/trade` for promises, which every edition has alike. */
export const createPromiseSubcommands = <V extends GamePresenter>(): GameSubcommand<V>[] => [
  {
    name: 'promise',
    description: 'Note a promise to another player. Only you two see it, and it is not binding.',
    quota: 'posts',
    options: [
      textOption('to', 'Player you promise something to.', { required: true, complete: true }),
      textOption('text', 'What you promise.', { required: true, kind: 'note' }),
      textOption('due', 'When you will keep it: a round like “4”, or any text.'),
    ],
    freeTextOptions: ['text', 'due'],
    run: async (at, given) => {
      const { presenter, seat } = resolvePlayer(at);
      const others = presenter.seatChoices().filter(({ key }) => key !== seat);
      const to = others.find(({ key }) => key === given.text('to'));
      if (!to)
        throw new Illegal(`Choose a player to promise something to: ${others.map(({ label }) => label).join('; ')}.`);
      const due = given.text('due');
      await at.context.service.makePromise(at.origin.caller, at.loaded.info.id, {
        to: to.key,
        text: given.text('text') ?? '',
        ...(due !== undefined && { due }),
      });
      return textReply(`I noted your promise to ${to.label}. Only you two see it. \`/trade debts\` lists it.`);
    },
    complete: (at, option, typed) => {
      const here = findPlayer(at);
      if (!here || option !== 'to') return [];
      return matchChoices(
        here.presenter.seatChoices().filter(({ key }) => key !== here.seat),
        typed,
      );
    },
  },
  {
    name: 'debts',
    description: 'Show promises that you made or received, or that are public; settle yours.',
    run: (at) => showPromises(at as unknown as GameInteraction),
  },
];

const listed = (at: GameInteraction): Promise<PromiseInfo[]> =>
  at.context.service.listPromises(at.loaded.info.id, at.origin.caller.user);

/** Maximum number of promises on a page of the list, and of their characters. */
const MAX_LISTED = 10;
const MAX_PAGE_LENGTH = LIMITS.content - 300;

/** Splits lines into pages that fit into a message. */
function splitIntoPages<T extends { line: string }>(all: readonly T[]): T[][] {
  const pages: T[][] = [[]];
  let room = MAX_PAGE_LENGTH;
  for (const one of all) {
    const length = one.line.length + 1;
    if (pages[pages.length - 1].length === MAX_LISTED || length > room) {
      pages.push([]);
      room = MAX_PAGE_LENGTH;
    }
    pages[pages.length - 1].push(one);
    room -= length;
  }
  return pages.filter((page, i) => i === 0 || page.length);
}

/** Lists the promises that the user may see, open ones first and then the newest, and a menu of their own. */
async function showPromises(at: GameInteraction, said = '', wanted = 0): Promise<Reply> {
  const { presenter } = resolvePlayer(at);
  const nameOf = presenter.seatName.bind(presenter);
  const all = (await listed(at)).toReversed();
  const isOpen = ({ status, isWithdrawAsked }: PromiseInfo): boolean => status === 'open' && !isWithdrawAsked;
  const sorted = [...all.filter(isOpen), ...all.filter((promise) => !isOpen(promise))];
  const pages = splitIntoPages(
    sorted.map((promise) => ({ promise, line: `- ${formatListedPromise(promise, nameOf)}` })),
  );
  const page = Math.min(Math.max(0, wanted), pages.length - 1);
  const shown = pages[page];
  const options = shown.flatMap(({ promise: { alias, seat, to, text } }) =>
    alias === undefined
      ? []
      : [{ value: alias, label: truncate(toPlainText(`${nameOf(seat)} to ${nameOf(to)}: ${text}`), LIMITS.menuLabel) }],
  );
  const { id } = at.loaded.info;
  const turn = (to: number, label: string) =>
    button(customId('t', id, '', PAGE_VERB, String(to)), label, 'secondary', to < 0 || to >= pages.length);
  return {
    message: {
      content: [
        said,
        ...(shown.length
          ? shown.map(({ line }) => line)
          : ['There are no promises that you can see. `/trade promise` notes one.']),
        pages.length > 1 ? `-# Page ${page + 1} of ${pages.length}` : '',
      ]
        .filter(Boolean)
        .join('\n'),
      components: [
        ...(options.length ? [menu(customId('t', id, '', 'promise'), 'Choose a promise', options)] : []),
        ...(pages.length > 1 ? buttonRows([turn(page - 1, 'Previous page'), turn(page + 1, 'Next page')]) : []),
      ],
    },
    update: true,
  };
}

/** Handles a press on a component of the ledger. Throws the same Illegal for every promise that is not the user's. */
export async function handlePromisePress(
  at: GameInteraction,
  { id, verb, arg }: CustomId,
  values: readonly string[],
): Promise<Reply> {
  if (verb === PAGE_VERB) return showPromises(at, '', Number(arg) || 0);
  const deed = Object.hasOwn(DEEDS, verb) ? DEEDS[verb] : undefined;
  if (deed) {
    const { caller } = at.origin;
    // The other player hears of each deed.
    await at.context.quota.spend('posts', caller.user, () =>
      at.context.service.changePromise(caller, at.loaded.info.id, id, deed.deed),
    );
    return showPromises(at, deed.said);
  }
  const found = (await listed(at)).find(({ alias }) => alias !== undefined && alias === (id || values[0]));
  if (!found) throw new Illegal('You have no such promise. `/trade debts` lists yours.');
  return showPromise(at, found);
}

/** Shows one promise of the user with what they can do with it. */
function showPromise(at: GameInteraction, promise: PromiseInfo): Reply {
  const { presenter, seat } = resolvePlayer(at);
  const { id } = at.loaded.info;
  const isMaker = promise.seat === seat;
  const { alias = '' } = promise;
  const open =
    promise.status === 'open' || promise.status === 'said-kept'
      ? [
          ...(isMaker
            ? []
            : [
                button(customId('t', id, alias, 'kept'), 'Mark as kept'),
                button(customId('t', id, alias, 'forgive'), 'Forgive'),
              ]),
          ...(isMaker && promise.status === 'open'
            ? [button(customId('t', id, alias, 'say-kept'), 'Say it is kept')]
            : []),
          ...(isMaker && !promise.isWithdrawAsked
            ? [button(customId('t', id, alias, 'ask-withdraw'), 'Withdraw')]
            : []),
          ...(!isMaker && promise.isWithdrawAsked
            ? [button(customId('t', id, alias, 'release'), 'Agree to withdraw')]
            : []),
        ]
      : [];
  const publish = promise.isPublishedByViewer ? [] : [button(customId('t', id, alias, 'publish'), 'Publish')];
  return {
    message: {
      content: formatListedPromise(promise, presenter.seatName.bind(presenter)),
      components: buttonRows([...open, ...publish]),
    },
    update: true,
  };
}
