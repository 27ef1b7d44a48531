import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'first-strike',
  name: 'First Strike',
  text: 'Before your space battle begins: up to 2 of your ships there, cruisers or destroyers, fire once. Ships that they destroy do not fire back.',
  confidence: 'high',
  modifiers: {
    volleys: (_game, { holder, component }, volleys, { seat }) =>
      seat === holder ? [...volleys, { by: component, types: ['cruiser', 'destroyer'], most: 2, place: 1 }] : volleys,
  },
});
