import { avoidableTextures, type Course } from '@brightplate/recipes/recipe'
import { z } from 'zod'

/** What a model is asked for. Bounds are checked apart: not every provider takes them in a schema. */
export const proposals = z.object({
  dishes: z.array(
    z.object({
      name: z.string(),
      cuisine: z.string(),
      ingredients: z.array(z.string()).describe('One line each, with amount: "150 g cooked rice"'),
      steps: z.array(z.string()),
      active_minutes: z.number(),
      total_minutes: z.number(),
      textures: z.array(z.enum(avoidableTextures)),
      temperature: z.enum(['hot', 'warm', 'cold']),
      flavour: z.enum(['mild', 'medium', 'strong']),
    }),
  ),
})

export type DishProposal = z.infer<typeof proposals>['dishes'][number]

const words = (longest: number) => z.string().trim().min(3).max(longest)

/** The same within the bounds that a card and a cook can bear. */
export const boundedProposal = z
  .object({
    name: words(70),
    cuisine: z.string().max(30),
    ingredients: z.array(words(100)).min(1).max(14),
    steps: z.array(words(300)).min(1).max(8),
    active_minutes: z.number().int().min(1).max(120),
    total_minutes: z.number().int().min(1).max(240),
    textures: z.array(z.enum(avoidableTextures)).min(1).max(avoidableTextures.length),
    temperature: z.enum(['hot', 'warm', 'cold']),
    flavour: z.enum(['mild', 'medium', 'strong']),
  })
  .refine((dish) => dish.active_minutes <= dish.total_minutes)

/** Servings that a proposal's lines are for. */
export const proposedServings = 2

/** Plausible energy of a serving, in kcal. */
export const plausibleKcal: Readonly<Record<Course, readonly [number, number]>> = {
  breakfast: [150, 650],
  lunch: [200, 800],
  dinner: [200, 850],
  snack: [50, 380],
  juice: [20, 220],
}

/** Why a proposal was dropped. `feedback` goes back to the model: never a word that a parent typed. */
export interface Drop {
  why: 'shape' | 'words' | 'unresolved' | 'quantity' | 'energy' | 'rule' | 'duplicate'
  feedback: string
}
