import { addFreeGroundForces } from '#ti2/rules/planets/control.ts';
import { on, technology } from '#ti2/rules/components/component.ts';

const RISES = 9;

export default technology({
  id: 'dacxive-animators',
  name: 'Dacxive Animators',
  text: 'After you have won an invasion, roll a die for each ground force that fell in it: 9 or more puts one of yours on the planet.',
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
