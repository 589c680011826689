/** Years of age that figures about children's eating are counted by. */
export const ageBands = ['1-3', '4-8', '9-13', '14-18'] as const

export type AgeBand = (typeof ageBands)[number]

/** The band of a child of 1 to 18 years. */
export const ageBandOf = (ageYears: number): AgeBand =>
  ageYears < 4 ? '1-3' : ageYears < 9 ? '4-8' : ageYears < 14 ? '9-13' : '14-18'
