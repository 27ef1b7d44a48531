import type { CourseRules, FormsInUse, Lever } from '#simulation';
import { FIELD_RULES } from '#ti4/forms/field-rules.ts';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import type { FactType } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { State, SystemId } from '#ti4/rules/state.ts';

/** Questions that forms of the fourth edition fill in, from the choice of an action to the end of the turn. */
export const TI4_FORMS: FormsInUse = {
  fills: (question) =>
    ['turn', 'system-to-activate', 'use-secondary'].includes(question) || Object.hasOwn(FIELD_RULES, question),
  last: 'end-turn',
  overtakes: ({ type }) => type === 'dice-rolled' || type === 'combat-begins' || type === 'planet-taken',
  endsTurn: ({ type }) => type === 'turn-ends' || type === 'phase-begins',
};

const LEVER_BY_QUESTION: Record<string, Lever> = {
  turn: 'turns',
  'use-secondary': 'secondaries',
  'choose-strategy-card': 'rankings',
  'vote-for': 'votes',
};

const STATUS_QUESTIONS = ['score-public-objective', 'score-secret-objective', 'redistribute-tokens', 'gain-tokens'];

/** Facts that a player cannot foresee: dice, and cards that were face down. */
const SURPRISES: ReadonlySet<string> = new Set<FactType>([
  'dice-rolled',
  'die-rolled',
  'rift-rolled',
  'combat-begins',
  'card-explored',
  'cards-explored',
  'exploration-cards-revealed',
  'relic-gained',
  'agendas-seen',
  'agendas-looked-at',
  'secret-objectives-drawn',
  'objective-revealed',
]);

const systemPart = (system: SystemId): string => `system ${system}`;
const sheetPart = (seat: string): string => `sheet ${seat}`;

/** Formats everything public about each system and each player's sheet. */
function publicParts({ systems, planets, units, seats, order }: State): Map<string, string> {
  const found = new Map<string, string[]>();
  const add = (part: string, text: string): void => void found.set(part, [...(found.get(part) ?? []), text]);
  for (const { id, position, tokens, markers = [] } of Object.values(systems))
    add(systemPart(id), `${position} ${tokens.join()} ${JSON.stringify(markers)}`);
  for (const { system, planet = '', owner, type, damaged } of Object.values(units))
    add(systemPart(system), `${planet} ${owner} ${type} ${damaged ?? ''}`);
  for (const { id, system, controller, exhausted } of Object.values(planets)) {
    add(systemPart(system), `${id} ${controller}`);
    if (controller !== null) add(sheetPart(controller), `${id} ${exhausted}`);
  }
  for (const id of order) {
    const { tokens, tradeGoods, commodities, technologies } = seats[id];
    add(sheetPart(id), JSON.stringify([tokens, tradeGoods, commodities, Object.keys(technologies)]));
  }
  return new Map([...found].map(([part, texts]) => [part, texts.sort().join('\n')]));
}

/** The fourth edition as the courses of its games record it. */
export const ti4CourseRules: CourseRules<Game> = {
  phase: ({ state }) => state.phase,
  turn: ({ state }) => state.turn.number,
  parts: ({ state }) => publicParts(state),
  basis: (_game, { player, question }) =>
    ['turn', 'use-secondary', ...STATUS_QUESTIONS].includes(question) ? [sheetPart(player)] : [],
  basisOfReply: (game, { player, question }, reply) => {
    const system: unknown = Array.isArray(reply) && question === 'system-to-activate' ? reply[0] : undefined;
    if (typeof system !== 'string' || !Object.hasOwn(game.state.systems, system)) return [];
    return [system, ...adjacentSystems(game, system, player)].map(systemPart);
  },
  leverOf: (question, phase) =>
    LEVER_BY_QUESTION[question] ?? (phase === 'status' && STATUS_QUESTIONS.includes(question) ? 'status' : undefined),
  surprises: ({ type }) => SURPRISES.has(type),
  forms: TI4_FORMS,
  fight: {
    begins: 'announce-retreat',
    stays: 'stay',
    settles: ['announce-retreat', 'sustain-damage', 'assign-hits'],
    ends: ({ type }) => type === 'combat-won' || type === 'combat-drawn',
  },
  windowHours: ({ state }) => state.options.windowHours,
};
