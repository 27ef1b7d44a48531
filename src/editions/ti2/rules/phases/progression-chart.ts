import type { ChartBracket } from '#ti2/rules/components/component.ts';

const bracket = (id: string, name: string, needs: Partial<ChartBracket> = {}): ChartBracket => ({
  id,
  name,
  planetsOutside: 0,
  technologies: 0,
  resources: 0,
  influence: 0,
  sources: { needs: 'confirmed' },
  ...needs,
});

/** The progression chart (E2 10.2). Two printed brackets were not found; their requirements here are our own. */
export const PROGRESSION_CHART: readonly ChartBracket[] = [
  bracket('warlord', 'Warlord'),
  bracket('foundation', 'Foundation', { planetsOutside: 5 }),
  bracket('consortium', 'Consortium', { planetsOutside: 5, technologies: 4 }),
  bracket('ascendancy', 'Ascendancy', {
    planetsOutside: 7,
    technologies: 6,
    resources: 20,
    influence: 20,
    sources: { needs: 'own' },
  }),
  bracket('dominion', 'Dominion', {
    planetsOutside: 8,
    technologies: 7,
    resources: 25,
    influence: 25,
    sources: { needs: 'own' },
  }),
  bracket('imperium-rex', 'Imperium Rex', { planetsOutside: 9, technologies: 9, resources: 30, influence: 30 }),
];
