import { expect, test } from 'vitest';
import { formatOtherVotes, formatVoteTally, formatVotes } from '#kit/narration/vote-format.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { pendingSeats } from '#ti4/views/index.ts';
import { table, type Setting } from './table.ts';

const council = (agendas: string[], setting: Setting = {}) =>
  table({
    planets: { ann: ['lodor'], bob: ['starpoint', 'new-albion'], cat: ['mecatol-rex'] },
    ...setting,
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = [...agendas];
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

test('8.22 riders predict, forfeit the vote and pay (8.22a, 8.22b)', () => {
  const t = council(['mutiny', 'economic-equality'], { hands: { bob: ['imperial-rider'] } });
  t.bob.plays('imperial-rider');
  expect(t.options('bob', 'predict-outcome')).toEqual(['for', 'against']);
  t.bob.predicts('for');
  expect(t).toAsk('cat vote-for', 'ann vote-for'); // bob, to the left of the speaker, is passed over
  t.cat.votesFor('for', 'mecatol-rex').ann.abstains();
  expect(t.state.seats.cat.points).toBe(1);
  expect(t.state.seats.bob.points).toBe(1);
  const points = t.facts('points-gained').map(({ seat }) => seat);
  expect(points).toEqual(['cat', 'bob']);
});

test('8.12 a voter waits only for players who can still vote', () => {
  const t = council(['mutiny', 'economic-equality'], { hands: { bob: ['imperial-rider'] } });
  const prompt = (seat: 'ann' | 'cat'): string => {
    const spec = t.spec(seat, 'vote-for');
    return spec.kind === 'choose' ? spec.prompt : spec.kind;
  };
  t.bob.plays('imperial-rider').predicts('for');
  expect(prompt('ann')).toMatch(/ You can vote now or wait until Sardakk N'orr has voted\.$/);
  expect(prompt('cat')).not.toContain('wait until');
  t.cat.abstains();
  expect(prompt('ann')).not.toContain('wait until');
  t.leaves('ann', 'vote-for');
});

test('8.22 wrong predictions give nothing, later votes are allowed', () => {
  const t = council(['mutiny', 'economic-equality'], { hands: { bob: ['trade-rider'] } });
  t.bob.plays('trade-rider').predicts('against');
  t.cat.votesFor('for', 'mecatol-rex').ann.abstains();
  expect(t.state.seats.bob.tradeGoods).toBe(0);
  expect(t.state.effects).toEqual({});
  expect(t).toAskAmongOthers('bob vote-for');
});

test('8.22, Confusing Legal Text note 1 predictions cover a changed elected player', () => {
  const t = council(['archived-secret'], { hands: { bob: ['trade-rider'], cat: ['confusing-legal-text'] } });
  t.bob.plays('trade-rider').predicts('ann');
  t.cat.votesFor('cat', 'mecatol-rex').ann.abstains();
  expect(t).toAsk('cat window');
  t.cat.plays('confusing-legal-text').chooses('ann', 'choose-player-elected');
  expect(t.facts('outcome-resolved')).toMatchObject([{ outcome: 'ann' }]);
  expect(t.state.seats.bob.tradeGoods).toBe(5);
});

test('8.22, 8 note 4, 8 note 5 correct riders alternate between players', () => {
  const t = council(['mutiny', 'economic-equality'], {
    hands: { ann: ['trade-rider'], bob: ['imperial-rider', 'politics-rider'] },
  });
  t.ann.plays('trade-rider').bob.plays('imperial-rider').ann.predicts('for');
  t.bob.plays('imperial-rider').predicts('for');
  t.bob.plays('politics-rider').predicts('for');
  t.cat.votesFor('for', 'mecatol-rex');
  expect(t).toAsk('bob ability-order');
  t.bob.chooses(['Politics Rider', 'Imperial Rider'], 'ability-order');
  expect(t.facts('prediction-correct').map(({ by }) => by)).toEqual([
    'trade-rider',
    'politics-rider',
    'imperial-rider',
  ]);
  expect(t.state.speaker).toBe('bob');
  expect(t.state.seats.bob.actionCards).toHaveLength(3);
  t.bob.declines();
});

test('8.16 a player barred from voting casts no votes (1.6)', () => {
  const t = council(['mutiny'], { hands: { ann: ['assassinate-representative'], cat: ['distinguished-councilor'] } });
  t.ann.plays('assassinate-representative').chooses('cat', 'choose-other-player');
  expect(t).toAsk('bob vote-for', 'ann vote-for');
});

test('8.15 additional votes need a vote and join it (8.7, 8.12)', () => {
  const t = council(['mutiny'], { hands: { bob: ['distinguished-councilor'] } });
  t.bob.abstains();
  expect(t).toAsk('cat vote-for', 'ann vote-for');
  const u = council(['mutiny'], { hands: { bob: ['distinguished-councilor'] } });
  u.bob.votesFor('against');
  expect(u.options('bob')).toContain('after:distinguished-councilor#1');
  u.bob.casts('starpoint', 'distinguished-councilor');
  u.cat.votesFor('for').casts().ann.votesFor('for', 'lodor');
  expect(u.facts('outcome-resolved')).toMatchObject([{ outcome: 'against' }]);
  expect(u.facts('votes-cast').map(({ votes }) => votes)).toEqual([1, 5, 1]);
});

test('8.15 votes do not wait for possible extra-vote cards', () => {
  for (const hand of ['distinguished-councilor', 'sabotage']) {
    const t = council(['mutiny'], { hands: { bob: [hand] } });
    t.bob.votesFor('against', 'starpoint');
    expect(pendingSeats(t.game).map(({ seat, about }) => `${seat} ${about}`)).toEqual(['ann vote', 'cat vote']);
    t.leaves('cat', 'vote-for').leaves('ann', 'vote-for');
  }
});

test('8.15 Bribery follows the speaker’s vote, for voters (Bribery note 3)', () => {
  const t = council(['mutiny'], {
    hands: { bob: ['bribery'], cat: ['sabotage'] },
    change: (state) => {
      state.seats.bob.tradeGoods = 4;
    },
  });
  t.bob.votesFor('for', 'starpoint');
  expect(t.asks('bob', 'window')).toBe(false);
  t.cat.votesFor('against', 'mecatol-rex').ann.abstains();
  t.bob.plays('bribery').chooses(4, 'bribery-trade-goods').table.declineAll('window');
  expect(t.state.seats.bob.tradeGoods).toBe(0);
  expect(t.facts('votes-cast').at(-1)).toMatchObject({ seat: 'bob', outcome: 'for', votes: 4 });
});

test('8.2 Hack Election reverses the order, speaker last (Hack Election note 1)', () => {
  const t = council(['mutiny'], { hands: { ann: ['hack-election'] } });
  t.ann.plays('hack-election');
  for (const seat of ['ann', 'bob', 'cat']) t.seat(seat).abstains();
  expect(t.facts('abstained').map(({ seat }) => seat)).toEqual(['cat', 'bob', 'ann']);
  t.leaves('ann', 'break-tie');
});

test('8.2 riders on vetoed agendas do not carry over', () => {
  const t = council(['mutiny', 'economic-equality'], { hands: { cat: ['veto'], bob: ['imperial-rider'] } });
  t.cat.plays('veto');
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual(['mutiny', 'economic-equality']);
  expect(t).toAsk('bob window');
});

test('Ancient Burial Sites note 1 exhausts only cultural planets', () => {
  const t = council(['mutiny'], { hands: { ann: ['ancient-burial-sites'] }, planets: { bob: ['lodor', 'starpoint'] } });
  expect(t.facts('agenda-revealed')).toEqual([]);
  t.ann.plays('ancient-burial-sites').chooses('bob', 'choose-other-player');
  expect(t.state.planets.lodor.exhausted).toBe(true);
  expect(t.state.planets.starpoint.exhausted).toBe(false);
});

test('8.9 Committee Formation elects a player without a vote', () => {
  const t = council(['archived-secret', 'mutiny'], {
    change: (state) => {
      state.laws['committee-formation'] = { component: 'committee-formation', elected: 'bob', owner: 'bob' };
    },
  });
  t.bob.uses('committee-formation').chooses('cat', 'committee-formation-player');
  expect(t.facts('outcome-resolved')).toMatchObject([{ agenda: 'archived-secret', outcome: 'cat' }]);
  expect(t.state.laws).toEqual({});
  expect(t).toAskAmongOthers('bob vote-for');
});

test('8.6 Representative Government gives players one vote each', () => {
  const id = 'representative-government-base-game';
  const t = council(['mutiny'], {
    change: (state) => {
      state.laws[id] = { component: id };
    },
  });
  t.bob.votesFor('for').cat.votesFor('against').ann.votesFor('for');
  expect(t.facts('votes-cast').map(({ votes }) => votes)).toEqual([1, 1, 1]);
  expect(t.state.planets['mecatol-rex'].exhausted).toBe(false);
});

test('8.6 a failed Representative Government changes nothing', () => {
  const t = council(['representative-government-base-game', 'mutiny']);
  t.bob.votesFor('against', 'starpoint').cat.abstains().ann.abstains();
  t.bob.votesFor('for');
  expect(t.options('bob')).toContain('new-albion');
  t.leaves('cat', 'vote-for').leaves('ann', 'vote-for');
});

test('votes are told by number and outcome, without quotes', () => {
  expect(formatVotes({ outcome: 'For', votes: 7 })).toBe('7 votes For');
  expect(formatVotes({ outcome: 'Sol', votes: 1 })).toBe('1 vote for Sol');
  const tally = formatVoteTally([
    { outcome: 'Against', votes: 19 },
    { outcome: 'Sol', votes: 0 },
    { outcome: 'Hacan', votes: 2 },
  ]);
  expect(tally).toBe('19 Against, 2 for Hacan');
  expect(formatOtherVotes(tally, '19 votes Against')).toBe('so far: 19 Against, 2 for Hacan');
  expect(formatOtherVotes('1 for Sol', '1 vote for Sol')).toBe('');
});
