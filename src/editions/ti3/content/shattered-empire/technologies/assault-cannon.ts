import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'assault-cannon',
  name: 'Assault Cannon',
  text: 'Before your space battle begins: each of your dreadnoughts in the system fires once. Ships that they destroy do not fire back.',
  color: 'red',
  needs: ['automated-defense-turrets', 'cybernetics'],
  confidence: 'high',
  modifiers: {
    volleys: (_game, { holder, component }, volleys, { seat }) =>
      seat === holder ? [...volleys, { by: component, types: ['dreadnought'], place: 2 }] : volleys,
  },
});
