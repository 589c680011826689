import { readTokens } from '../../tokens/read-tokens.ts'
import type { FoodGroup } from '../food-group.ts'
import { foodGroups } from '../food-groups.ts'

/** Groups that are a texture: mushy, crunchy, soft. */
export const isTexture = ({ form, textures }: FoodGroup): boolean =>
  form === true && textures !== undefined

/** One word for a texture: "soggy", "crispy". By itself it names no food. */
export const textureWords: ReadonlySet<string> = new Set(
  foodGroups
    .filter(isTexture)
    .flatMap(({ names }) => Object.values(names).flat())
    .flatMap((name) => {
      const { plain } = readTokens(name)
      return plain.length === 1 ? plain : []
    }),
)
