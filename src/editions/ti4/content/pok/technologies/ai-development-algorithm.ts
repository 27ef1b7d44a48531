import { on, technology } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import type { Game } from '#ti4/rules/game.ts';
import { technologiesOf, technologyOf } from '#ti4/rules/technology/technology.ts';
import { reduceCost } from '#ti4/rules/production/production.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const upgrades = (game: Game, seat: SeatId): number =>
  technologiesOf(game, seat).filter(({ upgrade }) => upgrade !== undefined).length;

export default technology({
  id: 'ai-development-algorithm',
  name: 'AI Development Algorithm',
  set: 'pok',
  text: 'When you research a unit upgrade: you may exhaust this card to ignore 1 prerequisite. When your units use Production: you may exhaust this card to pay 1 resource less for each unit upgrade you own.',
  advice: { gains: { resources: 1 } },
  color: 'warfare',
  prerequisites: {},
  modifiers: {
    'prerequisite-skips': (game, { holder, key, component }, skips, { seat, technology: wanted }) =>
      seat === holder && technologyOf(game, wanted).upgrade !== undefined
        ? [...skips, { component, key, label: 'Exhaust AI Development Algorithm', ignores: 1 }]
        : skips,
  },
  reactions: [
    on('when', 'production-begins', {
      hint: 'When your units use Production: you may exhaust this card to pay 1 resource less for each unit upgrade you own.',
      isUsable: (game, held, { seat }) => seat === held.holder && !isExhausted(game, held) && upgrades(game, seat) > 0,
      effect: (game, held) => {
        exhaust(game, held);
        reduceCost(game, upgrades(game, held.holder));
      },
    }),
  ],
});
