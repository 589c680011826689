import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'

/** What we say of words that are no food but something that we advise on, such as "ARFID"; null for all else. */
export function adviceOnWord(typed: string): string | null {
  const { readings } = interpretProfile({
    allergies: [],
    behavioral_goals: [typed],
    dietary_preferences: [],
  })
  const [first, ...others] = readings.flatMap(({ understood }) => understood)
  const isWhole = readings.every(({ notRecognised }) => notRecognised.length === 0)
  return isWhole && others.length === 0 && first?.kind === 'advice' ? first.advice : null
}
