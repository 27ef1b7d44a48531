import { choose } from '#engine';
import { actionCard } from '#ti3/rules/components/component.ts';
import { question } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { agreementsEndedByCancelAll, breakAgreement } from '#ti3/rules/trade/breaking-agreements.ts';

const which = question<object>()(
  'merchants-guild',
  (game) => {
    const agreements = agreementsEndedByCancelAll(game);
    if (!agreements.length) return { kind: 'none', reason: 'There is no trade agreement left to break.' };
    return choose(
      'Which trade agreement do you break?',
      agreements.map(({ id, seats: [one, other], worth }) => ({
        key: id,
        label: `${nameOfSeat(game, one)} (gains ${worth[0]}) and ${nameOfSeat(game, other)} (gains ${worth[1]})`,
      })),
    );
  },
  { forced: true },
);

export default actionCard({
  id: 'influence-in-the-merchants-guild',
  name: "Influence in the Merchants' Guild",
  copies: 1,
  text: 'Action: break any 1 trade agreement, unless only war can break it.',
  confidence: 'medium',
  action: {
    problem: (game) => (agreementsEndedByCancelAll(game).length ? undefined : 'There is no trade agreement to break.'),
    target: (_game, { holder }) => which.ask(holder, {}),
    effect: (game, { holder }, [id]) => {
      const found = agreementsEndedByCancelAll(game).find((agreement) => agreement.id === id);
      if (found) breakAgreement(game, found, holder); // 15.3
    },
  },
  questions: [which],
});
