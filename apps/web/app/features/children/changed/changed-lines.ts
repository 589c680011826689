import * as words from '#words/children/changed'
import * as formWords from '#words/children/form'
import * as needsWords from '#words/children/needs'
import { wordList } from '../../../ui/words/word-list.ts'
import type { ChildFormValues } from '../child-form-values.ts'
import { diagnosisOptions } from '../diagnosis-labels.ts'
import { isSameTag } from '../tag-list.ts'
import { textureOptions } from '../texture-labels.ts'

type Values = Partial<ChildFormValues>

/** A form as it was opened, as it stood when it was saved, and as the profile is by now. */
export interface ThreeForms {
  base: Values
  mine: Values
  latest: Values
}

interface Shown {
  field: keyof ChildFormValues
  label: string
}

/** Lists of words: what was added to them and taken out is named. */
const lists = [
  { field: 'allergies', label: formWords.allergies },
  { field: 'safe_foods', label: words.safeFoods },
  { field: 'refused_foods', label: words.refusedFoods },
  { field: 'dietary_preferences', label: formWords.diet },
  { field: 'behavioral_goals', label: formWords.goals },
  { field: 'textures_avoided', label: words.textures },
] as const satisfies readonly Shown[]

/** Fields whose value can be read aloud. */
const texts = [
  { field: 'name', label: formWords.name },
  { field: 'age', label: formWords.age },
  { field: 'diagnosis', label: formWords.diagnosis },
  { field: 'formula_name', label: words.formula },
  { field: 'formula_amount', label: needsWords.formulaAmount },
  { field: 'energy_target_kcal', label: needsWords.energyTarget },
  { field: 'people_at_table', label: needsWords.people },
  { field: 'weekly_budget', label: needsWords.budget },
] as const satisfies readonly Shown[]

/** All others: that they changed is said. */
const others = [
  { field: 'careful_chewing', label: words.chewing },
  { field: 'safe_foods_nearly_all', label: words.nearlyAll },
  { field: 'foods_said', label: words.foodsSaid },
  { field: 'labels_read', label: words.labels },
  { field: 'answers', label: words.answers },
  { field: 'new_foods', label: formWords.howMuchIsNew },
  { field: 'routine_level', label: needsWords.routine },
  { field: 'weekday_minutes', label: needsWords.weekdayMinutes },
  { field: 'kitchen_minutes_weekday', label: needsWords.kitchenWeekday },
  { field: 'kitchen_minutes_weekend', label: needsWords.kitchenWeekend },
  { field: 'cooked_meals_week', label: needsWords.cookedMeals },
  { field: 'small_midday_appetite', label: needsWords.smallMidday },
  { field: 'same_dinner_for_all', label: words.oneDinner },
  { field: 'eaters', label: words.table },
  { field: 'measures', label: needsWords.measures },
  { field: 'formula_slots', label: needsWords.formulaWhen },
  { field: 'red_flags', label: words.redFlags },
] as const satisfies readonly Shown[]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const without = (tags: readonly string[], others: readonly string[]) =>
  tags.filter((tag) => !others.some((other) => isSameTag(tag, other)))

const nameOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((one) => one.value === value)?.label ?? value

const listLines = ({ base, latest }: ThreeForms) =>
  lists.flatMap(({ field, label }) => {
    const [was, is] = [base[field] ?? [], latest[field] ?? []]
    const named = (tags: readonly string[]) =>
      wordList(tags.map((tag) => nameOf(field === 'textures_avoided' ? textureOptions : [], tag)))
    const [added, gone] = [without(is, was), without(was, is)]
    return [
      ...(added.length > 0 ? [words.added({ label, items: named(added) })] : []),
      ...(gone.length > 0 ? [words.takenOut({ label, items: named(gone) })] : []),
    ]
  })

const textLines = ({ base, mine, latest }: ThreeForms) =>
  texts.flatMap(({ field, label }) => {
    const [was, is, typed] = [base, latest, mine].map((values) => values[field] ?? '')
    if (was === is || is === typed) return []
    const named = (text = '') =>
      nameOf(field === 'diagnosis' ? diagnosisOptions : [], text) || words.nothing
    return typed === was
      ? [words.now({ label, value: named(is) })]
      : [words.otherThere({ label, value: named(is), mine: named(typed) })]
  })

const otherLines = ({ base, mine, latest }: ThreeForms) =>
  others.flatMap(({ field, label }) => {
    const [was, is, typed] = [base[field], latest[field], mine[field]]
    if (isSame(was, is) || isSame(is, typed)) return []
    // What is a list holds both; of anything else the form keeps what was typed.
    const keepsMine = !Array.isArray(is) && !isSame(was, typed)
    return [keepsMine ? words.changedKeepsMine({ label }) : words.changed({ label })]
  })

/** Which fields can be said to have changed: all that a form has. */
export const changedFields: readonly string[] = [...lists, ...texts, ...others].map(
  ({ field }) => field,
)

/** What became of a profile since its form was opened, a line a field. */
export const changedLines = (forms: ThreeForms): string[] => [
  ...listLines(forms),
  ...textLines(forms),
  ...otherLines(forms),
]
