import type { TagSentence } from '../../interpretation.ts'
import type { Standing } from '../governed-foods.ts'
import { namedCuisines } from '../names/named-cuisines.ts'
import type { SettledName } from '../names/settled-names.ts'
import { typedNames } from '../names/typed-names.ts'
import { addReading, type ReadParts } from '../read-parts.ts'
import type { TagText } from '../tag-text.ts'

const ruleOutDishes: TagSentence = { key: 'note.cuisine-dishes', params: {} }

/** Whose cooking is asked for; one that is refused is no group of foods that a rule could name. */
export function readCuisines(
  text: TagText,
  parts: ReadParts,
  standing: readonly Standing[],
  settled: readonly SettledName[],
): void {
  const diets = settled.filter(({ kind }) => kind === 'diet')
  const isDiet = (at: number) => diets.some(({ start, end }) => at >= start && at < end)
  for (const { cuisine, start, end } of namedCuisines(text, isDiet)) {
    // "Indian vegetarian" is a diet and a cuisine
    const isOther = parts.roles.some(
      (role, at) => at >= start && at < end && role !== undefined && !isDiet(at),
    )
    if (isOther) continue
    const named = typedNames.cuisines.find(({ id }) => id === cuisine)
    if (!named) continue
    const { term } = named
    addReading(parts, { start, end }, [
      standing[start] === 'out'
        ? { kind: 'aside', term: `no ${term} food`, note: ruleOutDishes }
        : { kind: 'cuisine', term: `${term} food`, cuisine },
    ])
  }
}
