import { expect, test } from 'vitest';
import { windowHost } from '#ti4/rules/events/windows.ts';
import { issueName, issues } from '../issues.ts';
import { moments } from './events.ts';
import { keyOf, tableFor, type Universal } from './walk.ts';

/** No unit can use any ability, nor make combat rolls, and no planet is shielded. */
const denied: Universal = {
  modifiers: { 'ability-denied': () => 'test', 'planetary-shield': () => false },
  broken: () => [],
  touches: () => false,
};

/** Components about abilities of units or combat rolls, which a denial can make void. */
const ABOUT = /bombard|space cannon|anti-fighter barrage|combat roll/i;

/** Moments at which a component is offered. */
function offered(component: (typeof issues)[number], universal: Universal | undefined): string[] {
  const heard = new Set(component.reactions?.map(({ timing, on }) => `${timing} ${on}`));
  if (!heard.size) return [];
  const t = tableFor(component, universal, 0);
  const key = keyOf(component);
  const found = new Set<string>();
  for (const moment of moments(t)) {
    const name = `${moment.timing} ${moment.name}`;
    if (!heard.has(name) || found.has(name)) continue;
    const options = windowHost.optionsFor(t.game, 'ann', moment as never);
    if (options.some((one) => one.key === key || one.key.startsWith(`${key}/`))) found.add(name);
  }
  t.putAway();
  return [...found];
}

test('nothing about a denied ability is offered', () => {
  const about = issues.filter(({ text, kind }) => ABOUT.test(text) && kind !== 'objective' && kind !== 'agenda');
  const before = about.flatMap((one) => offered(one, undefined).map((moment) => `${issueName(one)}: ${moment}`));
  const after = about.flatMap((one) => offered(one, denied).map((moment) => `${issueName(one)}: ${moment}`));
  expect(before).toEqual([
    'bunker: when invasion-begins',
    'disable: when invasion-begins',
    'experimental-battlestation: after movement-ends',
    'blitz: when invasion-begins',
    'solar-flare: after system-activated',
  ]);
  expect(after).toEqual([]);
});
