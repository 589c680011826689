import { readRefusal } from '@brightplate/foods/refused-foods/read-refusal'
import { andList, orList } from '@brightplate/foods/word-list'
import type { Course } from '@brightplate/recipes/recipe'
import { sayPart } from '../texts/english.ts'
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

const quoted = (words: readonly string[]) => andList(words.map((word) => `“${word}”`))

/** What a wish leaves out, in one sentence: "fish: 23 dishes and 9 foods left out"; of a texture without its name. */
export function leftOutText({
  wish,
  refusal,
  dishes: dishCount,
  foods,
  madeWithout,
  stays: eaten,
}: WishCount): string {
  const leftOut = `${dishesAndFoods(dishCount, foods)} left out`
  const name = wishName(wish)
  // It stands at the box of its texture.
  if (!refusal) return leftOut
  const { terms, unknown, guesses, stays } = readRefusal(wish.typed)
  const notKnown =
    unknown.length > 0
      ? `We do not know ${quoted(unknown.map(({ word }) => word))}: we leave out only what is called that.`
      : ''
  if (terms.length === 0) return notKnown
  const readAs = guesses.length > 0 ? ` (read as ${andList(guesses.map((one) => one.readAs))})` : ''
  const staying = [
    ...new Set([
      ...eaten,
      ...terms.flatMap(({ exemptions }) => exemptions.map(({ typed }) => typed)),
      ...stays,
    ]),
  ]
  const beside = staying.length > 0 ? `; ${andList(staying)} ${staysVerb(staying)}` : ''
  const without = madeWithout > 0 ? `, ${madeWithout} made without` : ''
  const counted = `${name}${readAs}: ${leftOut}${without}${beside}`
  return notKnown === '' ? counted : `${counted}. ${notKnown}`
}

const staysVerb = (staying: readonly string[]) =>
  staying.length > 1 || /s$|\band\b/u.test(staying[0] ?? '') ? 'stay' : 'stays'

const courseNames: Readonly<Record<Course, readonly [one: string, many: string]>> = {
  breakfast: ['breakfast', 'breakfasts'],
  lunch: ['lunch', 'lunches'],
  dinner: ['dinner', 'dinners'],
  snack: ['snack', 'snacks'],
  juice: ['juice', 'juices'],
}

/** "Only 2 breakfasts and 1 juice are left.", "No juices are left, and only 2 snacks." */
export function tooLittleText({ left }: TooLittle): string {
  const none = left.filter(({ dishes: count }) => count === 0)
  const few = left.filter(({ dishes: count }) => count > 0)
  const named = andList(
    few.map(({ course, dishes: count }) => `${count} ${courseNames[course][count === 1 ? 0 : 1]}`),
  )
  if (none.length === 0) {
    const isOne = few.length === 1 && few[0]?.dishes === 1
    return `Only ${named} ${isOne ? 'is' : 'are'} left.`
  }
  const missing = `No ${orList(none.map(({ course }) => courseNames[course][1]))} are left`
  return few.length === 0 ? `${missing}.` : `${missing}, and only ${named}.`
}

/** What taking back one wish brings. */
export const opensText = ({ wish, dishes: count, alone }: TooLittle['opens'][number]): string =>
  alone
    ? `Without “${wishName(wish)}”: ${count} more ${count === 1 ? 'dish' : 'dishes'}`
    : `“${wishName(wish)}” is part of why ${dishesAndFoods(count, 0)} ${count === 1 ? 'is' : 'are'} left out`
