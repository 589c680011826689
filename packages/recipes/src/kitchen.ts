export const vesselSizes = ['small', 'plain', 'large'] as const
export type VesselSize = (typeof vesselSizes)[number]

export interface Kitchen {
  /** By name, the most grams of a whole dish that each size holds, in the order of `vesselSizes`. */
  vessels: Readonly<Record<string, Readonly<Partial<Record<VesselSize, number>>>>>
  /** What each eater has one of. */
  placeSettings: readonly string[]
  /** Ids of foods whose piece is not cut raw. */
  neverCut: readonly string[]
  /** Ids of foods of which a portion is whole pieces. */
  servedWhole: readonly string[]
  /** Last words of the names of foods that are poured. */
  poured: readonly string[]
  hands: {
    /** Minutes of work that a line or step with one of the words takes. */
    minutes: number
    /** How much of them each further portion takes, above those that a dish is written for. */
    eachMore: number
    words: readonly string[]
  }
  /** Ids of foods that may be cut the evening before. */
  cutAhead: {
    /** Least grams of a line, for a whole dish. */
    grams: number
    foods: readonly string[]
    underWater: readonly string[]
  }
}
