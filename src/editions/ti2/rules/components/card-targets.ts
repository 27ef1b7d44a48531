import { pairKey } from '#kit/prompts/option-keys.ts';
import type { ComponentId } from '#ti2/rules/terms.ts';
import type { Game } from './component.ts';

export const cardTargetKey = pairKey<ComponentId, string>('>');

/** Returns the targets a card may be played on: no two cards of a kind have the same target in one round (E2 12.4). */
export const allowedTargets = <T extends string>({ state }: Game, component: ComponentId, targets: readonly T[]): T[] =>
  targets.filter((target) => !state.aimed.includes(cardTargetKey.format(component, target)));
