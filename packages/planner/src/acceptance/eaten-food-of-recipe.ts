import type { PlainGroup, PlainTexture } from '@brightplate/foods/plain-foods/plain-food'
import type { Recipe, Texture } from '@brightplate/recipes/recipe'
import type { EatenFood } from './eaten-food.ts'

/** Kinds of food that are dry where they crunch; others are crisp outside and soft within. */
const dryGroups: readonly PlainGroup[] = [
  'cereal',
  'cracker',
  'cracker-sweet',
  'chips-salty',
  'bread',
  'nuts',
]

/** Null for textures that say how a dish is served, not how it feels. */
const plainTextures: Readonly<Record<Texture, PlainTexture | null>> = {
  smooth: 'smooth',
  soft: 'soft',
  crunchy: 'crisp',
  chewy: 'chewy',
  mixed: 'mixed',
  thin: 'wet',
  'sauce-apart': null,
}

type Shown = Pick<Recipe, 'id' | 'category' | 'group' | 'standsFor' | 'textures' | 'flavour'>

/**
 * A dish of ours as the child meets it, in the terms of plain foods. A recipe tells only
 * whether its taste is strong, and nothing of its shape: the unknown counts as no difference.
 */
export function eatenFoodOfRecipe({
  id,
  category,
  group,
  standsFor,
  textures,
  flavour,
}: Shown): EatenFood {
  const felt = textures.flatMap((texture) => {
    const plain = plainTextures[texture]
    if (plain === null) return []
    return plain === 'crisp' && dryGroups.includes(group) ? ['dry-crunchy'] : [plain]
  })
  return {
    id,
    category,
    group,
    form: { textures: felt, flavour: flavour === 'strong' ? 'strong' : null, shape: null },
    standsFor,
  }
}
