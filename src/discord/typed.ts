import type { Answer, Spec } from '../engine/index.ts';
import { LIMITS } from './limits.ts';
import { clip } from './text.ts';

/** What was typed, read as an answer; `problem` says in a sentence what could not be read. */
export type Read = { answer: Answer } | { problem: string };

interface Named {
  key: string;
  label: string;
}

/**
 * Reads an answer typed after a slash command: keys or names, separated by commas; for counts "2 cruisers at 205"
 * style parts begin with their number.
 */
export function readTyped(spec: Spec, text: string): Read {
  const parts = text.split(/[,;]/).map((part) => part.trim()).filter(Boolean);
  switch (spec.kind) {
    case 'none':
      return { problem: spec.reason };
    case 'number': {
      const number = Number(text.trim());
      return text.trim() && Number.isInteger(number) ? { answer: number } : { problem: `Type a whole number from ${spec.min} to ${spec.max}.` };
    }
    case 'choose':
    case 'order': {
      if (spec.kind === 'choose' && spec.min === 0 && (parts.length === 0 || /^(pass|none)$/i.test(text.trim()))) return { answer: [] };
      const keys: string[] = [];
      for (const part of parts) {
        const found = find(spec.options, part);
        if (!found) return { problem: `"${clip(part, 40)}" is not among the choices. ${some(spec.options)}` };
        keys.push(found.key);
      }
      return { answer: keys };
    }
    case 'allot': {
      if (/^(proposed|suggested)$/i.test(text.trim())) return { answer: spec.start };
      const counts: Record<string, number> = {};
      if (/^(none|nothing)?$/i.test(text.trim())) return { answer: counts };
      for (const part of parts) {
        const match = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+)$/.exec(part);
        const found = find(spec.lines, part) ?? (match ? find(spec.lines, match[2]) : undefined);
        if (!found) return { problem: `"${clip(part, 40)}" is not among the lines. ${some(spec.lines)}` };
        const whole = find(spec.lines, part) === found;
        counts[found.key] = (counts[found.key] ?? 0) + (whole ? 1 : Number(match?.[1] ?? 1));
      }
      return { answer: counts };
    }
  }
}

/** Up to 25 completions of what is being typed, each a whole value for the option. */
export function completions(spec: Spec, typed: string): { name: string; value: string }[] {
  const most = LIMITS.choices;
  if (spec.kind === 'none') return [];
  if (spec.kind === 'number') {
    const numbers = Array.from({ length: Math.min(spec.max - spec.min + 1, 200) }, (_, i) => String(spec.min + i));
    return numbers.filter((number) => number.startsWith(typed.trim())).slice(0, most).map((number) => ({ name: number, value: number }));
  }
  const cut = Math.max(typed.lastIndexOf(','), typed.lastIndexOf(';')) + 1;
  const last = typed.slice(cut).trim();
  const list: Named[] = spec.kind === 'allot' ? spec.lines.filter((line) => line.max > 0) : spec.options.filter((option) => !option.off);
  const before = typed.slice(0, cut).split(/[,;]/).map((part) => part.trim()).filter(Boolean).map((part) => typedPart(list, part, spec.kind === 'allot'));
  // These say it all: nothing comes after them.
  if (before.some(({ value }) => WHOLE.test(value))) return [];
  const head = { name: before.map(({ name }) => `${name}, `).join(''), value: before.map(({ value }) => `${value}, `).join('') };
  if (spec.kind === 'choose' && before.length >= spec.max) {
    return before.length > spec.max ? [] : [{ name: clip(head.name.slice(0, -2), LIMITS.choiceName), value: head.value.slice(0, -2) }].filter(({ value }) => value.length <= LIMITS.choiceName);
  }
  const [, count, word] = spec.kind === 'allot' ? (/^(\d{1,3}\s+)?(.*)$/.exec(last) ?? []) : [undefined, '', last];
  const used = new Set(before.map(({ key }) => key));
  const wanted = (word ?? '').toLowerCase();
  const found = list
    .filter((one) => !used.has(one.key) && (one.label.toLowerCase().includes(wanted) || one.key.toLowerCase().includes(wanted)))
    .map((one) => ({ name: `${head.name}${count ?? ''}${one.label}`, value: `${head.value}${count ?? ''}${one.key}` }));
  const special = spec.kind === 'allot'
    ? (typed.trim() ? [] : [{ name: 'As proposed', value: 'proposed' }, { name: 'Nothing', value: 'nothing' }])
    : spec.kind === 'choose' && spec.min === 0 && !typed.trim() ? [{ name: 'Pass', value: 'pass' }] : [];
  return [...special, ...found]
    .filter((one) => one.value.length <= LIMITS.choiceName)
    .slice(0, most)
    .map((one) => ({ name: clip(one.name, LIMITS.choiceName), value: one.value }));
}

const WHOLE = /^(pass|none|nothing|proposed|suggested)$/i;

/** A part typed before the last: the names of choices are shown, their keys are sent. */
function typedPart(list: Named[], part: string, counted: boolean): { key?: string; name: string; value: string } {
  const match = counted ? /^(\d{1,3}\s*[x×]?\s+)(.+)$/.exec(part) : null;
  const whole = find(list, part);
  const found = whole ?? (match ? find(list, match[2]) : undefined);
  const count = whole ? '' : (match?.[1] ?? '');
  return found ? { key: found.key, name: `${count}${found.label}`, value: `${count}${found.key}` } : { name: part, value: part };
}

function find<T extends Named>(list: T[], text: string): T | undefined {
  const wanted = text.trim().toLowerCase();
  const exact = list.find((one) => one.key.toLowerCase() === wanted) ?? list.find((one) => one.label.toLowerCase() === wanted);
  if (exact) return exact;
  const begun = list.filter((one) => one.label.toLowerCase().startsWith(wanted) || one.key.toLowerCase().startsWith(wanted));
  return begun.length === 1 ? begun[0] : undefined;
}

const some = (list: Named[]): string =>
  (list.length ? `For example: ${list.slice(0, 4).map((one) => one.label).join(', ')}.` : 'There is nothing to choose.');
