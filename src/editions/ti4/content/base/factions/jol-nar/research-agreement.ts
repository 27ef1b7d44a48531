import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { gainTechnology, technologyDeck, technologyOf } from '#ti4/rules/technology/technology.ts';

const ID = 'research-agreement';

/** Tells whether the note was used since a technology was researched: once for each, even if it changes hands. */
function usedFor(game: Game, researcher: SeatId, technology: ComponentId): boolean {
  const { facts } = game.state;
  const since = facts.findLastIndex(
    (fact) => fact.type === 'technology-gained' && fact.seat === researcher && fact.technology === technology,
  );
  return facts.slice(Math.max(0, since)).some((fact) => fact.type === 'ability-used' && fact.component === ID);
}

export default promissoryNote({
  id: ID,
  name: 'Research Agreement',
  set: 'base',
  text: 'After Jol-Nar researches a technology that is not a faction technology: gain it too. Then return this note.',
  faction: 'jol-nar',
  reactions: [
    on('after', 'technology-researched', {
      isUsable: (game, { holder, key }, { seat, technology }) =>
        seat === noteOwner(key) &&
        technologyOf(game, technology).faction === undefined &&
        technologyDeck(game, holder).some(({ id }) => id === technology) &&
        !usedFor(game, seat, technology),
      effect: (game, { holder, key }, { technology }) => {
        gainTechnology(game, holder, technology);
        returnNote(game, key);
      },
    }),
  ],
});
