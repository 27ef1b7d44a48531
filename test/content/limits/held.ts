import type { Component } from '#ti4/rules/components/component.ts';
import type { State } from '#ti4/rules/state.ts';

/** The faction that a component belongs to; the note of a faction is another's. */
export const factionOf = (component: Component): string | undefined =>
  component.kind === 'ability' || component.kind === 'leader' ? component.faction : undefined;

/** The Keleres have the home of another faction. */
export const homesOf = (faction: string | undefined): { homes?: Record<string, string> } =>
  faction === 'keleres' ? { homes: { ann: 'argent' } } : {};

/** A leader is unlocked, a relic lies before ann, and an event is in force. */
export function hold(state: State, { kind, id }: Component): void {
  const { ann } = state.seats;
  if (kind === 'leader') delete ann.leaders?.[id]?.locked;
  if (kind === 'relic') ann.relics = { ...ann.relics, [id]: { component: id } };
  if (kind === 'event') state.options.events = [id];
  // Nobody else's agent answers before.
  for (const [seat, { leaders = {} }] of Object.entries(state.seats))
    if (seat !== 'ann') for (const leader of Object.values(leaders)) if (!leader.locked) leader.exhausted = true;
}
