import { flagship, on } from '#ti3/rules/components/component.ts';
import { destroyUnits, shipsIn } from '#ti3/rules/units/units.ts';

export default flagship({
  id: 'the-alastor',
  name: 'The Alastor',
  text: 'When this flagship is destroyed: destroy all ships in its system, yours and those of other players.',
  race: 'nekro',
  cost: 9,
  battle: 9,
  dice: 3,
  movement: 1,
  capacity: 1,
  confidence: 'high',
  reactions: [
    on('after', 'units-destroyed', {
      mandatory: 'any-order',
      isUsable: (game, { holder }, { seat, system, units }) =>
        seat === holder && (units.flagship ?? 0) > 0 && shipsIn(game, system).length > 0,
      effect: (game, _held, { system }) => destroyUnits(game, shipsIn(game, system)),
    }),
  ],
});
