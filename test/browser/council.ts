import { join } from 'node:path';
import { rulebookOf } from '#ti4/rulebook.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import type { State } from '#ti4/rules/state.ts';
import { createRandom } from '#simulation';
import { openStore } from '#store';
import { GameService, type Edition } from '#service';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

const AGENDA = 'mutiny';
/** None of them has anything to say to an agenda but their vote; the people have the most votes. */
const FACTIONS = { people: ['sol', 'hacan'], practice: 'letnev' };

/**
 * A game that begins with an agenda, put into the program's own database by the door that the program uses. People are
 * given by id and name, two of them; a practice player sits with them.
 */
export async function conveneCouncil(
  folder: string,
  people: { id: string; name: string }[],
  place: { guild: string; channel: string },
): Promise<string> {
  const edition = createFourthEdition(singleRulebook(rulebookOf()));
  const council: Edition<State> = {
    ...edition,
    firstProcedure: { procedure: 'agenda-phase', data: {} },
    create: (settings, seating, seed) => {
      const state = edition.create(
        settings,
        seating.map((one) => ({ ...one, wishes: { faction: FACTIONS.practice, ...(one.wishes as object) } })),
        seed,
      );
      const { agenda } = state.decks;
      return {
        ...state,
        custodians: false,
        decks: {
          ...state.decks,
          agenda: { ...agenda, draw: [AGENDA, ...agenda.draw.filter((one) => one !== AGENDA)] },
        },
      };
    },
  };
  const store = await openStore(join(folder, 'data', 'custodian.db'));
  try {
    const table = new GameService({
      store,
      editions: [council as never],
      clock: Date.now,
      random: createRandom(1),
      log: { info: () => {}, warn: () => {}, error: () => {} },
    });
    const [host] = people;
    const { game } = await table.createGame(
      { user: host.id },
      {
        edition: edition.id,
        settings: { ...(edition.defaultSettings as object), veil: 'nothing' },
        place: { ...place, thread: null },
      },
    );
    for (const [i, { id, name }] of people.entries())
      await table.join({ user: id }, game, { name, wishes: { faction: FACTIONS.people[i] } });
    await table.seatAi({ user: host.id }, game);
    await table.startGame({ user: host.id }, game);
    return game;
  } finally {
    await store.close();
  }
}
