import type { ComponentId, PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

type Told<Type extends string, About extends object = object> = { type: Type; to?: SeatId[] } & About;

/** Facts about leaders and their abilities. */
export type LeaderFact =
  | Told<'leaders-boarded', { seat: SeatId; leaders: ComponentId[]; system: SystemId; here?: true }>
  | Told<'leaders-landed', { seat: SeatId; leaders: ComponentId[]; planet: PlanetId }>
  | Told<
      'leader-fate-rolled',
      {
        seat: SeatId;
        leader: ComponentId;
        face: number;
        fate: 'killed' | 'escaped' | 'captured';
        how?: 'ship' | 'planet';
      }
    >
  | Told<'leader-placed', { seat: SeatId; leader: ComponentId; planet: PlanetId }>
  | Told<
      'leader-lost',
      { seat: SeatId; leader: ComponentId; how: 'killed' | 'executed' | 'given-up' | 'stranded'; by?: SeatId }
    >
  | Told<'leader-captured', { seat: SeatId; leader: ComponentId; owner: SeatId }>
  | Told<'captive-freed', { seat: SeatId; leader: ComponentId; owner: SeatId }>
  | Told<'captive-handed', { seat: SeatId; leader: ComponentId; receiver: SeatId }>
  | Told<'rescue-rolled', { seat: SeatId; from: SeatId; face: number; rescued: boolean }>
  | Told<'landing-turned-back', { seat: SeatId; leader: ComponentId; planet: PlanetId; attacker: SeatId }>
  | Told<'structures-seized', { seat: SeatId; planet: PlanetId; units: Partial<Record<UnitType, number>> }>
  | Told<'passage-asked', { seat: SeatId; owner: SeatId; leader: ComponentId }>
  | Told<'passage-answered', { seat: SeatId; owner: SeatId; granted: boolean }>;
