import { kindsByWord } from '../../compiled/food-groups.js'
import type { PlainGroup } from './plain-food.ts'

const ofCategory = new Map(kindsByWord.categories)

/** Whether a product of the category may be a plain food of the group: a Tootsie Roll is no bread roll. */
export function mayBe(category: string, group: PlainGroup): boolean {
  const kinds = ofCategory.get(category)
  return kinds?.or === undefined || kinds.is === group || kinds.or.includes(group)
}
