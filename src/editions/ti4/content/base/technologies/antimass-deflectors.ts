import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'antimass-deflectors',
  name: 'Antimass Deflectors',
  set: 'base',
  text: 'Your ships can enter and move through asteroid fields. Other players subtract 1 from each of their Space Cannon rolls against your units.',
  advice: { gains: { moves: 0.2 } },
  color: 'propulsion',
  prerequisites: {},
  modifiers: {
    'movement-barred': (_game, held, reason, { seat, anomaly }) =>
      seat === held.holder && anomaly === 'asteroid-field' ? undefined : reason,
    'roll-bonus': (_game, held, bonus, { seat, against, purpose }) =>
      (purpose === 'space-cannon-offense' || purpose === 'space-cannon-defense') &&
      against === held.holder &&
      seat !== held.holder
        ? bonus - 1
        : bonus,
  },
});
