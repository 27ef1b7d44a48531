import type { PlayerMessage, PlayerOutcome, SandboxPlayer } from '#sandbox/player.ts';

/** A button or a menu of a message. */
export interface Control {
  kind: 'button' | 'menu';
  /** Label of a button, or placeholder of a menu. */
  label: string;
  /** Opaque handle that identifies the control. */
  handle: string;
  disabled: boolean;
  min: number;
  max: number;
  options: { value: string; label: string }[];
}

interface Raw {
  type: number;
  custom_id?: string;
  label?: string;
  placeholder?: string;
  disabled?: boolean;
  min_values?: number;
  max_values?: number;
  options?: { value: string; label: string }[];
  components?: Raw[];
  content?: string;
}

const BUTTON = 2;
const MENU = 3;

/** Returns the whole text of a message: its content and the texts of its components. */
export function textOfMessage({ content, components }: Pick<PlayerMessage, 'content' | 'components'>): string {
  const texts = content ? [content] : [];
  const visit = (list: Raw[]): void => {
    for (const one of list) {
      if (one.content !== undefined) texts.push(one.content);
      if (one.components) visit(one.components);
    }
  };
  visit(components as unknown as Raw[]);
  return texts.join('\n');
}

export function controlsOf(message: Pick<PlayerMessage, 'components'>): Control[] {
  const found: Control[] = [];
  const visit = (list: Raw[]): void => {
    for (const one of list) {
      if (one.components) visit(one.components);
      if ((one.type !== BUTTON && one.type !== MENU) || one.custom_id === undefined) continue;
      found.push({
        kind: one.type === BUTTON ? 'button' : 'menu',
        label: one.label ?? one.placeholder ?? '',
        handle: one.custom_id,
        disabled: one.disabled ?? false,
        min: one.min_values ?? 1,
        max: one.max_values ?? 1,
        options: one.options ?? [],
      });
    }
  };
  visit(message.components as unknown as Raw[]);
  return found;
}

export const buttonOf = (message: Pick<PlayerMessage, 'components'>, label: string | RegExp): Control | undefined =>
  controlsOf(message).find(
    (one) =>
      one.kind === 'button' &&
      !one.disabled &&
      (typeof label === 'string' ? one.label === label : label.test(one.label)),
  );

/** Returns the line of a public message that names the players being waited for. Undefined if there is none. */
export const findWaitingText = (message: PlayerMessage): string | undefined =>
  /^(?:Waiting for|May answer:) .*$/m.exec(textOfMessage(message))?.[0];

/** Returns the heading of a question as its kind. */
export const normalizePrompt = (message: PlayerMessage): string =>
  [...textOfMessage(message).matchAll(/\*\*(.+?)\*\*/g)].at(0)?.[1] ?? textOfMessage(message).split('\n')[0];

/** Patterns of program internals, which no text may show. */
const INSIDE: [string, RegExp][] = [
  ['a value of the program', /\bundefined\b|\bNaN\b|\[object |\bnull\b/],
  ['the id of a seat', /\bp[1-6]\b/],
  ['the id of a card', /\b[a-z]+(?:-[a-z0-9]+)+#\d+\b/],
  ['a sign that nobody has put there', /[\ue000-\uf8ff]/],
  ['an empty name', /\*\*\*\*|: ,|, ,|\(\)/],
];

/** Describes a problem of a displayed text. Undefined if there is none. */
export function textProblem(text: string): string | undefined {
  for (const [what, pattern] of INSIDE) {
    const match = pattern.exec(text);
    if (match) return `${what}, "${match[0]}", in: ${text.slice(Math.max(0, match.index - 80), match.index + 80)}`;
  }
  return text.length > 4000 ? `${text.length} characters` : undefined;
}

/** Labels of buttons that confirm a draft, including an empty one. */
export const CONFIRM =
  /^(Confirm|\w+ (nothing|none|neither|no [a-z]+)|Pick up nothing|Hold fire|Do not bombard|Ask for nothing|Assign all|Keep all |Leave leaders|Nowhere|Refresh all)/;

/** Returns the latest reply text. */
export const textOf = (outcome: PlayerOutcome): string =>
  [outcome.message, ...outcome.follow_ups]
    .map((message) => message?.content ?? '')
    .filter(Boolean)
    .at(-1) ?? '';

/** Formats a message in one line for a fault report. */
export const describe = (message: PlayerMessage): string =>
  `${textOfMessage(message).slice(0, 500).replaceAll('\n', ' / ')} [${controlsOf(message)
    .map((one) => `${one.disabled ? '-' : ''}${one.label}${one.options.length ? `(${one.options.length})` : ''}`)
    .join(' | ')
    .slice(0, 500)}]`;

/** Confirms an answer if the bot warns that the player may regret it. */
export async function acceptConfirmation(player: SandboxPlayer, outcome: PlayerOutcome): Promise<PlayerOutcome> {
  const sure = outcome.message && buttonOf(outcome.message, 'Do it anyway');
  return outcome.message && sure ? player.press(outcome.message, sure.handle) : outcome;
}
