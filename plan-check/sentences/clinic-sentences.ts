import { type Check, figure, names, unless, type Whole } from './sentence.ts'
import { isSame } from './stands.ts'

const rowOf = ({ plan }: Whole, nutrient: string) =>
  (plan.nutrition ?? []).find((row) => row.nutrient === nutrient)

/** Figures of a nutrient as they are printed, whole, and how they stand to what is advised. */
const isTold =
  (
    nutrient: string,
    advised: (figures: { said: number; mean: number }, told: Whole) => boolean,
  ): Check =>
  ({ sentence }, whole) => {
    const row = rowOf(whole, nutrient)
    if (!row) return [`no figure of ${nutrient}`]
    const { eaten } = sentence.params
    const mean = Math.round(row.mean)
    const known = Math.round(row.from_known ?? 0)
    return unless(
      [figure(sentence, 'offered') === mean, `offered: ${mean}`],
      [eaten === undefined || Number(eaten) === known, `from known food: ${known}`],
      [advised({ said: Number(eaten ?? mean), mean }, whole), 'within what is advised'],
    )
  }

const above =
  (nutrient: string) =>
  ({ said, mean }: { said: number; mean: number }, whole: Whole): boolean =>
    Math.max(said, mean) > Math.round(rowOf(whole, nutrient)?.upper ?? Number.POSITIVE_INFINITY)

const isLittle = ({ said }: { said: number }, whole: Whole): boolean =>
  said < Math.round(rowOf(whole, 'fiber_g')?.target ?? 0) / 2

/** Each food that is named is on the list, or given as formula. */
const areOfProfile: Check = ({ sentence }, { profile }) => {
  const given = (profile.formula ? [profile.formula] : []).map(({ name }) => name)
  const listed = [...(profile.safe_foods ?? []), ...given]
  return names(sentence, 'foods').flatMap((food) =>
    unless([listed.some((one) => isSame(one, food)), `not of the profile: ${food}`]),
  )
}

const fewFoods = 20

const areUnderTwenty: Check = ({ sentence }, { profile }) => {
  const count = figure(sentence, 'count')
  return unless(
    [count < fewFoods, `${count} are many`],
    [count > 1, `${count} is one food`],
    [count <= (profile.safe_foods ?? []).length, 'more than are listed'],
    [profile.safe_foods_nearly_all === true, 'the list is not nearly all'],
  )
}

/** Of what is said for a clinician, and of figures that are told as they are. */
export const clinicSentences: Readonly<Record<string, Check>> = {
  'told.sodium': isTold('sodium_mg', above('sodium_mg')),
  'told.sugar': isTold('added_sugars_g', above('added_sugars_g')),
  'told.sugar-under-two': isTold('added_sugars_g', above('added_sugars_g')),
  'told.fiber': isTold('fiber_g', isLittle),
  'clinic.formula-alone': areOfProfile,
  'clinic.drinks-alone': areOfProfile,
  'clinic.one-food': areOfProfile,
  'clinic.formula': areOfProfile,
  'clinic.under-twenty': areUnderTwenty,
}
