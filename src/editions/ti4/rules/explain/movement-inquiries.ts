import { clone, type AmountOption } from '#engine';
import { toVerdict } from '#kit/explain/inquiries.ts';
import { afterColon, capitalize, formatList } from '#text/sentences.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { parseMoveLine } from '#ti4/rules/movement/movement-line-keys.ts';
import { shipMoveLines } from '#ti4/rules/movement/movement.ts';
import { groupBy } from '#ti4/rules/movement/move-plan.ts';
import { reachOf } from '#ti4/rules/movement/movable-ships.ts';
import { nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import { isOffBoard } from '#ti4/rules/planets/planets.ts';
import { isTransportable, unitsAt } from '#ti4/rules/units/units.ts';
import type { Inquiry, InquiryTopic } from './inquiry.ts';

// Inquiries about the movement of ships.

export const systemTopics = (game: Game): InquiryTopic[] =>
  Object.keys(game.state.systems).map((system) => ({ key: system, label: nameOfSystem(game, system) }));

/** Lists ships by system: "carrier at Lodor (204); cruiser and destroyer at Jord (301)". */
function formatShips(lines: readonly AmountOption[]): string {
  const found = [...groupBy(lines, ({ group = '' }) => group)].map(([system, ships]) => {
    const types = [...new Set(ships.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)))];
    return { types, text: system ? `${formatList(types)} at ${system}` : formatList(types) };
  });
  const texts = found.map(({ text }) => text);
  return found.some(({ types }) => types.length > 1) ? texts.join('; ') : formatList(texts);
}

/** Evaluates a copy of the game in which the system is active. */
export const moveInquiry: Inquiry = {
  name: 'move',
  description: "Why can't my ships move into this system?",
  topicPrompt: 'Which system do you want to move to?',
  section: '58',
  instructions: 'Activate the system in a tactical action; I will then ask you which ships move.',
  questions: ['move-ships'],
  refuses: [],
  topics: systemTopics,
  judge: (game, seat, key) => {
    const supposed = newGame(clone(game.state), game.book);
    supposed.state.turn.system = key;
    const lines = shipMoveLines(supposed, { seat, system: key });
    const able = lines.filter((line) => line.disabledReason === undefined);
    const notes = [...groupBy(lines, ({ disabledReason = '' }) => disabledReason)].flatMap(([reason, ships]) =>
      reason ? `${capitalize(formatShips(ships))}: ${afterColon(reason)}` : [],
    );
    if (!lines.length) return toVerdict('You have no ships that can move there.');
    return able.length
      ? { reasons: [], remarks: [`These ships can move there: ${formatShips(able)}.`, ...notes] }
      : { reasons: notes, remarks: [] };
  },
};

/** Explains why ships of a system are not among those that can move to the active one. */
export const departureInquiry: Inquiry = {
  ...moveInquiry,
  refuses: ['move-ships'],
  judge: (game, seat, from) => {
    const { system } = game.state.turn;
    if (system === null) return toVerdict();
    if (system === from) return toVerdict('This move already goes there. Choose the ships that move.');
    const lines = shipMoveLines(game, { seat, system }).filter(({ key }) => parseMoveLine(key)?.place === from);
    const able = lines.filter(({ disabledReason }) => disabledReason === undefined);
    if (able.length)
      return toVerdict(`Choose ships there, up to ${formatList(able.map(({ label, max }) => `${max} × ${label}`))}.`);
    return toVerdict(lines[0]?.disabledReason ?? 'You have no ships there that can move.');
  },
};

/** Explains why the units on a planet are not among those that ships can pick up. */
export const cargoInquiry: Inquiry = {
  ...moveInquiry,
  section: '95.1',
  questions: [],
  refuses: ['move-ships'],
  refusal: (label) => `You cannot transport units from ${label}`,
  topics: (game) =>
    Object.values(game.state.planets).flatMap((planet) =>
      isOffBoard(planet) ? [] : [{ key: planet.id, label: nameOfPlanet(game, planet.id) }],
    ),
  judge: (game, seat, planet) => {
    const { system } = game.state.turn;
    const from = game.state.planets[planet].system;
    const units = unitsAt(game, { owner: seat, planet }).filter((unit) => isTransportable(game, unit));
    if (system === null || from === system || !units.length) return toVerdict();
    const isWithin = reachOf(game, { seat, system }).cargo.some((unit) => units.includes(unit));
    return toVerdict(
      isWithin
        ? undefined
        : `None of your ships that can move to ${nameOfSystem(game, system)} can pick up units at ${nameOfSystem(game, from)} on the way.`,
    );
  },
};
