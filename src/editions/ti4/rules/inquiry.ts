import type { InquiryOf } from '../../../kit/inquiry.ts';
import type { Game } from './game.ts';

export type { Topic, Verdict } from '../../../kit/inquiry.ts';
export type Inquiry = InquiryOf<Game>;
