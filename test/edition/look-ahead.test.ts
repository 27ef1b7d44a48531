import { describe, expect, test } from 'vitest';
import { matchesMark, openAsks } from '#engine';
import { parsePlan } from '#ti4/discord/input/parse-plan.ts';
import { submitForm, showForm } from '#ti4/forms/index.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { proposedValues } from '#kit/forms/form-field.ts';
import { frontierToken, onTop } from '../rules/exploring.ts';
import { table, type TestTable } from '../rules/table.ts';

const openTo = (t: TestTable, seat: string) => {
  const open = openAsks(t.game.state).find(({ ask }) => ask.player === seat && ask.question !== 'window');
  if (!open) throw new Error(`${seat} is not asked`);
  return open;
};
const askedOf = (t: TestTable, seat: string) => {
  const { question, data } = openTo(t, seat).ask;
  return { seat, question, data };
};
describe('the form of a vote', () => {
  const SECOND = ['economic-equality', 'archived-secret', 'senate-sanctuary', 'wormhole-research'];
  const council = (second: string): TestTable =>
    table({
      planets: { ann: ['lodor'], bob: ['new-albion', 'starpoint'], cat: ['arc-prime'] },
      phase: 'agenda',
      change: (state) => {
        state.decks.agenda.draw = ['mutiny', second, 'unconventional-measures'];
      },
    }).begin(agendaPhase, {});
  /** Ann votes last. */
  const last = (second: string): TestTable => {
    const t = council(second);
    t.bob.votesFor('for', 'new-albion').cat.abstains();
    return t;
  };

  test('8.6 the last voter’s form is independent of the next agenda', () => {
    const seen = SECOND.map((second) => {
      const t = last(second);
      const { fields } = showForm(t.game, askedOf(t, 'ann'), 'answer@');
      t.ann.abstains();
      return fields;
    });
    expect(seen[0].map(({ label }) => label)).toEqual(['Outcome', 'Votes']);
    for (const fields of seen) expect(fields).toEqual(seen[0]);
  });

  test.each(['against, lodor, for', 'against, lodor, bob', 'against, lodor, new albion'])(
    '8.6 typing "%s" does not reveal the next agenda',
    (text) => {
      const said = SECOND.map((second) => {
        const t = last(second);
        const answer = parsePlan(t.game, askedOf(t, 'ann'), text);
        t.ann.abstains();
        return answer;
      });
      for (const answer of said) expect(answer).toEqual(said[0]);
    },
  );

  test('8.6 the form as marked plans nothing for the next agenda', () => {
    const t = last('economic-equality');
    const asked = askedOf(t, 'ann');
    const sent = submitForm(t.game, asked, 'answer@', proposedValues(showForm(t.game, asked, 'answer@').fields));
    expect(sent).toMatchObject({ reply: ['for'], planned: [{ question: 'planets-for-votes' }] });
    expect(sent).not.toMatchObject({ planned: [{}, {}] });
    t.ann.abstains();
  });

  test('8.7 what is planned for one agenda answers no question of another', () => {
    const t = last('unconventional-measures');
    const asked = askedOf(t, 'ann');
    const sent = submitForm(t.game, asked, 'answer@', proposedValues(showForm(t.game, asked, 'answer@').fields));
    if (typeof sent === 'string') throw new Error(sent);
    const { seen = '' } = sent.planned[0];
    const isPlanned = (): boolean => {
      const open = openTo(t, 'ann');
      return matchesMark(seen, open, t.spec('ann', open.ask.question));
    };
    t.ann.votesFor('for');
    expect(isPlanned()).toBe(true);
    t.ann.casts('lodor');
    t.bob.abstains().cat.abstains().ann.votesFor('for');
    expect(openTo(t, 'ann').ask.question).toBe('planets-for-votes');
    expect(isPlanned()).toBe(false);
    t.stopsAt();
  });

  test('8.7 another player’s held vote does not change the form', () => {
    const seen = ['for', 'against'].map((held) => {
      const t = council('archived-secret');
      t.ann.votesFor(held, 'lodor').cat.abstains();
      const { fields } = showForm(t.game, askedOf(t, 'bob'), 'answer@');
      t.bob.abstains();
      return fields;
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});

describe('the form of a tactical action', () => {
  const CARDS = [
    'entropic-field',
    'major-entropic-field',
    'keleres-ship',
    'derelict-vessel',
    'lost-crew',
    'mirage',
    'dead-world',
  ];
  const facing = (card: string): TestTable =>
    table({
      sets: ['base', 'codex-1', 'pok', 'codex-2', 'codex-3'],
      board: { '206': '46' },
      space: { 30: { ann: '2 cruiser' } },
      ground: { lodor: { ann: '1 infantry' } },
      planets: { ann: ['lodor'] },
      technologies: { ann: ['dark-energy-tap'] },
      change: (state) => {
        state.systems['46'].markers = frontierToken();
        onTop(state, card);
      },
    }).begin(turn, { seat: 'ann', performed: 0 });

  test('35.4 the form does not depend on the frontier deck', () => {
    const seen = CARDS.map((card) => {
      const t = facing(card);
      const asked = askedOf(t, 'ann');
      const form = showForm(t.game, asked, 'tactical@46');
      const typed = parsePlan(t.game, asked, 'tactical action, 206, 2 cruisers, 1 fleet');
      t.stopsAt();
      return { form, typed };
    });
    expect(seen[0].form.fields.map(({ label }) => label)).toEqual(['Ships: Cruiser', 'After this action']);
    for (const one of seen) expect(one).toEqual(seen[0]);
  });
});

describe('forged forms', () => {
  const t = (): TestTable =>
    table({
      space: { 30: { ann: '2 cruiser' } },
      ground: { lodor: { ann: '1 infantry' } },
      planets: { ann: ['lodor'] },
    }).begin(turn, {
      seat: 'ann',
      performed: 0,
    });

  test.each(['choose@pass', 'choose@__proto__', 'answer@', 'tactical@__proto__', 'build@constructor', '__proto__@30'])(
    '%s does not open a form during a turn',
    (key) => {
      const at = t();
      expect(() => showForm(at.game, askedOf(at, 'ann'), key)).toThrow('This form is out of date. Open it again.');
      at.stopsAt();
    },
  );

  test.each(['__proto__', 'constructor', 'nothing'])('"%s" in the last field does not end the turn', (marked) => {
    const at = t();
    const asked = askedOf(at, 'ann');
    const { fields } = showForm(at.game, asked, 'tactical@27');
    const given = Object.fromEntries(
      fields.map((one) => [one.key, one.options.flatMap(({ key, chosen }) => (chosen ? [key] : []))]),
    );
    const sent = submitForm(at.game, asked, 'tactical@27', { ...given, then: [marked] });
    expect(sent).not.toMatchObject({
      planned: expect.arrayContaining([expect.objectContaining({ question: 'end-turn' })]) as unknown,
    });
    at.stopsAt();
  });
});
