import { technology, on } from '#ti3/rules/components/component.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';

const RISES = 6;

export default technology({
  id: 'dacxive-animators',
  name: 'Dacxive Animators',
  text: 'After an invasion that you have won you roll for every ground force that fell, on either side: each 6 or more puts one of yours on the planet.',
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
