import {
  framesOf,
  abilityOrderQuestion,
  timingWindow,
  windowQuestion,
  type Ask,
  type Frame,
  type Json,
  type SeatId,
} from '#engine';
import { USE_ABILITY_PROCEDURE, type AbilityUse } from '#kit/components/ability-use.ts';
import { reactionKey } from '#kit/components/window-host.ts';
import type { ComponentId, LastingEffect, Seat, State } from '#ti4/rules/state.ts';

/** Parts of a faction sheet that was saved as one component, by the abilities that replace it. */
export interface SheetSplit {
  abilities: readonly ComponentId[];
  /** New keys of the sheet's first reaction, the second, ...: 'pillage', 'pillage/1'. */
  reactions?: readonly string[];
  action?: ComponentId;
  /** Returns the ability that a lasting effect belongs to, by its data. */
  lasting?: (kept: Json) => ComponentId;
}
export type SheetSplits = Readonly<Record<ComponentId, SheetSplit>>;

const numbered = (key: string): [string, number] => {
  const [bare, index] = reactionKey.parse(key);
  return [bare, Number(index ?? 0)];
};

/** Gives each seat its faction's abilities and renames all saved uses of the old sheets. Changes the state. */
export function splitSheets(state: State, splits: SheetSplits): void {
  /** Components of the lasting effects in the saved state, by effect id. */
  const owners = new Map(Object.values(state.effects).map(({ id, component }) => [id, component]));
  const nowCalled = (key: string): string => {
    const [bare, index] = numbered(key);
    const now = splits[owners.get(bare) ?? bare]?.reactions?.[index];
    if (now === undefined) return key;
    // A lasting effect keeps its own id as its key, for any ability.
    return owners.has(bare) ? reactionKey.format(bare, numbered(now)[1] ? `${numbered(now)[1]}` : undefined) : now;
  };

  for (const [id, seat] of Object.entries(state.seats)) {
    // The removed field was never used.
    const { memory: _nothing, ...kept } = seat as Seat & { memory?: unknown };
    const abilities = kept.eliminated ? [] : (splits[kept.faction]?.abilities ?? []);
    state.seats[id] = {
      ...kept,
      abilities: Object.fromEntries(abilities.map((component) => [component, { component }])),
    };
  }
  for (const frame of framesOf(state.stack)) renameIn(frame, splits, nowCalled);
  for (const effect of Object.values(state.effects)) effect.component = ofEffect(splits, effect);
}

const ofEffect = (splits: SheetSplits, { component, data }: LastingEffect): ComponentId =>
  splits[component]?.lasting?.(data) ?? component;

function renameIn(frame: Frame, splits: SheetSplits, nowCalled: (key: string) => string): void {
  if (frame.procedure === USE_ABILITY_PROCEDURE) renameUse(frame.data as unknown as AbilityUse, splits, nowCalled);
  if (frame.procedure === timingWindow.name) renameWindow(frame.data as unknown as Window, nowCalled);
  for (const ask of frame.asks ?? []) {
    renameAsk(ask, nowCalled);
    ask.data = renameRerolls(ask.data, splits);
  }
  frame.data = renameRerolls(frame.data, splits);
}

/** Renames the ability that is being used, and its key. */
function renameUse(use: AbilityUse, splits: SheetSplits, nowCalled: (key: string) => string): void {
  const split = splits[use.component];
  if (!split) return;
  if (use.use === 'action' && split.action !== undefined)
    Object.assign(use, { component: split.action, key: split.action });
  if (typeof use.use !== 'number') return;
  const [component, index] = numbered(split.reactions?.[use.use] ?? use.component);
  // A lasting effect keeps its own key.
  const [key] = numbered(nowCalled(reactionKey.format(use.key, `${use.use}`)));
  Object.assign(use, { component, key, use: index });
}

interface Window {
  firm: Record<SeatId, string[]>;
  held?: Record<SeatId, string[]>;
  order?: Record<SeatId, string[]>;
  used: string[];
}

/** Renames the used and answered abilities of a timing window, so that none answers the same event twice. */
function renameWindow(window: Window, nowCalled: (key: string) => string): void {
  window.used = window.used.map((one) => usedNow(one, nowCalled));
  for (const answers of [window.firm, window.held, window.order]) {
    for (const seat in answers) answers[seat] = answers[seat].map(nowCalled);
  }
}

const usedNow = (used: string, nowCalled: (key: string) => string): string => {
  const [seat, key] = used.split(' ');
  return `${seat} ${nowCalled(key)}`;
};

function renameAsk(ask: Ask, nowCalled: (key: string) => string): void {
  if (ask.question !== windowQuestion.name && ask.question !== abilityOrderQuestion.name) return;
  const data = ask.data as unknown as { used: string[] };
  data.used = data.used.map((one) => usedNow(one, nowCalled));
  if (Array.isArray(ask.reply)) ask.reply = ask.reply.map(nowCalled);
}

/** Renames the abilities stored as `by`, such as those that rerolled a die, so that each still counts once per die. */
function renameRerolls(value: Json, splits: SheetSplits): Json {
  if (Array.isArray(value)) return value.map((one) => renameRerolls(one, splits));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'by' && typeof one === 'string'
        ? ofEffect(splits, { component: one, data: null } as LastingEffect)
        : renameRerolls(one, splits),
    ]),
  );
}
