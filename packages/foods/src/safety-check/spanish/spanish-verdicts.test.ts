import { describe, expect, it } from 'vitest'
import { foods } from '../../foods.ts'
import { spanishFoods } from '../../languages/spanish-foods.ts'
import { type Asked, everyRule, excludedIds } from '../../languages/testing/excluded-ids.ts'
import { plainFoods } from '../../plain-foods/plain-foods.ts'
import { inEnglish } from './in-english.ts'

/** Every name with what it is called in Spanish: of foods as lines have it, and of plain foods as titles do. */
const names = [
  ...[...new Set([...foods, ...plainFoods.map(({ food }) => food)])].flatMap(({ id, name }) => {
    const food = spanishFoods.foods[id]
    return food ? [[name, food.name] as const] : []
  }),
  ...plainFoods.flatMap(({ id, name }) => {
    const food = spanishFoods.plainFoods[id]
    return food ? [[name, food.name] as const] : []
  }),
].map(([english, spanish]) => ({ english, spanish, judged: inEnglish(spanish).english }))

/** Names that one of the two languages excludes, and the other does not. */
function disagreements(...asked: Asked): string[] {
  const out = excludedIds(...asked)
  const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    one.size === other.size && one.isSubsetOf(other)
  return names.flatMap(({ english, spanish, judged }) =>
    isSame(out([english]), out([judged])) ? [] : [`${spanish}: ${judged}, for ${english}`],
  )
}

describe('the Spanish name of every food is judged as its English name', () => {
  it('has no word that is not known', () => {
    expect(names.length).toBeGreaterThan(2000)
    expect(names.filter(({ spanish }) => inEnglish(spanish).unread.length > 0)).toEqual([])
  })

  it.each(everyRule)('for %s', (_, asked) => {
    expect(disagreements(...asked)).toEqual([])
  })
})
