import { kcalWords } from '@brightplate/foods/eating/energy-term'
import type { MainFoodGroup } from '@brightplate/foods/food-groups/main-food-group'
import { andList } from '@brightplate/foods/word-list'

type Params = Record<string, string | number | string[]>

const listOf = (value: Params[string] | undefined): string =>
  andList(Array.isArray(value) ? value : [String(value ?? '')])

/** A food group that a list lacks; `but` where only its nearest kin is there. */
export const missingGroupWords: Readonly<Record<MainFoodGroup, { none: string; but?: string }>> = {
  fruit: { none: 'no fruit', but: 'no fruit but juice' },
  vegetables: { none: 'no vegetables', but: 'no vegetables but potatoes' },
  grains: { none: 'no grains' },
  'protein-foods': { none: 'no protein foods' },
  dairy: { none: 'no dairy or what stands in its place' },
}

/** Food of which there is more than its guidance, and why that is told. */
export const guidanceWords = {
  fish: 'fish (of kinds low in mercury)',
  rice: 'rice (it can hold arsenic)',
  cocoa: 'cocoa (it holds a little caffeine)',
} as const

/** `ruled`: 1 where rules of the profile keep some of it out. */
const theList = ({ ruled }: Params): string =>
  ruled ? 'Within the rules of this profile, the list holds' : 'The list holds'

/** What is missing beside what the list holds. */
const without = ({ groups, known }: Params): string => {
  if (groups === undefined) return ''
  return known ? `, with, as far as we know them, ${listOf(groups)}` : `, with ${listOf(groups)}`
}

const kcalOf = (value: Params[string] | undefined): string => kcalWords(Number(value))
const figureOf = (value: Params[string] | undefined): string =>
  Number(value).toLocaleString('en-US')

/** What is eaten beside what is counted. */
const besides = (uncounted: Params[string] | undefined): string =>
  uncounted === undefined ? '' : `, without ${listOf(uncounted)}, which we cannot count`

/** When a clinician is to be asked, by what the list of a child holds and lacks. */
export const clinicianTexts = {
  'clinic.chews-with-care': () =>
    'Until your clinician has looked at it, hard food is cooked soft, cut small or left out, and no tastes of new food are added.',
  'clinic.formula-alone': (params: Params) =>
    `${theList(params)} ${listOf(params.foods)} alone. Ask your clinician this week for a feeding therapist.`,
  'clinic.drinks-alone': (params: Params) =>
    `${theList(params)} nothing but drinks: ${listOf(params.foods)}. Ask your clinician this week what else your child needs.`,
  'clinic.one-food': (params: Params) =>
    `${theList(params)} one food: ${listOf(params.foods)}. Ask your clinician this week for a dietitian and a feeding therapist.`,
  'clinic.under-twenty': (params: Params) =>
    `${theList(params)} ${params.count} different foods${without(params)}. Under about 20, ask your clinician for a dietitian or a feeding therapist.`,
  'clinic.group-missing': (params: Params) =>
    `${theList(params)} ${listOf(params.groups)}. Ask your clinician or a dietitian what that means for your child.`,
  'clinic.group-missing-known': (params: Params) =>
    `${theList(params)}, as far as we know its foods, ${listOf(params.groups)}. Ask your clinician or a dietitian what that means for your child.`,
  'clinic.above-guidance': ({ foods }: Params) =>
    `There is more ${listOf(foods)} than we would plan for this age, as few other foods are eaten. Tell your clinician how often.`,
  'clinic.formula': ({ foods }: Params) =>
    `Keep ${listOf(foods)} as agreed with your clinician, and change it only with them.`,
  'clinic.formula-amount': ({ food, amount }: Params) =>
    `${food}, ${amount}: keep to what your clinician said, and change it only with them.`,
  'clinic.formula-out': () =>
    'A formula or nutrition drink of this profile does not fit its rules, so it is not in the plan. Ask your clinician before you change what your child drinks.',
  'clinic.energy': ({ kcal, least, most, uncounted }: Params) =>
    `A clinician set ${kcalOf(kcal)} a day: the days of this plan bring ${figureOf(least)} to ${kcalOf(most)}${besides(uncounted)}. Change it only with them.`,
  'clinic.energy-far': ({ kcal, least, most, uncounted }: Params) =>
    `A clinician set ${kcalOf(kcal)} a day: the days of this plan bring ${figureOf(least)} to ${kcalOf(most)}${besides(uncounted)}. That is over 10 % from it: show them this plan before you use it.`,
  'clinic.energy-out': ({ kcal }: Params) =>
    `A clinician set ${kcalOf(kcal)} a day: the meals at home are planned for their share of it. Change it only with them.`,
  'change.energy': ({ kcal }: Params) => `Each day aims at ${kcalOf(kcal)}, as a clinician set.`,
  'change.formula': ({ slots, amount }: Params) =>
    `Stands with ${listOf(slots)} each day${amount ? ` (a day: ${amount})` : ''}. Not counted in the figures of this plan.`,
  'familiar.formula': ({ typed, slots }: Params) =>
    `“${typed}” stands with ${listOf(slots)} each day, as much as your clinician said. It is not counted.`,
  'tip.midday-planned': () =>
    'Little at noon is fine: this plan aims at a small lunch, and at more at breakfast and the second snack. If hunger comes late, keep that snack for the evening.',
  'change.new-foods-later': () =>
    'Waits until your clinician has looked at the choking or coughing: no tastes of new food for now.',
} as const satisfies Record<string, (params: Params) => string>
