import { isSide } from '#ti4/rules/combat/combat.ts';
import type { Component, Reaction } from '#ti4/rules/components/component.ts';
import { inForce, isExhausted, isHandOnly } from '#ti4/rules/components/in-force.ts';
import type { Game } from '#ti4/rules/game.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import type { CombatBoard } from './combat/combat-board.ts';

/** Mandatory reactions that do not affect the hits. */
const HARMLESS = ['after dice-rolled'];
/** Events whose mandatory reactions the analysis includes. */
const HEARD = [
  'hits-assigned',
  'combat-begins',
  'combat-round-begins',
  'combat-round-ends',
  'combat-rolls-made',
  'combat-rolls-settled',
  'damage-sustained',
];
/** Values of an invasion that the analysis ignores; components that modify them are listed as excluded. */
const OF_LANDING = ['commits-from', 'skips-to-commitment'] as const;
/** Values of bonuses that cost nothing and only help; the analysis always uses them. */
export const FREE_BONUS_VALUES = ['free-rerolls', 'free-dice'] as const;
/** Timing windows that occur only before a ground combat. */
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

/** Returns the event of either kind of combat without its prefix. */
const generalOf = (event: string): string => event.replace(/^(space|ground)-(?=combat)/, '');

/** Tells whether a timing window belongs to this kind of combat. */
function ofCombat(moment: string, other: string): boolean {
  const [timing, event] = moment.split(' ');
  if (OF_INVASIONS.includes(moment)) return other === 'space-';
  return !event.startsWith(`${other}combat`) && MOMENTS.includes(`${timing} ${generalOf(event)}`);
}

/** Tells whether a component's reaction must be listed as excluded; cards in hand are not. */
function unreckoned(game: Game, moment: string, component: Component, reaction: Reaction): boolean {
  if (isHandOnly(game, component)) return false;
  if (FREE_BONUS_VALUES.some((value) => component.modifiers?.[value])) return false;
  if (!reaction.mandatory) return true;
  if (moment === 'when unit-destroyed' && component.id in game.book.byKind.unit) return false;
  return !HEARD.includes(generalOf(moment.split(' ')[1])) && !HARMLESS.includes(moment);
}

/** Tells whether either side has the component ready and, for a unit card, such a unit in the system. */
function concerns(game: Game, { sides, place }: CombatBoard, component: Component): boolean {
  const type = game.book.byKind.unit[component.id]?.type;
  return inForce(game, component).some(
    (held) =>
      (held.holder === '' || isSide(sides, held.holder)) &&
      !isExhausted(game, held) &&
      (type === undefined || unitsAt(game, { owner: held.holder, system: place.system, type }).length > 0),
  );
}

/** Lists the names of components that could affect the combat but are left out of the analysis. */
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

/** Lists the names of free bonuses that the analysis assumes to be used. */
export function listAssumedUsed(field: CombatBoard): string[] {
  const game = field.layOut(field.start);
  const free = FREE_BONUS_VALUES.flatMap((value) => game.book.modifiersByValue[value] ?? []);
  return [...new Set(free.filter((component) => concerns(game, field, component)).map(({ name }) => name))].sort(
    (a, b) => a.localeCompare(b),
  );
}
