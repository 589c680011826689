import { formRefusals } from '@brightplate/foods/eating/form-refusals'
import { type RefusedProperty, refusedProperties } from '@brightplate/foods/eating/refused-property'
import type { EatenFood, EatenForm } from './eaten-food.ts'

const isMixed = ({ textures }: EatenForm) => textures.includes('mixed')

/** What is not known of one of them is no difference. */
const areOther = (a: string | null, b: string | null) => a !== null && b !== null && a !== b

const partTextures = ({ textures }: EatenForm) =>
  textures
    .filter((texture) => texture !== 'mixed')
    .sort()
    .join()

/** By which of the properties that children refuse food by two forms differ. */
function differs(property: RefusedProperty, a: EatenForm, b: EatenForm): boolean {
  switch (property) {
    case 'texture':
      return partTextures(a) !== partTextures(b)
    case 'taste':
      return areOther(a.flavour, b.flavour)
    case 'mixture':
      return isMixed(a) !== isMixed(b)
    case 'shape':
      return areOther(a.shape, b.shape)
    // Two foods of one form are two makes of it.
    case 'brand':
      return true
  }
}

function differencesOf(food: EatenFood, accepted: EatenFood): readonly RefusedProperty[] | null {
  if (accepted.id !== null && food.standsFor?.includes(accepted.id)) return ['brand']
  const { form, group } = food
  const other = accepted.form
  if (form === null || other === null || group === null || group !== accepted.group) return null
  return refusedProperties.filter((property) => differs(property, form, other))
}

/**
 * Of autistic children, the share who refuse food by nothing in which these two differ, 0 to 1; each
 * property is taken by itself. 0 where they are not of one group.
 */
export function nearness(food: EatenFood, accepted: EatenFood): number {
  const differences = differencesOf(food, accepted)
  if (differences === null) return 0
  return differences.reduce((share, property) => share * (1 - formRefusals[property]), 1)
}
