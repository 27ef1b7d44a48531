import { unit, type UnitDefinition } from '#ti4/rules/components/component.ts';

/** What all mechs have in common (55): ground forces that are no infantry, whose cards lie on the leader sheets. */
export const mech = (
  facts: Omit<UnitDefinition, 'kind' | 'type' | 'cost' | 'combat' | 'sustainDamage' | 'set' | 'onLeaderSheet'> &
    Partial<Pick<UnitDefinition, 'set'>>,
): UnitDefinition =>
  unit({
    set: 'pok',
    type: 'mech',
    cost: 2,
    combat: { value: 6, dice: 1 },
    sustainDamage: true,
    onLeaderSheet: true,
    ...facts,
  });
