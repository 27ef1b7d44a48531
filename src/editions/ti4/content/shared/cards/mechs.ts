import { unit, type UnitDefinition } from '#ti4/rules/components/component.ts';

/** Defines a mech (55): a ground force with cost 2, combat 6 and Sustain Damage. Its card is kept on the leader sheet. */
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
