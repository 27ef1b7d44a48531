import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '66',
  name: "Hope's End",
  set: 'pok',
  back: 'blue',
  planets: [
    {
      id: 'hopes-end',
      name: "Hope's End",
      resources: 3,
      influence: 0,
      trait: 'hazardous',
      legendary: 'imperial-arms-vault',
    },
  ],
});
