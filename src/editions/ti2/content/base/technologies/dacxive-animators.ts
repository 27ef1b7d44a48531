import { raise } from '../../../rules/board/control.ts';
import { on, technology } from '../../../rules/components/component.ts';

export default technology({
  id: 'dacxive-animators',
  name: 'Dacxive Animators',
  text: 'After you have won an invasion, roll a die for each ground force that fell in it: 9 or more puts one of yours on the planet.',
  color: 'green',
  needs: ['neural-motivator'],
  confidence: 'high',
  reactions: [
    on('after', 'invasion-ends', {
      mandatory: 'any-order',
      usable: (_game, { holder }, { attacker, winner, fell }) => winner === holder && attacker === holder && fell > 0,
      effect: (game, { holder, component }, { planet, fell }) => {
        const risen = game.roll('animators', fell, 10).filter((face) => face >= 9).length;
        raise(game, holder, planet, risen, component);
      },
    }),
  ],
});
