import { readMatch } from '@brightplate/foods/tokens/read-match'
import type { TextParams } from '../../texts/fill-message.ts'
import { foodWord } from './food-word.ts'
import { mealSlotWord, nutrientWord } from './known-again.ts'
import { spanishPartOfText } from './spanish-texts.ts'

/*
 * Parts of sentences that plans keep in words alone: what they were made of is found in their English. A test says each
 * in English and reads it back.
 */

const days: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]
const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A Monday, from which days of the week are counted. */
const aMonday = Date.UTC(2024, 0, 1)
const dayMs = 24 * 60 * 60 * 1000
const weekdayName = new Intl.DateTimeFormat('es-US', { weekday: 'long', timeZone: 'UTC' })
const monthName = new Intl.DateTimeFormat('es-US', { month: 'long', timeZone: 'UTC' })

/** "lunes" */
export function weekdayWord(english: string): string | null {
  const index = days.indexOf(english)
  return index < 0 ? null : weekdayName.format(new Date(aMonday + index * dayMs))
}

function dateWords(english: string): string | null {
  return readMatch(/^(\w+), (\w+) (\d+)$/, english, (weekday, month, day) => {
    const index = months.indexOf(month)
    const name = weekdayWord(weekday)
    if (name === null || index < 0) return null
    return `${name}, ${day} de ${monthName.format(Date.UTC(2024, index, 1))}`
  })
}

/** "la cena del lunes" of "Monday’s dinner". */
export function mealWord(english: string): string | null {
  const near = readMatch(/^(\w+)’s (\w+)$/, english, (day, meal) => {
    const slot = mealSlotWord(meal)
    const weekday = weekdayWord(day)
    if (slot === null || weekday === null) return null
    return spanishPartOfText('part.meal-near', { slot, weekday })
  })
  const far = readMatch(/^(\w+) on (.+)$/, english, (meal, day) => {
    const slot = mealSlotWord(meal)
    const date = dateWords(day)
    if (slot === null || date === null) return null
    return spanishPartOfText('part.meal-far', { slot, date })
  })
  return near ?? far
}

/** "2 platillos y 1 alimento" */
export function leftWord(english: string): string | null {
  const form = /^(?:(\d+) dish(?:es)?)?(?: and )?(?:(\d+) foods?)?$/
  return readMatch(form, english, (dishes, foods) => {
    const phrases = {
      ...(dishes && { dishes: spanishPartOfText('part.left-dishes', { count: Number(dishes) }) }),
      ...(foods && { foods: spanishPartOfText('part.left-foods', { count: Number(foods) }) }),
    }
    if (phrases.dishes && phrases.foods) return spanishPartOfText('part.left-both', { ...phrases })
    return phrases.dishes ?? phrases.foods ?? null
  })
}

/** "carne molida (unos $12)" */
export function foodCostWord(english: string): string | null {
  return readMatch(/^(.+) \(about \$(\d+)\)$/, english, (name, usd) => {
    const food = foodWord(name)
    return food === null ? null : spanishPartOfText('part.food-costs', { food, usd: Number(usd) })
  })
}

/** "4 a 8" */
export function agesWord(english: string): string | null {
  return readMatch(/^(\d+) to (\d+)$/, english, (from, to) =>
    spanishPartOfText('part.ages', { from, to }),
  )
}

/** "el 40 % de vitamina D" */
export function shareWord(english: string): string | null {
  return readMatch(/^(\d+) % of the (.+)$/, english, (share, name) => {
    const nutrient = nutrientWord(name)
    return nutrient === null ? null : spanishPartOfText('known.part-share', { share, nutrient })
  })
}

const figure = String.raw`([\d,]+) (mg|g)`
const start = `^${figure}( or more)? of `
const home = '( for the meals at home)?'

const amountWithAdviceForms = [
  {
    key: 'told.sodium',
    pattern: new RegExp(`${start}sodium \\(at most ${figure} is advised${home}\\)$`),
  },
  {
    key: 'told.sugar',
    pattern: new RegExp(`${start}added sugar \\(at most ${figure} is advised${home}\\)$`),
  },
  {
    key: 'told.sugar-under-two',
    pattern: new RegExp(`${start}added sugar \\(none is advised before the second birthday\\)$`),
  },
] as const

const fiber = new RegExp(`${start}fiber \\(the usual target${home} is ${figure}\\)$`)

const amountOf = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))

const common = (
  amount: string | undefined,
  unit = '',
  more?: string,
  where?: string,
): TextParams => ({
  amount: amountOf(amount),
  unit,
  ...(more ? { least: 'yes' } : {}),
  ...(where ? { where: 'home' } : {}),
})

/** What is brought of sodium, added sugar or fiber, and what is advised. */
export function amountWithAdviceWord(english: string): string | null {
  for (const { key, pattern } of amountWithAdviceForms) {
    const found = pattern.exec(english)
    if (!found) continue
    const [, amount, unit, more, most, , where] = found
    const params = common(amount, unit, more, where)
    return spanishPartOfText(key, { ...params, most: amountOf(most) })
  }
  const found = fiber.exec(english)
  if (!found) return null
  const [, amount, unit, more, where, target] = found
  const params = common(amount, unit, more, where)
  return spanishPartOfText('told.fiber', { ...params, target: amountOf(target) })
}
