import { token } from '#ti4/rules/components/component.ts';

export default token({ id: 'gamma-wormhole-token', name: 'Gamma wormhole token', copies: 3, wormholes: ['gamma'] });
