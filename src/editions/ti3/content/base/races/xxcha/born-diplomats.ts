import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'born-diplomats',
  name: 'Born Diplomats',
  text: 'When you follow Diplomacy: you may use its primary ability instead of its secondary ability.',
  confidence: 'high',
});
