import { z } from 'zod'
import { avoidableTexture } from '../child/avoidable-texture.ts'
import { energyTarget, energyTargetReading } from '../child/energy-target.ts'
import { givenAnswer } from '../child/given-answer.ts'
import { labelReadBody } from '../child/label-read.ts'
import { limits } from '../limits.ts'
import { foodFeedbackField } from './food-feedback.ts'
import { tagList } from './tag-list.ts'
import { tagListField } from './tag-list-field.ts'

export const interpretBody = z.object({
  allergies: tagListField.default([]),
  behavioral_goals: tagListField.default([]),
  dietary_preferences: tagListField.default([]),
  answers: z.array(givenAnswer).max(limits.answersPerChild).optional(),
  age: z.number().int().min(limits.childAgeMin).max(limits.childAgeMax).optional(),
  careful_chewing: z.boolean().optional(),
  safe_foods: tagListField.optional(),
  refused_foods: tagListField.optional(),
  textures_avoided: z.array(avoidableTexture).max(6).optional(),
  labels_read: z.array(labelReadBody).max(limits.tagsPerList).optional(),
  foods_said: foodFeedbackField.optional(),
  energy_target_kcal: energyTarget.optional(),
})

/** One way to answer: add a tag, put it in place of the tag read, edit that one, or choose what is kept. */
const tagAnswer = z.discriminatedUnion('act', [
  z.object({
    act: z.enum(['add', 'replace']),
    label: z.string(),
    list: tagList,
    tag: z.string(),
  }),
  z.object({ act: z.literal('edit'), label: z.string() }),
  z.object({
    act: z.literal('answer'),
    label: z.string(),
    question: z.string().describe('The id to send in `answers` of the child.'),
    answer: z.string(),
  }),
])

/** A question about a tag, with all that may be answered. What it is about stays out until then. */
export const tagQuestion = z
  .object({
    list: tagList,
    tag: z.string(),
    id: z.string(),
    question: z.string(),
    answers: z.array(tagAnswer),
    blocks: z.boolean().optional().describe('True where no plan is made until it is answered.'),
  })
  .meta({ id: 'TagQuestion' })

/** What one tag was understood as, in three parts. */
const tagReading = z
  .object({
    list: tagList,
    tag: z.string().describe('As the parent typed it.'),
    understood_as: z.array(
      z.object({
        kind: z.enum([
          'allergen',
          'food',
          'diet',
          'like',
          'refused',
          'texture',
          'goal',
          'cuisine',
          'advice',
          'clinician',
          'energy',
          'answered',
          'none',
          'aside',
        ]),
        term: z.string(),
        name: z
          .string()
          .optional()
          .describe('`term` in the language of the call, where that is not English.'),
        kept_out: z.array(z.string()).describe('Some of what is kept out.'),
        by_name: z
          .literal(true)
          .optional()
          .describe(
            'An additive or a trace: what names it stays out, and the rest is not checked.',
          ),
        question: z.string().nullable(),
        note: z.string().nullable(),
        answers: z
          .array(tagAnswer)
          .optional()
          .describe('What a tap may do about the question or the note.'),
      }),
    ),
    not_recognised: z.array(z.string()),
  })
  .meta({ id: 'TagReading' })

/** What a tap says of a food whose words leave a doubt: the foods take its place, or are refused in it. */
const doubtAnswer = z.object({
  act: z.enum(['eats', 'stays_out']),
  label: z.string(),
  foods: z.array(z.string()).min(1),
})

/** How much a refused food or an avoided texture leaves out. */
export const leftOut = z.object({
  kind: z.enum(['refused', 'texture']),
  typed: z.string().describe('As typed, or the id of the texture.'),
  text: z.string().describe('One sentence: "fish: 23 dishes and 9 foods left out".'),
  dishes: z.number().int().describe('How many dishes that the rules allow it leaves out.'),
  foods: z
    .number()
    .int()
    .optional()
    .describe('How many plain foods, of those that may be offered, it leaves out beside them.'),
  recognised: z.boolean().describe('False where only the literal word is kept out.'),
  question: z
    .string()
    .optional()
    .describe(
      'Which food is meant, where the name is another one elsewhere: all of them stay out.',
    ),
  answers: z
    .array(doubtAnswer)
    .optional()
    .describe('What a tap may answer: the food takes the place of what was typed.'),
})

/** What becomes of a safe food, said where it is typed. */
const safeFoodReading = z.object({
  typed: z.string(),
  verdict: z.enum(['planned', 'forbidden', 'read_label', 'as_typed', 'paused']),
  text: z.string().describe('One sentence.'),
  allergens: z
    .array(z.string())
    .describe('With read_label: what the label is to be read for, one by one.'),
  answers: z
    .array(doubtAnswer)
    .optional()
    .describe(
      'What a tap may answer where its words leave in doubt whether it is eaten, or which food is.',
    ),
})

export const interpretation = z
  .object({
    readings: z.array(tagReading),
    unchecked: z
      .array(z.string())
      .describe('Kept out as words, but not checked: "We could not check for xyz."'),
    clinician_conditions: z.array(z.string()),
    questions: z
      .array(tagQuestion)
      .max(limits.questionsAtOnce)
      .optional()
      .describe('To ask now, the gravest first.'),
    left_out: z.array(leftOut).optional(),
    too_little: z
      .object({
        text: z.string(),
        opens: z.array(
          z.object({
            kind: z.string(),
            typed: z.string(),
            text: z.string(),
            dishes: z.number().int(),
          }),
        ),
      })
      .nullable()
      .optional()
      .describe(
        'Where the wishes leave too little for a week: what would open most if taken back.',
      ),
    safe_food_readings: z.array(safeFoodReading).optional(),
    energy_target: energyTargetReading.optional(),
  })
  .meta({ id: 'Interpretation' })

/** Foods to tap as eaten, that the rules of a profile allow. */
export const foodTiles = z
  .object({
    tiles: z
      .array(
        z.object({
          name: z.string().describe('The tag that a tap adds to the safe foods.'),
          label: z
            .string()
            .optional()
            .describe('What it is called in the language of the call, where that is not English.'),
          also: z.array(z.string()).describe('Other words that mean it.'),
          picture: z.string(),
        }),
      )
      .max(limits.foodTiles),
    left_out: z.number().int().describe('How many of our foods to tap the rules leave out.'),
  })
  .meta({ id: 'FoodTiles' })

export type FoodTile = FoodTiles['tiles'][number]
export type FoodTiles = z.infer<typeof foodTiles>
export type SafeFoodReading = z.infer<typeof safeFoodReading>
/** A profile as it is typed: what the reading of it needs. */
export type InterpretBody = z.infer<typeof interpretBody>
export type Interpretation = z.infer<typeof interpretation>
export type DoubtAnswer = z.infer<typeof doubtAnswer>
export type TagAnswer = z.infer<typeof tagAnswer>
export type TagQuestion = z.infer<typeof tagQuestion>
export type TagReading = z.infer<typeof tagReading>
