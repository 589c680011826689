import { type Check, figure, names, unless, type Whole } from './sentence.ts'
import { isSame } from './stands.ts'

const rowOf = ({ plan }: Whole, nutrient: string) =>
  (plan.nutrition ?? []).find((row) => row.nutrient === nutrient)

const nutrients: Readonly<Record<string, string>> = {
  sodium: 'sodium_mg',
  'added sugar': 'added_sugars_g',
  fiber: 'fiber_g',
}

const partPattern =
  /^(?<amount>[\d,]+) (?:m?g)(?: or more)? of (?<what>[a-z ]+) \((?:at most (?<most>[\d,]+) |none is advised |the usual target.* is (?<target>[\d,]+) )/

const numberOf = (text: string | undefined) =>
  text === undefined ? null : Number(text.replaceAll(',', ''))

/** "4,826 mg of sodium (at most 2,300 mg is advised)", against the figures of the plan. */
function wrongFigures(part: string, isEaten: boolean, whole: Whole): string[] {
  const { amount, what = '', most, target } = partPattern.exec(part)?.groups ?? {}
  const row = rowOf(whole, nutrients[what] ?? '')
  const printed = numberOf(amount)
  if (!row || printed === null) return [`no figure: ${part}`]
  const held = Math.round(isEaten ? (row.from_known ?? 0) : row.mean)
  const bound = Math.round((target === undefined ? row.upper : row.target) ?? Number.NaN)
  const isFar = target === undefined ? printed > bound : printed < bound / 2
  return unless(
    [printed === held, `${what}: ${held}`],
    [isFar, `${what}: within what is advised`],
    [(numberOf(target ?? most) ?? 0) === bound, `${what}: advised are ${bound}`],
  )
}

/** Figures of the mean day as they are printed, whole, and how they stand to what is advised. */
const isReported: Check = ({ sentence }, whole) => [
  ...names(sentence, 'eaten').flatMap((part) => wrongFigures(part, true, whole)),
  ...names(sentence, 'offered').flatMap((part) => wrongFigures(part, false, whole)),
]

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
  'told.day': isReported,
  'clinic.formula-alone': areOfProfile,
  'clinic.drinks-alone': areOfProfile,
  'clinic.one-food': areOfProfile,
  'clinic.formula': areOfProfile,
  'clinic.under-twenty': areUnderTwenty,
}
