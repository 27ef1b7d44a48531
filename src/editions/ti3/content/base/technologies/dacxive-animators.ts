import { technology, on } from '#ti3/rules/components/component.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';

const RISES = 6;

export default technology({
  id: 'dacxive-animators',
  name: 'Dacxive Animators',
  text: 'After you win an invasion combat: roll 1 die for each ground force destroyed on both sides. For each 6 to 10, place 1 free ground force on the planet.',
  color: 'green',
  needs: ['neural-motivator'],
  confidence: 'high',
  reactions: [
    on('after', 'invasion-ends', {
      mandatory: true,
      isUsable: (_game, { holder }, { winner, fell }) => winner === holder && fell > 0,
      effect: (game, { holder, component }, { planet, fell }) => {
        const faces = game.roll(component, fell);
        const hits = faces.filter((face) => face >= RISES).length;
        game.addFact({ type: 'card-dice-rolled', seat: holder, component, faces, hits });
        placeFreeUnits(game, holder, 'ground-force', planet, hits);
      },
    }),
  ],
});
