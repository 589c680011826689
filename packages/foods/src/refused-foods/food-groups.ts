import { foodGroups as compiled } from '../../compiled/groups.js'
import type { FoodGroup } from './food-group.ts'

/** Everything that a parent may refuse in one word: the files of `data/refused-groups`, compiled. */
export const foodGroups: readonly FoodGroup[] = compiled
