import { expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { diceFor } from '#ti3/rules/combat/dice.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { canTarget } from '#ti3/rules/components/target-questions.ts';
import { movementTo, routesBetween } from '#ti3/rules/movement/routes.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { technologyProblem } from '#ti3/rules/technology/technology.ts';
import { asked, play, reply } from '../content/third-game.ts';
import { table } from '../table.ts';
import { empire, empireWith } from './empire.ts';

const knowing = (...technologies: string[]) => ({ from: empire, technologies: { ann: technologies } });

test('Automated Defense Turrets: destroyers roll a third barrage die at +2', () => {
  const { game } = table(knowing('automated-defense-turrets'));
  const roll = { seat: 'ann', enemy: 'bob', purpose: 'barrage', system: 'empty-2', attacks: true, round: 0 } as const;
  const barrage = { dice: 2, hitsOn: 9 };
  expect(diceFor(game, roll, 'destroyer', barrage)).toEqual({ count: 3, hitsOn: 9, bonus: 2 });
  expect(diceFor(game, { ...roll, purpose: 'space' }, 'destroyer')?.count).toBe(1);
  expect(diceFor(game, { ...roll, seat: 'bob', enemy: 'ann' }, 'destroyer', barrage)).toEqual({
    count: 2,
    hitsOn: 9,
    bonus: 0,
  });
});

test('Assault Cannon needs Automated Defense Turrets when available', () => {
  const game = empireWith(['sol', 'saar', 'winnu']);
  const { technologies } = game.state.seats.p1;
  for (const id of ['deep-space-cannon', 'cybernetics']) technologies[id] = { component: id };
  expect(technologyProblem(game, 'p1', empire.byKind.technology['assault-cannon'])).toMatch(
    /Automated Defense Turrets/,
  );
  technologies['automated-defense-turrets'] = { component: 'automated-defense-turrets' };
  expect(technologyProblem(game, 'p1', empire.byKind.technology['assault-cannon'])).toBeUndefined();
});

test('Gravity Drive: ships starting beside a wormhole move one further', () => {
  const { game } = table({ ...knowing('gravity-drive'), places: { 'alpha-wormhole': [4, 0] } });
  const reach = (seat: string, from: string) => movementTo(game, seat, 'carrier', from, 'empty-1');
  expect([reach('ann', 'saudor'), reach('ann', 'empty-3'), reach('bob', 'saudor')]).toEqual([2, 1, 1]);
});

test('Gravity Drive: gravity rifts count like wormholes', () => {
  const { game } = table({
    from: rulebookOf(['base', 'shattered-empire', 'shards-of-the-throne']),
    technologies: { ann: ['gravity-drive'] },
    places: { 'gravity-rift': [4, 0] },
  });
  const reach = (from: string) => movementTo(game, 'ann', 'carrier', from, 'empty-1');
  expect([reach('saudor'), reach('empty-3')]).toEqual([2, 1]);
});

test('Maneuvering Jets: weakens enemy PDS, and ion storms do not stop', () => {
  const t = table({
    from: empire,
    technologies: { ann: ['maneuvering-jets'], bob: ['deep-space-cannon'] },
    places: { 'ion-storm-1': [4, 0], 'empty-4': [5, 0] },
    space: { 'empty-3': 'ann cruiser', saudor: 'ann cruiser' },
    ground: { saudor: 'bob pds' },
  });
  const fired = (system: string): number[] => {
    t.dice(1).begins('pds-fire', { seat: 'ann', system });
    t.says('bob', t.choices[0]);
    return (
      t
        .told('dice-rolled')
        .at(-1)
        ?.dice.map(({ bonus }) => bonus) ?? []
    );
  };
  expect([fired('saudor'), fired('empty-3')]).toEqual([[-1], [-2]]);
  expect(routesBetween(t.game, 'ann', 'saudor', 'empty-4', 2)).toHaveLength(1);
  expect(routesBetween(t.game, 'bob', 'saudor', 'empty-4', 2)).toEqual([]);
});

test('Hyper Metabolism: gives an extra counter and swaps an action card', () => {
  const game = empireWith(['sol', 'saar', 'winnu']);
  const seat = game.state.seats.p3;
  seat.technologies['hyper-metabolism'] = { component: 'hyper-metabolism' };
  expect(modify(game, 'status-counters', { seat: 'p3' }, 2)).toBe(3);
  expect(modify(game, 'status-counters', { seat: 'p2' }, 2)).toBe(2);
  seat.actionCards = ['plague#1'];
  game.state.decks.action.draw = [
    'sabotage#1',
    ...game.state.decks.action.draw.filter((card) => card !== 'sabotage#1'),
  ];
  play(game, 'status-phase', {});
  const { spec, player } = asked(game);
  const use = spec.kind === 'choose' ? spec.options.find(({ key }) => key.includes('hyper-metabolism')) : undefined;
  expect(player).toBe('p3');
  reply(game, [use?.key ?? '']);
  if (asked(game).question === 'hyper-metabolism') reply(game, ['plague#1']);
  expect(game.state.decks.action.discard).toContain('plague#1');
  expect(seat.actionCards).toContain('sabotage#1');
});

test('Nano Technology: protects large ships from cards and readies taken planets', () => {
  const t = table({ ...knowing('nano-technology'), space: { saudor: 'ann dreadnought, cruiser; bob dreadnought' } });
  const aims = (by: string) => Object.values(t.game.state.units).filter((unit) => canTarget(t.game, by, unit)).map(({ owner, type }) => `${owner} ${type}`); // prettier-ignore
  expect(aims('bob')).toEqual(['ann cruiser', 'bob dreadnought']);
  expect(aims('ann')).toHaveLength(3);
  gainPlanet(t.game, 'ann', 'saudor');
  gainPlanet(t.game, 'bob', 'tarmann');
  expect([t.game.state.planets.saudor.exhausted, t.game.state.planets.tarmann.exhausted]).toEqual([false, true]);
});

test('Nano Technology: Direct Hit cannot target its owner’s dreadnoughts', () => {
  const answering = (technologies: string[]): string[] => {
    const t = table({ ...knowing(...technologies), space: { 'empty-2': 'bob cruiser; ann dreadnought, carrier' } });
    t.game.state.seats.bob.actionCards = ['direct-hit#1'];
    t.dice(10, 1, 1).begins('space-battle', { system: 'empty-2', attacker: 'bob', defender: 'ann' });
    t.dice(10, 10, 10).says('ann', { 'damage:dreadnought': 1 });
    return t.asked;
  };
  expect(answering([])).toEqual(['bob: window']);
  expect(answering(['nano-technology'])).not.toContain('bob: window');
});
