import type { Action, EngineBook, Procedure, Question } from '#engine';
import { indexByName } from '#kit/components/rulebook.ts';
import {
  kit,
  type BoardTemplate,
  type Component,
  type DeckDefinition,
  type Tile,
  type Token,
  type UnitStats,
} from './components/component.ts';
import { windowHost } from './events/windows.ts';
import { zones } from './components/zones/index.ts';
import type { Game, Rulebook } from './game.ts';
import { isBranchLocal } from './branch-isolation.ts';
import { isNeutral } from './seats.ts';
import { asScorable } from './objectives/scoring.ts';

export interface RulebookParts {
  sets: readonly string[];
  components: Component[];
  tiles: Tile[];
  boards: BoardTemplate[];
  decks: DeckDefinition[];
  tokens: Token[];
  colors: Rulebook['colors'];
  procedures: Procedure<Game, never>[];
  questions: Question<Game, never>[];
  actions: Action<Game>[];
  standing: EngineBook<Game>['standingChecks'];
}

/** Collects the unit stats of components by id: unit cards and upgrade technologies. */
function unitFactsIn({ components, byKind }: Pick<Rulebook, 'components' | 'byKind'>): Rulebook['unitFacts'] {
  const found: Rulebook['unitFacts'] = {};
  for (const id in components) {
    const facts: UnitStats | undefined = byKind.unit[id] ?? byKind.technology[id]?.upgrade;
    if (facts) found[id] = facts;
  }
  return found;
}

/** Gives a faction sheet the text of its abilities. */
const told = (component: Component, all: readonly Component[]): Component =>
  'abilities' in component
    ? {
        ...component,
        text: component.abilities
          .map((id) => all.find((one) => one.id === id))
          .map((ability) => (ability ? `${ability.name}: ${ability.text}` : ''))
          .join(' '),
      }
    : component;

/** Assembles rules and components into a rulebook. Throws if two share a name. */
export function assembleRulebook({
  sets,
  components,
  tiles,
  boards,
  decks,
  tokens,
  colors,
  standing,
  ...rules
}: RulebookParts): Rulebook {
  const book = kit.buildRulebook(
    [
      // No check runs after the end of the game, since no player can be asked any more.
      {
        ...rules,
        zones,
        standing: standing.map((check) => (game) => (game.state.phase === 'ended' ? undefined : check(game))),
      },
      { components: components.map(asScorable).map((one, _i, all) => told(one, all)) },
    ],
    {
      isPresent: (game, seat) => !game.state.seats[seat]?.eliminated && game.state.phase !== 'ended',
      isUnattended: (_game, seat) => isNeutral(seat),
      windows: windowHost,
      isOwnState: isBranchLocal,
    },
  );
  return {
    ...book,
    sets,
    colors,
    technologies: Object.values(book.byKind.technology),
    unitFacts: unitFactsIn(book),
    disabled: new Set(Object.values(book.byKind.agenda).flatMap(({ disables }) => disables ?? [])),
    tiles: indexByName(tiles, ({ id }) => id, 'tile'),
    boards: indexByName(boards, ({ id }) => id, 'board'),
    decks: indexByName(decks, ({ id }) => id, 'deck'),
    tokens: indexByName(tokens, ({ id }) => id, 'token'),
    planets: Object.fromEntries(
      [...tiles.flatMap(({ planets }) => planets), ...tokens.flatMap(({ planet }) => planet ?? [])].map((planet) => [
        planet.id,
        planet,
      ]),
    ),
  };
}
