import { call, done } from '#engine';
import { on, politicalCard } from '#ti3/rules/components/component.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { isFirstAsked } from '#ti3/rules/politics/political-counts.ts';
import { drawAgenda, furtherAgenda, discardAgenda } from '#ti3/rules/politics/political-card.ts';
import { resolveOutcome, voteOn } from '#ti3/rules/politics/voting.ts';
import type { ComponentId } from '#ti3/rules/terms.ts';

const ID = 'necessary-bureaucracy';

/** Tells whether the law was passed in this round; it takes effect from the next round on. */
const isNew = ({ facts }: Game): boolean => facts.some((fact) => fact.type === 'law-enacted' && fact.card === ID);

/** Tells whether this is the agenda that the council met for, not one that followed from it. */
const isFirst = (game: Game): boolean =>
  game.framePath.filter(({ procedure: name }) => name === voteOn.name).length === 1;

/** Resolves the next political card as if all players had voted For, if it is a For/Against card; else discards it. */
const rushed = procedure<{ card?: ComponentId }>()('necessary-bureaucracy', {
  draw: (game, data) => {
    const card = drawAgenda(game);
    if (card === undefined) return done();
    data.card = card;
    if (game.book.byKind['political-card'][card].elect === 'for-against')
      return call(resolveOutcome, { card, outcome: 'for' }, 'end');
    game.addFact({ type: 'agenda-set-aside', card });
    discardAgenda(game, card);
    return done();
  },
  end: (game, { card = '' }) => {
    discardAgenda(game, card);
    return done();
  },
});

export default politicalCard({
  id: ID,
  name: 'Necessary Bureaucracy',
  text: 'For: from the next round on, after the council votes on a political card, it also votes on the next one, but not on a third. Against: draw the next political card and resolve its “For” outcome now. If it has none, discard it.',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  reactions: [
    on('after', 'outcome-decided', {
      mandatory: true,
      isUsable: (game, { holder }) => isFirstAsked(game, holder) && !isNew(game) && isFirst(game),
      effect: () => call(furtherAgenda, {}, 'finish'),
    }),
  ],
  procedures: [rushed],
  resolve: (_game, outcome) => (outcome === 'against' ? call(rushed, {}, 'finish') : undefined),
});
