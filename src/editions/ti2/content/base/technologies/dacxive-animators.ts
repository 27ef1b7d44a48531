import { addFreeGroundForces } from '#ti2/rules/planets/control.ts';
import { on, technology } from '#ti2/rules/components/component.ts';

const RISES = 9;

export default technology({
  id: 'dacxive-animators',
  name: 'Dacxive Animators',
  text: 'After you win an invasion combat as the attacker: roll 1 die for each ground force destroyed on both sides. For each 9 or 10, place 1 free ground force on the planet.',
  color: 'green',
  needs: ['neural-motivator'],
  sources: { text: 'confirmed' },
  reactions: [
    on('after', 'invasion-ends', {
      mandatory: 'any-order',
      isUsable: (_game, { holder }, { attacker, winner, fell }) => winner === holder && attacker === holder && fell > 0,
      effect: (game, { holder, component }, { planet, fell }) => {
        const faces = game.roll('animators', fell, 10);
        game.addFact({ type: 'card-rolled', seat: holder, by: component, faces, least: RISES });
        const risen = faces.filter((face) => face >= RISES).length;
        addFreeGroundForces(game, holder, planet, risen, component);
      },
    }),
  ],
});
