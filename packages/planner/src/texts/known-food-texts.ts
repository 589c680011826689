import { andList } from '@brightplate/foods/word-list'

type Params = Record<string, string | number | string[]>

const listOf = (value: Params[string] | undefined): string =>
  andList(Array.isArray(value) ? value : [String(value ?? '')])

/** What a plan says of few foods: what they bring, what they do not, and the smallest steps. */
export const knownFoodTexts = {
  'notice.none-legal': () =>
    'None of the foods that your child eats fits the rules of this profile. Speak with your child’s clinician or a feeding therapist before you use this plan: what follows is ordinary food that keeps the rules.',
  'notice.few-forms': ({ foods }: Params) =>
    `Few foods of the list make a main meal: ${listOf(foods)}. Each stands more often than we would plan for a longer list.`,
  'notice.no-main': () =>
    'No food of the list makes a main meal: ordinary food that keeps the rules stands there.',
  'known.counted': ({ foods }: Params) =>
    `Counted as eaten: ${listOf(foods)}. What your child eats of the rest is unknown, so it is not counted.`,
  'known.enough': ({ nutrients }: Params) =>
    `On an average day these foods alone bring the usual target of ${listOf(nutrients)}.`,
  'known.part': ({ shares }: Params) => `They bring at least ${listOf(shares)}.`,
  'known.part-share': ({ share, nutrient }: Params) => `${share} % of the ${nutrient}`,
  'known.little': ({ nutrients }: Params) =>
    `They bring less than a third of the target of ${listOf(nutrients)}.`,
  'known.little-as-known': ({ nutrients }: Params) =>
    `As far as their figures are known, they bring less than a third of the target of ${listOf(nutrients)}.`,
  'known.reached': () =>
    'These foods alone bring all the usual targets. There is no hurry to add others for nutrition.',
  'known.clinician': () =>
    'Show this plan to your clinician or a dietitian: they can look at growth and say whether a supplement is needed, and which. Ask before you give one.',
  'known.seconds': () =>
    'Seconds of these foods are always welcome, and none of them is taken away.',
  'known.seconds-but': ({ but }: Params) =>
    `Seconds of these foods are always welcome, but for ${listOf(but)}; none of them is taken away.`,
  'known.step': ({ from, to, nutrients }: Params) =>
    `The smallest step by food: ${to} beside ${from}. It brings more ${listOf(nutrients)}.`,
  'known.step-label': ({ from, to, nutrients, allergens }: Params) =>
    `The smallest step by food: ${to} beside ${from}, where the label names no ${listOf(allergens)}. It brings more ${listOf(nutrients)}.`,
  'known.no-step': () =>
    'No single small step by food closes these gaps. A feeding therapist or dietitian can look for one with you.',
} as const satisfies Record<string, (params: Params) => string>
