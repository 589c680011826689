import { exemptionOf, readRefusedFood } from '@brightplate/foods/refused-foods/read-refused-food'
import { refusalOf } from '@brightplate/planner/refused/refusals-of-profile'
import { groupNamed } from './typed-groups.ts'
import { type JudgedPhrase, judged } from './typed-verdict.ts'

/** Whether a refusal excludes what a line names: each food of it, none of them by an exception. What is no food of ours stands in no plan. */
function isOut(line: string, phrase: string): boolean {
  const { foods, holds, phrases } = exemptionOf(line)
  const terms = refusalOf(phrase, []).terms.map(({ term }) => term)
  const stays = terms.some(({ exemptions }) =>
    exemptions.some((one) => phrases.some((own) => one.phrases.includes(own))),
  )
  const isNamed = terms.some((term) => phrases.some((own) => own === term.typed))
  const ids = [...(foods.size > 0 ? foods : holds)]
  return !stays && (isNamed || ids.every((id) => terms.some((one) => one.foods.has(id))))
}

/** A refused food: wrong where a food of what must stay out is not refused by it. */
export function judgeRefusedFoodPhrase(
  phrase: string,
  mustExclude: readonly string[],
): JudgedPhrase {
  const { unknown, guesses } = readRefusedFood(phrase)
  const letIn = mustExclude
    .flatMap((name) => groupNamed(name).probes)
    .flatMap((probe) => (typeof probe === 'string' ? [probe] : probe))
    .filter((probe) => !isOut(probe, phrase))
  const notKnown = unknown.map(({ word }) => word).join(', ')
  if (letIn.length > 0) {
    return notKnown === ''
      ? judged('wrong-said', `let in: ${letIn.join(', ')}`)
      : judged('honest unknown', `not known: ${notKnown}`)
  }
  if (guesses.length > 0) return judged('question', guesses.map(({ readAs }) => readAs).join(', '))
  return mustExclude.length > 0 || notKnown === ''
    ? judged('right')
    : judged('honest unknown', `not known: ${notKnown}`)
}
