import { ask, call, chosenKey, choose, done, goto } from '#engine';
import { drawCards, putOnTop, topCards } from '#ti3/rules/components/decks.ts';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { receiveCounters } from '#ti3/rules/tokens/counter-placement.ts';
import { procedure, question } from '#ti3/rules/game.ts';
import { isAgeOfEmpire } from '#ti3/rules/objectives/age-of-empire.ts';
import { drawActionCards } from '#ti3/rules/phases/action-cards.ts';
import { claimObjectives, revealObjective } from '#ti3/rules/objectives/objectives.ts';
import { drawPoliticalCards } from '#ti3/rules/politics/political-hands.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const SEEN = 2;

const which = question<object>()(
  'reveal-objective',
  (game) => {
    const cards = isAgeOfEmpire(game) ? [] : topCards(game, 'objective', SEEN); // 18.42
    if (!cards.length) return { kind: 'none', reason: 'No objectives are left to reveal.' };
    return choose(
      'Which objective do you reveal? The other one goes back on top of the deck.',
      cards.map((key) => ({ key, label: game.book.components[key].name, hint: game.book.components[key].text })),
    );
  },
  { title: 'choose the next objective', forced: true },
);

/** Reveals an objective for each bonus counter on the card when a player takes it. */
const taken = procedure<{ seat: SeatId; bonus: number }>()('bureaucracy-taken', {
  next: (game, data) => {
    if (data.bonus < 1) return done();
    data.bonus -= 1;
    const over = revealObjective(game);
    return over?.next === 'call' ? { ...over, then: 'next' } : goto('next');
  },
});

const primary = procedure<{ seat: SeatId }>()('bureaucracy-primary', {
  begin: (_game, { seat }) => call(receiveCounters, { seat, count: 1 }, 'look'),
  look: (_game, { seat }) => ask([which.ask(seat, {})], 'reveal'),
  reveal: (game, _data, { answer }) => {
    const chosen = chosenKey(answer);
    if (chosen === undefined) return goto('claim');
    const seen = drawCards(game, 'objective', SEEN);
    putOnTop(game, 'objective', [chosen, ...seen.filter((card) => card !== chosen)]);
    const over = revealObjective(game);
    return over?.next === 'call' ? { ...over, then: 'claim' } : goto('claim');
  },
  claim: (_game, { seat }) => call(claimObjectives, { seat, atOnce: true }, 'end'),
  end: () => done(),
});

const secondary = procedure<{ seat: SeatId }>()('bureaucracy-secondary', {
  begin: (game, { seat }) => {
    drawPoliticalCards(game, seat, 1);
    drawActionCards(game, seat, 1);
    return done();
  },
});

export default strategyCard({
  id: 'bureaucracy',
  name: 'Bureaucracy',
  number: 8,
  group: 'shattered-empire',
  theme: 'objectives',
  goal: -1,
  deck: { late: 4, open: 1 },
  text: 'When you pick this card: reveal 1 objective for each bonus counter on it. Primary: gain 1 command counter, look at the next 2 objectives, reveal 1 and place the other on top of the deck. Then you may score 1 public objective. Secondary: spend 1 strategy counter to draw 1 political card and 1 action card.',
  textWith: {
    ageOfEmpire:
      'Primary: gain 1 command counter. Then you may score 1 public objective now; all of them are already revealed. Secondary: spend 1 strategy counter to draw 1 political card and 1 action card.',
  },
  confidence: 'high',
  taken,
  primary,
  secondary,
  follow: () => 'Draw 1 political card and 1 action card.',
  secondaryCost: 1,
  procedures: [taken, primary, secondary],
  questions: [which],
});
