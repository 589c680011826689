import { energyTerm } from '@brightplate/foods/eating/energy-term'
import { usualEnergy } from '@brightplate/foods/eating/usual-energy'
import { type KeyedText, say, sayPart } from '@brightplate/planner/texts/english'

export interface JudgedEnergy {
  kcal: number
  /** The sign for which no plan is made; null where the target is within what is usual at the age, bounds included. */
  condition: string | null
  /** One sentence for the form. */
  text: KeyedText
}

/** What becomes of an energy target that a clinician set, by the age. Throws a RangeError outside of 1 to 18 years. */
export function judgeEnergy(kcal: number, ageYears: number): JudgedEnergy {
  const { low, high } = usualEnergy(ageYears)
  const usual = { low, high, years: ageYears }
  if (kcal >= low && kcal <= high) {
    return {
      kcal,
      condition: null,
      text: say('energy.usual', { ...usual, kcal }),
    }
  }
  const side = kcal < low ? 'below' : 'above'
  return {
    kcal,
    condition: sayPart('part.energy-unusual', { target: energyTerm(kcal), side, ...usual }),
    text: say('energy.unusual', { side, ...usual }),
  }
}
