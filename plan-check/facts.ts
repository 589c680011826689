import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

/** Without accents, as every text is that is read. */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Whole words, longest first, with an ordinary plural; of "milk, sour cream", which may be pieces of regular expressions. */
export function wordPattern(list: string): RegExp {
  const words = withoutAccents(list)
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
  const longestFirst = words.filter((word) => word !== '').sort((a, b) => b.length - a.length)
  const any = longestFirst.length === 0 ? '(?!)' : longestFirst.join('|')
  return new RegExp(`(?<![\\w-])(?:${any})(?:s|es|'s)?(?![\\w-])`, 'g')
}

/** Words as a parent typed them, whatever signs they hold. */
export const literalPattern = (typed: readonly string[]): RegExp =>
  wordPattern(typed.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join(','))

const words = z.string().default('').transform(wordPattern)
const expression = z.string().transform((text) => new RegExp(text, 'i'))
const orNever = z.string().default('(?!)').pipe(expression)
const names = z.array(z.string()).default([])
const rows = <Row extends z.ZodType>(row: Row) => z.record(z.string(), row)
const ruled = { rule: z.string(), source: z.string(), words, innocent: words }

const shapes = {
  allergens: rows(
    z.strictObject({
      tags: words,
      label: z
        .string()
        .default('')
        .transform((text) => text.split(', ').filter(Boolean)),
      told: words,
      contains: words,
      products: words,
      often: words,
      kitchens: words,
      innocent: words,
    }),
  ),
  diets: z.strictObject({
    groups: rows(z.string()),
    innocent: words,
    meat: names,
    diets: rows(
      z.strictObject({
        tags: words,
        contains: names,
        products: names,
        allergens: names,
        certified: z.string().optional(),
        apart: z.boolean().default(false),
      }),
    ),
  }),
  ages: z.strictObject({
    chew_with_care_under: z.number(),
    fridge_days: z.number(),
    usual_energy: z.array(z.tuple([z.number(), z.number()])),
    banned: z.array(
      z.strictObject({
        ...ruled,
        under: z.number().default(999),
        slots: z.array(z.string()).optional(),
      }),
    ),
    counted: z.array(
      z.strictObject({
        ...ruled,
        yields: z.boolean().default(false),
        per: z.enum(['dish', 'day', 'week']),
        unit: z.enum(['grams', 'dishes']),
        most: z.array(z.tuple([z.number(), z.number()])),
        from: z.number().default(0),
        slot: z.string().optional(),
        strength: rows(z.number())
          .default({})
          .transform((strengths) =>
            Object.fromEntries(
              Object.entries(strengths).map(([word, share]) => [withoutAccents(word), share]),
            ),
          ),
        may_hold: words,
        gluten_free: words,
        of_other_grain: words,
      }),
    ),
    choking: z.array(
      z.strictObject({
        words,
        innocent: words,
        safe: orNever,
        cut: expression.optional(),
        steps: expression.optional(),
      }),
    ),
    wrong_cuts: z.array(expression),
    right_cut: expression,
  }),
  refused: rows(
    z.strictObject({
      name: expression,
      line: orNever,
      other: orNever,
      from: z.number().default(0),
      batter: z.boolean().default(false),
    }),
  ),
  'exclusion-claims': z.strictObject({
    additives: words,
    told: rows(z.string()),
    terms: rows(
      z.strictObject({ contains: z.string().default(''), groups: names, innocent: words }),
    ),
  }),
  kitchen: z.strictObject({
    tap: words,
    ingredients: rows(z.string()),
    claims: words,
    grams: rows(z.number()),
    most_gained: z.number(),
    usd_a_gram: z.tuple([z.number(), z.number()]),
    most_grams: z.number(),
  }),
}

const read = <Name extends keyof typeof shapes>(name: Name): z.output<(typeof shapes)[Name]> => {
  const text = readFileSync(new URL(`./facts/${name}.yaml`, import.meta.url), 'utf8')
  return shapes[name].parse(parse(text)) as z.output<(typeof shapes)[Name]>
}

export const allergens = read('allergens')
export const dietFacts = read('diets')
export const ageFacts = read('ages')
export const refusedGroups = read('refused')
export const kitchenFacts = read('kitchen')
export const exclusionClaimFacts = read('exclusion-claims')
