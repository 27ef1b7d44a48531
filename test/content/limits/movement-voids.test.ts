import { expect, test } from 'vitest';
import { windowHost } from '#ti4/rules/events/windows.ts';
import { issueName, issues } from '../issues.ts';
import { moments } from './events.ts';
import { universals } from './universals.ts';
import { keyOf, tableFor, type Universal } from './walk.ts';

/** Values that only a movement into the active system uses. */
const MOVEMENT_ONLY = [
  'move',
  'move-boosts',
  'moves-first',
  'movement-barred',
  'slowed-by-nebula',
  'held-by-token',
  'ignores-blocking-ships',
  'rift-bonus',
  'rift-rolls',
  'rift-speeds',
];
/** Bars movement itself. */
const BARRING = 'ceasefire';
const MOMENTS = ['after system-activated', 'when movement-begins'];

/** Whatever an activation or the start of a movement offers, and that does nothing but help to move. */
const helping = issues.filter(({ id, reactions = [], modifiers = {} }) => {
  const values = Object.keys(modifiers).filter((value) => value !== 'marks');
  return (
    id !== BARRING &&
    values.length > 0 &&
    values.every((value) => MOVEMENT_ONLY.includes(value)) &&
    reactions.some(({ timing, on, lasting }) => !lasting && MOMENTS.includes(`${timing} ${on}`))
  );
});

const isOffered = (one: (typeof helping)[number], universal?: Universal): boolean => {
  const t = tableFor(one, universal, 1);
  const key = keyOf(one);
  return moments(t)
    .filter(({ timing, name }) => MOMENTS.includes(`${timing} ${name}`))
    .some((moment) =>
      windowHost
        .optionsFor(t.game, 'ann', moment as never)
        .some((option) => option.key === key || option.key.startsWith(`${key}/`)),
    );
};

test('2.5 movement barred: nothing that only helps to move is offered', () => {
  expect(helping.map(issueName).sort()).toEqual([
    'aetherpassage',
    'aetherstream',
    'captain-mendosa',
    'crucible',
    'dominus-orb',
    'flank-speed',
    'in-the-silence-of-space',
    'nav-suite',
  ]);
  expect(helping.filter((one) => !isOffered(one)).map(issueName)).toEqual([]);
  expect(helping.filter((one) => isOffered(one, universals['movement-barred'])).map(issueName)).toEqual([]);
});
