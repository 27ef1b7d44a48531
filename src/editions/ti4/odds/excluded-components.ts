import { isSide } from '#ti4/rules/combat/combat.ts';
import type { Component, Reaction } from '#ti4/rules/components/component.ts';
import { inForce, isExhausted, isHandOnly } from '#ti4/rules/components/in-force.ts';
import type { Game } from '#ti4/rules/game.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import type { CombatBoard } from './combat/combat-board.ts';

/** What comes about of itself and has no bearing on who is hit. */
const HARMLESS = ['after dice-rolled'];
/** What is heard at these moments is reckoned with where it comes about of itself. */
const HEARD = [
  'hits-assigned',
  'combat-begins',
  'combat-round-begins',
  'combat-round-ends',
  'combat-rolls-made',
  'combat-rolls-settled',
  'damage-sustained',
];
/** Values of an invasion that are not asked for here: components that change them are named. */
const OF_LANDING = ['commits-from', 'skips-to-commitment'] as const;
/** What costs nothing and only helps is used, and reckoned with by these values. */
export const FREE_BONUS_VALUES = ['free-rerolls', 'free-dice'] as const;
/** These come before a ground combat alone. */
const OF_INVASIONS = ['after bombardment-ends', 'after ground-forces-committed'];
const MOMENTS = [
  'when combat-begins',
  'when combat-round-begins',
  'when combat-round-ends',
  'after combat-round-ends',
  'when roll-begins',
  'after dice-rolled',
  'after combat-rolls-made',
  'after combat-rolls-settled',
  'when hits-produced',
  'after hits-assigned',
  'when damage-sustained',
  'after damage-sustained',
  'when unit-destroyed',
];

/** The event of a moment, whichever kind of combat it is of. */
const generalOf = (event: string): string => event.replace(/^(space|ground)-(?=combat)/, '');

/** Whether a moment is one of combats, and not of the other kind of combat. */
function ofCombat(moment: string, other: string): boolean {
  const [timing, event] = moment.split(' ');
  if (OF_INVASIONS.includes(moment)) return other === 'space-';
  return !event.startsWith(`${other}combat`) && MOMENTS.includes(`${timing} ${generalOf(event)}`);
}

/** What lies in hands aside: whether what a component says to a moment needs to be named. */
function unreckoned(game: Game, moment: string, component: Component, reaction: Reaction): boolean {
  if (isHandOnly(game, component)) return false;
  if (FREE_BONUS_VALUES.some((value) => component.modifiers?.[value])) return false;
  if (!reaction.mandatory) return true;
  if (moment === 'when unit-destroyed' && component.id in game.book.byKind.unit) return false;
  return !HEARD.includes(generalOf(moment.split(' ')[1])) && !HARMLESS.includes(moment);
}

/** Whether either side has the component ready, and of a unit whether it has one there. */
function concerns(game: Game, { sides, place }: CombatBoard, component: Component): boolean {
  const type = game.book.byKind.unit[component.id]?.type;
  return inForce(game, component).some(
    (held) =>
      (held.holder === '' || isSide(sides, held.holder)) &&
      !isExhausted(game, held) &&
      (type === undefined || unitsAt(game, { owner: held.holder, system: place.system, type }).length > 0),
  );
}

/** The names of what the two sides could use in a combat, or what happens in it, without being reckoned with. */
export function listExcluded(field: CombatBoard): string[] {
  const game = field.layOut(field.start);
  const other = field.place.planet === undefined ? 'ground-' : 'space-';
  const names = new Set<string>();
  for (const [moment, list] of Object.entries(game.book.listenersByMoment)) {
    if (!ofCombat(moment, other)) continue;
    for (const { component, reaction } of list) {
      if (unreckoned(game, moment, component, reaction) && concerns(game, field, component)) names.add(component.name);
    }
  }
  const onLanding =
    field.place.planet === undefined ? [] : OF_LANDING.flatMap((value) => game.book.modifiersByValue[value] ?? []);
  for (const { name } of onLanding.filter((component) => concerns(game, field, component))) names.add(name);
  return [...names].sort((a, b) => a.localeCompare(b));
}

/** The names of what costs the two sides nothing and is taken to be used throughout. */
export function listAssumedUsed(field: CombatBoard): string[] {
  const game = field.layOut(field.start);
  const free = FREE_BONUS_VALUES.flatMap((value) => game.book.modifiersByValue[value] ?? []);
  return [...new Set(free.filter((component) => concerns(game, field, component)).map(({ name }) => name))].sort(
    (a, b) => a.localeCompare(b),
  );
}
