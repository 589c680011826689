import { type Check, figure, names, unless } from './sentence.ts'

/** US dollars of the 75th percentile of days, 2015-2023, in prices of 2024 (NHANES, Purchase-to-Plate). */
const usualADay: readonly (readonly [under: number, usd: number])[] = [
  [4, 6.72],
  [9, 8.09],
  [14, 9.76],
  [19, 10.83],
]

const isAboveUsual: Check = ({ sentence }, { plan, profile }) => {
  const [, usual = Number.NaN] = usualADay.find(([under]) => profile.age < under) ?? []
  return unless(
    [Math.abs(figure(sentence, 'usual') - usual) <= 0.05, `usual is ${usual}`],
    [(plan.cost?.child_usd_a_day ?? 0) > usual, 'not above it'],
    [plan.cost?.budget === undefined, 'a budget says what is much'],
  )
}

const isWithin: Check = ({ sentence }, { plan: { cost } }) => {
  const [budget, left] = [figure(sentence, 'budget'), figure(sentence, 'left')]
  return unless(
    [budget === cost?.budget?.usd, 'another budget'],
    [left >= 0 && Math.abs(budget - (cost?.usd ?? 0) - left) <= 0.51, `$${left} left`],
  )
}

const isAbove: Check = ({ sentence }, { plan: { cost } }) => {
  const [budget, over] = [figure(sentence, 'budget'), figure(sentence, 'over')]
  return unless(
    [budget === cost?.budget?.usd, 'another budget'],
    [over > 0 && Math.abs((cost?.usd ?? 0) - budget - over) <= 0.51, `$${over} over`],
  )
}

const isAboveByKnown: Check = (placed, whole) => {
  const known = figure(placed.sentence, 'known')
  return [
    ...isAbove(placed, whole),
    ...unless([
      known > figure(placed.sentence, 'budget') && known <= (whole.plan.cost?.usd ?? 0) + 0.51,
      `$${known} for known food`,
    ]),
  ]
}

/** "bananas (about $8)": the dearest first, together no more than the week costs. */
const isDearest: Check = (placed, whole) => {
  const usd = names(placed.sentence, 'foods').map((food) =>
    Number(/\(about \$(\d+)\)$/.exec(food)?.[1]),
  )
  const total = usd.reduce((all, one) => all + one, 0)
  return [
    ...isAbove(placed, whole),
    ...unless(
      [usd.length > 0 && usd.every((one, index) => one <= (usd[index - 1] ?? one)), 'order'],
      [total <= (whole.plan.cost?.usd ?? 0) + usd.length / 2, `$${total} in all`],
    ),
  ]
}

/** What stands as typed, and none else. */
const isUnpriced: Check = ({ sentence }, { dishes }) => {
  const beside = new Set(dishes.flatMap(({ dish }) => dish.beside ?? []))
  const foods = names(sentence, 'foods')
  return unless([
    beside.size === foods.length && foods.every((food) => beside.has(food)),
    [...beside].join(', '),
  ])
}

const hasAllPrices: Check = (_, { dishes }) =>
  unless([dishes.every(({ dish }) => (dish.beside ?? []).length === 0), 'foods as typed stand'])

/** It is needed on that day, and no day is named before what it says it keeps. */
const isNeeded: Check = ({ sentence, item }, { dishes }) => {
  const day = figure(sentence, 'day')
  const days = new Set(
    dishes
      .filter(({ dish }) =>
        (dish.foods ?? []).some(({ food_id }) => item?.for_foods?.includes(food_id)),
      )
      .map((one) => one.day + 1),
  )
  const bought = (item?.trip ?? 1) === 2 ? 8 : 1
  const keeps = Number.isNaN(figure(sentence, 'days')) ? 1 : figure(sentence, 'days')
  return unless([days.has(day), `not needed on day ${day}`], [day - bought >= keeps, 'keeps'])
}

/** Of what is said of buying. */
export const shopSentences: Readonly<Record<string, Check>> = {
  'cost.above-usual': isAboveUsual,
  'cost.under-budget': isWithin,
  'cost.over-budget': isDearest,
  'cost.over-by-known': isAboveByKnown,
  'cost.left-out': hasAllPrices,
  'cost.left-out-typed': isUnpriced,
  'shop.freeze': isNeeded,
  'shop.fresh': isNeeded,
}
