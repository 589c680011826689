import { plainGroups } from '@brightplate/foods/plain-foods/plain-food'
import { z } from 'zod'
import { needs, seenOtherwise, textures } from '../recipe.ts'

const text = z.string().min(1)
const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Starts with a letter and holds nothing that a step's braces use. */
const key = z.string().regex(/^[A-Za-z][A-Za-z' -]*$/)

const ingredient = z.strictObject({
  food: kebab,
  grams: z.number().positive(),
  measure: text.optional(),
  prep: text.optional(),
  or: z.array(kebab).min(1).optional(),
  optional: z.literal(true).optional(),
  seen: z.enum(seenOtherwise).optional(),
})

/** A recipe as it is written in its file: docs/changing-food.md says what each line means. */
export const recipeDocument = z.strictObject({
  id: kebab,
  version: z.int().positive(),
  name: text,
  category: z.int().positive(),
  group: z.enum(plainGroups),
  stands_for: z.array(kebab).min(1).default([]),
  only_for: z.array(z.enum(needs)).min(1).default([]),
  cuisine: text,
  servings: z.int().min(1).max(12),
  makes: z.record(key, z.int().positive()).optional(),
  minutes: z.strictObject({ active: z.int().positive(), total: z.int().positive() }),
  ahead: z
    .strictObject({
      steps: z.array(z.int().positive()).min(1),
      keep: text,
      afterwards: text.optional(),
    })
    .optional(),
  form: z.strictObject({
    textures: z.array(z.enum(textures)).min(1),
    temperature: z.enum(['hot', 'warm', 'cold']),
    flavour: z.enum(['mild', 'medium', 'strong']),
  }),
  keeps: z.strictObject({ freezes: z.boolean(), lunch_box: z.boolean() }),
  equipment: z.array(text),
  picture: z.array(z.string().regex(/^[a-z]+(-[a-z]+)?$/)).min(1),
  ingredients: z.record(key, ingredient),
  steps: z.array(text).min(1),
})

export type RecipeDocument = z.infer<typeof recipeDocument>
export type WrittenIngredient = z.infer<typeof ingredient>
