import type { Language } from '@brightplate/contract/languages'
import type { PlanData } from '@brightplate/contract/plans/plan-data'

/** More does not fit two lines of a phone; British English has longer words. */
const longestTitle: Readonly<Record<Language, number>> = { 'en-US': 60, 'es-US': 60, 'en-GB': 70 }

/** What a dish is made without stands in front, in Spanish behind, and is not counted: without it the name is another dish's. */
const without = /^(?:vegan |(?:[\p{L}-]+-(?:free)?(?:,? and |, ))*[\p{L}-]+-free:? )/iu

const freed =
  '(?:lácteos|leche|huevos?|gluten|trigo|soya|nueces(?: de árbol)?|cacahuate|ajonjolí|pescado|mariscos|lupino)'
const sin = new RegExp(`,? sin ${freed}(?:(?:,| y| ni) (?:sin )?${freed})*(?!\\p{L})`, 'giu')

/** "dum dum" is the name of a sweet, "chow chow" that of a relish. */
const doubled = /(?<![\p{L}\p{N}-])([\p{L}\p{N}]{2,}) \1(?![\p{L}\p{N}-])/iu
const sameDoubled = /^(?:dum|dan|chow|gado|kwek|lau|bam|pad|moi|couscous|red|tacu) /i

const plain = (words: string) => words.toLocaleLowerCase().trim().replace(/s$/, '')

/** What is wrong with a name as a parent reads it; null where nothing is. */
export function nameFault(name: string): string | null {
  const again = doubled.exec(name)
  if (again && !sameDoubled.test(again[0])) return 'a word stands twice'
  for (const { 1: inner = '', index } of name.matchAll(/\(([^)]*)\)/g)) {
    const before = plain(name.slice(0, index))
    if (before === plain(inner) || before.endsWith(` ${plain(inner)}`))
      return 'a parenthesis says the name again'
  }
  return null
}

function titleFault(title: string, language: Language): string | null {
  const { length } = title.replace(without, '').replaceAll(sin, '')
  return length > longestTitle[language] ? `a title of ${length} letters` : nameFault(title)
}

/** Every fault of the names of a plan: titles of dishes, what stands on plates, and lines of the list. */
export function nameFaults(plan: PlanData): string[] {
  const { days, shopping_items = [], staples = [], language = 'en-US' } = plan
  const dishes = days.flatMap(({ breakfast, lunch, dinner, snacks, juice }) => [
    breakfast,
    lunch,
    dinner,
    ...snacks,
    juice,
  ])
  const others = [
    ...dishes.flatMap(({ parts = [] }) => parts.map(({ name }) => name)),
    ...[...shopping_items, ...staples].map(({ name }) => name),
  ]
  const told = [
    ...dishes.map(({ name }) => [name, titleFault(name, language)] as const),
    ...others.map((name) => [name, nameFault(name)] as const),
  ]
  return [...new Set(told.flatMap(([name, fault]) => (fault === null ? [] : `${fault}: ${name}`)))]
}
