import { z } from 'zod'
import * as words from '#localized/child'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'
import { isOneLine, oneLineMessage } from '../one-line.ts'
import { foodFeedback } from '../typed/food-feedback.ts'
import { tagListField } from '../typed/tag-list-field.ts'
import { avoidableTexture } from './avoidable-texture.ts'
import { dishFeedback } from './dish-feedback.ts'
import { givenAnswer } from './given-answer.ts'

const error = () => words.eaterAge({ least: limits.childAgeMin, most: limits.eaterAgeMax })

/**
 * Someone who eats with a child: one of the household's other children by `child_id`, whose own profile
 * tells the rest, or anyone else by age. Their allergies and diet hold for what is cooked for all.
 */
export const eaterBody = z
  .object({
    child_id: z.uuid().nullish(),
    name: z
      .string()
      .trim()
      .max(limits.nameMaxLength, { error: () => limitMessages.name })
      .refine(isOneLine, { error: oneLineMessage })
      .nullish()
      .describe('What the family calls them; no plan holds it.'),
    age: z
      .number({ error })
      .int({ error })
      .min(limits.childAgeMin, { error })
      .max(limits.eaterAgeMax, { error })
      .nullish(),
    allergies: tagListField.nullish(),
    dietary_preferences: tagListField.nullish(),
  })
  .refine((one) => Boolean(one.child_id) || typeof one.age === 'number', {
    path: ['age'],
    error,
  })

/** An eater as it is kept; what one of the household's children tells of itself is filled in when it is read. */
export const eater = z
  .object({
    child_id: z.uuid().nullable(),
    name: z.string().nullable(),
    age: z.number().int(),
    allergies: z.array(z.string()),
    dietary_preferences: z.array(z.string()),
    careful_chewing: z.boolean().optional(),
    answers: z
      .array(givenAnswer)
      .optional()
      .describe('What was answered about the tags of one of the household’s children.'),
    safe_foods: z
      .array(z.string())
      .optional()
      .describe('This and the next: what one of the household’s children eats and refuses.'),
    safe_foods_nearly_all: z.boolean().optional(),
    refused_foods: z.array(z.string()).optional(),
    textures_avoided: z.array(avoidableTexture).optional(),
    foods_said: z.array(foodFeedback).optional(),
    dishes_said: z.array(dishFeedback).optional(),
  })
  .meta({ id: 'Eater' })

export type EaterBody = z.infer<typeof eaterBody>
export type Eater = z.infer<typeof eater>
