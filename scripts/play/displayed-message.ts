import type { PlayerMessage } from '../../src/sandbox/player.ts';

/** A button or a menu as it stands on a message. */
export interface Control {
  kind: 'button' | 'menu';
  /** What a button says, or a menu that nothing is chosen in. */
  label: string;
  /** Tells it apart from others of the same label; its inside is nobody's business here. */
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
}

const BUTTON = 2;
const MENU = 3;

export function controlsOf(message: PlayerMessage): Control[] {
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

export const buttonOf = (message: PlayerMessage, label: string | RegExp): Control | undefined =>
  controlsOf(message).find(
    (one) => one.kind === 'button' && !one.disabled && (typeof label === 'string' ? one.label === label : label.test(one.label)),
  );

/** The sentence that says who is waited for, as public messages have it. */
export const waitingIn = (message: PlayerMessage): string | undefined => /^(?:Waiting for|May answer:) .*$/m.exec(message.content)?.[0];

/** What is asked, without numbers and names of places: so that alike questions count as one. */
export const promptOf = (message: PlayerMessage): string =>
  [...message.content.matchAll(/\*\*(.+?)\*\*/g)].at(0)?.[1] ?? message.content.split('\n')[0];

/** What no text may show: the program's inside. */
const INSIDE: [string, RegExp][] = [
  ['a value of the program', /\bundefined\b|\bNaN\b|\[object |\bnull\b/],
  ['the id of a seat', /\bp[1-6]\b/],
  ['the id of a card', /\b[a-z]+(?:-[a-z0-9]+)+#\d+\b/],
  ['an empty name', /\*\*\*\*|: ,|, ,|\(\)/],
];

/** What is wrong with a text as people read it; undefined where nothing is. */
export function oddText(text: string): string | undefined {
  for (const [what, pattern] of INSIDE) {
    const match = pattern.exec(text);
    if (match) return `${what}, "${match[0]}", in: ${text.slice(Math.max(0, match.index - 80), match.index + 80)}`;
  }
  return text.length > 2000 ? `${text.length} characters` : undefined;
}

/** What confirms what has been put together, be it nothing. */
export const CONFIRM = /^(Confirm|Move nothing|Land nobody|Build nothing|Cast no votes|Sustain no damage)/;
