import { ask, call, chosenKey, done } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { procedure } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { MECATOL_REX, controlsMecatol } from '#ti3/rules/objectives/objective-counts.ts';
import { chooseImposed, placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const choose = procedure<{ seat: SeatId }>()('holder-of-mecatol-rex', {
  ask: (game, { seat }) => {
    const laws = Object.values(game.state.laws).map(({ component: key }) => ({ key, label: nameOf(game, key) }));
    return ask(
      [
        chooseImposed.ask(seat, {
          prompt: 'Which law do you discard?',
          options: [...laws, { key: 'none', label: 'Discard none' }],
        }),
      ],
      'chosen',
    );
  },
  chosen: (game, _data, { answer }) => {
    discardLaw(game, chosenKey(answer) ?? '');
    return done();
  },
});

export default politicalCard({
  id: 'holder-of-mecatol-rex',
  name: 'Holder of Mecatol Rex',
  text: 'For: the player who controls Mecatol Rex may discard a law. Against: the player who controls Mecatol Rex places 2 free ground forces there.',
  elect: 'for-against',
  stake: valueIfDecided({ for: 0, against: (game, seat) => Number(controlsMecatol(game, seat)) }),
  confidence: 'medium',
  procedures: [choose],
  resolve: (game, outcome) => {
    const seat = game.state.planets[MECATOL_REX]?.owner ?? null;
    if (seat === null) return;
    if (outcome === 'for') return Object.keys(game.state.laws).length ? call(choose, { seat }, 'finish') : undefined;
    placeFreeUnits(game, seat, 'ground-force', MECATOL_REX, 2);
  },
});
