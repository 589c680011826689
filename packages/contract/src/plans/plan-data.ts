import { z } from 'zod'
import { avoidableTexture } from '../child/avoidable-texture.ts'
import { language } from '../language.ts'
import { interpretation } from '../typed/profile-terms.ts'
import { slots } from './slots.ts'

export const slot = z.enum(slots)

const ownLanguage = language
  .optional()
  .describe('Where it is another than the plan’s: what has no words there stays in English.')

/** A sentence with the template and parameters that it was made from, so that it can be said in another language. */
export const keyedText = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  text: z.string(),
  language: ownLanguage,
})

/** Amounts by nutrient name ("protein_g"); null when no food of the dish has a figure. */
const nutrientAmounts = z.record(z.string(), z.number().nullable())

const texture = z.enum([...avoidableTexture.options, 'thin'])

const partRole = z.enum(['accepted', 'main', 'side', 'learning'])

const lineFacts = z.object({
  line: z.number().int().describe('Its place among the lines.'),
  young_form: z.string().optional().describe('How it is made safe for a young child.'),
  without_prep: z
    .literal(true)
    .optional()
    .describe('It says nothing of what the recipe does to its food.'),
  certified: z.literal(true).optional().describe('It asks for halal-certified meat.'),
  labelled: z.literal(true).optional().describe('Its name says what its label must say.'),
})

const plannedFacts = z
  .object({
    measures: z.enum(['us', 'metric']),
    servings: z.number().optional().describe('Of a recipe, how many were cooked.'),
    portion_of: z
      .string()
      .optional()
      .describe('Of a plain food, the age whose portion its line counts.'),
    weighed: z.literal(true).optional(),
    side: z
      .enum(['row', 'food', 'careful'])
      .optional()
      .describe('By what a food was put beside a meal by itself.'),
    lines: z.array(lineFacts).optional(),
  })
  .describe(
    'What its lines and steps were made of, beside ids and grams: they are said in other languages from it.',
  )
  .meta({ id: 'PlannedFacts' })

/** One thing on a plate, apart from the others. */
const platePart = z
  .object({
    name: z.string(),
    role: partRole.describe(
      '`accepted`: the child eats it. `main`: the meal is built upon it. `learning`: a taste, beside.',
    ),
    typed: z.string().nullable().describe('The parent’s own word for it.'),
    energy_kcal: z.number().nullable().describe('Of the child’s portion.'),
    ingredients: z.array(z.string()).describe('Its lines among those of the meal.'),
    food_id: z.string().optional().describe('A plain food.'),
    recipe_id: z.string().optional(),
    grams: z.number().nullable().describe('What the child gets of it.'),
    people: z.number().int().optional().describe('For how many its lines are.'),
    steps: z
      .number()
      .int()
      .optional()
      .describe('How many of the meal’s steps are its own; those of the parts before come first.'),
    ahead: z
      .object({
        cut: z.array(z.string()),
        under_water: z.array(z.string()),
        steps: z.array(z.string()),
        minutes: z.number().int(),
        overnight: z.literal(true).optional().describe('It cannot be made on the day.'),
        afterwards: keyedText.optional(),
      })
      .optional()
      .describe('What of it may be done the evening before.'),
    apart_steps: z
      .array(z.string())
      .optional()
      .describe(
        'It is prepared apart, by these of the meal’s steps: another at the table must not eat it.',
      ),
    for_others: z
      .object({
        portions: z.number().describe('How many of the child’s portions they eat of it.'),
        child_ids: z
          .array(z.string())
          .optional()
          .describe('The household’s children who eat it; everyone but the child where absent.'),
        from_pot: z
          .array(z.string())
          .optional()
          .describe('What the child may have of it before anything goes on it, as typed.'),
        same_pot: z
          .array(z.string())
          .optional()
          .describe('What of the child’s own plate may be cooked in its pot, as typed.'),
      })
      .optional()
      .describe(
        'The child eats none of it: it stands for others in place of what they do not eat.',
      ),
    facts: plannedFacts.optional(),
  })
  .meta({ id: 'PlatePart' })

/** What another of the household's children has of a meal. */
const siblingPlate = z
  .object({
    child_id: z.string(),
    parts: z.array(z.number().int()).describe('Places among the `parts` of what it eats.'),
    left_out: z.array(z.number().int()).describe('Of what is shared, what it refuses.'),
    text: keyedText.describe('Without a name: "pasta and peas, without tomato sauce".'),
  })
  .meta({ id: 'SiblingPlate' })

/** What we add to every dish beside the fields of the specification. */
const dishExtras = {
  recipe_id: z.string().optional(),
  recipe_version: z.number().int().optional(),
  picture: z.string().optional(),
  steps: z.array(z.string()).optional(),
  active_minutes: z.number().int().optional(),
  total_minutes: z.number().int().optional(),
  textures: z.array(texture).optional(),
  temperature: z.enum(['hot', 'warm', 'cold']).optional(),
  lunch_box: z.boolean().optional(),
  servings: z.number().optional().describe('How many of the recipe’s servings the child gets.'),
  people: z.number().int().optional().describe('For how many the lines of the dish are.'),
  portions: z
    .number()
    .optional()
    .describe(
      'How many of the child’s portions those people eat together; as many as they are where absent.',
    ),
  foods: z
    .array(z.object({ food_id: z.string(), grams: z.number() }))
    .optional()
    .describe('What the lines say: of a dish for everyone at the table, of a side for the child.'),
  nutrition: nutrientAmounts.optional(),
  nutrition_complete: z.record(z.string(), z.boolean()).optional(),
  benefit_texts: z.array(keyedText).optional(),
  why: z.array(keyedText).optional(),
  beside: z
    .array(z.string())
    .optional()
    .describe(
      'Safe foods that we do not know, placed as typed beside the meal, not checked by us.',
    ),
  safe_food: z
    .object({
      typed: z.string(),
      served: z.enum(['in_dish', 'side', 'as_typed']),
      side_lines: z
        .number()
        .int()
        .describe('How many of the last `ingredients` are a portion beside, for the child alone.'),
    })
    .optional()
    .describe('The food of this meal that the child reliably eats.'),
  parts: z.array(platePart).optional().describe('What stands on the plate, the base first.'),
  plates: z
    .array(siblingPlate)
    .optional()
    .describe('Of the household’s other children who eat with the child, each its own.'),
  keeps: z
    .object({
      fridge_days: z.number().int(),
      freezer_days: z.number().int().nullable(),
      active_minutes: z.number().int(),
      steps: z.number().int(),
      rest_minutes: z.number().int(),
    })
    .optional()
    .describe('How long its dish keeps, and what of the meal’s minutes and steps are the dish’s.'),
  leftover: z
    .object({
      day: z.number().int(),
      slot,
      kept: z.enum(['fridge', 'freezer']),
      fresh: z.object({
        steps: z.array(z.string()),
        active_minutes: z.number().int(),
        total_minutes: z.number().int(),
      }),
    })
    .optional()
    .describe(
      'It is what is left of that meal; `fresh`: as it is made where that meal is another.',
    ),
  cooked_for: z
    .object({
      day: z.number().int(),
      slot,
      kept: z.enum(['fridge', 'freezer']),
      ingredients: z.array(z.string()),
      steps: z.array(z.string()),
      facts: plannedFacts.optional(),
    })
    .optional()
    .describe('Its dish is cooked for that meal too; the lines and steps are for both.'),
  language: ownLanguage,
  eaten_out: z.literal(true).optional().describe('Nothing is planned, bought or counted for it.'),
  known_nutrition: nutrientAmounts
    .optional()
    .describe('By nutrient name, of the parts that the child is known to eat: at least.'),
}

export const meal = z
  .object({
    name: z.string(),
    ingredients: z.array(z.string()),
    prep_time: z.string(),
    benefits: z.string(),
    ...dishExtras,
  })
  .meta({ id: 'Meal' })

export const snack = z
  .object({
    name: z.string(),
    ingredients: z.array(z.string()),
    benefits: z.string(),
    prep_time: z.string().optional(),
    ...dishExtras,
  })
  .meta({ id: 'Snack' })

export const juice = z
  .object({
    name: z.string(),
    ingredients: z.array(z.string()),
    preparation: z.array(z.string()),
    benefits: z.string(),
    prep_time: z.string().optional(),
    ...dishExtras,
  })
  .meta({ id: 'Juice' })

const planDay = z
  .object({
    day: z.number().int(),
    date: z.iso.date().optional(),
    breakfast: meal,
    lunch: meal,
    dinner: meal,
    snacks: z.array(snack),
    juice,
    nutrition: nutrientAmounts.optional(),
    home_share: z
      .number()
      .optional()
      .describe(
        'Of a day with meals out: by which share of its targets the meals at home are judged.',
      ),
  })
  .meta({ id: 'PlanDay' })

export const shoppingItem = z.object({
  food_id: z.string(),
  name: z.string(),
  aisle: z.string(),
  aisle_id: z
    .string()
    .optional()
    .describe('The aisle as it is called in English plans, where `aisle` is in another language.'),
  needed_grams: z.number(),
  buy: z.string().describe('In packs as shops sell them: "2 cans (15 oz)".'),
  line: z.string().optional().describe('What it is ticked by; stays while the plan changes.'),
  for_foods: z.array(z.string()).optional().describe('Foods of the dishes for which it is bought.'),
  typed: z.string().optional().describe('The parent’s own word, where `name` is that.'),
  trip: z.number().int().optional().describe('2 on the second trip, of day 8; 1 where absent.'),
  where: keyedText.optional().describe('In which part of a shop it often stands.'),
  language: ownLanguage,
  keeping: keyedText.optional().describe('What to do as it does not keep until it is eaten.'),
})

/** One nutrient of the week against its target, as a mean a day. */
const nutrientReport = z.object({
  nutrient: z.string(),
  label: z.string(),
  unit: z.string(),
  mean: z.number(),
  target: z.number().nullable(),
  upper: z.number().nullable(),
  complete: z.boolean().describe('False when a food of the plan has no figure: "at least".'),
  reached: z.boolean().describe('Of what is offered.'),
  from_known: z
    .number()
    .nullable()
    .optional()
    .describe(
      'Of the mean, what food brings that the child is known to eat: at least. Null or absent where no food is known.',
    ),
})

/** What the food costs that a plan uses. */
export const planCost = z
  .object({
    usd: z
      .number()
      .describe(
        'US dollars a week of the food used, not of whole packs, for everyone at the table.',
      ),
    child_usd_a_day: z.number().describe('US dollars a day of what the child is offered.'),
    basis: keyedText.describe('Which prices these are.'),
    left_out: keyedText.describe('What is not counted.'),
    above_usual: keyedText
      .optional()
      .describe('Where a day costs more than most days of real children of the age do.'),
    budget: z
      .object({ usd: z.number(), text: keyedText })
      .optional()
      .describe('What the family wants to spend a week, and how the plan stands to it.'),
  })
  .meta({ id: 'PlanCost' })

/** Work that may be done on an evening or a weekend before a meal. */
export const aheadTask = z
  .object({
    kind: z
      .enum(['thaw', 'evening', 'batch'])
      .describe(
        '`thaw`: moved to the fridge. `evening`: some of a meal’s work. `batch`: a whole dish, on a Sunday.',
      ),
    day: z.number().int().describe('On which day it is done; 0 is the one before the first.'),
    date: z.iso.date(),
    meals: z.array(z.object({ day: z.number().int(), slot })).describe('What it is for.'),
    text: keyedText,
    language: ownLanguage,
    ingredients: z.array(z.string()).describe('Of a batch, for all its meals.'),
    steps: z.array(z.string()),
    active_minutes: z.number().int(),
    afterwards: keyedText.optional().describe('What is other at the meal where it was done.'),
  })
  .meta({ id: 'AheadTask' })

export const planData = z
  .object({
    schema_version: z.number().int(),
    language: language
      .optional()
      .describe('In which its words are; English where absent, as plans are kept.'),
    days: z.array(planDay),
    shopping_list: z.array(z.string()),
    general_tips: z.array(z.string()),
    shopping_items: z
      .array(shoppingItem)
      .optional()
      .describe('The lines of `shopping_list`, in parts.'),
    staples: z.array(shoppingItem).optional().describe('What a home has: check that it is there.'),
    tip_texts: z.array(keyedText).optional(),
    prepared_ahead: z
      .array(aheadTask)
      .optional()
      .describe('What may be done before, in the order of the days; nothing of it must be.'),
    nutrition: z.array(nutrientReport).optional(),
    cost: planCost.optional(),
    checked: keyedText.optional().describe('What the plan was checked against, in words.'),
    unchecked: keyedText.optional().describe('What could not be checked, in words.'),
    labels_to_read: z
      .array(
        z.object({
          food: z.string().describe('As it stands among the safe foods.'),
          allergens: z.array(z.string()).describe('What its label is to be read for.'),
          text: keyedText,
        }),
      )
      .optional()
      .describe('Safe foods that are in no meal before the parent has read their label.'),
    interpretation: interpretation.optional(),
    notices: z
      .array(keyedText)
      .optional()
      .describe('What is to be read before the plan: who is to be asked first, what is few.'),
    ruled_out: z.array(keyedText).optional().describe('How many dishes each rule left out.'),
    changes: z
      .array(z.object({ tag: z.string(), text: keyedText }))
      .optional()
      .describe('What each goal and preference changed.'),
    generator: z.enum(['planner', 'planner_and_model']).optional(),
  })
  .meta({ id: 'PlanData' })

export type AheadTask = z.infer<typeof aheadTask>
export type PlatePart = z.infer<typeof platePart>
export type Slot = z.infer<typeof slot>
export type KeyedText = z.infer<typeof keyedText>
export type Meal = z.infer<typeof meal>
export type Snack = z.infer<typeof snack>
export type Juice = z.infer<typeof juice>
export type PlanDay = z.infer<typeof planDay>
export type PlanData = z.infer<typeof planData>
export type ShoppingItem = z.infer<typeof shoppingItem>
export type PlanCost = z.infer<typeof planCost>
export type NutrientReport = z.infer<typeof nutrientReport>
