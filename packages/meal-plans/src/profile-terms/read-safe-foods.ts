import type { Interpretation, InterpretBody } from '@brightplate/contract/profile-terms'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { safeFoodSentence } from '../profile/safe-food-sentence.ts'

/** Without an age, the rules for children who have not learnt to chew everything hold. */
const ageUnknown = 4

/** What becomes of each safe food, said where it is typed; nothing where none was sent. */
export function readSafeFoods(body: InterpretBody): Pick<Interpretation, 'safe_food_readings'> {
  if (!body.safe_foods) return {}
  const facts: ProfileFacts = {
    age: body.age ?? ageUnknown,
    diagnosis: 'autism',
    allergies: body.allergies,
    behavioral_goals: body.behavioral_goals,
    dietary_preferences: body.dietary_preferences,
    safe_foods: body.safe_foods,
    refused_foods: body.refused_foods ?? [],
    textures_avoided: body.textures_avoided ?? [],
    careful_chewing: body.careful_chewing ?? false,
    routine_level: 0,
    weekday_minutes: null,
    small_midday_appetite: false,
    people_at_table: 1,
    ...(body.answers ? { answers: body.answers } : {}),
    foods_said: (body.foods_said ?? []).map((one) => ({ ...one, said_on: '' })),
    labels_read: (body.labels_read ?? []).map((label) => ({ ...label, read_on: '' })),
  }
  const { safeFoods, labels } = planProfile(facts)
  return {
    safe_food_readings: safeFoods.map((judged) => ({
      typed: judged.typed,
      verdict: judged.verdict,
      text: safeFoodSentence(judged, labels.terms).text,
      allergens: judged.verdict === 'read_label' ? [...labels.terms] : [],
    })),
  }
}
