import { expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { placeLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { seizableUnits } from '#ti3/rules/planets/seized-structures.ts';
import { CardTable } from './card-table.ts';
import { table, type Table } from './table.ts';

// Two cards that each put something else in the place of one event.

const DECK = ['law-one', 'law-two', 'law-three', 'law-four'];

/** A political card is about to be drawn, and then read. */
function council(t: CardTable): CardTable {
  t.state.decks.action = { draw: [], discard: [] };
  t.state.decks.political = { draw: [...DECK], discard: [] };
  return t.begins('political-primary', { seat: 'ann' }).replies('ann', { command: 1, fleet: 0, strategy: 0 });
}
const revealed = (t: CardTable): string[] => t.told('political-card-revealed').map(({ card }) => card);
const handOf = (t: CardTable, seat: 'bob' | 'cal'): string[] => t.state.seats[seat].actionCards;

/** Ann takes Saudor with a shock troop and an Agent; Bob has structures there. */
function conquest(): Table {
  const book = rulebookOf(['base', 'shattered-empire', 'leaders']);
  const at = table({
    book,
    playing: { shockTroops: true, facilities: true },
    ground: { saudor: 'bob ground-force, pds, space-dock, colony; ann 3 ground-force, shock-troop', jord: 'ann' },
  });
  at.game.state.leaders = { agent: { id: 'agent', type: 'agent', owner: 'ann' } };
  placeLeader(at.game, at.game.state.leaders.agent, { planet: 'saudor' });
  return at;
}

test('E3 12.3 two replacements of a political card’s draw: each holder chooses', () => {
  const both = (): CardTable =>
    council(new CardTable().holds('bob', 'council-dissolved').holds('cal', 'determine-policy'));
  const asked = both();
  expect([asked.playable('bob', 'council-dissolved'), asked.playable('cal', 'determine-policy')]).not.toContain(
    undefined,
  );

  // Without a draw there is nothing left to choose, and the other card stays in hand.
  const dissolved = both();
  dissolved.plays('bob', 'council-dissolved');
  if (dissolved.asked('cal')) dissolved.says('cal');
  expect(revealed(dissolved)).toEqual([]);
  expect(handOf(dissolved, 'cal')).toEqual(['determine-policy#1']);

  const chosen = both();
  chosen.says('bob').plays('cal', 'determine-policy');
  chosen.says('cal', 'law-three');
  if (chosen.playable('bob', 'council-dissolved') !== undefined) chosen.says('bob');
  expect(revealed(chosen)).toEqual(['law-three']);
  expect(handOf(chosen, 'bob')).toEqual(['council-dissolved#1']);

  // What has been chosen can still be kept from being drawn.
  const latter = both();
  latter.says('bob').plays('cal', 'determine-policy');
  latter.says('cal', 'law-three');
  latter.plays('bob', 'council-dissolved');
  expect(revealed(latter)).toEqual([]);
});

test('E3 12.3 two vetoes of a political card: one is enough', () => {
  const t = new CardTable().holds('bob', 'veto-card');
  t.state.seats.cal.abilities.veto = { component: 'veto' };
  t.state.seats.cal.counters.strategy = 2;
  council(t);
  expect(t.playable('bob', 'veto-card')).toBeDefined();
  expect(t.choices('cal')).toContain('veto');
  t.says('cal', 'veto').says('bob');
  expect(t.state.seats.cal.counters.strategy).toBe(1);
  expect(handOf(t, 'bob')).toEqual(['veto-card#1']);
  // The next card can be vetoed in its turn.
  expect(revealed(t)).toEqual(['law-one', 'law-two']);
  t.says('cal').plays('bob', 'veto-card');
  expect(revealed(t)).toEqual(['law-one', 'law-two', 'law-three']);
});

test('E3 20.11, 21.6 Agent and shock troop together seize structures once, in either order', () => {
  const ends = (pick: string[]): unknown => {
    const at = conquest()
      .dice(10, 10, 10, 10)
      .dice(1)
      .begins('bombard-and-invade', {
        seat: 'ann',
        system: 'saudor',
        planets: ['saudor'],
        landed: ['saudor'],
      });
    for (let i = 0; i < 4 && at.asked.length; i++)
      at.says('ann', at.choices.some((key) => pick.includes(key)) ? pick : []);
    expect(seizableUnits(at.game, 'ann', 'saudor', { facilities: true })).toEqual([]);
    return [at.on('saudor', 'ann').replace(/\d ground-force|\d? ?shock-troop/g, 'force'), at.on('saudor', 'bob')];
  };
  const seized = ends([]);
  expect(seized).toEqual([expect.stringMatching(/colony.*pds.*space-dock/), '']);
  expect(ends(['agent'])).toEqual(seized);
});
