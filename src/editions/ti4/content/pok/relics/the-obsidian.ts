import { on, relic } from '#ti4/rules/components/component.ts';
import { drawSecrets } from '#ti4/rules/objectives/objectives.ts';

export default relic({
  id: 'the-obsidian',
  name: 'The Obsidian',
  set: 'pok',
  text: 'When you gain this card: draw a secret objective. You can have 1 more secret objective, scored or unscored.',
  reactions: [
    on('when', 'relic-gained', {
      mandatory: true,
      isUsable: (_game, { holder, key }, { seat, relic: gained }) => seat === holder && gained === key,
      effect: (game, { holder }) => void drawSecrets(game, holder, 1),
    }),
  ],
  modifiers: { 'secret-limit': (_game, { holder }, limit, { seat }) => (seat === holder ? limit + 1 : limit) },
});
