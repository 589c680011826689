import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { KeyedText, PlanData } from '@brightplate/contract/plans/plan-data'
import { say } from '@brightplate/planner/texts/english'
import { chosen, type Dish, mealsOf, type PlantedFault } from './planting.ts'

const untrue = 'sentence that is not so'

const fault = (name: string, plant: PlantedFault['plant'], kind = untrue): PlantedFault => ({
  name: `sentence: ${name}`,
  kind,
  plant,
})

const tells = (data: PlanData, text: KeyedText): boolean => {
  data.tip_texts = [...(data.tip_texts ?? []), text]
  data.general_tips.push(text.text)
  return true
}

const inTips = (name: string, textOf: (plan: MealPlan) => KeyedText | null): PlantedFault =>
  fault(name, (plan) => {
    const text = textOf(plan)
    return text !== null && tells(plan.plan_data, text)
  })

type Task = NonNullable<PlanData['prepared_ahead']>[number]

const ahead = (name: string, kind: Task['kind'], change: (task: Task) => void): PlantedFault =>
  fault(name, ({ plan_data: { prepared_ahead: tasks = [] } }) => {
    const task = tasks.find((one) => one.kind === kind)
    if (task) change(task)
    return task !== undefined
  })

const changes = (name: string, tag: string, text: KeyedText): PlantedFault =>
  fault(name, (plan) => {
    plan.plan_data.changes = [...(plan.plan_data.changes ?? []), { tag, text }]
    return true
  })

const becauseOf = (
  name: string,
  textOf: (dish: Dish, slot: string) => KeyedText | null,
): PlantedFault =>
  fault(name, (plan, random) => {
    const told = mealsOf(plan).flatMap(({ dish, slot }) => {
      const text = textOf(dish, slot)
      return text ? [{ dish, text }] : []
    })
    const one = chosen(told, random)
    if (one) one.dish.why = [...(one.dish.why ?? []), one.text]
    return one !== undefined
  })

const isShared = ({ parts = [] }: Dish) => parts.some((part) => part.for_others)

/** Sentences that a plan does not bear out, one of each sort. */
export const sentencePlants: readonly PlantedFault[] = [
  fault(
    'a key that nobody checks',
    ({ plan_data: data }) => tells(data, { key: 'tip.of-the-moon', params: {}, text: 'The moon.' }),
    'sentence that nobody checks',
  ),
  fault(
    'a tip twice',
    ({ plan_data: data }) => data.tip_texts?.[0] !== undefined && tells(data, data.tip_texts[0]),
    'sentence said twice',
  ),
  inTips('a food counted that stands nowhere', () =>
    say('known.counted', { foods: ['moon cheese'] }),
  ),
  inTips('a target that known food does not bring', ({ plan_data: { nutrition = [] } }) => {
    const row = nutrition.find(({ from_known: known, target }) => (known ?? 0) < (target ?? 0) / 2)
    return row ? say('known.enough', { nutrients: [row.label] }) : null
  }),
  inTips('a share that is not so', () =>
    say('known.part', { shares: ['99 % of the vitamin D', '98 % of the fiber'] }),
  ),
  inTips('a step to food that is eaten', ({ profile_snapshot: profile }) => {
    const [from, to] = profile?.safe_foods ?? []
    return from && to ? say('known.step', { from, to, nutrients: [] }) : null
  }),
  inTips('few foods that are none of a main meal', () =>
    say('notice.few-forms', { foods: ['moon cheese'] }),
  ),
  inTips('meals out that are not', () => say('tip.meals-out', { count: 5 })),
  inTips('a nutrient that is reached', ({ plan_data: { nutrition = [] } }) => {
    const row = nutrition.find(({ reached, target }) => reached && target !== null)
    return row ? say('tip.not-reached', { nutrients: [row.label] }) : null
  }),
  inTips('a day that is long', ({ plan_data: { days } }) =>
    say('tip.kitchen-day', {
      day: 1,
      weekday: 'Monday',
      minutes: 900,
      cap: 35,
      dish: days[0]?.dinner.name ?? '',
    }),
  ),
  ahead('work ahead that is none of the meal', 'evening', (task) => {
    task.steps.push('Fold in the moon cheese.')
  }),
  ahead('work ahead in an amount of another meal', 'evening', (task) => {
    task.steps.push('Cut as the recipe says, and keep covered in the fridge: 77 carrots.')
  }),
  ahead('a batch that keeps too long', 'batch', (task) => {
    task.day -= 7
  }),
  inTips('a week that cooks often', () =>
    say('tip.kitchen-week', { week: 1, cooked: 40, cap: 8, over: 32 }),
  ),
  inTips('iodine of a child who drinks milk', ({ plan_data: { days } }) =>
    days.some(({ breakfast }) => breakfast.ingredients.some((line) => /\b2% milk/.test(line)))
      ? say('tip.iodine')
      : null,
  ),
  inTips('a certificate of a diet that nobody keeps', ({ profile_snapshot: profile }) =>
    profile && [profile, ...(profile.eaters ?? [])].every((one) => !one.dietary_preferences?.length)
      ? say('tip.certificate-halal')
      : null,
  ),
  changes(
    'a food that stands nowhere',
    'moon cheese',
    say('change.familiar', { count: 5, total: 42 }),
  ),
  changes(
    'a food that stands under no such name',
    'moon cheese',
    say('change.familiar-named', { count: 5, total: 42, food: 'sun cheese' }),
  ),
  fault('a food that stands and is told not to', ({ plan_data: data }) => {
    const told = data.changes?.find(({ text }) => text.key === 'change.familiar')
    if (told) told.text = say('change.familiar-full')
    return told !== undefined
  }),
  fault('a count of meals', ({ plan_data: data }) => {
    const told = data.changes?.find(({ text }) => text.key === 'change.familiar')
    if (told) told.text = say('change.familiar', { count: 41, total: 42 })
    return told !== undefined
  }),
  changes(
    'a wish that more answer',
    'crunchy foods',
    say('change.wished', { count: 300, total: 42 }),
  ),
  changes('fiber', 'constipation', say('change.fiber', { share: 900 })),
  changes('protein at breakfast', 'focus', say('change.steady', { grams: 90 })),
  changes(
    'a taste that is not there',
    'try new foods',
    say('change.new-foods', { steps: ['Moon cheese on day 1'] }),
  ),
  becauseOf('minutes', ({ total_minutes: minutes }) =>
    minutes === undefined ? null : say('why.quick', { minutes: minutes + 1 }),
  ),
  becauseOf('the same as another day', () => say('why.same-as', { weekday: 'Someday' })),
  becauseOf('a food that is not beside', (dish) =>
    isShared(dish) ? null : say('why.familiar-side', { food: 'moon cheese' }),
  ),
  becauseOf('a taste that is not on the plate', () =>
    say('ladder.kind', { from: 'moon cheese', to: 'green cheese' }),
  ),
  becauseOf('a favourite', () => say('why.favourite')),
  becauseOf('a food used that is in no line', () =>
    say('why.swapped', { used: 'moonmilk', instead: 'milk', rule: '' }),
  ),
  inTips('a drink as what makes a main meal', (plan) => {
    const drunk = mealsOf(plan)
      .filter(({ slot }) => /breakfast|lunch|dinner/.test(slot))
      .flatMap(({ dish }) => dish.parts ?? [])
      .find(({ ingredients: [line = ''] }) => /^\d+(?: \d\/\d)? (?:fl oz|ml)\b/.test(line))
    return drunk ? say('notice.few-forms', { foods: [drunk.name] }) : null
  }),
  fault('seconds of sweets', (plan) => {
    const part = mealsOf(plan)
      .flatMap(({ dish }) => (dish.parts ?? []).map((one) => ({ dish, one })))
      .find(({ one }) => one.role === 'accepted' && one.ingredients.length === 1)
    const [line = ''] = part?.one.ingredients ?? []
    if (!part) return false
    const sweet = '2 tbsp gummy candy (20 g)'
    part.one.ingredients[0] = sweet
    part.dish.ingredients = part.dish.ingredients.map((one) => (one === line ? sweet : one))
    return tells(plan.plan_data, say('known.seconds'))
  }),
  fault('a benefit without its nutrient', (plan, random) => {
    const meal = chosen(mealsOf(plan), random)
    if (meal) meal.dish.benefit_texts = [say('benefit.rich', { rich: ['selenite'] })]
    return meal !== undefined
  }),
  fault('what keeps until a day on which it is not eaten', (plan) => {
    const item = plan.plan_data.shopping_items?.[0]
    if (item) item.keeping = say('shop.freeze', { day: 40 })
    return item !== undefined
  }),
  fault('a budget', (plan) => {
    const { cost } = plan.plan_data
    if (cost) cost.budget = { usd: 900, text: say('cost.under-budget', { budget: 900, left: 1 }) }
    return cost !== undefined
  }),
]
