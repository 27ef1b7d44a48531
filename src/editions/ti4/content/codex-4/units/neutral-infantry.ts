import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'neutral-infantry',
  name: 'Neutral Infantry',
  set: 'codex-4',
  text: 'Combat 8. Neutral infantry belong to no player. They defend their planet but do not control it. No player can move them.',
  type: 'infantry',
  neutral: true,
  cost: 1,
  perCost: 2,
  combat: { value: 8, dice: 1 },
});
