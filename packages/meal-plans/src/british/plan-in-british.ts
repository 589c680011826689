import type { PlanData, PlanDay, ShoppingItem, Slot } from '@brightplate/contract/plans/plan-data'
import { inAmericanSpelling } from '@brightplate/foods/languages/british/in-british'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
import { brokenWords } from '../check/broken-words.ts'
import { interpretTable } from '../profile/interpret-table.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { toPlannerProfile } from '../profile/to-planner-profile.ts'
import { cutInMetric, stepInMetric } from './british-measures.ts'
import { britishText, sentenceInBritish, type Typed } from './british-text.ts'
import { dishInBritish, linesInBritish, type PlanDish, stepsInBritish } from './dish-in-british.ts'
import { inOnePass } from './in-one-pass.ts'
import { judgedPlan } from './judged-plan.ts'
import { quotedDishes } from './quoted-dishes.ts'
import { shoppingItemInBritish, shoppingListInBritish } from './shopping-in-british.ts'
import { textsInBritish } from './texts-in-british.ts'
import { typedOf } from './typed-of.ts'

const say = britishText()

type Ahead = NonNullable<PlanData['prepared_ahead']>

/** Says what is cut for dishes in the measures of their lines. */
function cutsOf(days: readonly PlanDay[]): (step: string) => string {
  const dishes = days.flatMap(({ breakfast, lunch, dinner, snacks, juice }) => [
    ...[breakfast, lunch, dinner, juice],
    ...snacks,
  ])
  const lines = dishes.flatMap(({ ingredients, cooked_for: later }) => [
    ...ingredients,
    ...(later?.ingredients ?? []),
  ])
  const cuts = lines
    .map((line) => [line.split(/,| \(/)[0] ?? '', line] as const)
    .map(([cut, line]) => [cut, cutInMetric(cut, [line])] as const)
    .filter(([cut, british]) => cut !== british)
  return (step) => inOnePass(step, new Map(cuts))
}

const aheadInBritish = (tasks: Ahead, typed: Typed, inMetric: (step: string) => string): Ahead =>
  tasks.map(({ afterwards, ...task }) => ({
    ...task,
    text: sentenceInBritish(task.text, typed),
    ingredients: linesInBritish(task.ingredients, say),
    steps: stepsInBritish(task.steps.map(inMetric), say),
    ...(afterwards && { afterwards: sentenceInBritish(afterwards, typed, stepInMetric) }),
  }))

/** Where of a plan its words stay American. */
interface LeftOut {
  dishes: ReadonlySet<string>
  /** In small letters, as the gate read them: what is bought under such a name. */
  bought: readonly string[]
  /** List and tips. */
  list: boolean
}

const nothingLeftOut: LeftOut = { dishes: new Set(), bought: [], list: false }

const placeOf = (day: number, slot: Slot): string => `${day} ${slot}`

function dayInBritish(day: PlanDay, index: number, typed: Typed, { dishes }: LeftOut): PlanDay {
  const translated = <Of extends PlanDish>(dish: Of, slot: Slot): Of =>
    dishes.has(placeOf(index, slot)) ? { ...dish, language: 'en-US' } : dishInBritish(dish, typed)
  return {
    ...day,
    breakfast: translated(day.breakfast, 'breakfast'),
    lunch: translated(day.lunch, 'lunch'),
    dinner: translated(day.dinner, 'dinner'),
    snacks: day.snacks.map((snack, index) =>
      translated(snack, index === 0 ? 'snack_1' : 'snack_2'),
    ),
    juice: translated(day.juice, 'juice'),
  }
}

function itemInBritish(item: ShoppingItem, typed: Typed, { bought }: LeftOut): ShoppingItem {
  const translated = shoppingItemInBritish(item, typed)
  const judgedName = inAmericanSpelling(translated.name).toLowerCase()
  return bought.some((words) => judgedName.includes(words)) ? item : translated
}

function saidInBritish(plan: PlanData, typed: Typed, left: LeftOut): PlanData {
  const { shopping_items: items, staples, prepared_ahead: ahead, nutrition } = plan
  const translatedItems = items?.map((item) => itemInBritish(item, typed, left))
  const days = plan.days.map((day, index) => dayInBritish(day, index, typed, left))
  return {
    ...plan,
    language: 'en-GB',
    days,
    ...(left.list
      ? {}
      : {
          ...textsInBritish(plan, typed, quotedDishes(plan.days, days)),
          shopping_list: shoppingListInBritish(plan.shopping_list, items, translatedItems),
          ...(translatedItems && { shopping_items: translatedItems }),
          ...(staples && { staples: staples.map((item) => itemInBritish(item, typed, left)) }),
        }),
    ...(ahead && { prepared_ahead: aheadInBritish(ahead, typed, cutsOf(plan.days)) }),
    ...(nutrition && { nutrition: nutrition.map((row) => ({ ...row, label: say(row.label) })) }),
  }
}

const ruleOf = ({ rule, id, day, slot }: SafetyViolation): string => `${rule} ${id} ${day} ${slot}`

/**
 * A stored plan in British words: the same dishes, grams, figures and places. What a parent typed stays as typed. The
 * gate reads all of it, list and tips too: what breaks a rule that its American words do not break stays American, a
 * meal or a thing to buy by itself; what of list and tips breaks it besides, list and tips together.
 * @param child by whose rules, and those of its table, the gate reads
 */
export function planInBritish(plan: PlanData, child: ProfileFacts): PlanData {
  const typed = typedOf(child, plan)
  const profile = toPlannerProfile(child, interpretTable(child), [])
  const freshIn = (translated: PlanData): SafetyViolation[] => {
    const found = brokenWords(judgedPlan(translated, plan), profile)
    if (found.length === 0) return []
    const before = new Set(brokenWords(plan, profile).map(ruleOf))
    return found.filter((one) => !before.has(ruleOf(one)))
  }
  const translated = saidInBritish(plan, typed, nothingLeftOut)
  const fresh = freshIn(translated)
  if (fresh.length === 0) return translated
  const dishes = fresh.flatMap(({ day, slot }) =>
    day === null || slot === null ? [] : placeOf(day, slot),
  )
  const bought = fresh.flatMap(({ day, found }) => (day === null ? found.toLowerCase() : []))
  const left = { dishes: new Set(dishes), bought, list: false }
  const partly = saidInBritish(plan, typed, left)
  const isListRead = bought.length === 0 || freshIn(partly).every(({ day }) => day !== null)
  return isListRead ? partly : saidInBritish(plan, typed, { ...left, list: true })
}
