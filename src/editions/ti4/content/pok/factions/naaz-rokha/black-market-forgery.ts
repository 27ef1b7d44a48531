import { call, choose, chosenKey } from '#engine';
import { promissoryNote } from '#ti4/rules/components/component.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { gainRelic, relicsInDeck } from '#ti4/rules/exploration/relics.ts';
import { question } from '#ti4/rules/game.ts';
import { fragmentPairOptions, purgeFragmentPair } from '#ti4/content/pok/shared/fragment-pairs.ts';

const whichPair = question<object>()('black-market-forgery', (game, seat) => {
  const options = fragmentPairOptions(game, seat);
  return options.length
    ? choose('Which 2 relic fragments do you purge to gain a relic?', options)
    : { kind: 'none', reason: 'You do not have 2 relic fragments of the same type.' };
});

export default promissoryNote({
  id: 'black-market-forgery',
  name: 'Black Market Forgery',
  set: 'pok',
  faction: 'naaz-rokha',
  text: 'Action: purge 2 relic fragments of the same type to gain a relic. Then return this note.',
  advice: { gains: { points: 0.4 } },
  action: {
    problem: (game, { holder }) => {
      if (!relicsInDeck(game)) return 'There are no relics left to gain.';
      return fragmentPairOptions(game, holder).length
        ? undefined
        : 'You do not have 2 relic fragments of the same type.';
    },
    target: (_game, { holder }) => whichPair.ask(holder, {}),
    effect: (game, { holder, key }, target) => {
      const pair = chosenKey(target);
      if (pair === undefined || !purgeFragmentPair(game, holder, pair)) return;
      returnNote(game, key);
      return call(gainRelic, { seat: holder }, 'finish');
    },
  },
  questions: [whichPair],
});
