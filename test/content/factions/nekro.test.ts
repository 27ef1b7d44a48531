import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { copyTechnology, gainTechnology } from '#ti4/rules/technology/technology.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { settleUnits } from '#ti4/rules/units/structures.ts';
import { definitionFor } from '#ti4/rules/units/units.ts';
import { takeableTechnologies, takeTechnology } from '#ti4/content/shared/procedures/take-technology.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';

// Ann is the Nekro Virus.
const seats = { ann: 'nekro', bob: 'sardakk-norr', cat: 'saar' };
const X = 'valefar-assimilator-x';
const Y = 'valefar-assimilator-y';
const at = (setting: Setting = {}) => table({ seats, ...setting });
const keys = (t: ReturnType<typeof at>, from: string[]) =>
  takeableTechnologies(t.game, 'ann', from).map(({ key }) => key);

test('Propagation: gains 3 command tokens instead of a technology', () => {
  const t = at().begin(research, { seat: 'ann' });
  expect(t).toAsk('ann gain-tokens');
  t.ann.gains('tactic, 2 fleet');
  expect(t.state.seats.ann.tokens).toEqual({ tactic: 4, fleet: 5, strategy: 2 });
  expect(Object.keys(t.state.seats.ann.technologies).sort()).toEqual(['dacxive-animators', X, Y]);
  expect(t.state.stack).toEqual([]);
});

test('Propagation: the Technology card grants tokens, twice if paid', () => {
  const t = at({
    change: (state) => {
      state.seats.ann.tradeGoods = 6;
    },
  }).begin('technology-primary', { seat: 'ann' });
  t.ann.gains('3 tactic').chooses('yes', 'technology-again').pays('6 trade-goods').gains('3 fleet');
  expect(t.state.seats.ann.tokens).toEqual({ tactic: 6, fleet: 6, strategy: 2 });
});

test('Galactic Threat: Nekro predict once per agenda phase instead of voting', () => {
  const t = at({
    phase: 'agenda',
    technologies: { bob: ['neural-motivator'] },
    change: (state) => {
      state.decks.agenda.draw = ['economic-equality', 'economic-equality', ...state.decks.agenda.draw];
      state.speaker = 'cat';
    },
  }).begin('agenda-phase', {});
  t.ann.uses('galactic-threat').predicts('for').table.declineAll();
  expect(t.asks('ann', 'vote-for')).toBe(false);
  t.bob.votesFor('for', 'quinarra').table.declineAll().cat.abstains().table.declineAll();
  expect(t.options('ann', 'technology-to-take')).toEqual(['neural-motivator']);
  t.ann.chooses('neural-motivator', 'technology-to-take');
  expect(t.state.seats.ann.technologies).toHaveProperty('neural-motivator');
  expect(t.open.filter((one) => one === 'ann window')).toEqual([]);
});

test('Galactic Threat: a wrong prediction brings nothing', () => {
  const t = at({
    phase: 'agenda',
    technologies: { bob: ['neural-motivator'] },
    change: (state) => {
      state.decks.agenda.draw = ['economic-equality', ...state.decks.agenda.draw];
      state.speaker = 'cat';
    },
  }).begin('agenda-phase', {});
  t.ann.uses('galactic-threat').predicts('against').table.declineAll();
  t.bob.votesFor('for', 'quinarra').table.declineAll().cat.abstains().table.declineAll();
  expect(t.facts('technology-gained')).toEqual([]);
});

const combat = (setting: Setting, ...faces: number[]) =>
  load(at(setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
const duel: Setting = {
  space: { 27: { ann: '2 cruiser', bob: '2 cruiser' } },
  technologies: { bob: ['neural-motivator', 'cruiser-ii'] },
};

test('Technological Singularity note 4: copies one technology per combat, effective at once', () => {
  const t = combat(duel, 10, 1, 1, 1, 10, 1, 1).ann.uses('technological-singularity').table;
  expect(t.options('ann')).toEqual(['neural-motivator', 'cruiser-ii']);
  t.ann.chooses('cruiser-ii', 'technology-to-take');
  expect(definitionFor(t.game, 'ann', 'cruiser').combat?.value).toBe(6);
  expect(t.facts('technology-gained')).toHaveLength(1);
  expect(t.state.stack).toEqual([]);
});

test('Technological Singularity: not for own losses or without new technologies', () => {
  expect(combat(duel, 1, 1, 10, 10).facts('technology-gained')).toEqual([]);
  expect(combat({ space: duel.space }, 10, 10, 1, 1).state.stack).toEqual([]);
});

const holdsAntivirus = (setting: Setting): Setting => ({
  ...setting,
  change: (state) => {
    state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'antivirus@ann');
    state.seats.bob.promissoryNotes.push('antivirus@ann');
  },
});

test('Antivirus: played at combat start, prevents Technological Singularity', () => {
  const t = combat(holdsAntivirus(duel), 10, 10, 1, 1).bob.plays('antivirus').table;
  expect(t.state.seats.bob.playArea).toEqual(['antivirus@ann']);
  expect(t.state.stack).toEqual([]);
  expect(t.facts('technology-gained')).toEqual([]);
});

test('Antivirus note 3, Antivirus note 4: activating a Nekro system returns it', () => {
  const t = combat(holdsAntivirus(duel), 10, 10, 1, 1).bob.declines().table;
  expect(t).toAsk('ann window');
  const laid = at({
    active: 'bob',
    space: { 28: { ann: '1 cruiser' } },
    change: (state) => {
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'antivirus@ann');
      state.seats.bob.playArea = ['antivirus@ann'];
    },
  }).begin('tactical-action', { seat: 'bob' });
  laid.bob.activates('28');
  expect(laid.state.seats.bob.playArea).toEqual([]);
  expect(laid.state.seats.ann.promissoryNotes).toContain('antivirus@ann');
});

test('Technological Singularity: works in ground combat', () => {
  const t = load(
    at({ ground: { lodor: { ann: '1 infantry', bob: '1 infantry' } }, technologies: { bob: ['neural-motivator'] } }),
    10,
    1,
  ).begin(groundCombat, { system: '26', planet: 'lodor', attacker: 'ann', defender: 'bob' });
  expect(t.names('ann', 'window')).toEqual(['technological-singularity']);
});

// Copies

test('90.16 Valefar Assimilator note 4: faction technologies need an assimilator', () => {
  const t = at({ technologies: { bob: ['exotrireme-ii', 'neural-motivator'] } });
  expect(keys(t, ['bob'])).toEqual([`exotrireme-ii@${X}`, 'neural-motivator']);
});

test('Valefar Assimilator: two assimilators cannot copy the same technology', () => {
  const t = at({ technologies: { bob: ['exotrireme-ii', 'valkyrie-particle-weave'] } });
  copyTechnology(t.game, 'ann', X, 'valkyrie-particle-weave');
  expect(keys(t, ['bob'])).toEqual([`exotrireme-ii@${X}`, `exotrireme-ii@${Y}`]);
});

test('90.21 Valefar Assimilator note 3: a second unit upgrade replaces the first', () => {
  const t = table({
    seats: { ...seats, cat: 'l1z1x' },
    technologies: { bob: ['exotrireme-ii'], cat: ['super-dreadnought-ii'] },
  });
  copyTechnology(t.game, 'ann', Y, 'exotrireme-ii');
  expect(keys(t, ['cat']).filter((key) => key.startsWith('super'))).toEqual([`super-dreadnought-ii@${Y}`]);
});

test('Valefar Assimilator note 6: a faction upgrade overrides a generic one', () => {
  const t = at({ technologies: { bob: ['exotrireme-ii', 'valkyrie-particle-weave'], ann: ['dreadnought-ii'] } }).begin(
    takeTechnology,
    {
      seat: 'ann',
      from: ['bob'],
    },
  );
  t.ann.chooses(`exotrireme-ii@${X}`, 'technology-to-take');
  expect(t.state.seats.ann.units.dreadnought).toBe('exotrireme-ii');
  copyTechnology(t.game, 'ann', X, 'valkyrie-particle-weave');
  expect(t.state.seats.ann.units.dreadnought).toBe('dreadnought-ii');
  delete t.state.seats.ann.technologies['dreadnought-ii'];
  copyTechnology(t.game, 'ann', Y, 'exotrireme-ii');
  copyTechnology(t.game, 'ann', Y, 'chaos-mapping');
  expect(t.state.seats.ann.units.dreadnought).toBe('dreadnought-i');
});

test('Valefar Assimilator: a later generic upgrade does not override a faction’s', () => {
  const t = at();
  copyTechnology(t.game, 'ann', X, 'exotrireme-ii');
  gainTechnology(t.game, 'ann', 'dreadnought-ii');
  expect(t.state.seats.ann.units.dreadnought).toBe('exotrireme-ii');
});

test('Valefar Assimilator note 6b: waiting infantry move to the replacing upgrade', () => {
  const t = table({ seats: { ...seats, cat: 'sol' }, technologies: { ann: ['infantry-ii'] } });
  const { technologies } = t.state.seats.ann;
  technologies['infantry-ii'].memory = 2;
  copyTechnology(t.game, 'ann', X, 'spec-ops-ii');
  expect([technologies[X].memory, technologies['infantry-ii'].memory]).toEqual([2, undefined]);
  copyTechnology(t.game, 'ann', X, 'chaos-mapping');
  expect([technologies[X].memory, technologies['infantry-ii'].memory]).toEqual([undefined, 2]);
});

test('90.19 Valefar Assimilator note 11a: space docks float only with Floating Factory', () => {
  const t = at({
    ground: { lodor: { ann: '1 space-dock' } },
    space: { 27: { ann: '1 space-dock' } },
    planets: { ann: ['mordai-ii'] },
    technologies: { cat: ['floating-factory-ii', 'chaos-mapping'] },
  });
  copyTechnology(t.game, 'ann', X, 'floating-factory-ii');
  t.begin(settleUnits, { seat: 'ann' });
  expect(t.units('ann', { system: '26', space: true })).toBe('1 space-dock');
  copyTechnology(t.game, 'ann', X, 'chaos-mapping');
  t.begin(settleUnits, { seat: 'ann' });
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 space-dock');
  expect(t.units('ann', { system: '27' })).toBe('');
});

test('90.20 Valefar Assimilator note 11b: war suns leave with their technology', () => {
  const t = table({ seats: { ...seats, cat: 'muaat' }, space: { 27: { ann: '1 war-sun, 1 cruiser' } } });
  copyTechnology(t.game, 'ann', X, 'prototype-war-sun-ii');
  t.begin(settleUnits, { seat: 'ann' });
  expect(t.units('ann')).toBe('1 cruiser, 1 war-sun');
  copyTechnology(t.game, 'ann', X, 'magmus-reactor');
  t.begin(settleUnits, { seat: 'ann' });
  expect(t.units('ann')).toBe('1 cruiser');
});

test('Adapt New Strategies note 1, Valefar Assimilator note 8: only copies count', () => {
  const t = at();
  const objective = t.game.book.components['adapt-new-strategies'];
  const fulfilled = () => objective.kind === 'objective' && objective.fulfilled(t.game, 'ann');
  expect(fulfilled()).toBe(false);
  copyTechnology(t.game, 'ann', X, 'chaos-mapping');
  expect(fulfilled()).toBe(false);
  copyTechnology(t.game, 'ann', Y, 'exotrireme-ii');
  expect(fulfilled()).toBe(true);
});

test("A copy works for its holder, through the holder's own card", () => {
  const t = table({ seats: { ...seats, cat: 'creuss' }, technologies: { cat: ['wormhole-generator'] } });
  copyTechnology(t.game, 'ann', X, 'wormhole-generator');
  t.begin('turn', { seat: 'ann', performed: 0 }).ann.uses(X).chooses('alpha@27', 'wormhole-site');
  expect(isAdjacent(t.game, '26', '27', 'bob')).toBe(true);
  expect(modify(t.game, 'vote-barred', { seat: 'bob', agenda: '' }, undefined)).toBeUndefined();
  t.ann.endsTurn();
});

// The Alastor

const fleet: Setting = {
  space: { 26: { ann: '1 flagship, 1 infantry', bob: '2 cruiser' } },
  ground: { lodor: { ann: '2 infantry' } },
};
const alastor = (setting: Setting, ...faces: number[]) =>
  load(at(setting), ...faces)
    .begin(spaceCombat, { system: '26', attacker: 'bob', defender: 'ann' })
    .ann.uses('the-alastor').table;

test('The Alastor: ground forces fight in space, from where they stand', () => {
  // Bob's two cruisers, then Ann's infantry and the two dice of her flagship.
  const t = alastor(fleet, 10, 1, 1, 1, 1, 1).ann.chooses('infantry, infantry on lodor', 'alastor-ground-forces').table;
  expect(
    combatantsInSpace(t.game, '26', 'ann')
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['flagship', 'infantry', 'infantry']);
  t.leaves('ann', 'sustain-damage');
});

test('The Alastor: hits may be assigned to ground forces on planets', () => {
  const t = alastor(fleet, 10, 1, 1, 1, 1, 1, 1, 1, 10, 10, 1).ann.chooses(
    'infantry, infantry on lodor',
    'alastor-ground-forces',
  ).table;
  t.ann.sustains();
  expect(t.options('ann', 'assign-hits')).toEqual(['flagship', 'infantry', 'infantry!the-alastor@lodor']);
  t.ann.chooses({ 'infantry!the-alastor@lodor': 1 }, 'assign-hits');
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 infantry');
});

test('The Alastor note 5: its ground forces fight on after its destruction', () => {
  const t = alastor(
    { ...fleet, space: { 26: { ann: '1 flagship (damaged)', bob: '2 cruiser' } } },
    10,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    10,
    10,
  ).ann.chooses('2 infantry on lodor', 'alastor-ground-forces').table;
  t.ann.loses('flagship (damaged)');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  expect(combatantsInSpace(t.game, '26', 'ann')).toEqual([]);
  expect(t.units('ann')).toBe('2 infantry');
});

test('The Alastor, Floating Factory note 8a: ground forces blockade the dock', () => {
  const t = load(
    table({
      seats: { ann: 'nekro', bob: 'saar', cat: 'sol' },
      space: { 26: { ann: '1 flagship (damaged)', bob: '1 space-dock, 1 cruiser' } },
      ground: { lodor: { ann: '1 infantry' } },
    }),
    10,
    10,
    1,
    1,
  )
    .begin(spaceCombat, { system: '26', attacker: 'bob', defender: 'ann' })
    .ann.uses('the-alastor')
    .chooses('infantry on lodor', 'alastor-ground-forces').table;
  t.ann.loses('flagship (damaged)');
  expect(t.units('bob')).toBe('');
  t.ann.declines();
  t.ann.declines();
});

// Rulings

const voting = (setting: Setting, agenda = 'economic-equality') =>
  at({
    phase: 'agenda',
    ...setting,
    change: (state) => {
      state.decks.agenda.draw = [agenda, agenda, ...state.decks.agenda.draw];
      state.speaker = 'cat';
      setting.change?.(state);
    },
  }).begin('agenda-phase', {});

test('Galactic Threat note 1: Nekro may play riders', () => {
  const t = voting({ hands: { ann: ['leadership-rider'] } });
  expect(t.options('ann', 'window')).toContain('leadership-rider#1');
});

test('Galactic Threat note 3: a tie-breaker who did not vote teaches nothing', () => {
  const t = voting({
    seats: { ann: 'nekro', bob: 'sardakk-norr', dan: 'letnev', cat: 'saar' },
    technologies: { bob: ['gravity-drive'] },
  });
  t.ann.uses('galactic-threat').predicts('for').table.declineAll();
  t.bob.votesFor('for', 'quinarra').table.declineAll().dan.votesFor('against', 'wren-terra').table.declineAll();
  t.cat.abstains().table.declineAll();
  t.cat.breaksTie('for').table.declineAll();
  expect(t.options('ann', 'technology-to-take')).toEqual(['gravity-drive']);
});

test('Galactic Threat note 3a: without votes no technology is learned', () => {
  const t = voting({ technologies: { bob: ['gravity-drive'] } })
    .ann.uses('galactic-threat')
    .predicts('for')
    .table.declineAll();
  t.bob.abstains().table.declineAll().cat.abstains().table.declineAll().cat.breaksTie('for').table.declineAll();
  expect(t.facts('prediction-correct')).toHaveLength(1);
  expect(t.facts('technology-gained')).toEqual([]);
});

test('Propagation note 1: does not apply to gaining without research', () => {
  const t = table({
    seats: { ...seats, cat: 'muaat' },
    change: (state) => {
      state.seats.cat.promissoryNotes = [];
      state.seats.ann.promissoryNotes.push('fires-of-the-gashlai@cat');
    },
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.ann.uses('fires-of-the-gashlai');
  expect(t.state.seats.ann.technologies).toHaveProperty('war-sun');
  expect(t.state.seats.ann.tokens).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
  t.ann.endsTurn();
});

test('Propagation note 2, Propagation note 2a: Technology’s secondary also gains tokens', () => {
  const t = at({
    active: 'bob',
    change: (state) => {
      state.laws['minister-of-sciences'] = { component: 'minister-of-sciences', owner: 'ann' };
    },
  }).begin('strategic-action', { seat: 'bob', card: 'technology' });
  t.bob.researches('sarween-tools').chooses('no', 'technology-again').ann.follows();
  expect(t).toAskAmongOthers('ann gain-tokens');
  t.ann.gains('3 fleet');
  expect(t.state.seats.ann.tokens).toEqual({ tactic: 3, fleet: 6, strategy: 1 });
  expect(t.facts('paid')).toEqual([]);
  t.cat.declines('use-secondary');
});

test('Propagation note 4, Propagation note 4a, Anti-Intellectual Revolution note 1a: no triggers', () => {
  const t = at({
    space: { 27: { ann: '2 cruiser' } },
    change: (state) => {
      for (const seat of ['ann', 'bob'])
        state.effects[seat] = {
          id: seat,
          component: 'anti-intellectual-revolution',
          holder: seat,
          data: null,
          until: 'game',
        };
      state.laws['anti-intellectual-revolution'] = { component: 'anti-intellectual-revolution', elected: 'for' };
    },
  }).begin(research, { seat: 'ann' });
  t.ann.gains('3 fleet');
  expect([t.open, t.units('ann')]).toEqual([[], '2 cruiser']);
});

test('Propagation note 5: research cards stay playable without researchable technologies', () => {
  const t = at({
    hands: { ann: ['focused-research'], bob: ['focused-research#1'] },
    change: (state) => {
      for (const seat of ['ann', 'bob']) {
        state.seats[seat].tradeGoods = 4;
        for (const one of Object.values(rulebookOf().components))
          if (one.kind === 'technology' && one.faction === undefined)
            state.seats[seat].technologies[one.id] = { component: one.id };
      }
      for (const own of ['exotrireme-ii', 'valkyrie-particle-weave'])
        state.seats.bob.technologies[own] = { component: own };
    },
  }).begin('turn', { seat: 'ann', performed: 0 });
  t.ann.plays('focused-research').table.declineAll();
  expect(t).toAsk('ann gain-tokens');
  t.state.stack = [];
  expect(t.begin('turn', { seat: 'bob', performed: 0 }).bob.refusal('focused-research', 'turn')).toBe(
    'There is no technology you can research.',
  );
});

test('Antivirus note 1: does not stop learning from predictions', () => {
  const t = voting({
    technologies: { bob: ['gravity-drive'] },
    change: (state) => {
      state.seats.ann.promissoryNotes = [];
      state.seats.bob.playArea = ['antivirus@ann'];
    },
  });
  t.ann.uses('galactic-threat').predicts('for').table.declineAll();
  t.bob.votesFor('for', 'quinarra').table.declineAll().cat.abstains().table.declineAll();
  expect(t.options('ann', 'technology-to-take')).toEqual(['gravity-drive']);
});

test('Antivirus note 2, Antivirus note 2a: usable in all its holder’s combats', () => {
  expect(
    load(at({ ...holdsAntivirus({}), space: { 27: { ann: '1 cruiser', cat: '1 cruiser' } } }), 10, 1)
      .begin(spaceCombat, {
        system: '27',
        attacker: 'ann',
        defender: 'cat',
      })
      .stopsAt(),
  ).not.toContain('bob window');
  expect(
    at({ ...holdsAntivirus({}), space: { 27: { bob: '1 cruiser', cat: '1 cruiser' } } })
      .begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'cat' })
      .options('bob', 'window'),
  ).toEqual(['antivirus@ann']);
});

const laid = (setting: Setting) =>
  at({
    ...setting,
    change: (state) => {
      state.seats.ann.promissoryNotes = [];
      state.seats.bob.playArea = ['antivirus@ann'];
    },
  });

test('Antivirus note 5: structures alone return it', () => {
  const t = laid({ active: 'bob', ground: { starpoint: { ann: '1 pds' } } })
    .begin('tactical-action', { seat: 'bob' })
    .bob.activates('27').table;
  expect(t.state.seats.bob.playArea).toEqual([]);
});

test('Antivirus note 6: Diplomacy’s token does not return it', () => {
  const t = laid({ ground: { starpoint: { ann: '1 infantry' } } })
    .begin('diplomacy-primary', { seat: 'ann' })
    .ann.chooses('27', 'diplomacy-system').table;
  expect([t.state.systems['27'].tokens.includes('bob'), t.state.seats.bob.playArea]).toEqual([true, ['antivirus@ann']]);
});

test('Valefar Assimilator note 2a: effects without exhaustion work while exhausted', () => {
  const t = at({ ground: { 'mordai-ii': { ann: '1 space-dock' } } });
  copyTechnology(t.game, 'ann', X, 'chaos-mapping');
  t.state.seats.ann.technologies[X].exhausted = true;
  expect(t.begin('turn', { seat: 'ann', performed: 0 }).options('ann', 'window')).toEqual([X]);
});

test('Valefar Assimilator note 2b: the status phase always readies it', () => {
  const t = at({
    change: (state) => {
      state.seats.ann.technologies[X].exhausted = true;
      state.seats.ann.technologies[Y].exhausted = true;
    },
  });
  copyTechnology(t.game, 'ann', Y, 'exotrireme-ii');
  t.begin('status-phase', {});
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).agrees('redistribute-tokens');
  expect([t.state.seats.ann.technologies[X].exhausted, t.state.seats.ann.technologies[Y].exhausted]).toEqual([
    undefined,
    undefined,
  ]);
});

test('Valefar Assimilator note 6a: two upgrades of one unit count as one', () => {
  const t = at({ technologies: { ann: ['dreadnought-ii'] } });
  copyTechnology(t.game, 'ann', X, 'exotrireme-ii');
  const objective = t.game.book.components['develop-weaponry'];
  const fulfilled = () => objective.kind === 'objective' && objective.fulfilled(t.game, 'ann');
  expect(fulfilled()).toBe(false);
  gainTechnology(t.game, 'ann', 'cruiser-ii');
  expect(fulfilled()).toBe(true);
});

test('33.10a, Valefar Assimilator note 7: a copy outlives its original', () => {
  const t = at({ technologies: { bob: ['exotrireme-ii'] } });
  copyTechnology(t.game, 'ann', X, 'exotrireme-ii');
  delete t.state.seats.bob.technologies['exotrireme-ii'];
  expect(definitionFor(t.game, 'ann', 'dreadnought').bombardment?.dice).toBe(2);
});

// A supernova (43) beside 26.
const nova: Setting = { board: { 102: '43' } };

test('Valefar Assimilator note 10c: both copies let docks float into supernovas', () => {
  const into = (copies: string[]) => {
    const t = at({ ...nova, space: { 26: { ann: '1 space-dock' } } });
    copies.forEach((id, i) => copyTechnology(t.game, 'ann', [X, Y][i], id));
    return t.begin(movement, { seat: 'ann', system: '43' }).stopsAt();
  };
  expect(into(['floating-factory-ii'])).toEqual([]);
  expect(into(['floating-factory-ii', 'magmus-reactor'])).toEqual(['ann move-ships']);
});

test('Valefar Assimilator note 10d: two players’ docks may float together', () => {
  const t = at({ space: { 27: { ann: '1 space-dock', cat: '1 space-dock' } } });
  copyTechnology(t.game, 'ann', X, 'floating-factory-ii');
  t.begin(settleUnits, { seat: 'ann' });
  expect([t.units('ann'), t.units('cat')]).toEqual(['1 space-dock', '1 space-dock']);
});

test('Valefar Assimilator note 11c: without Magmus Reactor ships may only leave supernovas', () => {
  const t = at({ ...nova, space: { 43: { ann: '1 cruiser' }, 26: { ann: '1 cruiser' } } });
  copyTechnology(t.game, 'ann', X, 'magmus-reactor');
  copyTechnology(t.game, 'ann', X, 'chaos-mapping');
  t.begin(settleUnits, { seat: 'ann' });
  expect(t.units('ann', { system: '43' })).toBe('1 cruiser');
  expect(t.begin(movement, { seat: 'ann', system: '28' }).options('ann', 'move-ships')).toContain('cruiser@43');
  expect(at({ ...nova, space: { 26: { ann: '1 cruiser' } } }).begin(movement, { seat: 'ann', system: '43' })).toAsk();
});

test('Valefar Assimilator note 11e: damaged units stay damaged without Sustain Damage', () => {
  const t = at({ space: { 27: { ann: '1 carrier (damaged)' } } });
  copyTechnology(t.game, 'ann', X, 'advanced-carrier-ii');
  copyTechnology(t.game, 'ann', X, 'chaos-mapping');
  t.begin(settleUnits, { seat: 'ann' });
  expect(t.units('ann')).toBe('1 carrier (damaged)');
});

test('Valefar Assimilator note 11f: waiting infantry follow the upgrade or are lost', () => {
  const waiting = (own: string[]) => {
    const t = at({ technologies: { ann: own } });
    copyTechnology(t.game, 'ann', X, 'spec-ops-ii');
    t.state.seats.ann.technologies[X].memory = 2;
    return t;
  };
  const memory = (t: ReturnType<typeof at>, id: string) => t.state.seats.ann.technologies[id]?.memory;
  const other = waiting([]);
  copyTechnology(other.game, 'ann', X, 'letani-warrior-ii');
  expect(memory(other, X)).toBe(2);
  const generic = waiting(['infantry-ii']);
  copyTechnology(generic.game, 'ann', X, 'chaos-mapping');
  expect([memory(generic, X), memory(generic, 'infantry-ii')]).toEqual([undefined, 2]);
  const none = waiting([]);
  copyTechnology(none.game, 'ann', X, 'chaos-mapping');
  expect(memory(none, X)).toBeUndefined();
});
