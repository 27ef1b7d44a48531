import { expect, test } from 'vitest';
import { mapSequential } from '#discord/async/sequential.ts';
import { WITHOUT_CARDS, windowsDeclined } from '#kit/forms/battle-condition.ts';
import { inPublic } from '../service/in-public.ts';
import { rewrite, state } from '../service/room.ts';
import { FIGHTS, fought, USERS, type Fought, type Holders } from './fought.ts';

// Ann has planned to fight to the end without cards. Whether she holds one must not show.

/** Plans are saved as drafts of this question. */
const PLAN_ASK = 0;

const BATTLES: Record<string, string> = { ti4: 'space-combat', ti3: 'space-battle', ti2: 'space-battle' };
const SABOTAGE: Record<string, string> = { ti4: 'sabotage', ti3: 'sabotage', ti2: 'countermand' };

/** Saves Ann's plan and has the service follow it, as after any change. */
async function plansToUseNone(edition: string, { here, game }: Fought): Promise<void> {
  const battle = [...(await state(here, game)).stack].find(({ procedure }) => procedure === BATTLES[edition]);
  const standing = windowsDeclined(WITHOUT_CARDS.key, { battle: battle?.id ?? '', system: '27', least: 0 });
  const data = { from: 'announce-retreat', steps: [], standing } as never;
  await rewrite(here.store, {
    is: 'add',
    into: 'drafts',
    row: { game, ask: PLAN_ASK, user: USERS[0], data, at: here.now },
  });
  await here.restart();
  await here.table.rescheduleMissed(here.now);
}

const waiting = async ({ here, game }: Fought): Promise<unknown> =>
  (await here.store.asks.ofGame(game))
    .filter(({ answered, covered, hiddenAt }) => covered && !answered && hiddenAt === null)
    .map(({ seat }) => seat);

const pairOf = (edition: string, veil: string, ...hands: [Holders, object?][]): Promise<Fought[]> =>
  mapSequential(hands, async ([holders, more]) => fought(edition, 'space', veil, holders, more));

for (const edition of Object.keys(FIGHTS)) {
  test(`${edition}, veil over everything: a plan declines real and veiled windows alike`, async () => {
    const pair = await pairOf(edition, 'everything', [['ann']], [[]]);
    for (const one of pair) await plansToUseNone(edition, one);
    const [real, veiled] = pair;
    expect(await inPublic(real.here, real.game)).toEqual(await inPublic(veiled.here, veiled.game));
    for (const one of pair) expect(await waiting(one)).not.toContain('p1');
  });

  test(`${edition}, veil over cards: a plan lets a played card pass alike`, async () => {
    const cancels = { ann: [SABOTAGE[edition]] };
    const pair = await pairOf(edition, 'cards', [['bob'], cancels], [['bob']]);
    for (const one of pair) {
      await plansToUseNone(edition, one);
      const [asked] = await one.here.table.openQuestions(one.game, USERS[1]);
      const card = 'options' in asked.spec ? asked.spec.options[0].key : '';
      await one.here.table.answer({ user: USERS[1] }, one.game, asked.ask, [card]);
    }
    const [real, veiled] = pair;
    expect(await inPublic(real.here, real.game)).toEqual(await inPublic(veiled.here, veiled.game));
    for (const one of pair) expect(await waiting(one)).toEqual(['p3']);
  });
}
