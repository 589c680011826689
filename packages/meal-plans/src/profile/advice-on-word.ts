import { isKindOfFoods } from '@brightplate/foods/interpret/entries/is-kind-of-foods'
import { tellsOfTheChild } from '@brightplate/foods/interpret/entries/tells-of-the-child'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { conditionsAmongFoods } from '@brightplate/foods/interpret/safe-foods/conditions-among-foods'
import { readTagText } from '@brightplate/foods/interpret/tag-text'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { isPlainWater } from '@brightplate/foods/plain-foods/is-plain-water'
import { withoutLead } from '@brightplate/foods/plain-foods/words-around/without-lead'
import { say } from '@brightplate/planner/texts/english'

const energyElsewhere = () => say('note.energy-elsewhere').text

const ofBrain = ['adhd', 'asd', 'autism', 'autistic', 'spd']
const saidOfChild: ReadonlySet<string> = new Set(typedNames.words['child-state'])

/** "ARFID and ADHD", "vegetarian by choice": each word is of a condition, a diet or the child. */
function tellsOfConditions(typed: string): boolean {
  if (findPlainFoods(typed).length > 0) return false
  const { names, tokens } = readTagText(withoutLead(typed))
  const isOfNone = names.every(({ meanings }) =>
    meanings.every(({ subject }) => /^(?:advice|clinician|condition|diet|goal):/u.test(subject)),
  )
  const isOf = (at: number) => names.some(({ start, end }) => at >= start && at < end)
  const said = tokens.plain.filter((word, at) => !isOf(at) && !saidOfChild.has(word))
  return (
    isOfNone &&
    said.length === 0 &&
    (names.length > 0 ||
      tellsOfTheChild(typed) ||
      tokens.plain.some((word) => ofBrain.includes(word)))
  )
}

/** What we say of a safe food of which no meal can be made: water, or a kind of food; null of all else. */
export function adviceOnNoMeal(typed: string): string | null {
  if (isPlainWater(typed)) return say('note.water').text
  if (tellsOfConditions(typed)) return adviceOnWord(typed) ?? say('note.no-food').text
  const isKind = isKindOfFoods(typed) && findPlainFoods(typed).length === 0
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
