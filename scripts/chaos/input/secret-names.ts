import { mapSequential } from '#discord/async/sequential.ts';
import type { GameRecords } from '../players/game-records.ts';
import type { GuardedEdition, GuardedState } from '../secrets/editions/guarded-edition.ts';
import type { PreparedGame } from '../players/prepare-games.ts';

export interface Secrets {
  /** Names that must not be shown, by user; the key null stands for users who do not play. */
  of: Map<string | null, RegExp>;
  /** Removes names that contain another name, as "Form a Spy Network" does, from a text. */
  withoutLonger: (text: string) => string;
}

export async function secretsOf(
  { bookOf, gameOf, componentOf, piles, open }: GuardedEdition,
  { table }: GameRecords,
  places: PreparedGame[],
): Promise<Secrets> {
  const book = bookOf();
  const everyName = Object.values(book.components).map(({ name }) => name);
  const longer = everyName.filter((name) => everyName.some((other) => other !== name && name.includes(other)));
  const found = new Map<string | null, RegExp>();
  const { code, users } = places[0];
  const state = (await table.getGameWithState(code)).state as unknown as GuardedState;
  const game = gameOf(state, book);
  const seatOf = async (user: string): Promise<string> =>
    (await table.getGame(code)).members.find((member) => member.user === user)?.seat ?? '';
  const nameOf = (card: string): string =>
    book.components[componentOf(card)].name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const held = (seat: string): string[] => piles.flatMap((pile) => pile.of(game, seat));
  const hidden = (own: string | null): string[] => [
    ...state.order.filter((seat) => seat !== own).flatMap(held),
    ...piles.flatMap((pile) => pile.rest(game)),
  ];
  // Some open things have no component, for example wormhole markers.
  const texted = (card: string): boolean => book.components[componentOf(card)] !== undefined;
  const seen = new Set(
    [
      ...open(state).filter(texted),
      ...state.facts.filter((fact) => fact.type === 'action-card-played').map(({ card }) => String(card)),
    ].map(nameOf),
  );
  for (const user of [...users, null]) {
    const own = user === null ? null : await seatOf(user);
    const mine = new Set(own ? held(own).map(nameOf) : []);
    // All copies of a played card have the same name, so the name is public.
    const names = [...new Set(hidden(own).map(nameOf))].filter((name) => !mine.has(name) && !seen.has(name));
    const seeds = (
      await mapSequential(places, async (place) =>
        (await table.getGame(place.code)).status === 'running'
          ? [((await table.getGameWithState(place.code)).state as { seed: string }).seed]
          : [],
      )
    ).flat();
    found.set(user, new RegExp(`${seeds.join('|')}|\\b(${names.join('|')})\\b`));
  }
  return { of: found, withoutLonger: (text) => longer.reduce((rest, name) => rest.replaceAll(name, '…'), text) };
}
