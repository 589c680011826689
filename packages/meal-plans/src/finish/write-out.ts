import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { Understanding } from '@brightplate/foods/interpretation'
import { ourMenu } from '@brightplate/planner/menu'
import type { PlanDocument } from '@brightplate/planner/plan-document'
import { refusedChanges } from '@brightplate/planner/refused/refused-changes'
import { mayStand } from '@brightplate/planner/safe-foods/may-stand'
import { safeFoodChanges } from '@brightplate/planner/safe-foods/safe-food-changes'
import { say } from '@brightplate/planner/texts/english'
import { changesOf } from '@brightplate/planner/writing/changes'
import { labelsToRead } from '../compose/labels-to-read.ts'
import { planNotices } from '../compose/plan-notices.ts'
import { readableMenu } from '../compose/readable-menu.ts'
import { withBareMealsOut } from '../meals-out/bare-meals-out.ts'
import { refusedSafeFoods } from '../profile/judge-safe-foods.ts'
import type { JudgedProfile } from '../profile/plan-profile.ts'
import { safeFoodSentence } from '../profile/safe-food-sentence.ts'
import { toInterpretation } from '../profile/to-interpretation.ts'
import { generatorOf } from './generator-of.ts'
import { passedGuidance } from './passed-guidance.ts'
import { withholdRefused } from './withhold-refused.ts'

const isKeptOut = (one: Understanding) => one.kind === 'allergen' || one.kind === 'food'

/** All that a plan says of its days and of the profile, made of the days as they stand and the profile as it is. */
export function writeOut(document: PlanDocument, judged: JudgedProfile): PlanData {
  const { interpretation, profile, safeFoods, labels } = judged
  const { readings, unchecked } = interpretation
  const notices = [
    ...planNotices(document, profile, readableMenu(profile)),
    ...passedGuidance(document, profile),
  ]
  const kept = readings.flatMap(({ understood }) =>
    understood.filter(isKeptOut).map(({ term }) => term),
  )
  const checkedTerms = [...new Set(kept)]
  const written = withBareMealsOut({
    ...document,
    // Among the tips too, where every screen and sheet shows them.
    general_tips: [...notices.map(({ text }) => text), ...document.general_tips],
    tip_texts: [...notices, ...document.tip_texts],
    ...(notices.length > 0 ? { notices: [...notices] } : {}),
    checked:
      checkedTerms.length > 0 ? say('tip.checked', { kept: checkedTerms }) : say('tip.labels'),
    ...(unchecked.length > 0 ? { unchecked: say('tip.unchecked', { terms: [...unchecked] }) } : {}),
    ...labelsToRead(safeFoods, labels, document),
    interpretation: toInterpretation(interpretation),
    changes: [
      ...changesOf(readings, document, profile),
      ...safeFoodChanges(
        profile.safeFoods,
        refusedSafeFoods(safeFoods),
        document,
        mayStand(readableMenu(profile), profile),
      ),
      ...safeFoods
        .filter(({ advice, doubt }) => advice !== undefined || doubt !== undefined)
        .map((judged) => ({ tag: judged.typed, text: safeFoodSentence(judged, labels.terms) })),
      ...refusedChanges(profile, ourMenu),
    ],
    generator: generatorOf(document),
  })
  return withholdRefused(written, profile)
}
