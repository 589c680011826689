import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { conditionsAmongFoods } from '@brightplate/foods/interpret/safe-foods/conditions-among-foods'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { isPlainWater } from '@brightplate/foods/plain-foods/is-plain-water'
import { withoutLead } from '@brightplate/foods/plain-foods/words-around/without-lead'
import { say } from '@brightplate/planner/texts/english'

const energyElsewhere = () => say('note.energy-elsewhere').text

/** "Beige foods", "carbs": what foods have in common, and none of them. */
const ofKinds = /^(?:\p{L}+,? ){0,3}(?:foods|things|stuff|items|carbs|textures)$/iu

/** What we say of a safe food of which no meal can be made: water, or a kind of food; null of all else. */
export function adviceOnNoMeal(typed: string): string | null {
  if (isPlainWater(typed)) return say('note.water').text
  const isKind = ofKinds.test(withoutLead(typed).trim()) && findPlainFoods(typed).length === 0
  return isKind ? say('note.kind-of-foods').text : null
}

const ofClinic = (term: string) => say('note.clinic', { term }).text

/** What we say of a condition that stands among foods, whatever food it is named with; null where none does. */
export function adviceOnCondition(typed: string): string | null {
  const [condition] = conditionsAmongFoods([typed])
  return condition === undefined ? null : ofClinic(condition)
}

/** What we say of words that are no food but something that we advise on, such as "ARFID"; null for all else. */
export function adviceOnWord(typed: string): string | null {
  const { readings } = interpretProfile({
    allergies: [],
    behavioral_goals: [typed],
    dietary_preferences: [],
  })
  const [first, ...others] = readings.flatMap(({ understood }) => understood)
  const isWhole = readings.every(({ notRecognised }) => notRecognised.length === 0)
  if (!isWhole || others.length > 0) return null
  if (first?.kind === 'energy') return energyElsewhere()
  return first?.kind === 'advice' ? first.advice : null
}
