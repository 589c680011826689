import { typedNames } from '../names/typed-names.ts'
import { readTag } from '../read-tag.ts'

/** Conditions by which all food has to be made otherwise, whatever food they are named with. */
const ofSwallowing: ReadonlySet<string> = new Set(
  typedNames.conditions.flatMap(({ id, term }) => (id.startsWith('swallowing-') ? [term] : [])),
)

/**
 * Conditions that stand among foods: one alone ("FPIES"), and how a child swallows beside a food too
 * ("IDDSI 5 minced chicken"). "Keto bread" is bread.
 */
export function conditionsAmongFoods(typed: readonly string[]): string[] {
  return typed.flatMap((food) => {
    const { understood, notRecognised } = readTag('behavioral_goals', food)
    const terms = understood.flatMap((one) => (one.kind === 'clinician' ? [one.term] : []))
    const isAlone = terms.length === understood.length && notRecognised.length === 0
    return isAlone ? terms : terms.filter((term) => ofSwallowing.has(term))
  })
}
