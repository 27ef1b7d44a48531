import { expect, test } from 'vitest';
import { samples } from '../chance.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { repairForms } from '#ti4/discord/repairs/repair-forms.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { countCards, listStateProblems } from '#ti4/simulation/audit.ts';
import { simulate } from '#ti4/simulation/simulate.ts';
import type { Game } from '#ti4/rules/game.ts';
import { technologyDeck } from '#ti4/rules/technology/technology.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { createRandom } from '#simulation';
import { POK } from '../rules/exploring.ts';
import { corrects } from './corrects.ts';

test('random corrections in whole games leave legal states, and games end', () => {
  const book = rulebookOf();
  const made: Record<string, number> = {};
  for (const seed of ['one', 'three'].slice(0, samples(1, 2))) {
    const below = createRandom(seed.length * 7919 + seed.charCodeAt(1));
    const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
    const drawn = (game: Game): [string, Record<string, string>] => {
      const { state } = game;
      const seat = one(state.order);
      const planet = one(Object.keys(state.planets));
      const count = String(below(4));
      switch (below(6)) {
        case 0:
          return [
            'units',
            { seat, unit: one(UNIT_TYPES), place: one([planet, one(Object.keys(state.systems))]), count },
          ];
        case 1:
          return [
            'count',
            { seat, what: one(['trade-goods', 'commodities', 'points', 'tactic', 'fleet', 'strategy']), count },
          ];
        case 2:
          return ['control', { planet, seat: one([...state.order, 'nobody']) }];
        case 3:
          return ['ready', { planet, state: one(['ready', 'exhausted']) }];
        case 4:
          return ['token', { seat, system: one(Object.keys(state.systems)), there: one(['yes', 'no']) }];
        default:
          return [
            'technology',
            {
              seat,
              technology: one([
                ...technologyDeck(game, seat).map(({ id }) => id),
                ...Object.keys(state.seats[seat]!.technologies),
              ]),
              owned: one(['yes', 'no']),
            },
          ];
      }
    };
    const report = simulate(
      book,
      { players: 3, seed: `corrected ${seed}`, late: true },
      {
        onAnswer: (game, answers) => {
          if (answers % samples(3, 5) || game.state.phase === 'setup' || game.state.phase === 'ended') return;
          const [name, data] = drawn(game);
          if (corrects(game, name, data) === undefined) made[name] = (made[name] ?? 0) + 1;
          expect(listStateProblems(game), `${name} ${JSON.stringify(data)}`).toEqual([]);
        },
      },
    );
    expect(report).toMatchObject({ stuck: [], endless: [], refused: [], faults: [] });
  }
  for (const name of ['units', 'count', 'control', 'ready', 'token', 'technology'])
    expect(made[name] ?? 0, name).toBeGreaterThan(10);
});

const KINDS = ['leader', 'relic', 'exploration', 'card', 'marker', 'side', 'captured', 'foreign-token'];

test('random corrections of expansion pieces lose nothing, and the game ends', () => {
  const made: Record<string, number> = {};
  const below = createRandom(77);
  const one = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const report = simulate(
    rulebookOf([], POK),
    { players: 3, seed: 'corrected pieces', late: true },
    {
      onAnswer: (game, answers) => {
        if (answers % 5 || game.state.phase === 'setup' || game.state.phase === 'ended') return;
        const presenter = {
          game,
          view: buildBoardView(game, null),
          seatChoices: () => game.state.order.map((key) => ({ key, label: nameOfSeat(game, key) })),
        } as unknown as FourthEditionPresenter;
        const cards = countCards(game);
        // Most of what is drawn so fits nothing: several are tried.
        for (let tries = 0; tries < 6; tries++) {
          const kind = one(KINDS);
          const form = repairForms.find(({ name }) => name === kind);
          const given = Object.fromEntries(
            form?.fields.map(({ name, complete }) => [
              name,
              complete ? one(complete(presenter, '').map(({ key }) => key)) : `${below(3)}`,
            ]) ?? [],
          );
          if (corrects(game, kind, given) !== undefined) continue;
          made[kind] = (made[kind] ?? 0) + 1;
          expect([listStateProblems(game), countCards(game).found], `${kind} ${JSON.stringify(given)}`).toEqual([
            [],
            cards.found,
          ]);
          return;
        }
      },
    },
  );
  expect(report).toMatchObject({ stuck: [], endless: [], refused: [], faults: [] });
  for (const name of KINDS) expect(made[name] ?? 0, name).toBeGreaterThan(0);
});
