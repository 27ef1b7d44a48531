import { resolvePlayer } from '#discord/commands/guards.ts';
import { menuCommandId } from '#discord/commands/menu-command-id.ts';
import type {
  GameInteraction,
  Reply,
  TradeDialog,
  TradePartner,
  TradeTexts,
  VisibleGame,
} from '#discord/edition/edition-adapter.ts';
import type { MenuCommand, PresentedOffer } from '#discord/edition/game-presenter.ts';
import { createEmojiFinder } from '#discord/emoji/application-emojis.ts';
import { modal } from '#discord/forms/modal.ts';
import { AmbiguousInput } from '#discord/input/ambiguous-input.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, buttonRows, type Message } from '#discord/messages/message.ts';
import { Illegal, type SeatId } from '#engine';
import { toPlainText } from '#text/emoji-tokens.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { stripInvisible } from '#text/sanitize.ts';
import { replyToOffer } from './reply-to-offer.ts';
import { formatTradeFormArgument, parseTradeFormArgument, TRADE_TEXTS } from './trade-form-argument.ts';

// The Trade button: a list of partners, and for each a form that takes what both players give.

/** Verb of the buttons that open the form. */
export const TRADE_FORM_VERB = 'with';
/** Id of the submitted form. */
export const TRADE_FORM_ID = 'trade';

/** Button that lists the promises. */
const PROMISES_COMMAND: MenuCommand = { path: 'trade debts', label: 'Promises' };

function resolveDialog({ adapter }: VisibleGame): TradeDialog {
  if (!adapter.trade) throw new Illegal('This edition has no trade.');
  return adapter.trade;
}

/** Groups the partners who are missing by the reason. */
function formatMissing(missing: readonly TradePartner[], nameOf: (seat: SeatId) => string): string[] {
  const reasons = [...new Set(missing.map(({ problem }) => problem))];
  return reasons.map((reason) => {
    const names = missing.filter(({ problem }) => problem === reason).map(({ seat }) => nameOf(seat));
    return `- ${names.join(', ')}: ${reason ?? ''}`;
  });
}

/** Lists the partners with their holdings, the reasons why others are missing, and the open offers of the player. */
export function openTrade(at: GameInteraction): Reply {
  const { presenter, seat } = resolvePlayer(at);
  const { id } = at.loaded.info;
  const dialog = resolveDialog(at.loaded);
  const nameOf = presenter.seatName.bind(presenter);
  const all = dialog.partners(presenter, seat);
  const open = all.filter(({ problem }) => problem === undefined);
  const missing = all.filter(({ problem }) => problem !== undefined);
  const offers = (presenter.offers?.() ?? []).filter(({ from, to }) => from === seat || to === seat);
  const others = [
    ...[...(dialog.commands?.(presenter, seat) ?? []), PROMISES_COMMAND].map(({ path, ask, label }) => button(menuCommandId(id, path, ask), label)), // prettier-ignore
    ...offers.map(({ alias, from }) =>
      button(customId('t', id, alias, 'look'), from === seat ? 'My offer' : `Offer from ${nameOf(from)}`),
    ),
  ];
  return {
    message: {
      content: [
        open.length ? '**Who do you want to trade with?**' : '**You cannot trade with any player now.**',
        ...open.map(({ seat: other, holdings }) => `- ${nameOf(other)}: ${holdings}`),
        ...(open.length && missing.length ? ['Not possible now:'] : []),
        ...formatMissing(missing, nameOf),
        `-# ${dialog.hint}`,
      ].join('\n'),
      components: [
        ...buttonRows(open.map(({ seat: other }) => button(formButtonId(id, { to: other }), nameOf(other), 'primary'))),
        ...buttonRows(others.slice(0, LIMITS.buttonsInRow)),
      ],
    },
    update: true,
  };
}

/** A form for a partner: of an offer, or with the alias of an offer by the partner, of one in return. */
interface FormTarget {
  to: SeatId;
  countered?: string;
}

/** Returns the custom id of a button that opens the form, filled with these texts as far as they fit. */
const formButtonId = (game: string, { to, countered = '' }: FormTarget, texts?: TradeTexts): string => {
  const carrying = (words?: TradeTexts): [CustomId['kind'], string, string, string, string] =>
    ['t', game, countered, TRADE_FORM_VERB, formatTradeFormArgument(to, words)]; // prettier-ignore
  return customId(...carrying(carrying(texts).join(':').length <= LIMITS.customId ? texts : undefined));
};

/** Throws Illegal if there can be no trade with that player now. */
function requirePartner(at: GameInteraction, seat: SeatId, to: SeatId): void {
  const { presenter } = at.loaded;
  const partner = resolveDialog(at.loaded)
    .partners(presenter, seat)
    .find((one) => one.seat === to);
  if (!partner) throw new Illegal('Choose another player to trade with.');
  if (partner.problem !== undefined)
    throw new Illegal(`You cannot trade with ${presenter.seatName(to)} now. ${partner.problem}`);
}

/** Finds the open offer to the user with this alias. */
const findOfferTo = ({ loaded, seat }: GameInteraction, alias: string | undefined): PresentedOffer | undefined =>
  loaded.presenter.offers?.().find((offer) => offer.alias === alias && offer.to === seat);

/**
 * Opens the form for a partner, filled with a proposal, with what was typed before, or with the terms of the offer that
 * the button names. Menus of earlier versions name the partner in their value.
 */
export function openTradeForm(at: GameInteraction, { id, arg }: CustomId, values: readonly string[]): Reply {
  const { presenter, seat } = resolvePlayer(at);
  const dialog = resolveDialog(at.loaded);
  const typed = parseTradeFormArgument(arg || (values[0] ?? ''));
  requirePartner(at, seat, typed.to);
  const offer = findOfferTo(at, id || undefined);
  const texts = typed.texts ?? (offer && dialog.counter?.(presenter, offer.id));
  const fields = dialog.fields(presenter, seat, typed.to);
  return {
    modal: modal(
      customId('g', at.loaded.info.id, TRADE_FORM_ID, 'send', formatFormTarget({ to: typed.to, countered: id })),
      {
        title: `Trade with ${toPlainText(presenter.seatName(typed.to))}`,
        fields: texts ? fields.map((field) => ({ ...field, text: { ...field.text, value: texts[field.key] ?? '' } })) : fields, // prettier-ignore
      },
      createEmojiFinder(at.context.emojis, presenter.emojiFor?.bind(presenter)),
    ),
  };
}

const formatFormTarget = ({ to, countered }: FormTarget): string => (countered ? `${to}~${countered}` : to);
function parseFormTarget(argument: string): FormTarget {
  const [to = '', countered] = argument.split('~');
  return { to, ...(countered && { countered }) };
}

/** Reads the typed texts of a submitted form. */
const readTexts = (given: Record<string, string[]>): TradeTexts =>
  Object.fromEntries(
    TRADE_TEXTS.flatMap((key) => {
      const text = Object.hasOwn(given, key) ? stripInvisible(given[key][0] ?? '').trim() : '';
      return text ? [[key, text]] : [];
    }),
  );

/** Makes the trade of a submitted form; if it is refused, returns the reason with a button that opens it again. */
export async function submitTrade(
  at: GameInteraction,
  { arg }: CustomId,
  given: Record<string, string[]>,
): Promise<Reply> {
  const { seat } = resolvePlayer(at);
  const target = parseFormTarget(arg);
  const texts = readTexts(given);
  const back = button(customId('g', at.loaded.info.id, '', 'trade'), 'Back');
  const make = async (): Promise<string> => {
    const said = await resolveDialog(at.loaded).submit(at, target.to, texts);
    return target.countered ? `${said}${await declineCountered(at, target.countered)}` : said;
  };
  try {
    requirePartner(at, seat, target.to);
    return await at.context.quota.spend('posts', at.origin.caller.user, () =>
      replyToOffer(at, make, buttonRows([back])),
    );
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return { message: refusalMessage(at, target, texts, error, back), update: true };
  }
}

/** Declines the offer that the user has just countered, and returns a sentence about it; empty if it is not open. */
async function declineCountered(at: GameInteraction, alias: string): Promise<string> {
  const { context, origin, loaded } = at;
  const offer = findOfferTo(at, alias);
  if (!offer) return '';
  const { caller } = origin;
  // Each change of one interaction has an interaction id of its own.
  const by = { ...caller, ...(caller.interaction && { interaction: `${caller.interaction}/decline` }) };
  try {
    await context.service.act(by, loaded.info.id, 'decline-offer', { offer: offer.id });
    return ' You declined theirs.';
  } catch (error) {
    if (error instanceof Illegal) return '';
    throw error;
  }
}

/** Maximum number of suggestions for a text that was not understood. */
const MAX_SUGGESTIONS = 4;

function refusalMessage(
  at: GameInteraction,
  target: FormTarget,
  texts: TradeTexts,
  error: Illegal,
  back: ReturnType<typeof button>,
): Message {
  const { id } = at.loaded.info;
  const key = error instanceof AmbiguousInput ? TRADE_TEXTS.find((one) => one === error.option) : undefined;
  const choices = key && error instanceof AmbiguousInput ? error.choices.slice(0, MAX_SUGGESTIONS) : [];
  const again = formButtonId(id, target, texts);
  const corrected = choices.map(({ key: text, label }) => {
    const whole = { ...texts, ...(key && { [key]: text }) };
    return button(formButtonId(id, target, whole), label);
  });
  // Leaves out suggestions that do not fit into a custom id: their buttons would open the form as first proposed.
  const suggestions = corrected.filter(
    ({ custom_id }, i) =>
      custom_id !== again &&
      custom_id !== formButtonId(id, target) &&
      corrected.findIndex((one) => one.custom_id === custom_id) === i,
  );
  const typed = TRADE_TEXTS.flatMap((one) => (texts[one] ? [`“${escapeMarkdown(texts[one])}”`] : []));
  return {
    content: [
      `:warning: ${error.message}`,
      `-# Nothing has happened yet.${typed.length ? ` You typed: ${typed.join('; ')}.` : ''}`,
    ].join('\n'),
    components: buttonRows([button(again, 'Change the form', 'primary'), ...suggestions, back]),
  };
}
