import { z } from 'zod'
import { avoidableTexture } from '../child/avoidable-texture.ts'
import { careWords } from '../child/care-words.ts'
import { formula } from '../child/formula.ts'
import { languages } from '../languages.ts'
import { clinicWords } from '../papers/clinic-words.ts'
import { foodRecord } from '../papers/food-record.ts'
import { omitted } from '../papers/school-packet.ts'
import { slot } from '../plans/plan-data.ts'
import { requestedDay } from '../requested-day.ts'

const { in_a_reaction, how_to_offer, what_calms, who_to_call } = careWords.shape

/** What whoever feeds the child must know, whatever else a link shows. */
const head = {
  language: z.enum(languages),
  child_name: z.string().nullable().describe('As much of it as the parent shares.'),
  as_of: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  allergies: z.array(z.string()).describe('As the parent typed them, today.'),
  never: z.array(z.string()).describe('Foods that the parent keeps out.'),
  diets: z.array(z.string()).describe('As the parent typed them.'),
  careful_chewing: z.boolean(),
  in_a_reaction,
  who_to_call,
}

const sharedFood = z.object({
  food: z.string(),
  grams: z.number().nullable(),
  taste: z.boolean().describe('Offered beside, to try or to leave.'),
})

const sharedMeal = z.union([
  z.object({
    slot,
    state: z.literal('planned'),
    language: z
      .enum(languages)
      .optional()
      .describe(
        'Of its words, where they could not be said in the language of the page; English in answers of before.',
      ),
    name: z.string(),
    picture: z.string().nullable(),
    minutes: z.number().nullable(),
    people: z.number().int().describe('For how many the lines are.'),
    ingredients: z.array(z.string()),
    amounts: z
      .array(z.object({ people: z.number().int(), lines: z.array(z.string()) }))
      .optional()
      .describe('The same lines by for how many they are, where they are not all for as many.'),
    steps: z.array(z.string()),
    plate: z.array(sharedFood).describe('What the child gets of it, where that is known.'),
  }),
  z.object({
    slot,
    state: z
      .enum(['unfit', 'eaten_out'])
      .describe('`unfit`: it breaks the profile or the rules of this moment, and is not shown.'),
  }),
])

const sharedDay = z.object({ date: z.iso.date(), meals: z.array(sharedMeal) })

const days = z.array(sharedDay).describe('Days without a plan are left out.')

const aboutPage = z.object({
  kind: z.literal('about'),
  ...head,
  eats: z.array(z.object({ food: z.string(), only_exactly: z.boolean() })),
  refuses: z.array(z.string()),
  textures_avoided: z.array(avoidableTexture),
  formula: formula.nullable(),
  how_to_offer,
  what_calms,
})

const {
  shape: { reason, question, drinks, bowels, sleep, medicines, growth },
} = clinicWords
const { eats: _, ...restOfAbout } = aboutPage.shape

const clinicPage = z.object({
  ...restOfAbout,
  kind: z.literal('clinic'),
  age: z.number().int().describe('As it was given last.'),
  omit: z
    .array(omitted.pick({ name: true, forms: true }))
    .optional()
    .describe('What the allergies exclude, in the language of the page, by its names on labels.'),
  eats: z.array(
    z.object({
      food: z.string(),
      only_exactly: z.boolean(),
      first_eaten: z.iso.date().nullable().describe('As told in the eating log.'),
      last_eaten: z.iso.date().nullable(),
    }),
  ),
  paused: z
    .array(z.object({ food: z.string(), since: z.iso.date() }))
    .describe('Foods that the parent set aside for now.'),
  reason,
  question,
  drinks,
  bowels,
  sleep,
  medicines,
  growth,
  red_flags: z
    .object({ asked_on: z.iso.date(), signs: z.array(z.string()) })
    .nullable()
    .describe(
      'What the parent said yes to, in the language of the page; null where nothing was asked.',
    ),
  nutrition: z
    .object({
      plan_from: z.iso.date(),
      nutrients: z.array(
        z.object({
          nutrient: z.string(),
          unit: z.string(),
          known: z.number().nullable().describe('Of foods that are known to be eaten: at least.'),
          offered: z.number().describe('Of all that the plan suggests.'),
          complete: z.boolean().describe('False: `offered` is "at least" too.'),
          target: z.number().nullable(),
        }),
      ),
    })
    .nullable()
    .describe('Of the newest plan, a mean a day; null without one.'),
  food_record: foodRecord,
})

/** All that a link shows: what is not named here is left out of every answer. */
export const sharedPage = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('today'), ...head, days }),
    z.object({ kind: z.literal('week'), ...head, days }),
    aboutPage,
    clinicPage,
  ])
  .meta({ id: 'SharedPage' })

/** Today where the reader is: a day before or after that of UTC at most. */
export const sharedQuery = z.object({ day: requestedDay().optional() })

export type SharedPage = z.infer<typeof sharedPage>
export type SharedMeal = z.infer<typeof sharedMeal>
export type SharedDay = z.infer<typeof sharedDay>
