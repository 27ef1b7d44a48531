import { answerProblem, type Answer, type OpenAsk, type Spec } from '#engine';
import type { SimulatedGame } from './simulated-edition.ts';

/** Lists the answers that a question offers but would refuse: each open option alone, and the proposal. */
export function listRefusedOptions(game: SimulatedGame, open: OpenAsk, spec: Spec): string[] {
  const { question, player } = open.ask;
  const refused = (reply: Answer): string[] => {
    const wrong = answerProblem(game, open, reply, spec);
    return wrong ? [`${question} of ${player} offers ${JSON.stringify(reply)}: ${wrong}`] : [];
  };
  if (spec.kind === 'number') return spec.min > spec.max ? [`${question}: no number is accepted`] : [];
  if (spec.kind === 'allot') return refused(spec.proposed);
  if (spec.kind !== 'choose') return [];
  const keys = spec.options.filter((option) => !option.disabledReason).map((option) => option.key);
  return [
    ...(keys.length < spec.min ? [`${question}: ${keys.length} open options for ${spec.min}`] : []),
    ...(new Set(spec.options.map(({ key }) => key)).size < spec.options.length
      ? [`${question}: several options have the same key`]
      : []),
    ...(spec.min === 0 ? refused([]) : []),
    ...(spec.min <= 1 && spec.max >= 1 ? keys.flatMap((key) => refused([key])) : []),
  ];
}
