import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'destroyer',
  name: 'Destroyer',
  plural: 'Destroyers',
  text: 'Before the first round of a space battle, rolls 2 dice (hits on 9) against enemy fighters (anti-fighter barrage).',
  type: 'destroyer',
  cost: 1,
  forCost: 1,
  battle: 9,
  dice: 1,
  movement: 2,
  capacity: 0,
  pieces: 8,
  is: ['ship', 'barrage'],
  confidence: 'high',
});
