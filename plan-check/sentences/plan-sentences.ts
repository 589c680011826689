import { ageFacts, allergens } from '../facts.ts'
import { type Placed, sum } from '../plan.ts'
import { found, plainText } from '../read-line.ts'
import { weekdayOf } from './dish-sentences.ts'
import { type Check, figure, name, names, unless, type Whole } from './sentence.ts'
import { isSame, partsOf } from './stands.ts'

/** Only dinners are for more than the children that it counts. */
const isOfOwnMeals: Check = ({ sentence }, { dishes }) => {
  const children = figure(sentence, 'children')
  const larger = dishes.filter(
    ({ slot, dish }) => slot !== 'dinner' && (dish.people ?? 1) !== children,
  )
  const dinners = dishes.filter(
    ({ slot, dish }) => slot === 'dinner' && (dish.people ?? 1) > children,
  )
  return unless(
    [larger.length === 0, `${larger[0]?.at} is for ${larger[0]?.dish.people}`],
    [dinners.length > 0, 'no dinner is for more'],
  )
}

const breakfastsOf = ({ dishes }: Whole) => dishes.filter(({ slot }) => slot === 'breakfast')
const rowOf = ({ plan }: Whole, nutrient: string) =>
  plan.nutrition?.find((row) => row.nutrient === nutrient)

const texture = /^(?:likes? |loves? )?(.*?) (?:foods?|textures?|things)$/

/** Dishes that answer a wish by what the parent typed: a texture, or else a word of a name or line. */
function answering(tag: string, dishes: readonly Placed[]): number | null {
  const [, felt] = texture.exec(plainText(tag)) ?? []
  const feels = dishes.flatMap(({ dish }) => dish.textures ?? [])
  if (felt === undefined || !feels.some((one) => one === felt)) return null
  return dishes.filter(({ dish }) => (dish.textures ?? []).some((one) => one === felt)).length
}

const isAnswered: Check = ({ sentence, tag = '' }, { dishes }) => {
  const [count, own] = [figure(sentence, 'count'), answering(tag, dishes)]
  return unless(
    [figure(sentence, 'total') === dishes.length, `of ${dishes.length}`],
    [count > 0 && count <= dishes.length && (own === null || own === count), `${own} counted`],
  )
}

const wishWords =
  /\b(?:likes?|loves?|favou?rites?|eats?|only|foods?|and|the|with|more|textures?)\b/g

const isUnanswered: Check = ({ tag = '' }, { dishes }) => {
  const wished = plainText(tag).replace(wishWords, ' ').trim()
  const named = dishes.filter(({ dish }) => plainText(dish.name).includes(wished || '\n'))
  return unless(
    [(answering(tag, dishes) ?? 0) === 0, 'some feel like it'],
    [named.length === 0, `named after it: ${named[0]?.dish.name}`],
  )
}

const hasNoLateCocoa: Check = (_, { dishes }) => {
  const rules = ageFacts.banned.filter(({ rule }) => rule.startsWith('cocoa'))
  return dishes.flatMap(({ lines, slot, at }) =>
    rules
      .filter(({ slots = [] }) => slots.includes(slot))
      .flatMap(({ words, innocent }) =>
        lines.flatMap(({ product, part }) =>
          part?.for_others || found(product, words, innocent).length === 0
            ? []
            : [`${at}: ${product}`],
        ),
      ),
  )
}

const filling = 0.2
const slack = 0.005

const fillsAtBreakfast: Check = (_, whole) => {
  const target = rowOf(whole, 'protein_g')?.target ?? 0
  return breakfastsOf(whole).flatMap(({ dish, at }) =>
    unless([(dish.nutrition?.protein_g ?? 0) >= (filling - slack) * target, `${at}: ${dish.name}`]),
  )
}

/** Largest share of its usual energy by which a meal of a steady size differs from it. */
const steadyWithin = 1 / 3

const hasProtein: Check = ({ sentence }, whole) => {
  const breakfasts = breakfastsOf(whole)
  const protein = sum(breakfasts.map(({ dish }) => dish.nutrition?.protein_g ?? 0))
  const mean = protein / Math.max(1, breakfasts.length)
  return unless([Math.abs(mean - figure(sentence, 'grams')) <= 0.51, `${mean} g of protein`])
}

const isSteady: Check = (placed, whole) => {
  const mains = whole.dishes.filter(({ slot }) => /breakfast|lunch|dinner/.test(slot))
  return [
    ...hasProtein(placed, whole),
    ...[...Map.groupBy(mains, ({ slot }) => slot)].flatMap(([slot, ofSlot]) => {
      const kcal = ofSlot.map(({ dish }) => dish.nutrition?.energy_kcal ?? 0)
      const usual = sum(kcal) / kcal.length
      const unlike = kcal.filter((one) => Math.abs(one - usual) > usual * steadyWithin + 0.01)
      return unless([unlike.length === 0, `${slot}: ${unlike.map(Math.round).join(', ')} kcal`])
    }),
  ]
}

const isFiberShare: Check = ({ sentence }, whole) => {
  const { mean = 0, target } = rowOf(whole, 'fiber_g') ?? {}
  const share = target ? (mean / target) * 100 : 0
  return unless([Math.abs(share - figure(sentence, 'share')) <= 1, `${share} %`])
}

const learningOf = ({ dishes }: Whole) =>
  dishes.flatMap((one) =>
    partsOf(one).flatMap((part) => (part.role === 'learning' ? { part, day: one.day } : [])),
  )

const areSteps: Check = ({ sentence }, whole) =>
  names(sentence, 'steps').flatMap((step) => {
    const stands = learningOf(whole).some(
      ({ part, day }) => step === `${part.name} on day ${day + 1}`,
    )
    return unless([stands, `no taste: ${step}`])
  })

const hasNoStep: Check = (_, whole) => unless([learningOf(whole).length === 0, 'a taste stands'])

const hasNoneToStepFrom: Check = (_, { dishes }) => {
  const eaten = dishes.flatMap(partsOf).find(({ role }) => role === 'accepted')
  return unless([!eaten, `eaten: ${eaten?.name}`])
}

const wantsWeekly: Check = (_, { profile }) =>
  unless([!/none|daily/.test(profile.new_foods ?? ''), 'the parent wants none, or one each day'])

const wantsNew: Check = (_, { profile }) =>
  unless([profile.new_foods !== 'none', 'the parent wants nothing new'])

/** Over the plan too little of just these, and of none of which a figure is missing unless it is said. */
const areMissing =
  (isKnown: boolean): Check =>
  ({ sentence }, { plan }) => {
    const nutrients = names(sentence, 'nutrients')
    // Fiber is told by its figures where it is little.
    const isFiberReported = (plan.tip_texts ?? []).some(
      ({ key, text }) => key === 'told.day' && /\bfiber\b/.test(text),
    )
    const rows = (plan.nutrition ?? []).filter(
      ({ nutrient, unit, target }) =>
        unit !== 'kcal' && target && !(isFiberReported && nutrient === 'fiber_g'),
    )
    return rows.flatMap(({ label, mean, target, reached, complete }) => {
      const isShort = target !== null && mean < target && !reached
      return unless(
        [isShort === nutrients.includes(label), `${label}: ${mean} of ${target}`],
        [!isKnown || complete || !nutrients.includes(label), `${label}: not all figures are known`],
      )
    })
  }

const isOut: Check = ({ sentence }, { out }) =>
  unless([figure(sentence, 'count') === out, `${out} out`])

const isCooked = ({ dish }: Placed) => dish.temperature !== 'cold'
const rice = /\brice\b(?! (?:flour|vinegar|drink))/
const hasRice = ({ dishes }: Whole) =>
  dishes.some((one) => isCooked(one) && one.lines.some(({ plain }) => rice.test(plain)))

const hasLeftovers =
  (ofRice: boolean): Check =>
  (_, whole) =>
    unless(
      [hasRice(whole) === ofRice, ofRice ? 'no rice' : 'rice'],
      [whole.dishes.some(isCooked), 'nothing is cooked'],
      [
        ofRice ||
          whole.dishes.every(({ dish: { leftover }, day }) =>
            leftover?.kept === 'fridge' ? day + 1 - leftover.day <= 3 : true,
          ),
        'kept longer',
      ],
    )

const isWithoutMilk: Check = (_, { dishes, table: { child } }) => {
  const isExcluded =
    child.avoids.includes('milk') || child.diets.some((id) => /vegan|dairy|casein|gfcf/.test(id))
  const { contains, innocent } = allergens.milk ?? {}
  const held = dishes.flatMap(({ lines }) =>
    lines.filter(
      ({ product, part, freeOf }) =>
        !part?.for_others &&
        !freeOf.includes('milk') &&
        contains !== undefined &&
        found(product, contains, innocent).length > 0,
    ),
  )
  return unless([isExcluded || held.length === 0, `milk is eaten: ${held[0]?.product}`])
}

const keepsDiet =
  (id: string): Check =>
  (_, { table: { child, eaters } }) =>
    unless([[child, ...eaters].some(({ diets }) => diets.includes(id)), `no ${id} diet`])

const hasJuice: Check = (_, { dishes }) =>
  unless([
    dishes.some(
      ({ slot, lines }) =>
        slot === 'juice' && lines.some(({ product }) => /\bjuice\b/.test(product)),
    ),
    'no juice',
  ])

const minutesOf = (dishes: readonly Placed[]) =>
  sum(dishes.map(({ dish }) => dish.active_minutes ?? 0))

const isLongDay: Check = ({ sentence }, whole) => {
  const day = figure(sentence, 'day') - 1
  const own = whole.dishes.filter((one) => one.day === day)
  const called = own.filter((one) => one.dish.name === name(sentence, 'dish'))
  const others = own.filter(({ slot }) => slot !== 'juice')
  const most = Math.max(0, ...others.map((one) => one.dish.active_minutes ?? 0))
  return unless(
    [weekdayOf(whole, day) === name(sentence, 'weekday'), 'weekday'],
    [minutesOf(own) === figure(sentence, 'minutes'), `${minutesOf(own)} minutes`],
    [figure(sentence, 'minutes') > figure(sentence, 'cap'), 'within the cap'],
    [called.some((one) => (one.dish.active_minutes ?? 0) === most), 'not the longest'],
  )
}

const isWeekend = (name: string) => /^S/.test(name)

const areLongDays: Check = (placed, whole) => {
  const { sentence } = placed
  const cap = figure(sentence, 'cap')
  const weekend = isWeekend(name(sentence, 'weekday'))
  const all = [...Map.groupBy(whole.dishes, ({ day }) => day)]
    .filter(([day]) => isWeekend(weekdayOf(whole, day)) === weekend)
    .map(([day, dishes]) => ({ day, dishes, minutes: minutesOf(dishes) }))
  const long = all.filter(({ minutes }) => minutes > cap)
  const minutes = long.map((one) => one.minutes)
  const worst = long.find(({ day }) => day + 1 === figure(sentence, 'day'))
  const others = (worst?.dishes ?? []).filter(({ slot }) => slot !== 'juice')
  const most = Math.max(0, ...others.map(({ dish }) => dish.active_minutes ?? 0))
  return unless(
    [long.length === figure(sentence, 'count'), `${long.length} days`],
    [Math.min(...minutes) === figure(sentence, 'least'), `${Math.min(...minutes)} at least`],
    [Math.max(...minutes) === figure(sentence, 'most'), `${Math.max(...minutes)} at most`],
    [worst?.minutes === figure(sentence, 'most'), 'not the longest day'],
    [
      others.some(
        ({ dish }) => dish.name === name(sentence, 'dish') && (dish.active_minutes ?? 0) === most,
      ),
      'not the longest meal',
    ],
  )
}

const cookedFrom = 10
const daysAWeek = 7

const isLongWeek: Check = ({ sentence }, { dishes }) => {
  const week = figure(sentence, 'week') - 1
  const count = dishes.filter(
    ({ day, dish }) =>
      Math.floor(day / daysAWeek) === week && (dish.active_minutes ?? 0) >= cookedFrom,
  ).length
  const [cooked, cap] = [figure(sentence, 'cooked'), figure(sentence, 'cap')]
  const over = figure(sentence, 'over')
  return unless(
    [cooked === count, `${count} counted`],
    [cooked > cap, 'within the cap'],
    [cooked - cap === over, `${cooked - cap} too many`],
  )
}

/** Which dish is whose cooking is known by our recipes alone; of how many it is told is not. */
const countsMains: Check = ({ sentence }, { dishes }) => {
  const mains = dishes.filter(
    ({ slot, dish }) => ['breakfast', 'lunch', 'dinner'].includes(slot) && !dish.eaten_out,
  ).length
  const [count, total] = [figure(sentence, 'count'), figure(sentence, 'total')]
  return unless(
    [total === mains, `${mains} main meals`],
    [count > 0 && count <= total, 'no part of them'],
  )
}

const isOverruled: Check = ({ sentence }, { dishes }) => {
  const wish = plainText(name(sentence, 'wish'))
  const held = dishes.find((one) =>
    partsOf(one).some((part) => isSame(part.name, wish) || isSame(part.typed ?? '', wish)),
  )
  return unless([!held, `stands: ${held?.dish.name}`])
}

const leftOut: Check = ({ sentence }) =>
  unless(
    [figure(sentence, 'count') > 0, 'left out nothing'],
    [name(sentence, 'rule') !== '', 'names no rule'],
  )

/** Of what is said of a whole plan: its tips, and what each wish and goal changed. */
export const planSentences: Readonly<Record<string, Check>> = {
  'ruled-out': leftOut,
  'change.wished': isAnswered,
  'change.none-wished': isUnanswered,
  'change.cuisine': countsMains,
  'change.cuisine-few': countsMains,
  'change.sleep': hasNoLateCocoa,
  'change.steady': isSteady,
  'change.steady-protein': hasProtein,
  'change.fiber': isFiberShare,
  'change.new-foods': areSteps,
  'change.new-foods-none': hasNoStep,
  'change.new-foods-unknown': hasNoneToStepFrom,
  'change.overruled': isOverruled,
  'tip.own-meals': isOfOwnMeals,
  'tip.breakfast-protein': fillsAtBreakfast,
  'tip.new-food-step': wantsWeekly,
  'tip.no-pressure': wantsNew,
  'tip.not-reached': areMissing(true),
  'tip.not-reached-as-known': areMissing(false),
  'tip.meals-out': isOut,
  'tip.leftovers': hasLeftovers(true),
  'tip.leftovers-without-rice': hasLeftovers(false),
  'tip.iodine': isWithoutMilk,
  'tip.certificate-halal': keepsDiet('halal'),
  'tip.certificate-kosher': keepsDiet('kosher'),
  'tip.juice-medicine': hasJuice,
  'tip.kitchen-day': isLongDay,
  'tip.kitchen-days': areLongDays,
  'tip.kitchen-week': isLongWeek,
}
