import type { InquiryOf } from '#kit/explain/inquiries.ts';
import type { Game } from '#ti4/rules/game.ts';

export type { InquiryTopic, Verdict } from '#kit/explain/inquiries.ts';
export type Inquiry = InquiryOf<Game>;
