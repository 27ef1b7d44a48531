import { ask, call, chosenAmounts, done, type AmountOption, type Spec } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { isExhausted } from '#ti4/rules/components/in-force.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { atPlace } from '#ti4/rules/names.ts';
import { isPriceLowered, lowerPrice, remainingPrice } from '#ti4/rules/technology/research-price.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { lineLabel } from '#ti4/rules/units/unit-marks.ts';
import { lineAtKey, lineKeyOf } from '#ti4/rules/units/unit-keys.ts';
import { removeUnit, unitsAt } from '#ti4/rules/units/units.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';
import { formatCount } from '#text/sentences.ts';

const ID = 'doctor-sucaban';

/** Asks which infantry a player removes from the board, with a line for each place. */
const whichInfantry = question<{ amount: number }, Record<string, number>>()(
  ID,
  (game, seat, { amount }): Spec => {
    const lines = new Map<string, AmountOption>();
    for (const unit of unitsAt(game, { owner: seat, type: 'infantry' })) {
      const key = lineKeyOf(game, unit);
      const where = atPlace(game, unit);
      lines.set(key, { key, label: `${lineLabel(game, unit)} ${where}`, max: (lines.get(key)?.max ?? 0) + 1 });
    }
    if (!lines.size) return { kind: 'none', reason: 'You no longer have infantry on the board.' };
    return {
      kind: 'allot',
      prompt: `You must pay ${formatCount(amount, 'resource')} to research. Which infantry do you remove to pay 1 less each?`,
      amounts: [...lines.values()],
      proposed: {},
      emptyLabel: 'Remove no infantry',
    };
  },
  { title: 'remove infantry to pay less' },
);

const experiment = procedure<{ seat: SeatId; amount: number }>()(ID, {
  which: (_game, { seat, amount }) => ask([whichInfantry.ask(seat, { amount })], 'remove'),
  remove: (game, { seat }, got) => {
    const left = { ...chosenAmounts(got.answer) };
    // The infantry are removed, not destroyed, so no effect brings them back.
    const removed = unitsAt(game, { owner: seat, type: 'infantry' }).filter(
      (unit) => (left[lineKeyOf(game, unit)] ?? 0) > 0 && (left[lineKeyOf(game, unit)] -= 1) >= 0,
    );
    for (const unit of removed) removeUnit(game, unit, ID);
    lowerPrice(game, removed.length);
    return done();
  },
});

export default leader({
  id: ID,
  set: 'pok',
  faction: 'jol-nar',
  name: 'Doctor Sucaban',
  role: 'agent',
  text: 'When a player spends resources to research: you may exhaust this card. That player may remove any number of their infantry from the board to spend 1 less resource for each.',
  advice: {
    gains: { resources: 1 },
    // AI players keep one infantry in each place and remove no more than the price requires.
    choices: (game, seat, line, { question: asked, data, counts = {} }) => {
      if (asked !== ID) return undefined;
      const there = unitsAt(game, { owner: seat, type: 'infantry' }).filter(
        (unit) => lineKeyOf(game, unit) === line,
      ).length;
      const removed = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const enough = removed >= (data as { amount: number }).amount || (counts[line] ?? 0) >= there - 1;
      // Infantry in space guard no planet.
      const inSpace = (lineAtKey.parse(line)[1] ?? '') in game.state.systems;
      return enough ? {} : { resources: 1, units: { infantry: inSpace ? -0.9 : -1 } };
    },
  },
  reactions: [
    agentReaction('when', 'research-paid', {
      // One use is enough for any number of infantry.
      isUsable: (game, _held, { seat }) =>
        (remainingPrice(game) ?? 0) > 0 &&
        !isPriceLowered(game) &&
        unitsAt(game, { owner: seat, type: 'infantry' }).length > 0,
      effect: (game, _held, { seat }) => call(experiment, { seat, amount: remainingPrice(game) ?? 0 }, 'finish'),
    }),
  ],
  modifiers: {
    'research-savings': (game, held, savings, { seat }) =>
      isExhausted(game, held) ? savings : Math.max(savings, unitsAt(game, { owner: seat, type: 'infantry' }).length),
  },
  procedures: [experiment],
  questions: [whichInfantry],
});
