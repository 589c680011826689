import type { Interpretation, InterpretBody } from '@brightplate/contract/typed/profile-terms'
import { isBritishList } from '@brightplate/foods/languages/british/is-british-list'
import { ownProfile } from '@brightplate/planner/own-profile'
import { foodsNamed } from '../clinician/formulas-of.ts'
import { planProfile } from '../profile/plan-profile.ts'
import { safeFoodSentence } from '../profile/safe-food-sentence.ts'
import { inEnglish } from '../wording/wording.ts'
import { doubtAnswers } from './doubt-answers.ts'
import { factsOfBody } from './facts-of-body.ts'
import { whichFood } from './which-food.ts'

/** What becomes of each safe food, said where it is typed; nothing where none was sent. */
export function readSafeFoods(
  body: InterpretBody,
  wording = inEnglish,
): Pick<Interpretation, 'safe_food_readings'> {
  if (!body.safe_foods) return {}
  const facts = factsOfBody(body)
  const { safeFoods, labels, profile } = planProfile(facts)
  const asTyped = foodsNamed(facts)
  const { restrictions } = ownProfile(profile)
  const cuisines = isBritishList(asTyped) ? [...profile.cuisines, 'british'] : profile.cuisines
  return {
    safe_food_readings: safeFoods.map((judged, nth) => {
      const text = wording.sentence(safeFoodSentence(judged, labels.terms))
      const typed = asTyped[nth] ?? judged.typed
      const which = whichFood({ ...judged, typed }, restrictions, cuisines, wording)
      return {
        typed,
        verdict: judged.verdict,
        text: which ? `${text} ${which.question}` : text,
        allergens: judged.verdict === 'read_label' ? [...labels.terms] : [],
        ...(which ? { answers: which.answers } : doubtAnswers(judged, wording)),
      }
    }),
  }
}
