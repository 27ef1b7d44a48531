import { token } from '#ti4/rules/components/component.ts';

export default token({ id: 'destroyed-planet', name: 'Destroyed planet', copies: 1 });
