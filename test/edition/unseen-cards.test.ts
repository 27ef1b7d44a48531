import { expect, test } from 'vitest';
import { cardsCommand } from '#discord/commands/look/card-commands.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import { fitEmbeds, formatDiscards, formatUnseen, type PresentedPile } from '#discord/format/card-piles.ts';
import { rulebookOf as secondBook } from '#ti2/rulebook.ts';
import { setUpGame as setUpSecond } from '#ti2/simulation/simulate.ts';
import { listCardPiles as secondPiles } from '#ti2/views/index.ts';
import { rulebookOf as thirdBook } from '#ti3/rulebook.ts';
import { SETS as THIRD_SETS } from '#ti3/content/sets.ts';
import { setUpGame as setUpThird } from '#ti3/simulation/simulate.ts';
import { listCardPiles as thirdPiles } from '#ti3/views/index.ts';
import { rulebookOf as fourthBook } from '#ti4/rulebook.ts';
import { SETS as FOURTH_SETS } from '#ti4/content/sets.ts';
import { newGame as openFourth } from '#ti4/rules/game.ts';
import { setUpGame as setUpFourth } from '#ti4/simulation/simulate.ts';
import { listCardPiles as fourthPiles } from '#ti4/views/index.ts';

const pile = (name: string, of: Partial<PresentedPile> = {}): PresentedPile => ({
  key: name.toLowerCase(),
  name,
  unseen: [],
  known: [],
  discarded: [],
  ...of,
});

/** The decks of a new game with everything that an edition has: no list of unseen cards is longer. */
const LONGEST: Record<string, () => PresentedPile[]> = {
  ti4: () => {
    const sets = FOURTH_SETS.map(({ id }) => id);
    const book = fourthBook([], sets);
    return fourthPiles(openFourth(setUpFourth(book, { players: 6, seed: 'unseen', sets }), book), 'p1');
  },
  ti3: () =>
    thirdPiles(
      setUpThird(thirdBook(THIRD_SETS.map(({ id }) => id)), {
        players: 6,
        seed: 'unseen',
        played: ['distantSuns'],
        finalFrontier: true,
        preliminaryObjectives: true,
      }),
      'p1',
    ),
  ti2: () =>
    secondPiles(
      setUpSecond(secondBook(['base', 'own', 'printed', 'hopes-end']), {
        players: 6,
        seed: 'unseen',
        played: ['distantSuns', 'leaders', 'shockTroops'],
      }),
      'p1',
    ),
};

test.each(Object.entries(LONGEST))('The longest decks of %s are listed whole, each in an embed', (_edition, list) => {
  const piles = list();
  for (const { unseen, ...rest } of piles) {
    const texts = [formatUnseen({ ...rest, unseen }), formatDiscards({ ...rest, unseen, discarded: unseen })];
    for (const text of texts) expect(text).not.toMatch(/… and \d+ more/);
    for (const name of unseen) expect(texts[0]).toContain(name);
  }
  const { shown, left } = fitEmbeds(piles.map(formatUnseen));
  expect(shown.length + left).toBe(piles.length);
  expect(shown.length).toBeGreaterThan(2);
});

test('Unseen cards are counted by name, with those that the viewer knows below', () => {
  const cards = pile('Action cards', { unseen: ['Plague', 'Sabotage', 'Sabotage'], where: '2 in the deck', known: ['Sabotage'] }); // prettier-ignore
  expect(formatUnseen(cards)).toBe(
    '**Action cards**: 3 unseen, 2 in the deck\nPlague, Sabotage ×2\n-# Of these, you know: Sabotage',
  );
});

test('A discard pile is listed from its newest card', () => {
  expect(formatDiscards(pile('Agendas', { discarded: ['Mutiny', 'Plowshares', 'Mutiny', 'Mutiny'] }))).toBe(
    '**Agendas**: 4 discarded, newest first\nMutiny, Plowshares, Mutiny ×2',
  );
});

const show = (name: string, piles: PresentedPile[], deck?: string) => {
  const at = { loaded: { info: { id: 'BXKDQ7M', status: 'running' }, presenter: { cardPiles: () => piles } } };
  const given = { text: () => deck } as unknown as CommandOptions;
  return cardsCommand.subcommands?.find((one) => one.name === name)?.run(at as never, given);
};

test('Decks that do not fit a message are named instead of listed', async () => {
  const long = ['Action cards', 'Agendas', 'Relics'].map((name) =>
    pile(name, { unseen: Array.from({ length: 170 }, (_, i) => `${name} ${i}`) }),
  );
  const reply = await show('unseen', long);
  expect(reply?.message?.content).toMatch(/\n-# Relics: press \*\*Show one deck\*\*\.$/);
  expect(reply?.message?.embeds).toHaveLength(2);
});

test('A deck is found by its name; an unknown one is refused', async () => {
  const piles = [pile('Agendas', { key: 'agenda', discarded: ['Mutiny'] }), pile('Relics')];
  const reply = await show('discards', piles, 'agendas');
  expect(reply?.message?.embeds).toEqual([{ description: '**Agendas**: 1 discarded, newest first\nMutiny' }]);
  expect(() => show('discards', piles, 'planets')).toThrow('Choose one of these decks: Agendas or Relics.');
});
