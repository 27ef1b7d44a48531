import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'keleres',
  name: 'The Council Keleres',
  set: 'codex-3',
  abilities: ['the-tribunii', 'council-patronage', 'laws-order'],
  commodities: 2,
  // A placeholder until the player chooses a home.
  homeTile: '02',
  homes: [
    { of: 'mentak', tile: '02', leader: 'harka-leeds' },
    { of: 'xxcha', tile: '14', leader: 'odlynn-myrr' },
    { of: 'argent', tile: '58', leader: 'kuuasi-aun-jalatai' },
  ],
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
  startingTechnologies: [],
  startingChoice: { count: 2, of: 'others' },
  technologies: ['agency-supply-network', 'iihq-modernization'],
  units: { flagship: 'artemiris' },
  promissoryNote: 'keleres-rider',
});
