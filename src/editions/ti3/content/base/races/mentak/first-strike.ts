import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'first-strike',
  name: 'First Strike',
  text: 'Before a space battle up to two of your cruisers and destroyers fire; what they destroy does not fire back.',
  confidence: 'high',
  modifiers: {
    volleys: (_game, { holder, component }, volleys, { seat }) =>
      seat === holder ? [...volleys, { by: component, types: ['cruiser', 'destroyer'], most: 2, place: 1 }] : volleys,
  },
});
