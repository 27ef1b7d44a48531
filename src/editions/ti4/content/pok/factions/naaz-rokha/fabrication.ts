import { call, choose, chosenKey, type Option } from '#engine';
import { prefixedKey } from '#kit/prompts/option-keys.ts';
import { fragmentsOf } from '#ti4/rules/exploration/exploration-cards.ts';
import { ability, componentOf } from '#ti4/rules/components/component.ts';
import { gainRelic } from '#ti4/rules/exploration/relics.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';
import { fragmentPairOptions, purgeFragments, purgeFragmentPair } from '#ti4/content/pok/shared/fragment-pairs.ts';

const forToken = prefixedKey<string>('token:');

function ways(game: Game, seat: SeatId): Option[] {
  const single = [...new Set(fragmentsOf(game, seat).map(componentOf))];
  return [
    ...fragmentPairOptions(game, seat).map((option) => ({ ...option, label: `${option.label}: gain a relic` })),
    ...single.map((id) => ({
      key: forToken.format(id),
      label: `${game.book.components[id]?.name ?? id}: gain a command token`,
    })),
  ];
}

const whatToPurge = question<object>()('fabrication', (game, seat) => {
  const options = ways(game, seat);
  return options.length
    ? choose('Fabrication: which fragments do you purge, and what do you gain?', options)
    : { kind: 'none', reason: 'You have no relic fragments.' };
});

export default ability({
  id: 'fabrication',
  name: 'Fabrication',
  set: 'pok',
  faction: 'naaz-rokha',
  text: 'Action: purge 2 relic fragments of the same type to gain a relic, or purge any 1 relic fragment to gain 1 command token.',
  advice: { gains: { points: 0.3 } },
  action: {
    problem: (game, { holder }) => (ways(game, holder).length ? undefined : 'You have no relic fragments.'),
    target: (_game, { holder }) => whatToPurge.ask(holder, {}),
    effect: (game, { holder }, target) => {
      const way = chosenKey(target);
      if (way === undefined) return;
      const single = forToken.parse(way);
      if (single === undefined)
        return purgeFragmentPair(game, holder, way) ? call(gainRelic, { seat: holder }, 'finish') : undefined;
      return purgeFragments(game, holder, [single])
        ? call(gainCommandTokens, { seat: holder, count: 1 }, 'finish')
        : undefined;
    },
  },
  procedures: [gainCommandTokens],
  questions: [whatToPurge],
});
