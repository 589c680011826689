import { foodGroupTable } from '../../compiled/food-groups.js'
import type { PlainGroup } from '../plain-foods/plain-food.ts'
import { plainFoodOf } from '../plain-foods/plain-foods.ts'
import { type MainFoodGroup, mainFoodGroups } from './main-food-group.ts'

/** A food of a list as far as it is known: by its form, or by what kind of thing it is on a plate. */
export interface KnownForm {
  /** Of a plain food. */
  id?: string
  group: PlainGroup
}

const { mixed, of } = foodGroupTable

/** The food groups that a food brings: `data/main-food-groups.yaml`, compiled. */
export function groupsBrought({ id, group }: KnownForm): MainFoodGroup[] {
  const plain = id === undefined ? undefined : plainFoodOf(id)
  const usual = plain?.variantOf ? plainFoodOf(plain.variantOf) : plain
  const ids = [plain?.id, usual?.id]
  const origins = usual && mixed.includes(group) ? usual.food.origins : []
  return mainFoodGroups.filter((one) => {
    const { groups, foods, inMixed } = of[one]
    return (
      groups.includes(group) ||
      ids.some((each) => each !== undefined && foods.includes(each)) ||
      origins.some((origin) => inMixed.includes(origin))
    )
  })
}

/** Whether a food is told as all that there is of a group: potatoes of vegetables. */
export const isNearly = ({ group }: KnownForm, one: MainFoodGroup): boolean =>
  of[one].nearly.includes(group)
