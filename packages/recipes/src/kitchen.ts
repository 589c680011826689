export const vesselSizes = ['small', 'plain', 'large'] as const
export type VesselSize = (typeof vesselSizes)[number]

export interface Kitchen {
  /** By name, the most grams of a whole dish that each size holds, in the order of `vesselSizes`. */
  vessels: Readonly<Record<string, Readonly<Partial<Record<VesselSize, number>>>>>
  /** What each eater has one of. */
  placeSettings: readonly string[]
  /** Ids of foods whose piece is not cut raw. */
  neverCut: readonly string[]
  /** Last words of the names of foods that are poured. */
  poured: readonly string[]
}
