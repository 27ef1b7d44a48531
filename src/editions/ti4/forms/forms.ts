import { abilityOrderQuestion, chosenAmounts, defaultAnswer, type Answer, type Json, type Option } from '#engine';
import type { AskedQuestion, FormEntry } from '#kit/forms/asked-question.ts';
import type { ChainForm } from '#kit/forms/chain-form.ts';
import { firstFitting, type FormField } from '#kit/forms/form-field.ts';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti4/rules/game.ts';
import { activationProblem, rankedByProspects, tacticalActionProblem } from '#ti4/rules/movement/activation.ts';
import { formatUnitCount, nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import { actionKey } from '#ti4/rules/phases/turn-state.ts';
import { agendaAtHand } from '#ti4/rules/politics/outcomes.ts';
import type { Production } from '#ti4/rules/production/production-capacity.ts';
import { canProduceAnything } from '#ti4/rules/production/units-to-produce.ts';
import { producersIn } from '#ti4/rules/production/production-capacity.ts';
import { combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import { seatsExposedToFire, firingUnits } from '#ti4/rules/combat/space-cannon.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { othersHaveShips } from '#ti4/rules/production/blockades.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import { removeFromBoard } from '#ti4/rules/units/unit-index.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { FIELD_RULES } from './field-rules.ts';
import { buildStayForm, listStayForms } from './stay-in-combat.ts';

/**
 * Key of a form: a system's tactical action, production in a system, or an option of the question with the questions
 * after it.
 */
const formKey = optionalPairKey<'tactical' | 'build' | 'choose' | 'answer' | 'stay', string>('@');

/** Questions whose options lead to further questions that the same form can fill in. */
const LEADS_ON = ['use-secondary'];
/** Questions that a form answers together with the questions after them, and the labels of their forms. */
const WITH_MORE: Readonly<Record<string, string>> = {
  'vote-for': 'Choose outcome and planets',
  'units-to-produce': 'Choose units and payment',
};

/** Tells whether a form answers a question with those after it; no production if nothing can be built and paid for. */
const answersMore = (game: Game, { question, data }: AskedQuestion): boolean =>
  Object.hasOwn(WITH_MORE, question) &&
  (question !== 'units-to-produce' || canProduceAnything(game, data as unknown as Production));

/** Tells whether no unit fires or fights there before production; no form looks beyond that. */
const isCalm = (game: Game, seat: SeatId, system: SystemId): boolean =>
  !othersHaveShips(game, seat, system) &&
  (!seatsExposedToFire(game, system, [seat]).length ||
    othersFrom(game.state, seat).every(
      (other) => !firingUnits(game, other, seat, 'space-cannon-offense', { system }).length,
    ));

/** Tells whether a seat could build and pay for something in a system, as far as can be predicted. */
const builds = (game: Game, seat: SeatId, system: SystemId): boolean =>
  producersIn(game, seat, system).length > 0 &&
  canProduceAnything(game, { seat, system }) &&
  isCalm(game, seat, system);

/** Returns the systems that a seat could activate to build and pay for something there. */
const yards = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) =>
      unitsAt(game, { owner: seat, system }).length > 0 &&
      !hasTokenIn(game, seat, system) &&
      activationProblem(game, seat, system) === undefined &&
      builds(game, seat, system),
  );

const YARDS = 2;

/** Lists the forms that a question offers. */
export function listOfferedForms(game: Game, asked: AskedQuestion, options: readonly Option[]): FormEntry[] {
  const { seat, question } = asked;
  if (question === 'turn' || question === 'system-to-activate') return tacticalOffered(game, seat, question, options);
  const stays = listStayForms(game, asked, (least) => formKey.format('stay', least));
  if (stays.length) return stays;
  if (LEADS_ON.includes(question))
    return options
      .filter(({ key, disabledReason }) => disabledReason === undefined && key !== 'decline')
      .map(({ key, label }) => ({ key: formKey.format('choose', key), label, replacesOption: key }));
  return answersMore(game, asked) ? [{ key: formKey.format('answer'), label: WITH_MORE[question] }] : [];
}

function tacticalOffered(game: Game, seat: SeatId, question: string, options: readonly Option[]): FormEntry[] {
  const begins = question === 'turn';
  if (
    begins &&
    (tacticalActionProblem(game, seat) !== undefined ||
      !options.some(({ key, disabledReason }) => key === 'tactical' && disabledReason === undefined))
  )
    return [];
  const systems = begins
    ? Object.keys(game.state.systems).map((system) => ({
        key: system,
        label: nameOfSystem(game, system),
        ...offIf(activationProblem(game, seat, system)),
      }))
    : options;
  // Systems where the player's units can do nothing get no form, since there would be nothing to fill in.
  const worth = rankedByProspects(
    game,
    seat,
    systems.filter(({ disabledReason }) => disabledReason === undefined),
  ).filter(({ option: { key }, rank }) => rank === 0 || (rank === 1 && builds(game, seat, key)));
  return [
    ...(begins ? strategic(options) : []),
    ...worth.map(({ option: { key, label, hint } }) => ({
      key: formKey.format('tactical', key),
      label,
      ...(hint && { hint }),
      menu: begins ? 'Tactical action: move or produce' : 'Where you can move or produce',
    })),
    ...(begins ? yards(game, seat) : [])
      .slice(0, YARDS)
      .map((system) => ({ key: formKey.format('build', system), label: `Produce at ${nameOfSystem(game, system)}` })),
  ];
}

const offIf = (off: string | undefined): Pick<Option, 'disabledReason'> =>
  off === undefined ? {} : { disabledReason: off };

const strategic = (options: readonly Option[]): FormEntry[] =>
  options
    .filter(({ key, disabledReason }) => disabledReason === undefined && actionKey.parse(key)[0] === 'strategic')
    .map(({ key, label }) => ({ key: formKey.format('choose', key), label, replacesOption: key }));

const END: ChainForm['finalField'] = {
  field: {
    key: 'then',
    label: 'After this action',
    isSingle: true,
    options: [
      { key: 'end', label: 'End my turn', chosen: true },
      { key: 'ask', label: 'Ask me' },
    ],
  } satisfies FormField,
  replies: { end: [{ question: 'end-turn', reply: ['end-turn'] }] },
};

const IDLE =
  'You cannot move, commit or produce units there now. To activate the system anyway, choose **Tactical action**.';
const VAIN = 'This would waste your command token: you move, commit and produce no units there.';
const nothing = (): Answer => ({});
/** The player may order their own effects when activating a system. The form takes the default order. */
const BETWEEN = { [abilityOrderQuestion.name]: defaultAnswer };

/**
 * Returns the fields of a tactical action. In a system with ships of others, the landing is filled in as if the player
 * won the space combat without losses.
 */
function beyondCombat(game: Game, seat: SeatId, system: string): Pick<ChainForm, 'fieldRules' | 'assumption'> {
  if (!game.state.systems[system] || !othersHaveShips(game, seat, system)) return { fieldRules: FIELD_RULES };
  const landing = { ...FIELD_RULES['commit-ground-forces'], label: 'Ground forces, if you win in space' };
  return {
    fieldRules: { ...FIELD_RULES, 'commit-ground-forces': landing },
    assumption: {
      after: 'move-ships',
      change: (supposed, reply) => {
        const known = supposed as unknown as Game;
        if (!Object.values(chosenAmounts(reply)).some((count) => count > 0)) return;
        for (const unit of combatantsInSpace(known, system)) if (unit.owner !== seat) removeFromBoard(known, unit);
      },
    },
  };
}

/** Tells whether a question can have a form of this kind. The check is needed because a button may be forged. */
function isUnder(question: string, kind: string, what: string): boolean {
  switch (kind) {
    case 'tactical':
    case 'build':
      return question === 'turn' || question === 'system-to-activate';
    case 'choose':
      return question === 'turn' ? actionKey.parse(what)[0] === 'strategic' : LEADS_ON.includes(question);
    case 'answer':
      return Object.hasOwn(WITH_MORE, question);
    default:
      return true;
  }
}

/** Returns the form with this key; undefined if the question has no such form. */
export function findForm(game: Game, asked: AskedQuestion, key: string): ChainForm | undefined {
  const { question, data } = asked;
  const [kind, what = ''] = formKey.parse(key);
  const first = question === 'turn' ? [['tactical'], [what]] : [[what]];
  if (!isUnder(question, kind, what)) return undefined;
  switch (kind) {
    case 'tactical':
      return known(game, what, {
        title: firstFitting(`Activate ${nameOfSystemIn(game, what)}`, nameOfSystemIn(game, what)),
        about: othersAt(game, asked.seat, what),
        emptyMessage: IDLE,
        noEffectMessage: VAIN,
        initialAnswers: first,
        interveningAnswers: BETWEEN,
        finalField: END,
        hasWindowsField: true,
        ...beyondCombat(game, asked.seat, what),
      });
    case 'build':
      return known(game, what, {
        title: firstFitting(`Produce at ${nameOfSystemIn(game, what)}`, nameOfSystemIn(game, what)),
        emptyMessage: IDLE,
        noEffectMessage: VAIN,
        initialAnswers: first,
        interveningAnswers: BETWEEN,
        fieldRules: FIELD_RULES,
        silentAnswers: { 'move-ships': nothing },
        finalField: END,
        hasWindowsField: true,
      });
    case 'choose':
      return {
        title: titleOf(game, question, what, data),
        initialAnswers: [[what]],
        fieldRules: FIELD_RULES,
        fieldOrder: ['research-technology'],
        ...(question === 'turn' && { finalField: END, hasWindowsField: true }),
      };
    case 'stay':
      return buildStayForm(game, asked, what);
    case 'answer':
      return { title: moreTitle(game, asked), initialAnswers: [], fieldRules: FIELD_RULES };
    default:
      return undefined;
  }
}

/** Says what a form for a choice does: performs a strategic action or follows one. */
const titleOf = ({ book }: Game, question: string, choice: string, data: Json): string => {
  const card = actionKey.parse(choice)[1] ?? (data as { card?: string } | null)?.card ?? '';
  const name = book.components[card]?.name;
  if (name === undefined) return 'Your choices';
  return question === 'turn' ? `Strategic action: ${name}` : `Follow ${name}`;
};

/** Names the agenda that is voted on. */
function voteTitle(game: Game): string {
  const agenda = agendaAtHand(game)?.agenda;
  const name = agenda === undefined ? undefined : game.book.components[agenda]?.name;
  return name === undefined ? 'Cast votes' : firstFitting(`Vote on ${name}`, name);
}

/** Says what a form for a question and the questions after it does. */
function moreTitle(game: Game, { question, data }: AskedQuestion): string {
  if (question !== 'units-to-produce') return voteTitle(game);
  const name = nameOfSystemIn(game, (data as { system?: string } | null)?.system ?? '');
  return firstFitting(`Produce at ${name}`, 'Produce units');
}

/** Formats the other players' units in a system: "Already there: Yin with 1 carrier, 2 fighters.". */
function othersAt(game: Game, seat: SeatId, system: string): string {
  if (!game.state.systems[system]) return '';
  const there = unitsAt(game, { system, notOwner: seat });
  const owners = [...new Set(there.map(({ owner }) => owner))];
  const of = (owner: SeatId): string => {
    const types = [...new Set(there.filter((unit) => unit.owner === owner).map(({ type }) => type))];
    return types
      .map((type) => formatUnitCount(type, there.filter((unit) => unit.owner === owner && unit.type === type).length))
      .join(', ');
  };
  return owners.length
    ? `Already there: ${owners.map((owner) => `${nameOfSeat(game, owner)} with ${of(owner)}`).join('; ')}.`
    : '';
}

const nameOfSystemIn = (game: Game, system: string): string =>
  game.state.systems[system] ? nameOfSystem(game, system) : '';
const known = (game: Game, system: string, form: ChainForm): ChainForm | undefined =>
  Object.hasOwn(game.state.systems, system) ? form : undefined;
