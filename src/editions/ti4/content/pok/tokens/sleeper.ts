import { token } from '#ti4/rules/components/component.ts';

export default token({ id: 'sleeper', name: 'Sleeper', copies: 5, onPlanetsOf: 'ul' });
