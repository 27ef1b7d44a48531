import { facility } from '#ti3/content/shattered-empire/facility.ts';

export default facility({ type: 'refinery', name: 'Refinery', plural: 'Refineries', adds: 'resource' });
