import type { SpanishFood } from '@brightplate/foods/languages/spanish-food'
import { spanishPlural } from '@brightplate/foods/languages/spanish-plural'
import type { SpanishRecipe } from '@brightplate/recipes/languages/spanish-recipe'
import { usedFor } from '../dishes/dish.ts'
import type { PartFacts } from '../facts/part-facts.ts'
import { piecesMade } from '../steps/count-made.ts'
import { inMetric } from '../steps/in-metric.ts'
import { measuredShare, partOf } from '../steps/share-of-line.ts'
import { countOf, gramsOf, isCalledAsWritten } from '../steps/steps-of.ts'
import { capitalOf, joinArticles } from './articles.ts'
import { spanishAmount, spanishLineAmount } from './spanish-line.ts'
import { articleOf, isAlwaysMany, shortName, spanishFoodOf, titleName } from './spanish-name.ts'
import { genderOfVessel, spanishPlaceSetting, spanishVessel } from './spanish-vessel.ts'
import { spanishWords as words } from './spanish-words.ts'

const references = /\[([^\]]*)\]/g

interface Cooked extends Pick<PartFacts, 'dish' | 'servings' | 'people' | 'measures' | 'lines'> {
  /** What a food is called that stands in for another. */
  foodName: (food: SpanishFood, isMany: boolean) => string
}

const scaleOf = ({ servings, dish }: Cooked): number => servings / dish.recipe.servings

/** A food in a step, with its article: the recipe's own words, or the name of what stands in its place. */
function foodWords(id: string, [one = '', many]: readonly string[], cooked: Cooked): string {
  const used = usedFor(cooked.dish, id)
  if (!used) throw new Error(`${cooked.dish.recipe.id} names ${id}, which it leaves out`)
  const pieces = countOf({ used, scale: scaleOf(cooked), profile: cooked })
  const isMany = pieces !== null && pieces > 1
  if (isCalledAsWritten(used)) return isMany ? (many ?? one) : one
  const food = spanishFoodOf(used.food.id)
  const isOfMany = isMany || isAlwaysMany(food)
  const name = cooked.foodName(food, isOfMany)
  return /^(?:el|la|los|las) /.test(one) ? `${articleOf(food, isOfMany)} ${name}` : name
}

const shareNames: Readonly<Record<string, string>> = {
  '1/4': 'quarter',
  '1/3': 'third',
  '1/2': 'half',
  '2/3': 'twoThirds',
  '3/4': 'threeQuarters',
}

function shareWords(id: string, share: string, forms: readonly string[], cooked: Cooked): string {
  const used = usedFor(cooked.dish, id)
  if (!used) throw new Error(`${cooked.dish.recipe.id} names ${id}, which it leaves out`)
  const part = partOf(share)
  const of = foodWords(id, forms, cooked)
  const taken = measuredShare(used, part, scaleOf(cooked), cooked.measures)
  return taken
    ? words.of({ amount: spanishAmount(taken), food: of })
    : words.share({ share: shareNames[share] ?? (part > 0.5 ? 'most' : 'some'), of })
}

/** "8 tortitas delgadas", "2 charolas (12 palitos cada una)". */
function countWords(
  made: number,
  each: number | null,
  [one = '', many = '']: readonly string[],
): string {
  const count = piecesMade(made)
  if (each === null) return `${count} ${count === 1 ? one : many}`
  const vessels = Math.ceil(count / each)
  if (vessels <= 1) return spanishPlaceSetting(one, 1)
  return words.traysOf({
    trays: `${vessels} ${spanishPlural(one)}`,
    pieces: `${Math.ceil(count / vessels)} ${many}`,
    gender: genderOfVessel(one),
  })
}

function numberWords(id: string, [one = '', many = '']: readonly string[], cooked: Cooked): string {
  const used = usedFor(cooked.dish, id)
  const pieces = used && countOf({ used, scale: scaleOf(cooked), profile: cooked })
  return (pieces ?? 1) > 1 ? many : one
}

function fill(inside: string, cooked: Cooked, grams: number): string {
  const [head = '', ...forms] = inside.split('|')
  if (head.startsWith('@each ')) return spanishPlaceSetting(forms[0] ?? '', cooked.people)
  if (head.startsWith('@')) return spanishVessel(head.slice(1), forms[0] ?? '', grams)
  if (head.startsWith('#')) {
    const [made = 0, each] = head.slice(1).split('/').map(Number)
    return countWords(made * scaleOf(cooked), each ?? null, forms)
  }
  const [id = '', question] = head.split('?')
  if (question !== undefined) return numberWords(id, [question, ...forms], cooked)
  const [food = '', share] = head.split('#')
  if (share === 'amount') {
    const line = cooked.lines.find(({ used }) => used.ingredient.food === food)
    return line ? spanishLineAmount(line) : ''
  }
  return share === undefined
    ? foodWords(food, forms, cooked)
    : shareWords(food, share, forms, cooked)
}

const foodIds = /\[([a-z][a-z0-9-]*)[^\]]*\]/g

const isAllThere = (sentence: string, { dish }: Cooked): boolean =>
  [...sentence.matchAll(foodIds)].every(([, id]) => usedFor(dish, id ?? ''))

/** "cada tortilla": one of them, without its article. */
const withoutArticle = (text: string): string =>
  text.replaceAll(/\b([Cc]ada) (?:el|la|los|las) /g, '$1 ')

const inches: Readonly<Record<string, number>> = { media: 0.5, '1/2': 0.5, '1/4': 0.25, una: 1 }

const metric = (text: string): string =>
  inMetric(text).replaceAll(
    /(\d+(?:\/\d+)?|media|una)(?: de)? pulgadas?/g,
    (_, amount: string) => `${(inches[amount] ?? Number(amount)) * 2.5} cm`,
  )

function fillText(text: string, cooked: Cooked): string {
  const grams = gramsOf({ ...cooked, profile: cooked })
  const filled = text
    .split(/(?<=\.) /)
    .filter((sentence) => isAllThere(sentence, cooked))
    .map((sentence) =>
      capitalOf(
        joinArticles(
          withoutArticle(
            sentence.replaceAll(references, (_, inside: string) => fill(inside, cooked, grams)),
          ),
        ),
      ),
    )
    .join(' ')
  return cooked.measures === 'metric' ? metric(filled) : filled
}

/** A text of a recipe with the foods that are really used, as many as there are; empty where one is left out. */
export const fillSpanish = (text: string, cooked: PartFacts): string =>
  fillText(text, { ...cooked, foodName: shortName })

/** The name of a recipe with the foods that are really used, as a title calls them. */
export const fillSpanishTitle = (name: string, cooked: PartFacts): string =>
  fillText(name, { ...cooked, foodName: titleName })

/** The steps of a recipe as a cook reads them, without the sentences on foods that are left out. */
export const spanishSteps = ({ steps }: SpanishRecipe, cooked: PartFacts): string[] =>
  steps.map((step) => fillSpanish(step, cooked)).filter((step) => step !== '')
