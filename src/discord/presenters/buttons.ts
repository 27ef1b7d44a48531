import { customId } from '../custom-id.ts';
import { button, rows } from '../message.ts';
import type { Posted } from './posted.ts';

/** Buttons under every public message of a game. The mark tells the message apart if its sending was uncertain. */
export const gameButtons = ({ seen, game, mark }: Posted) =>
  rows([
    button(customId('g', game, mark, 'move'), 'Your move', 'primary'),
    ...(seen.face.hands ? [button(customId('g', game, mark, 'hand'), 'My hand')] : []),
    button(customId('g', game, mark, 'board'), 'Board'),
  ]);

/** Whoever may seem to be asked can say at once that they have nothing: then nobody waits for the table to say it. */
export const passing = ({ seen, game, mark }: Posted) =>
  seen.waiting().some(({ covered }) => covered) ? rows([button(customId('g', game, mark, 'nothing'), 'Nothing for me')]) : [];
