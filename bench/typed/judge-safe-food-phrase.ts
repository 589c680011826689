import { readTokens } from '@brightplate/foods/tokens/read-tokens'
import { readSafeFoods } from '@brightplate/meal-plans/profile-terms/read-safe-foods'
import { groupNamed } from './typed-groups.ts'
import { type JudgedPhrase, judged } from './typed-verdict.ts'

/** The word by which a group is typed as an allergy, where its name is none. */
const typedAs: Readonly<Record<string, string>> = {
  treenut: 'tree nuts',
  crust: 'crustaceans',
  moll: 'molluscs',
  sulphite: 'sulphites',
  cowmilk: 'milk',
}

function readingOf(phrase: string, allergies: readonly string[]) {
  const lists = { behavioral_goals: [], dietary_preferences: [], safe_foods: [phrase] }
  const { safe_food_readings: [reading] = [] } = readSafeFoods({
    ...lists,
    allergies: [...allergies],
    age: 8,
  })
  if (!reading) throw new RangeError(`“${phrase}” was not read`)
  return reading
}

/** "cheese (rash)" names what must stay out of it, "ice cream cone" holds it. */
const names = (phrase: string, group: string) => {
  const { words } = readTokens(phrase)
  return readTokens(group).words.every((word) => words.includes(word)) && words.length > 1
}

/**
 * A safe food. What must stay out is an allergy of the child that the food holds; where the phrase names it beside
 * other words, the phrase is a refusal, and the food must not be served to a child without any rule either.
 */
export function judgeSafeFoodPhrase(phrase: string, mustExclude: readonly string[]): JudgedPhrase {
  const free = readingOf(phrase, [])
  if (mustExclude.some((group) => names(phrase, group))) {
    if (free.verdict === 'planned') return judged('wrong-silent', free.text)
    if (free.verdict === 'as_typed') return judged('wrong-said', free.text)
    return judged('question', free.text)
  }
  for (const group of mustExclude) {
    groupNamed(group)
    const { verdict, text } = readingOf(phrase, [typedAs[group] ?? group])
    if (verdict === 'as_typed') return judged('wrong-silent', `${group}: ${text}`)
    if (verdict === 'planned') return judged('wrong-said', `${group}: ${text}`)
    if (verdict === 'read_label') return judged('honest unknown', `${group}: ${text}`)
  }
  if (mustExclude.length > 0) return judged('right')
  if (free.verdict === 'planned') return judged('right')
  return judged('honest unknown', free.text)
}
