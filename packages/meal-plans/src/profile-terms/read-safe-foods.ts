import type { Interpretation, InterpretBody } from '@brightplate/contract/typed/profile-terms'
import { planProfile } from '../profile/plan-profile.ts'
import { safeFoodSentence } from '../profile/safe-food-sentence.ts'
import { doubtAnswers } from './doubt-answers.ts'
import { factsOfBody } from './facts-of-body.ts'

/** What becomes of each safe food, said where it is typed; nothing where none was sent. */
export function readSafeFoods(body: InterpretBody): Pick<Interpretation, 'safe_food_readings'> {
  if (!body.safe_foods) return {}
  const { safeFoods, labels } = planProfile(factsOfBody(body))
  return {
    safe_food_readings: safeFoods.map((judged) => ({
      typed: judged.typed,
      verdict: judged.verdict,
      text: safeFoodSentence(judged, labels.terms).text,
      allergens: judged.verdict === 'read_label' ? [...labels.terms] : [],
      ...doubtAnswers(judged),
    })),
  }
}
