import type { CareWords } from '@brightplate/contract/child/care-words'
import type { ClinicWords } from '@brightplate/contract/papers/clinic-words'
import type { FoodRecord } from '@brightplate/contract/papers/food-record'
import { buildChild } from './build-child.ts'

/** Words that stand nowhere else, each by the field of a child that holds it. */
export const canaries = {
  name: 'Zebulon',
  surname: 'Quackenbush',
  allergy: 'zanthoxylum',
  goal: 'sits through breakfast',
  diet: 'no blue food',
  eats: 'waffles of Mirabelle',
  refuses: 'grandfather’s borscht',
  never: 'peppered durian',
  formula: 'Formula Alpha',
  formulaAmount: '7 bottles',
  eater: 'Ottoline',
  eaterAllergy: 'tamarind',
  label: 'rice crackers of Harold',
  reaction: 'Give the pen and call 911',
  offering: 'Put it there and say nothing',
  calming: 'Hum the song of the train',
  contact: 'Aunt Philippa',
  phone: '555 0117',
  reason: 'Eats less since the new kitchen',
  question: 'Is the purple juice enough',
  drinks: 'Water from the dinosaur bottle',
  bowels: 'Every third day since Easter',
  sleep: 'Wakes when the fridge hums',
  medicines: 'Vitamins shaped like bears',
  recorded: 'Toast in the shape of a whale',
  recordNote: 'A birthday with cousins',
} as const

export type Canary = keyof typeof canaries

export const canaryWords: CareWords = {
  in_a_reaction: canaries.reaction,
  how_to_offer: canaries.offering,
  what_calms: canaries.calming,
  who_to_call: [{ name: canaries.contact, phone: canaries.phone }],
}

export const canaryClinicWords: ClinicWords = {
  reason: canaries.reason,
  question: canaries.question,
  drinks: canaries.drinks,
  bowels: canaries.bowels,
  sleep: canaries.sleep,
  medicines: canaries.medicines,
  growth: [{ measured_on: '2026-11-02', weight_kg: 21.5, height_cm: null }],
}

export const canaryRecord: FoodRecord = {
  days: [
    {
      date: '2026-11-02',
      rows: [
        {
          slot: 'breakfast',
          food: canaries.recorded,
          planned: null,
          offered: '2 slices',
          eaten: 'half',
        },
      ],
      note: canaries.recordNote,
    },
  ],
}

/** A child with such a word in every field that is typed. */
export const childOfCanaries = () =>
  buildChild({
    name: `${canaries.name} ${canaries.surname}`,
    allergies: ['milk', canaries.allergy],
    behavioral_goals: [canaries.goal],
    dietary_preferences: [canaries.diet],
    safe_foods: [canaries.eats, canaries.label, 'pasta'],
    refused_foods: [canaries.refuses],
    formula: { name: canaries.formula, amount: canaries.formulaAmount },
    eaters: [
      {
        child_id: null,
        name: canaries.eater,
        age: 71,
        allergies: [canaries.eaterAllergy],
        dietary_preferences: [],
      },
    ],
    people_at_table: 2,
    weekly_budget: 1234,
    labels_read: [{ food: canaries.label, allergens: ['milk'] }],
    foods_said: [
      { food: canaries.never, says: 'never_again' },
      { food: canaries.eats, says: 'only_exactly' },
    ],
  })

/** Which of them stand in a text. */
export const canariesIn = (text: string): Canary[] =>
  Object.entries(canaries).flatMap(([field, word]) =>
    text.includes(word) ? [field as Canary] : [],
  )
