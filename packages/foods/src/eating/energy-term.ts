/** "1,400 kcal", as every sentence tells it. */
export const kcalWords = (kcal: number): string => `${kcal.toLocaleString('en-US')} kcal`

/** Our word for an energy target that a clinician set. */
export const energyTerm = (kcal: number): string => `an energy target of ${kcalWords(kcal)} a day`
