import type { PlayerMessage } from '#sandbox/player.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { transactionProblem } from '#ti4/rules/trade/transactions.ts';
import { buttonOf, controlsOf } from '../e2e/displayed-message.ts';
import { piecesOf, type Marks, type Situation, type SituationQuery } from './situations.ts';
import type { Tapper } from './tapper.ts';

/** An action to count, with the most taps it may take: as proposed, and with nothing as proposed. */
export interface Action {
  name: string;
  most: { asProposed: number | null; nothingAsProposed: number };
  wanted: SituationQuery;
  /** Performs the action. Defaults to its form, where `marks` replace the proposed values. */
  course?: (finger: Tapper, situation: Situation, marks: Marks | undefined) => Promise<void>;
}

const counted = (marks: Marks, field: string): { count: number; kinds: number } => {
  const values = Object.entries(marks).flatMap(([key, list]) => (key.startsWith(field) ? list.flatMap(piecesOf) : []));
  const found = values.map((value) => value.split(/ (.*)/s));
  return {
    count: found.reduce((sum, [count]) => sum + Number(count), 0),
    kinds: new Set(found.map(([, key]) => key.split('@')[0])).size,
  };
};
/** Presses a single button. */
const oneButton =
  (label: RegExp) =>
  async (finger: Tapper): Promise<void> => {
    finger.shown(await finger.press(await finger.begin(), label));
  };

/** Takes the first option of each question until there are no more. */
async function politics(finger: Tapper, { label }: Situation): Promise<void> {
  let message: PlayerMessage = finger.shown(await finger.press(await finger.begin(), label));
  for (let i = 0; i < 20 && /speaker|agenda/i.test(message.content.split('**')[1] ?? ''); i++)
    message = await onward(finger, message);
}

async function onward(finger: Tapper, message: PlayerMessage): Promise<PlayerMessage> {
  const usable = controlsOf(message).filter(({ disabled }) => !disabled);
  const confirm = usable.find((one) => /^Confirm/.test(one.label));
  const next = usable.find((one) => /^\d\. /.test(one.label));
  if (next) return finger.shown(await finger.press(message, next.label));
  const menu = usable.find((one) => one.kind === 'menu');
  if (confirm) return finger.shown(await finger.press(message, confirm.label));
  if (menu) return finger.shown(await finger.choose(message, menu.options[0].label));
  return finger.shown(await finger.press(message, usable[0].label));
}

/** Counts the remaining questions of a combat as well. */
async function combat(finger: Tapper, situation: Situation, marks: Marks | undefined): Promise<void> {
  const asked = await finger.begin();
  const below = marks && controlsOf(asked).find(({ kind }) => kind === 'menu')?.options[0]?.label;
  let message = finger.shown(
    below === undefined ? await finger.press(asked, situation.label) : await finger.choose(asked, below),
  );
  for (let i = 0; i < 10 && buttonOf(message, 'Keep fighting'); i++)
    message = finger.shown(await finger.press(message, 'Keep fighting'));
}

/** Offers what the form proposes, or other goods that are typed instead. */
async function trade(finger: Tapper, _situation: Situation, marks: Marks | undefined): Promise<void> {
  const dialog = await finger.begin('Trade');
  const [partner] = controlsOf(dialog);
  const { modal } = await finger.press(dialog, partner.label);
  if (!modal) throw new Error(`No form opened for ${partner.label}`);
  const sent = await finger.send(modal, marks && { give: ['1 commodity'], take: ['1 commodity'] });
  if (!sent.content.startsWith('I sent your offer')) throw new Error(`The form was not taken: ${sent.content}`);
}

/** Tells whether there is a player whom the seat can trade with now. */
const canTrade = (game: Game, seat: string): boolean =>
  game.state.order.some((other) => other !== seat && transactionProblem(game, seat, other) === undefined);

/** Gives all players 3 commodities to trade. */
function giveCommodities(state: State): void {
  for (const seat of Object.values(state.seats)) seat.commodities = 3;
}

const form = (
  question: string,
  key: string,
  fields: string[],
  changes: string[],
  holds?: SituationQuery['holds'],
): Omit<SituationQuery, 'name'> => ({
  question,
  form: key,
  fields,
  changes,
  ...(holds && { holds }),
});

const LIST: (Omit<Action, 'wanted'> & { wanted: Omit<SituationQuery, 'name'> })[] = [
  {
    name: 'move with cargo, land on two, end turn',
    most: { asProposed: 4, nothingAsProposed: 13 },
    wanted: form(
      'turn',
      'tactical@',
      ['move-ships.0', 'move-ships.1', 'commit-ground-forces', 'then'],
      ['move-ships', 'commit', 'then'],
      (marks) => counted(marks, 'move-ships.1').count > 0,
    ),
  },
  {
    name: 'produce 4 of 3 kinds',
    // Otherwise: a menu of two taps for each of the three kinds.
    most: { asProposed: 3, nothingAsProposed: 9 },
    wanted: form('turn', 'build@', ['units-to-produce.0', 'payment'], ['units-to-produce'], undefined),
  },
  {
    name: 'vote with two planets',
    most: { asProposed: 3, nothingAsProposed: 6 },
    wanted: form(
      'vote-for',
      'answer',
      ['vote-for', 'planets-for-votes.0'],
      ['vote-for', 'planets'],
      (marks) => marks['planets-for-votes.0']?.length === 2,
    ),
  },
  {
    name: 'Technology secondary',
    most: { asProposed: 3, nothingAsProposed: 6 },
    wanted: form('use-secondary', 'choose@use', ['payment', 'research-technology'], ['research-technology']),
  },
  {
    name: 'Leadership with a split',
    most: { asProposed: 3, nothingAsProposed: 6 },
    wanted: form('turn', 'choose@strategic:leadership', ['gain-tokens.0'], ['gain-tokens.0'], undefined),
  },
  {
    name: 'Politics',
    most: { asProposed: null, nothingAsProposed: 6 },
    wanted: form('turn', 'choose@strategic:politics', [], []),
    course: politics,
  },
  {
    name: 'combat of three rounds',
    most: { asProposed: 2, nothingAsProposed: 4 },
    wanted: form('announce-retreat', 'stay@0', [], []),
    course: combat,
  },
  {
    name: 'decline',
    most: { asProposed: 2, nothingAsProposed: 2 },
    wanted: form('use-secondary', 'choose@use', [], []),
    course: oneButton(/^Decline$/),
  },
  {
    name: 'pass',
    most: { asProposed: 2, nothingAsProposed: 2 },
    wanted: form('turn', 'tactical@', [], []),
    course: oneButton(/^Tactical action$/),
  },
  {
    name: 'trade',
    most: { asProposed: 5, nothingAsProposed: 5 },
    wanted: { ...form('turn', 'tactical@', [], []), isWanted: canTrade, prepare: giveCommodities },
    course: trade,
  },
];

export const ACTIONS: Action[] = LIST.map((one) => ({ ...one, wanted: { ...one.wanted, name: one.name } }));
