import { stepsOfDish } from '@brightplate/contract/plans/dishes/steps-of-dish'
import type { PlanData, ShoppingItem } from '@brightplate/contract/plans/plan-data'

/** Words that no Spanish sentence of ours holds. */
const english =
  /(?<![\p{L}-])(?:the|and|with|until|minutes?|cups?|tbsp|tsp|serve|chopped|slices?|heat|others|of|for|your|child|is|are|label|days?|more|less|not|cans?|bags?|box(?:es)?|bottles?|jars?|packs?|free|warm|cut|keep|stays|eaten|fresh|dry|frozen|drained)(?![\p{L}-])/iu

/** Brands and names of dishes that are said so in Spanish too. */
const soldSo = /\bhash browns?\b|\bhot dogs?\b|\bfree[- ]?range\b|\bUp and Go\b/giu

/** What a parent typed stays as it was typed: it stands in quotes. */
const ours = (text: string): string => text.replaceAll(/«[^»]*»/g, 'esto').replace(soldSo, 'así')

interface Shown {
  where: string
  text: string
}

/** Of what a plan has, or has not. */
const shown = (where: string, texts: readonly (string | undefined)[] = []): Shown[] =>
  texts.flatMap((text) => (text === undefined ? [] : { where, text }))

const shownTexts = (where: string, texts?: readonly ({ text: string } | undefined)[]): Shown[] =>
  shown(
    where,
    texts?.map((one) => one?.text),
  )

type Day = PlanData['days'][number]
type Dish = Day['breakfast'] | Day['snacks'][number] | Day['juice']

function shownOfDish(dish: Dish): Shown[] {
  const { parts = [], leftover, cooked_for: later, plates } = dish
  return [
    ...shown('dish', [dish.name, ...dish.ingredients, dish.prep_time]),
    ...shown('step', stepsOfDish(dish)),
    ...shown('fresh step', leftover?.fresh.steps),
    ...shown('for two meals', later && [...later.ingredients, ...later.steps]),
    ...shown('benefits', [dish.benefits]),
    ...shownTexts('benefit', dish.benefit_texts),
    ...shownTexts('why', dish.why),
    ...shownTexts(
      'plate',
      plates?.map(({ text }) => text),
    ),
    ...parts.flatMap(({ name, typed, ingredients, apart_steps: apart = [], ahead }) => [
      ...shown('part', name === typed ? [] : [name, ...ingredients, ...apart]),
      ...shown('ahead', ahead && [...ahead.cut, ...ahead.under_water, ...ahead.steps]),
      ...shownTexts('ahead', [ahead?.afterwards]),
    ]),
  ]
}

const shownOfItem = ({ name, typed, buy, aisle, where, keeping }: ShoppingItem): Shown[] => [
  ...shown('shopping', [typed === undefined ? name : undefined, buy, aisle]),
  ...shownTexts('shopping', [where, keeping]),
]

/** All words of a plan that somebody reads, but what a parent typed. */
function shownOf(plan: PlanData): Shown[] {
  const { cost, prepared_ahead: ahead = [], shopping_items: items = [], staples = [] } = plan
  return [
    ...plan.days.flatMap(({ breakfast, lunch, dinner, snacks, juice }) =>
      [breakfast, lunch, dinner, ...snacks, juice].flatMap(shownOfDish),
    ),
    ...[...items, ...staples].flatMap(shownOfItem),
    ...shown('tip', plan.general_tips),
    ...shownTexts('tip', plan.tip_texts),
    ...shownTexts('notice', plan.notices),
    ...shownTexts('rule', plan.ruled_out),
    ...shownTexts('checked', [plan.checked, plan.unchecked]),
    ...shownTexts(
      'change',
      plan.changes?.map(({ text }) => text),
    ),
    ...shownTexts(
      'label',
      plan.labels_to_read?.map(({ text }) => text),
    ),
    ...shown(
      'nutrient',
      plan.nutrition?.map(({ label }) => label),
    ),
    ...shownTexts('cost', [cost?.basis, cost?.left_out, cost?.above_usual, cost?.budget?.text]),
    ...ahead.flatMap(({ text, ingredients, steps, afterwards }) => [
      ...shown('ahead', [...ingredients, ...steps]),
      ...shownTexts('ahead', [text, afterwards]),
    ]),
  ]
}

const faults: Readonly<Record<string, RegExp>> = {
  'an English word': english,
  'a brace or nothing': /[{}]|undefined|null|NaN/,
  'an article apart from its preposition': /(?<!\p{L})(?:[Dd]e|[Aa]) el (?=\p{Ll})/u,
  'a space or sign too many': / {2}| [,.]|,,|\.\./,
  'a word twice': /(?<!\p{L})(?!moi|dan|tacu|red red)(\p{L}{3,}) \1(?!\p{L})/u,
}

/** What is wrong with the Spanish of a plan: each a sentence, with where it stands. */
export const faultsOfSpanishPlan = (plan: PlanData): string[] =>
  shownOf(plan).flatMap(({ where, text }) =>
    Object.entries(faults).flatMap(([fault, sign]) =>
      sign.test(ours(text)) ? `${where}: ${fault} in “${text}”` : [],
    ),
  )
