import { requireFood } from '@brightplate/foods/foods'
import { shortFoodName } from '@brightplate/recipes/short-food-name'
import { capital, type Dish, type DishIngredient, usedFor } from '../dishes/dish.ts'
import { type LineReader, lineAmount } from '../dishes/scale-line.ts'
import { measureLine } from '../measures/measure-line.ts'
import { agree, inNumber } from './agree.ts'
import { countMade, countVessels, piecesMade, singularOf } from './count-made.ts'
import { inMetric } from './in-metric.ts'
import { shareOfLine } from './share-of-line.ts'
import { placeSettingOf, vesselOf } from './vessel-of.ts'

/** What is cooked, for whom. */
export interface Cooked {
  dish: Dish
  /** Of the recipe, for everyone at the table. */
  servings: number
  people: number
  profile: LineReader
}

const foodIds = /\[([a-z0-9-]+)[^\]]*\]/g
const vessels = /\[@(each )?([^\]]*)\]/g
const counts = /\[#(\d+)(?:\/(\d+))?\|([^|\]]*)(?:\|([^\]]*))?\]/g
const foods = /(\beach )?\[([a-z0-9-]+)([#?])?([^|\]]*)(?:\|([^\]]*))?\]/g

/** What a step knows of one of its foods. */
interface InStep {
  used: DishIngredient
  scale: number
  profile: LineReader
}

type Counted = Pick<InStep, 'used' | 'scale'> & { profile: Pick<LineReader, 'measures'> }

const piecesOf = ({ used, scale, profile }: Counted) =>
  measureLine(used.ingredient, used.food, scale, profile.measures).pieces

/** By what a part of one is counted: seven slices are no seven cucumbers. */
const ofOnePiece = ['slice', 'stalk', 'leaf', 'clove']

/** How many of it there are by its name; null where that is not counted. */
export const countOf = (inStep: Counted): number | null =>
  ofOnePiece.includes(inStep.used.ingredient.measure?.unit ?? '') ? null : piecesOf(inStep)

/** The words of the recipe hold for a food that differs by its label alone. */
export const isCalledAsWritten = ({ food, ingredient }: DishIngredient): boolean =>
  food.id === ingredient.food || shortFoodName(food) === shortFoodName(requireFood(ingredient.food))

const nameOf = ({ used }: InStep, words: string | undefined): string =>
  words && isCalledAsWritten(used) ? words : shortFoodName(used.food)

/** `[food|words]`, `[food#amount]`, `[food#1/3|words]` or `[food?it|them]` for what is cooked. */
function fillFood(inStep: InStep, sign: string | undefined, what: string, words?: string): string {
  const { used, scale, profile } = inStep
  const pieces = piecesOf(inStep)
  if (sign === '?') return (pieces ?? 2) > 1 ? (words ?? '') : what
  if (sign !== '#') return inNumber(nameOf(inStep, words), used.food, countOf(inStep))
  if (what === 'amount') return lineAmount(used.ingredient, used.food, scale, profile)
  const name = inNumber(nameOf(inStep, words), used.food, countOf(inStep))
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

/** Every end of a name: "dried bay leaf", "bay leaf", "leaf". */
const endsOf = (name: string): string[] =>
  name.split(' ').map((_, place, words) => words.slice(place).join(' '))

/** A name that stands in another number than its line does. */
interface Swap {
  from: string
  to: string
  isMany: boolean
}

/** Puts "the `from`" into its other number, and the verb behind it. */
function swapNumber(text: string, { from, to, isMany }: Swap): string {
  if (!text.includes(`the ${from}`)) return text
  return text
    .replaceAll(
      new RegExp(`\\bthe ${from} ${isMany ? 'is' : 'are'}\\b`, 'g'),
      `the ${to} ${isMany ? 'are' : 'is'}`,
    )
    .replaceAll(new RegExp(`\\bthe ${from}\\b(?! [a-z]+s\\b)`, 'g'), `the ${to}`)
}

/** What a step may name again without a reference, which follows the number of its line: "the potatoes". */
function swapsOf({ dish, servings, profile }: Cooked): Swap[] {
  const scale = servings / dish.recipe.servings
  const swaps: Swap[] = []
  for (const used of dish.ingredients) {
    const { name, plural } = used.food
    const pieces = countOf({ used, scale, profile })
    if (!plural || pieces === null || plural.split(' ').length !== name.split(' ').length) continue
    const isMany = pieces > 1
    const manies = endsOf(plural)
    endsOf(name).forEach((one, index) => {
      const many = manies[index] ?? one
      swaps.push(isMany ? { from: one, to: many, isMany } : { from: many, to: one, isMany })
    })
  }
  for (const [, made = '', each, pieces = ''] of dish.recipe.steps.join(' ').matchAll(counts)) {
    const noun = pieces.split(' ').at(-1) ?? ''
    if (each || piecesMade(Number(made) * scale) > 1) continue
    swaps.push({ from: noun, to: singularOf(noun), isMany: false })
  }
  return swaps
}

/** Of all that is cooked together, by which a vessel is chosen. */
export const gramsOf = ({
  dish,
  servings,
  profile,
}: Pick<Cooked, 'dish' | 'servings'> & { profile: Pick<LineReader, 'measures'> }): number =>
  dish.ingredients.reduce(
    (sum, { ingredient, food }) =>
      sum + measureLine(ingredient, food, servings / dish.recipe.servings, profile.measures).grams,
    0,
  )

/** Each step as a cook reads it, without the sentences on foods that are left out: empty where none is left. */
function writtenSteps(cooked: Cooked): string[] {
  const { dish, profile } = cooked
  const grams = gramsOf(cooked)
  /** Of each sentence, which step it is of. */
  const stepOf: number[] = []
  const sentences = dish.recipe.steps.flatMap((step, stepIndex) =>
    step
      .split(/(?<=\.) /)
      .filter((sentence) =>
        [...sentence.matchAll(foodIds)].every(([, id]) => usedFor(dish, id ?? '')),
      )
      .map((sentence) => {
        stepOf.push(stepIndex)
        return fillSentence(sentence, cooked, grams)
      }),
  )
  const swaps = swapsOf(cooked)
  const agreed = agree(sentences).map((sentence) => capital(swaps.reduce(swapNumber, sentence)))
  const steps = dish.recipe.steps.map((_, stepIndex) =>
    agreed.filter((_sentence, index) => stepOf[index] === stepIndex).join(' '),
  )
  return profile.measures === 'metric' ? steps.map(inMetric) : steps
}

/** The steps as a cook reads them, without the sentences on foods that are left out. */
export const stepsOf = (cooked: Cooked): string[] =>
  writtenSteps(cooked).filter((step) => step !== '')

/** Those of them that may be done the evening before. */
export function stepsAhead(cooked: Cooked): string[] {
  const { ahead } = cooked.dish.recipe
  if (!ahead || ahead.steps.length === 0) return []
  return writtenSteps(cooked).filter((step, index) => ahead.steps.includes(index) && step !== '')
}
