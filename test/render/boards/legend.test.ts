import { expect, test } from 'vitest';
import { legendContentsOf, renderEditionLegend } from '#ti4/render/board/legend.ts';
import { battle } from './scenes.ts';

const APART = 'marked by a card';

test('the legend explains unit marks only if present', () => {
  const view = battle();
  const body = (): string => renderEditionLegend(legendContentsOf(view), 2000, 1).body;
  expect(body()).not.toContain(APART);
  const [group] = view.systems.find(({ space }) => space.length)?.space ?? [];
  Object.assign(group, { marks: 'The Cavalry' });
  expect(body()).toContain(APART);
});
