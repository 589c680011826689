import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { formulaChanges } from '@brightplate/planner/formula/with-formula'
import { ourMenu } from '@brightplate/planner/menu'
import type { PlanDocument } from '@brightplate/planner/plan-document'
import { refusedChanges } from '@brightplate/planner/refused/refused-changes'
import { mayStand } from '@brightplate/planner/safe-foods/may-stand'
import { safeFoodChanges } from '@brightplate/planner/safe-foods/safe-food-changes'
import { say } from '@brightplate/planner/texts/english'
import { changesOf, sharedChangesOf } from '@brightplate/planner/writing/changes'
import { clinicianNotices } from '../clinician/clinician-notices.ts'
import { withoutRepeats } from '../clinician/without-repeats.ts'
import { labelsToRead } from '../compose/labels-to-read.ts'
import { readableMenu } from '../compose/readable-menu.ts'
import { energyNotice } from '../energy/energy-notice.ts'
import { withBareMealsOut } from '../meals-out/bare-meals-out.ts'
import { refusedSafeFoods } from '../profile/judge-safe-foods.ts'
import type { JudgedProfile } from '../profile/plan-profile.ts'
import { safeFoodSentence } from '../profile/safe-food-sentence.ts'
import { toInterpretation } from '../profile/to-interpretation.ts'
import { checkedTexts } from './checked-texts.ts'
import { generatorOf } from './generator-of.ts'
import { noticesOf } from './notices-of.ts'
import { openingOf } from './opening-of.ts'
import { withholdRefused } from './withhold-refused.ts'

const unreadFormulas = (safeFoods: JudgedProfile['safeFoods']) =>
  safeFoods.flatMap(({ typed, verdict, isFormula }) =>
    verdict === 'read_label' && isFormula
      ? [{ tag: typed, text: say('change.familiar-unread') }]
      : [],
  )

/** All that a plan says of its days and of the profile, made of the days as they stand and the profile as it is. */
export function writeOut(document: PlanDocument, judged: JudgedProfile): PlanData {
  const { interpretation, own, profile, safeFoods, labels } = judged
  const first = [...clinicianNotices(judged), ...energyNotice(document.days, profile)]
  const ofChild = [...first, ...withoutRepeats(noticesOf(document, profile), first)]
  const { opening, others } = openingOf(ofChild)
  const tips = [...opening, ...others, ...withoutRepeats(document.tip_texts, ofChild)]
  const written = withBareMealsOut({
    ...document,
    // Among the tips too, where every screen and sheet shows them.
    general_tips: tips.map(({ text }) => text),
    tip_texts: tips,
    ...(opening.length > 0 ? { notices: opening } : {}),
    ...checkedTexts(judged),
    ...labelsToRead(safeFoods, labels, document),
    interpretation: toInterpretation(interpretation),
    changes: [
      ...changesOf(own.readings, document, profile),
      ...sharedChangesOf(interpretation.readings, own.readings),
      ...safeFoodChanges(
        profile.safeFoods,
        refusedSafeFoods(safeFoods),
        document,
        mayStand(readableMenu(profile), profile),
      ),
      ...safeFoods
        .filter(({ advice, doubt }) => advice !== undefined || doubt !== undefined)
        .map((judged) => ({ tag: judged.typed, text: safeFoodSentence(judged, labels.terms) })),
      ...formulaChanges(profile),
      ...unreadFormulas(safeFoods),
      ...refusedChanges(profile, ourMenu),
    ],
    generator: generatorOf(document),
  })
  return withholdRefused(written, profile)
}
