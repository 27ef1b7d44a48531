import { facility } from '#ti3/content/shattered-empire/facility.ts';

export default facility({ type: 'colony', name: 'Colony', plural: 'Colonies', adds: 'influence' });
