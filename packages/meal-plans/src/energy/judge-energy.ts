import { energyTerm, kcalWords } from '@brightplate/foods/eating/energy-term'
import { usualEnergy } from '@brightplate/foods/eating/usual-energy'

export interface JudgedEnergy {
  kcal: number
  /** What a plan of ours must not serve; null where the target is usual at the age, its borders among it. */
  condition: string | null
  /** One sentence for the form. */
  text: string
}

/** What becomes of an energy target that a clinician set, by the age. Throws a RangeError outside of 1 to 18 years. */
export function judgeEnergy(kcal: number, ageYears: number): JudgedEnergy {
  const { low, high } = usualEnergy(ageYears)
  const years = ageYears === 1 ? '1 year' : `${ageYears} years`
  const usual = `${kcalWords(low).replace(' kcal', '')} to ${kcalWords(high)} that are usual at ${years}`
  if (kcal >= low && kcal <= high) {
    return {
      kcal,
      condition: null,
      text: `Within the ${usual}: each day of a plan aims at ${kcalWords(kcal)}.`,
    }
  }
  const side = kcal < low ? 'below' : 'above'
  return {
    kcal,
    condition: `${energyTerm(kcal)}, ${side} the ${usual}`,
    text: `This is ${side} the ${usual}. We make no plan for it: please use the plan of your child’s dietitian.`,
  }
}
