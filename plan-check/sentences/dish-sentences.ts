import type { NutrientReport } from '@brightplate/contract/plans/plan-data'
import type { Placed } from '../plan.ts'
import { plainText } from '../read-line.ts'
import { type Check, figure, name, names, unless, type Whole } from './sentence.ts'
import { isSame, partsOf } from './stands.ts'

const rich = 0.2
const good = 0.1
/** Figures are printed to a hundredth, and targets of a day with meals out to a tenth. */
const slack = 0.005
const mostOfABite = 400

const rowNamed = (plan: Whole['plan'], label: string): NutrientReport | undefined =>
  plan.nutrition?.find((row) => row.label === label)

function shareOf({ dish }: Placed, plan: Whole['plan'], label: string): number {
  const row = rowNamed(plan, label)
  const amount = row ? (dish.nutrition?.[row.nutrient] ?? 0) : 0
  return row?.target ? (amount + slack) / row.target : 0
}

const brings =
  (from: Readonly<Record<string, number>>): Check =>
  ({ sentence, placed }, { plan }) =>
    Object.entries(from).flatMap(([param, least]) =>
      names(sentence, param).flatMap((label) =>
        unless([!!placed && shareOf(placed, plan, label) >= least - slack, `${param}: ${label}`]),
      ),
    )

const isFillingStart: Check = ({ placed }, { plan }) =>
  unless(
    [placed?.slot === 'breakfast', 'not a breakfast'],
    [!!placed && shareOf(placed, plan, 'protein') >= rich - slack, 'little protein'],
  )

const isLight: Check = ({ placed }) =>
  unless([(placed?.dish.nutrition?.energy_kcal ?? 0) <= mostOfABite, 'more than a bite'])

/** A food of the list that the child eats at this meal. */
const isEaten =
  (place: 'first' | 'beside'): Check =>
  ({ sentence, placed }, { profile }) => {
    const food = name(sentence, 'food')
    const parts = placed ? partsOf(placed) : []
    const at = parts.findIndex(({ typed }) => typed !== null && isSame(typed, food))
    return unless(
      [(profile.safe_foods ?? []).some((one) => isSame(one, food)), `not on the list: ${food}`],
      [place === 'first' ? at === 0 : at > 0, `not ${place}: ${food}`],
      [parts[at]?.role === 'accepted', `not as eaten: ${food}`],
    )
  }

const isTyped: Check = ({ sentence, placed }) => {
  const food = name(sentence, 'food')
  return unless([
    (placed?.dish.beside ?? []).some((one) => isSame(one, food)),
    `not as typed: ${food}`,
  ])
}

const isFavourite: Check = ({ placed }, { profile }) => {
  const feedback = profile.dishes_said ?? []
  const loved = feedback.flatMap((one) => (one.says === 'favourite' ? one.recipe_id : []))
  const ids = [placed?.dish.recipe_id, ...(placed?.dish.parts ?? []).map((part) => part.recipe_id)]
  return unless([ids.some((id) => id !== undefined && loved.includes(id)), 'no favourite'])
}

const texture = /^(.*) foods$/

/** A texture that the dish has, or words of the parent that it is called by. */
const isWished: Check = ({ sentence, placed }) => {
  const wish = name(sentence, 'wish')
  const [, felt = ''] = texture.exec(wish) ?? []
  const { dish } = placed ?? {}
  const words = plainText([dish?.name, ...(dish?.ingredients ?? [])].join(' '))
  const isFelt = (dish?.textures ?? []).some((one) => one === felt)
  return unless([isFelt || words.includes(plainText(wish).replace(/s$/, '')), wish])
}

const isReadyIn: Check = ({ sentence, placed }) => {
  const minutes = figure(sentence, 'minutes')
  return unless([placed?.dish.total_minutes === minutes, `${minutes} minutes`])
}

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
export const weekdayOf = ({ plan: { days } }: Whole, day: number): string => {
  const { date } = days[day] ?? {}
  return date ? weekdays.format(Date.parse(date)) : ''
}

const mostDaysBack = 6

const isSameAs: Check = ({ sentence, placed }, whole) => {
  const weekday = name(sentence, 'weekday')
  const before = whole.dishes.some(
    ({ day, slot, dish }) =>
      placed !== undefined &&
      slot === placed.slot &&
      day < placed.day &&
      placed.day - day <= mostDaysBack &&
      weekdayOf(whole, day) === weekday &&
      dish.name === placed.dish.name,
  )
  return unless([before, weekday])
}

const isLeftover: Check = ({ sentence, placed }, whole) => {
  const { leftover, total_minutes } = placed?.dish ?? {}
  const day = (leftover?.day ?? 0) - 1
  const source = whole.dishes.find((one) => one.day === day && one.slot === leftover?.slot)
  return unless(
    [source?.dish.cooked_for !== undefined, 'nothing was cooked for it'],
    [name(sentence, 'source').includes(weekdayOf(whole, day)) || placed?.day === day, 'source'],
    [total_minutes === figure(sentence, 'minutes'), 'minutes'],
  )
}

/** What is used stands in a line; a rule is one of somebody at the table. */
const isSwapped: Check = ({ sentence, placed }) => {
  const used = plainText(name(sentence, 'used'))
  const words = used.split(/[^a-z]+/).filter((word) => word.length > 3)
  const lines = (placed?.lines ?? []).map(({ plain }) => plain)
  const stands = lines.some((line) => words.every((word) => line.includes(word.replace(/s$/, ''))))
  return unless([stands, `not in a line: ${used}`])
}

/** A taste bears the name of the step, beside food that the child eats in this plan. */
const isTasted: Check = ({ sentence, placed }, { dishes }) => {
  const [from, to] = [name(sentence, 'from'), name(sentence, 'to')]
  const tastes = placed ? partsOf(placed).filter(({ role }) => role === 'learning') : []
  const called = tastes.map((part) => plainText(part.name).replace(/^taste of /, ''))
  return unless(
    [called.some((one) => one.includes(plainText(to))), `not on the plate: ${to}`],
    [
      dishes.some((one) =>
        partsOf(one).some(
          ({ role, typed }) => role === 'accepted' && typed !== null && isSame(typed, from),
        ),
      ),
      `not eaten here: ${from}`,
    ],
  )
}

const plateOf = (placed: Placed | undefined, text: string) =>
  placed?.dish.plates?.find((one) => one.text.text === text)

/** A plate of another child by the names of what is on it, and of what it leaves. */
const isPlate: Check = ({ sentence, placed }) => {
  const plate = plateOf(placed, sentence.text)
  const named = (places: readonly number[]) =>
    places.map((place) => plainText(placed?.dish.parts?.[place]?.name ?? ''))
  const has = (param: string, places: readonly number[]) =>
    names(sentence, param).map(plainText).join() === named(places).join()
  return unless(
    [!plate || has('without', plate.left_out), 'left out'],
    [!plate || has('on', plate.parts), 'on the plate'],
  )
}

/** Of what is said of a dish. */
export const dishSentences: Readonly<Record<string, Check>> = {
  'benefit.rich-and-good': brings({ rich, good }),
  'benefit.rich': brings({ rich }),
  'benefit.good': brings({ good }),
  'benefit.filling-start': isFillingStart,
  'benefit.light': isLight,
  'benefit.omega-3': (placed, whole) =>
    brings({ ala: rich })(
      { ...placed, sentence: { ...placed.sentence, params: { ala: 'omega-3 fats (ALA)' } } },
      whole,
    ),
  'why.wish': isWished,
  'why.familiar-dish': isEaten('first'),
  'why.familiar-side': isEaten('beside'),
  'why.familiar-as-typed': isTyped,
  'why.favourite': isFavourite,
  'why.quick': isReadyIn,
  'why.same-as': isSameAs,
  'why.leftover': isLeftover,
  'why.swapped': isSwapped,
  'ladder.shape': isTasted,
  'ladder.flavour': isTasted,
  'ladder.preparation': isTasted,
  'ladder.kind': isTasted,
  'plate.of-child': isPlate,
  'plate.water': isPlate,
  'plate.none': isPlate,
}
