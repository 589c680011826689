import { z } from 'zod'
import { tagListField } from './child.ts'

export const interpretBody = z.object({
  allergies: tagListField.default([]),
  behavioral_goals: tagListField.default([]),
  dietary_preferences: tagListField.default([]),
})

const list = z.enum(['allergies', 'behavioral_goals', 'dietary_preferences'])

/** One way to answer: add a tag, put it in the place of the tag read, or edit that one. */
const tagAnswer = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['add', 'replace']), label: z.string(), list, tag: z.string() }),
  z.object({ act: z.literal('edit'), label: z.string() }),
])

/** What one tag was understood as, in three parts. */
export const tagReading = z
  .object({
    list,
    tag: z.string().describe('As the parent typed it.'),
    understood_as: z.array(
      z.object({
        kind: z.enum([
          'allergen',
          'food',
          'diet',
          'like',
          'texture',
          'goal',
          'advice',
          'clinician',
          'answered',
        ]),
        term: z.string(),
        kept_out: z.array(z.string()).describe('Some of what is kept out.'),
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

export const interpretation = z
  .object({
    readings: z.array(tagReading),
    unchecked: z
      .array(z.string())
      .describe('Kept out as words, but not checked: "We could not check for xyz."'),
    clinician_conditions: z.array(z.string()),
  })
  .meta({ id: 'Interpretation' })

export type Interpretation = z.infer<typeof interpretation>
export type TagAnswer = z.infer<typeof tagAnswer>
export type TagReading = z.infer<typeof tagReading>
