import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'neutral-infantry',
  name: 'Neutral Infantry',
  set: 'codex-4',
  text: 'Infantry that are no player’s. They guard a planet, control nothing and are nobody’s to move. Combat 8.',
  type: 'infantry',
  neutral: true,
  cost: 1,
  perCost: 2,
  combat: { value: 8, dice: 1 },
});
