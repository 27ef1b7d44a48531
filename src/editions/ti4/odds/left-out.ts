import { isSide } from '../rules/combat/combat.ts';
import { inForce } from '../rules/components/in-force.ts';
import { unitsAt } from '../rules/units/units.ts';
import type { Field } from './field.ts';

/** What comes about of itself and has no bearing on who is hit. */
const HARMLESS = ['after dice-rolled'];
/** What is heard at these moments is reckoned with where it comes about of itself. */
const HEARD = ['hits-assigned', 'combat-begins', 'combat-round-begins', 'combat-round-ends'];
const MOMENTS = [
  'when combat-begins',
  'when combat-round-begins',
  'when combat-round-ends',
  'after combat-round-ends',
  'when roll-begins',
  'after dice-rolled',
  'after combat-rolls-made',
  'when hits-produced',
  'after hits-assigned',
  'when damage-sustained',
  'after damage-sustained',
  'when unit-destroyed',
];

/** The names of what the two sides could use in a combat, or what happens in it, without being reckoned with. */
export function leftOut(field: Field): string[] {
  const { sides, place } = field;
  const game = field.lay(field.start);
  const other = place.planet === undefined ? 'ground-' : 'space-';
  const names = new Set<string>();
  for (const [moment, list] of Object.entries(game.book.listening)) {
    const [timing, event] = moment.split(' ');
    const general = event.replace(/^(space|ground)-(?=combat)/, '');
    if (event.startsWith(`${other}combat`) || !MOMENTS.includes(`${timing} ${general}`)) continue;
    for (const { component, reaction } of list) {
      if (component.kind === 'action-card' || component.kind === 'objective') continue;
      if (reaction.mandatory && moment === 'when unit-destroyed' && component.kind === 'unit') continue;
      if (reaction.mandatory && (HEARD.includes(general) || HARMLESS.includes(moment))) continue;
      const concerned = inForce(game, component).some(
        ({ holder }) =>
          (holder === '' || isSide(sides, holder)) &&
          (component.kind !== 'unit' || unitsAt(game, { owner: holder, system: place.system, type: component.type }).length > 0),
      );
      if (concerned)
        names.add(
          reaction.called ?? (component.kind === 'faction' ? `an ability of ${component.name.replace(/^The /, 'the ')}` : component.name),
        );
    }
  }
  return [...names].sort((a, b) => a.localeCompare(b));
}
