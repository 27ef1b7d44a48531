import { expect, test } from 'vitest';
import { openAsks } from '#engine';
import { CardTable } from '../card-table.ts';

/** The status phase begins, where Ann fulfils her secret objective and nobody any other. */
function begun(veil: 'cards' | 'nothing', lay: (at: CardTable) => void = () => undefined, fulfils = true): CardTable {
  const at = new CardTable();
  at.state.options.veil = veil;
  at.state.objectives = [{ id: 'six-trade-goods', claimedBy: [] }];
  const secrets = { ann: 'technocrat', bob: 'conqueror', cal: 'usurper-secret' } as const;
  for (const seat of ['ann', 'bob', 'cal'] as const) at.state.seats[seat].secretObjective = secrets[seat];
  const card = at.game.book.byKind.objective.technocrat;
  const before = card.fulfilled;
  card.fulfilled = () => fulfils;
  lay(at);
  at.begins('status-phase', {});
  card.fulfilled = before;
  return at;
}

const claiming = (at: CardTable): string[] =>
  openAsks(at.state).flatMap(({ ask }) =>
    ask.question === 'claim-objective' && ask.reply === undefined ? [ask.player] : [],
  );

test('E3 16.1 every holder of a secret objective is asked', () => {
  expect(claiming(begun('cards'))).toEqual(['ann', 'bob', 'cal']);
  expect(claiming(begun('cards', undefined, false))).toEqual(['ann', 'bob', 'cal']);
  // Where it was agreed that nothing is hidden by waiting, only who can claim is asked.
  expect(claiming(begun('nothing'))).toEqual(['ann']);
  // That somebody does not rule their home everybody can see.
  expect(claiming(begun('cards', ({ state }) => (state.planets.hercant.owner = 'ann')))).not.toContain('bob');
});

test('E3 16.1 all players claim simultaneously', () => {
  const at = begun('cards', ({ state }) => {
    Object.assign(state.seats.bob, { secretObjective: null });
    Object.assign(state.seats.cal, { tradeGoods: 6 });
  });
  expect(claiming(at)).toEqual(['ann', 'cal']);
  expect(at.choices('cal')).toEqual(['six-trade-goods', 'none']);
  // Cal is later in the order of play than Ann: what is chosen is held, and nobody sees it.
  at.says('cal', 'six-trade-goods');
  expect(at.state.seats.cal.points).toBe(0);
  at.says('ann', 'none');
  expect(at.state.seats.cal.points).toBe(1);
});
