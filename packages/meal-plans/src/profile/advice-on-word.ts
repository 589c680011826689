import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { conditionsAmongFoods } from '@brightplate/foods/interpret/safe-foods/conditions-among-foods'
import { say } from '@brightplate/planner/texts/english'

const energyElsewhere = () => say('note.energy-elsewhere').text

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
