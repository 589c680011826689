import { readMatch } from '@brightplate/foods/tokens/read-match'
import { courses } from '@brightplate/recipes/recipe'
import { englishNames } from '../../texts/english-names.ts'
import { capitalOf } from '../articles.ts'
import { withinSpanish } from '../spanish-part.ts'
import { foodWord } from './food-word.ts'
import {
  courseWord,
  formulaSlotWord,
  formWord,
  guidanceWord,
  limitedWord,
  missingGroupWord,
  nutrientWord,
  placeWord,
} from './known-again.ts'
import { noteWord } from './note-word.ts'
import {
  agesWord,
  amountWithAdviceWord,
  foodCostWord,
  leftWord,
  mealWord,
  shareWord,
  weekdayWord,
} from './read-back.ts'
import { readingWord } from './reading-word.ts'
import { spanishPartOfText } from './spanish-texts.ts'
import {
  asTyped,
  bareTermWord,
  cuisineWord,
  dietWord,
  ruleWord,
  termWord,
  textureWord,
} from './term-word.ts'

/** The Spanish names of a plan’s dishes and parts, by their English ones in small letters. */
export type PlanNames = ReadonlyMap<string, string>

/** A parameter in Spanish; null where we do not know how it is said. */
export type ParamWord = (english: string, names: PlanNames) => string | null

const asItIs: ParamWord = (word) => word

/** A dish or part of the plan, small within a sentence as in English; what is none stays as typed. */
const plateWord: ParamWord = (english, names) => {
  const name = names.get(english.toLowerCase())
  if (name === undefined) return foodWord(english) ?? asTyped(english)
  return /^\p{Lu}/u.test(english) ? capitalOf(name) : withinSpanish(name)
}

/** The same in the middle of a sentence, where its English keeps the capital of a title. */
const plateWithin: ParamWord = (english, names) => {
  const word = plateWord(english, names)
  return word === null ? null : withinSpanish(word)
}

const stepWord: ParamWord = (english, names) =>
  readMatch(/^(.+) on day (\d+)$/, english, (step, day) => {
    const name = plateWord(step, names)
    return name === null ? null : spanishPartOfText('part.step-on-day', { name, day })
  })

/** A wish: foods of a texture, or what was typed. It stands in quotes. */
const wishWord: ParamWord = (english) => {
  const texture = readMatch(/^(.+) foods$/, english, textureWord)
  return texture === null
    ? bareTermWord(english)
    : spanishPartOfText('part.texture-foods', { texture })
}

/** A texture by its name, or a refused food as typed. */
const leftOutWishWord: ParamWord = (english) =>
  textureWord(english.replace('sauce on the side', 'sauce-apart')) ?? english

/** A dish of the plan as its title, which stands in quotes. */
const titleWord: ParamWord = (english, names) => {
  const name = names.get(english.toLowerCase())
  return name === undefined ? english : capitalOf(name)
}

/** "2 desayunos" of "2 breakfasts". */
const coursesWord: ParamWord = (english) =>
  readMatch(/^(\d+) (\w+)$/, english, (count, name) => {
    const course = courses.find(
      (one) => englishNames.coursesLeft[one] === name || englishNames.courses[one] === name,
    )
    return course === undefined
      ? null
      : spanishPartOfText('part.course-dishes', { course, count: Number(count) })
  })

/** By the names of parameters, in whatever sentence. */
const byName: Readonly<Record<string, ParamWord>> = {
  advice: noteWord,
  after: formWord,
  ages: agesWord,
  allergens: termWord,
  amount: asItIs,
  before: formWord,
  but: limitedWord,
  courses: coursesWord,
  dish: plateWord,
  eaten: amountWithAdviceWord,
  foods: plateWord,
  found: asItIs,
  from: asTyped,
  good: nutrientWord,
  groups: missingGroupWord,
  held: termWord,
  hold: asItIs,
  instead: foodWord,
  kept: termWord,
  later: mealWord,
  left: leftWord,
  many: asItIs,
  meal: mealWord,
  meals: placeWord,
  named: termWord,
  none: courseWord,
  note: noteWord,
  nutrient: nutrientWord,
  nutrients: nutrientWord,
  offered: amountWithAdviceWord,
  on: plateWord,
  readAs: bareTermWord,
  rich: nutrientWord,
  rule: ruleWord,
  rules: ruleWord,
  shared: termWord,
  shares: shareWord,
  slot: asItIs,
  slots: formulaSlotWord,
  side: asItIs,
  source: mealWord,
  span: asItIs,
  staying: bareTermWord,
  stays: plateWord,
  steps: stepWord,
  such: termWord,
  term: termWord,
  terms: termWord,
  to: foodWord,
  typed: asItIs,
  uncounted: asTyped,
  urgency: asItIs,
  usd: asItIs,
  used: foodWord,
  usual: asItIs,
  weekday: weekdayWord,
  what: bareTermWord,
  wish: wishWord,
  without: plateWord,
  words: asTyped,
}

/** Where one says something else than elsewhere. */
const ofText: Readonly<Record<string, Readonly<Record<string, ParamWord>>>> = {
  'ahead.batch': { meals: mealWord },
  'ahead.evening': { dish: plateWithin },
  'ahead.overnight': { dish: plateWithin },
  'answer.eats': { foods: bareTermWord },
  'answer.stays-out': { foods: bareTermWord },
  'change.cuisine': { term: cuisineWord },
  'change.cuisine-few': { term: cuisineWord },
  'change.diet': { term: dietWord },
  'change.diet-shared': { term: dietWord },
  'change.unread': { words: asItIs },
  'clinic.above-guidance': { foods: guidanceWord },
  'clinic.drinks-alone': { foods: asTyped },
  'clinic.formula': { foods: asTyped },
  'clinic.formula-alone': { foods: asTyped },
  'clinic.formula-amount': { food: asTyped },
  'clinic.one-food': { foods: asTyped },
  'cost.left-out-typed': { foods: asTyped },
  'cost.over-budget': { foods: foodCostWord },
  'familiar.doubt-of': { foods: bareTermWord },
  'finding.never-food': { food: bareTermWord },
  'finding.not-diet': { term: dietWord },
  'finding.of-dish': { dish: titleWord },
  'finding.out-beside': { food: asItIs },
  'finding.unread-beside': { food: asItIs },
  'label.by-rule': { food: asItIs },
  'label.guess': { food: asItIs },
  'label.may-be-sweetened': { food: asItIs },
  'label.often': { food: asItIs },
  'known.counted': { foods: plateWithin },
  'left-out.opens': { wish: leftOutWishWord },
  'left-out.opens-in-part': { wish: leftOutWishWord },
  'left-out.unknown': { words: asItIs },
  'move.before-cooking': { dish: titleWord },
  'move.kept-too-long': { dish: titleWord },
  'note.all-out': { term: bareTermWord },
  'note.clinic': { term: bareTermWord },
  'product.kept-out': { food: asItIs },
  'unread.condition': { term: readingWord },
  'warn.condition': { term: readingWord },
  'warn.meal': { dish: titleWord },
  'why.familiar-as-typed': { food: asTyped },
  'why.familiar-dish': { food: asTyped },
  'why.familiar-side': { food: asTyped },
}

/** How a parameter of a sentence is said; undefined for one that we know nothing of. */
export const paramWordOf = (key: string, name: string): ParamWord | undefined =>
  ofText[key]?.[name] ?? byName[name]
