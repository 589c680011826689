import { findPlainFoods } from '../../plain-foods/find-plain-foods.ts'
import { harmlessPhrases } from '../../plain-foods/words-around/words-around-plain-foods.ts'
import { findProducts } from '../../products/find-products.ts'
import { isContent } from '../filler/small-word.ts'
import { isGoverning, readTagText, type Stretch, type TagText } from '../tag-text.ts'
import { refusedGroups } from '../wishes/refused-groups.ts'
import { careWords } from '../words/care-words.ts'
import { cookingWords, dishWords } from '../words/dish-words.ts'
import { isFace } from '../words/faces.ts'
import { occasionWords } from '../words/occasion-words.ts'

const isIn = (at: number, { start, end }: Stretch) => at >= start && at < end

/** All that a text names: foods, diets, goals, textures, conditions, products, groups. */
function namesIn(text: TagText): Stretch[] {
  return [
    ...text.names,
    ...findProducts(text.tokens).filter(({ isGuess }) => !isGuess),
    ...refusedGroups(text),
  ]
}

/** "Picky" */
const isOfGoals = ({ meanings }: TagText['names'][number]): boolean =>
  meanings.every(({ subject }) => subject.startsWith('goal:'))

/** Whether a text names anything that is eaten, or kept from: a food, a diet, a product, a group. */
export function namesSomething(typed: string): boolean {
  if (findPlainFoods(typed).length > 0) return true
  const text = readTagText(typed)
  const names = text.names.filter((name) => !isOfGoals(name))
  return namesIn({ ...text, names }).length > 0
}

const saysHow = (text: TagText, at: number): boolean => {
  const word = text.tokens.plain[at] ?? ''
  return (
    !isContent(text, at) ||
    isFace(word) ||
    isGoverning(text, at) ||
    careWords.has(word) ||
    occasionWords.has(word) ||
    cookingWords.has(word)
  )
}

/** Whether a text is known as a thing by itself: it names something, and no word of it is left over. */
export function isKnownEntry(typed: string): boolean {
  if (findPlainFoods(typed).length > 0) return true
  const text = readTagText(typed)
  const names = namesIn(text)
  return (
    names.length > 0 &&
    text.tokens.plain.every(
      (word, at) =>
        names.some((name) => isIn(at, name)) || saysHow(text, at) || dishWords.has(word),
    )
  )
}

/** "tongue itches", behind what it is about. */
const tellsOfHarm = ({ governors }: TagText): boolean =>
  governors.some(({ kind }) => kind === 'harm')

/** "No milk on it", "nothing on top": said of the food before it. */
const ofWhatStandsBefore =
  /^(?:no|nothing|without)(?: \p{L}+){0,3} (?:(?:on|in|with|inside) (?:it|them)|on top)$/iu

/** Whether a text names nothing and only says how it is with what stands beside it: "severe", "EpiPen", "both", "no crust". */
export function isRemark(typed: string): boolean {
  if (ofWhatStandsBefore.test(typed)) return true
  const isOfFood = harmlessPhrases.some((phrase) => typed.replace(phrase, '').trim() === '')
  if (isOfFood) return true
  const text = readTagText(typed)
  return (
    namesIn(text).length === 0 &&
    (text.tokens.plain.every((_, at) => saysHow(text, at)) || tellsOfHarm(text)) &&
    findPlainFoods(typed).length === 0
  )
}
