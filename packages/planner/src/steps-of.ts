import { requireFood } from '@brightplate/foods/foods'
import { shortFoodName } from '@brightplate/recipes/short-food-name'
import { capital, type Dish, type DishIngredient, usedFor } from './dish.ts'
import { measureLine } from './measures/measure-line.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { lineAmount } from './scale-line.ts'
import { agree, inNumber, numberWordsOf } from './steps/agree.ts'
import { countMade, countVessels } from './steps/count-made.ts'
import { inMetric } from './steps/in-metric.ts'
import { shareOfLine } from './steps/share-of-line.ts'
import { placeSettingOf, vesselOf } from './steps/vessel-of.ts'

/** What is cooked, for whom. */
export interface Cooked {
  dish: Dish
  /** Of the recipe, for everyone at the table. */
  servings: number
  people: number
  profile: PlannerProfile
}

const foodIds = /\[([a-z0-9-]+)[^\]]*\]/g
const vessels = /\[@(each )?([^\]]*)\]/g
const counts = /\[#(\d+)(?:\/(\d+))?\|([^|\]]*)(?:\|([^\]]*))?\]/g
const foods = /(\beach )?\[([a-z0-9-]+)([#?])?([^|\]]*)(?:\|([^\]]*))?\]/g

/** What a step knows of one of its foods. */
interface InStep {
  used: DishIngredient
  scale: number
  profile: PlannerProfile
}

const piecesOf = ({ used, scale, profile }: InStep) =>
  measureLine(used.ingredient, used.food, scale, profile.measures).pieces

/** The words of the recipe hold for a food that differs by its label alone. */
function nameOf({ used: { food, ingredient } }: InStep, words: string | undefined): string {
  const shown = shortFoodName(food)
  const isOwn = food.id === ingredient.food || shown === shortFoodName(requireFood(ingredient.food))
  return words && isOwn ? words : shown
}

/** `[food|words]`, `[food#amount]`, `[food#1/3|words]` or `[food?it|them]` for what is cooked. */
function fillFood(inStep: InStep, sign: string | undefined, what: string, words?: string): string {
  const { used, scale, profile } = inStep
  const pieces = piecesOf(inStep)
  if (sign === '?') return (pieces ?? 2) > 1 ? (words ?? '') : what
  if (sign !== '#') return inNumber(nameOf(inStep, words), used.food, pieces)
  if (what === 'amount') return lineAmount(used.ingredient, used.food, scale, profile)
  const name = inNumber(nameOf(inStep, words), used.food, pieces)
  return shareOfLine(used, what, name, scale, profile)
}

function fillSentence(sentence: string, cooked: Cooked, grams: number): string {
  const { dish, servings, people, profile } = cooked
  const scale = servings / dish.recipe.servings
  return sentence
    .replace(vessels, (_, each: string | undefined, words: string) =>
      each ? placeSettingOf(words, people) : vesselOf(words, grams),
    )
    .replace(counts, (_, made: string, each: string | undefined, words: string, pieces = '') =>
      each
        ? countVessels(Number(made) * scale, Number(each), words, pieces)
        : countMade(Number(made) * scale, words),
    )
    .replace(
      foods,
      (_, each: string | undefined, id: string, sign?: string, what = '', words?: string) => {
        const used = usedFor(dish, id)
        if (!used) throw new Error(`${dish.recipe.id} names ${id}, which it leaves out`)
        const inStep = { used, scale, profile }
        return each ? `each ${nameOf(inStep, words)}` : fillFood(inStep, sign, what, words)
      },
    )
}

/** Lets what a step calls again without a reference follow the number of its line: "the potatoes". */
function renumber(text: string, { dish, servings, profile }: Cooked): string {
  const scale = servings / dish.recipe.servings
  let said = text
  for (const used of dish.ingredients) {
    const number = numberWordsOf(used.food)
    const pieces = piecesOf({ used, scale, profile })
    if (!number || pieces === null) continue
    const [from, to] = pieces > 1 ? [number.one, number.many] : [number.many, number.one]
    const be = pieces > 1 ? ['is', 'are'] : ['are', 'is']
    said = said
      .replaceAll(new RegExp(`\\bthe ${from} ${be[0]}\\b`, 'g'), `the ${to} ${be[1]}`)
      .replaceAll(new RegExp(`\\bthe ${from}\\b(?! [a-z]+s\\b)`, 'g'), `the ${to}`)
  }
  return said
}

const gramsOf = ({ dish, servings, profile }: Cooked): number =>
  dish.ingredients.reduce(
    (sum, { ingredient, food }) =>
      sum + measureLine(ingredient, food, servings / dish.recipe.servings, profile.measures).grams,
    0,
  )

/** The steps as a cook reads them, without the sentences on foods that are left out. */
export function stepsOf(cooked: Cooked): string[] {
  const { dish, profile } = cooked
  const grams = gramsOf(cooked)
  const places: number[] = []
  const sentences = dish.recipe.steps.flatMap((step, place) =>
    step
      .split(/(?<=\.) /)
      .filter((sentence) =>
        [...sentence.matchAll(foodIds)].every(([, id]) => usedFor(dish, id ?? '')),
      )
      .map((sentence) => {
        places.push(place)
        return fillSentence(sentence, cooked, grams)
      }),
  )
  const said = agree(sentences).map((sentence) => capital(renumber(sentence, cooked)))
  const steps = dish.recipe.steps
    .map((_, place) => said.filter((_sentence, index) => places[index] === place).join(' '))
    .filter((step) => step !== '')
  return profile.measures === 'metric' ? steps.map(inMetric) : steps
}
