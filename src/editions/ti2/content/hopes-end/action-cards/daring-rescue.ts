import { actionCard, type Game } from '#ti2/rules/components/component.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { freeCaptive } from '#ti2/rules/leaders/fate.ts';
import { allLeaders, findLeader } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOfLeader, nameOfSeat } from '#ti2/rules/names.ts';

const captured = (game: Game, seat: string) =>
  allLeaders(game).filter(({ owner, captor }) => owner === seat && captor !== undefined);

export default actionCard({
  id: 'daring-rescue',
  name: 'Daring Rescue',
  copies: 1,
  option: 'leaders',
  text: 'In the political phase: choose 1 of your leaders that another player has captured. Return that leader to 1 of your planets.',
  sources: { text: 'single', copies: 'own' },
  anytime: {
    problem: (game, { holder }) => {
      if (game.state.phase !== 'political') return 'You can play this card only in the political phase.';
      return captured(game, holder).length ? undefined : 'None of your leaders is a captive.';
    },
    target: (game, { holder }) => {
      const options = captured(game, holder).map((one) => ({ key: one.id, label: nameOfLeader(game, one, holder), hint: `captive of ${nameOfSeat(game, one.captor ?? '')}` })); // prettier-ignore
      return chooseOption.ask(holder, { prompt: 'Which leader do you rescue?', options });
    },
    effect: (game, { holder }, [id]) => {
      const leader = findLeader(game, id);
      if (leader?.captor !== undefined && leader.owner === holder) freeCaptive(game, leader, null);
    },
  },
});
