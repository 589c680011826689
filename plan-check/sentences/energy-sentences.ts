import { dishesOf } from '../plan.ts'
import { type Check, figure, names, unless, type Whole } from './sentence.ts'
import { isSame } from './stands.ts'

/** The field's own target, or the figures that the tags name. */
const isOfProfile = (kcal: number, { profile }: Whole): boolean => {
  const { energy_target_kcal: field } = profile
  if (field != null) return field === kcal
  const tags = [profile.allergies, profile.behavioral_goals, profile.dietary_preferences].flat()
  const typed = tags.flatMap((tag) => {
    const figures = tag.replaceAll(/(?<=\d)[., ](?=\d{3})/g, '').match(/\d{3,4}/g) ?? []
    return [...figures.map(Number), figures.reduce((all, one) => all + Number(one), 0) / 2]
  })
  return typed.some((one) => Math.round(one) === kcal)
}

const isAimedAt: Check = (placed, whole) => {
  const kcal = figure(placed.sentence, 'kcal')
  const row = (whole.plan.nutrition ?? []).find(({ nutrient }) => nutrient === 'energy_kcal')
  return unless(
    [isOfProfile(kcal, whole), `${kcal} is not of the profile`],
    [whole.out > 0 || row?.target === kcal, `the plan aims at ${row?.target}`],
    [whole.out === 0 || (row?.target ?? 0) < kcal, 'meals out take nothing of it'],
  )
}

/** Energy of each day on which every meal is at home, by its dishes, whole. */
function daysAtHome({ plan }: Whole): number[] {
  const all = dishesOf(plan)
  return plan.days.flatMap((_, index) => {
    const own = all.filter(({ day }) => day === index)
    if (own.some(({ dish }) => dish.eaten_out)) return []
    return Math.round(own.reduce((sum, { dish }) => sum + (dish.nutrition?.energy_kcal ?? 0), 0))
  })
}

const near = (one: number, other: number) => Math.abs(one - other) <= 1
const tenth = 0.1

const isBrought =
  (isFar: boolean): Check =>
  (placed, whole) => {
    const [kcal, least, most] = [
      figure(placed.sentence, 'kcal'),
      figure(placed.sentence, 'least'),
      figure(placed.sentence, 'most'),
    ]
    const days = daysAtHome(whole)
    const away = Math.max(kcal - least, most - kcal)
    const beside = whole.dishes.flatMap(({ dish }) => [
      ...(dish.beside ?? []),
      ...(dish.parts ?? []).flatMap((part) => (part.grams === null ? [part.typed ?? ''] : [])),
    ])
    const uncounted = names(placed.sentence, 'uncounted')
    return [
      ...isAimedAt(placed, whole),
      ...unless(
        [near(least, Math.min(...days)), `the least is ${Math.min(...days)}`],
        [near(most, Math.max(...days)), `the most is ${Math.max(...days)}`],
        [away > tenth * kcal === isFar, isFar ? 'within a tenth' : 'over a tenth'],
        [
          beside.every((one) => one === '' || uncounted.some((food) => isSame(food, one))),
          'what is not counted is not named',
        ],
        [
          uncounted.every((food) => beside.some((one) => isSame(food, one))),
          'names what is counted or not served',
        ],
      ),
    ]
  }

const hasNoDayAtHome: Check = (placed, whole) => [
  ...isAimedAt(placed, whole),
  ...unless([daysAtHome(whole).length === 0, 'days are at home']),
]

/** Of the energy that a clinician set. */
export const energySentences: Readonly<Record<string, Check>> = {
  'clinic.energy': isBrought(false),
  'clinic.energy-far': isBrought(true),
  'clinic.energy-out': hasNoDayAtHome,
  'change.energy': isAimedAt,
}
