import type { AllergenId } from '@brightplate/foods/allergen'
import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { type KeyedText, say } from '../texts/english.ts'
import { englishNames } from '../texts/english-names.ts'
import { changedProperty, type StepProperty, stepProperties } from './changed-property.ts'
import { type NewAllergens, newAllergens } from './new-allergens.ts'

/** A plain food that the child eats. */
export interface AcceptedFood {
  food: PlainFood
  /** As the parent typed it. */
  typed: string
  /** "Only exactly this". */
  exactly: boolean
}

export interface LadderChild {
  ageYears: number
  /** Any food allergy, or eczema. */
  isAllergic: boolean
}

export interface LadderStep {
  /** The accepted food itself where only its brand changes. */
  food: PlainFood
  property: StepProperty
  /** `ask_first`: it is named and never served. `read_label`: served once its label names none of `allergens`. */
  verdict: 'open' | 'read_label' | 'ask_first'
  /** What the verdict is about. */
  allergens: readonly AllergenId[]
  /** From which food, by which property, and what is to be asked or read. */
  texts: readonly KeyedText[]
}

const verdicts = ['open', 'read_label', 'ask_first'] as const

/** From this age on a child without allergy or eczema may try what it has not eaten. */
const allergensOpenFromYears = 5

const plainWord = (id: AllergenId) => id.replaceAll('-', ' ')

function judge(
  { held, often }: NewAllergens,
  { ageYears, isAllergic }: LadderChild,
): Pick<LadderStep, 'verdict' | 'allergens'> {
  if (ageYears >= allergensOpenFromYears && !isAllergic) return { verdict: 'open', allergens: [] }
  if (held.length > 0) return { verdict: 'ask_first', allergens: held }
  if (often.length > 0) return { verdict: 'read_label', allergens: often }
  return { verdict: 'open', allergens: [] }
}

function stepText(accepted: AcceptedFood, to: PlainFood, property: StepProperty): KeyedText {
  const params = { from: accepted.typed, to: to.name }
  const wordsOf = (food: PlainFood) =>
    property === 'shape'
      ? englishNames.shapes[food.form.shape]
      : property === 'flavour'
        ? englishNames.flavours[food.form.flavour]
        : englishNames.preparations[food.form.preparation]
  return property === 'brand' || property === 'kind'
    ? say(`ladder.${property}`, params)
    : say(`ladder.${property}`, { ...params, before: wordsOf(accepted.food), after: wordsOf(to) })
}

const verdictTexts = ({ verdict, allergens }: Pick<LadderStep, 'verdict' | 'allergens'>) => {
  const params = { allergens: allergens.map(plainWord) }
  if (verdict === 'ask_first') return [say('ladder.ask-first', params)]
  return verdict === 'read_label' ? [say('ladder.read-label', params)] : []
}

/**
 * The next forms of an accepted food, each by one property, the easiest first; none for "only exactly
 * this". What the child has not eaten yet of the major allergens is asked after under five years and
 * with any food allergy or eczema.
 * @param others all plain foods that the child eats
 * @param open plain foods that no rule, refusal or pause of the child excludes
 */
export function ladderOf(
  accepted: AcceptedFood,
  others: readonly PlainFood[],
  child: LadderChild,
  open: readonly PlainFood[],
): LadderStep[] {
  if (accepted.exactly) return []
  const eaten = [accepted.food, ...others]
  const eatenFoods = eaten.map(({ food }) => food)
  const forms = open
    .filter((to) => to.unasked && !eaten.some(({ id }) => id === to.id))
    .filter(({ variantOf }) => variantOf === accepted.food.variantOf)
    .flatMap((food): { food: PlainFood; property: StepProperty }[] => {
      const property = changedProperty(accepted.food, food)
      return property ? [{ food, property }] : []
    })
  return [{ food: accepted.food, property: 'brand' as const }, ...forms]
    .map(({ food, property }): LadderStep => {
      const judged = judge(newAllergens(food.food, eatenFoods), child)
      const texts = [stepText(accepted, food, property), ...verdictTexts(judged)]
      return { food, property, ...judged, texts }
    })
    .sort(
      (a, b) =>
        verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) ||
        stepProperties.indexOf(a.property) - stepProperties.indexOf(b.property),
    )
}
