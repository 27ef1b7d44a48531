// Words of the game that cards, tiles and rules have in common.

export type ComponentSet = 'base' | 'pok' | 'codex-1' | 'codex-2' | 'codex-3' | 'codex-4';
export type Color = 'propulsion' | 'biotic' | 'cybernetic' | 'warfare';
export type Wormhole = 'alpha' | 'beta' | 'delta';
export type Anomaly = 'asteroid-field' | 'nebula' | 'supernova' | 'gravity-rift';
