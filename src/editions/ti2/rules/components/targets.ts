import { choose, type Option } from '../../../../engine/index.ts';
import { question, type Game } from '../game.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem } from '../names.ts';
import type { PlanetId, SeatId, SystemId } from '../terms.ts';

// What cards are pointed at. Whoever asks says among what.

interface Among {
  prompt: string;
  options: Option[];
  least?: number;
  most?: number;
}

export const chooseAmong = question<Among>()(
  'choose-among',
  (_game, _seat, { prompt, options, least = 1, most = 1 }) =>
    options.length ? choose(prompt, options, { min: least, max: most }) : { kind: 'none', reason: 'There is nothing to choose from.' },
  { title: 'choose', forced: true },
);

const asking = <K extends string>(seat: SeatId, prompt: string, keys: readonly K[], tell: (key: K) => Omit<Option, 'key'>) =>
  chooseAmong.of(seat, { prompt, options: keys.map((key) => ({ key, ...tell(key) })) });

export const choosePlayer = (game: Game, seat: SeatId, prompt: string, seats: readonly SeatId[]) =>
  asking(seat, prompt, seats, (key) => ({ label: nameOfSeat(game, key) }));

export const choosePlanet = (game: Game, seat: SeatId, prompt: string, planets: readonly PlanetId[]) =>
  asking(seat, prompt, planets, (key) => {
    const { owner } = game.state.planets[key];
    return { label: nameOfPlanet(game, key), hint: owner === null ? 'neutral' : nameOfSeat(game, owner) };
  });

export const chooseSystem = (game: Game, seat: SeatId, prompt: string, systems: readonly SystemId[]) =>
  asking(seat, prompt, systems, (key) => ({ label: nameOfSystem(game, key), hint: game.state.systems[key].position }));

export const targetQuestions = [chooseAmong];
