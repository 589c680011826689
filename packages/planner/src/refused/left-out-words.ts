import { readRefusal } from '@brightplate/foods/refused-foods/read-refusal'
import { type KeyedText, say, sayAsTyped, sayPart } from '../texts/english.ts'
import { englishNames } from '../texts/english-names.ts'
import type { TooLittle, Wish, WishCount } from './weigh-wishes.ts'

/** "23 dishes and 9 foods"; dishes alone where there is no food, and foods alone where there is no dish. */
export function dishesAndFoods(dishCount: number, foodCount: number): string {
  const dishes = sayPart('part.left-dishes', { count: dishCount })
  const foods = sayPart('part.left-foods', { count: foodCount })
  if (foodCount === 0) return dishes
  return dishCount === 0 ? foods : sayPart('part.left-both', { dishes, foods })
}

const textureNames: Readonly<Record<string, string>> = { 'sauce-apart': 'sauce on the side' }

/** As the parent typed it, or the name of a texture. */
const wishName = ({ kind, typed }: Wish): string =>
  kind === 'texture' ? (textureNames[typed] ?? typed) : typed

/** What a wish leaves out, in a sentence or two with a point between them: "fish: 23 dishes and 9 foods left out"; of a texture without its name. */
export function leftOutTexts({
  wish,
  refusal,
  dishes: dishCount,
  foods,
  madeWithout,
  stays: eaten,
}: WishCount): KeyedText[] {
  const left = dishesAndFoods(dishCount, foods)
  // It stands at the box of its texture.
  if (!refusal) return [say('left-out.texture', { left })]
  const { terms, unknown, guesses, stays } = readRefusal(wish.typed)
  const notKnown =
    unknown.length > 0 ? [say('left-out.unknown', { words: unknown.map(({ word }) => word) })] : []
  if (terms.length === 0) return notKnown
  const staying = [
    ...new Set([
      ...eaten,
      ...terms.flatMap(({ exemptions }) => exemptions.map(({ typed }) => typed)),
      ...stays,
    ]),
  ]
  const counted = sayAsTyped('left-out.counted', {
    typed: wish.typed,
    readAs: guesses.map((one) => one.readAs),
    left,
    without: madeWithout,
    staying,
    many: staying.length > 1 || /s$|\band\b/u.test(staying[0] ?? '') ? 'many' : 'one',
  })
  return [counted, ...notKnown]
}

/** "2 breakfasts" */
const coursesLeft = (left: TooLittle['left']): string[] =>
  left.map(({ course, dishes: count }) => sayPart('part.course-dishes', { course, count }))

/** "Only 2 breakfasts and 1 juice are left.", "No juices are left, and only 2 snacks." */
export function tooLittleText({ left }: TooLittle): KeyedText {
  const missing = left.filter(({ dishes: count }) => count === 0)
  const few = left.filter(({ dishes: count }) => count > 0)
  const courses = coursesLeft(few)
  if (missing.length === 0) {
    const isOne = few.length === 1 && few[0]?.dishes === 1
    return say('left-out.few', { courses, many: isOne ? 'one' : 'many' })
  }
  const none = missing.map(({ course }) => englishNames.coursesLeft[course])
  return say(few.length === 0 ? 'left-out.none' : 'left-out.none-and-few', { none, courses })
}

/** What taking back one wish brings. */
export const opensText = ({ wish, dishes: count, alone }: TooLittle['opens'][number]): KeyedText =>
  sayAsTyped(alone ? 'left-out.opens' : 'left-out.opens-in-part', { wish: wishName(wish), count })
