import type { PlanDocument } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import { planNotices } from '../compose/plan-notices.ts'
import { readableMenu } from '../compose/readable-menu.ts'
import { passedGuidance } from './passed-guidance.ts'

const toldOf: Readonly<Record<string, string>> = {
  'notice.more-fish': 'fish',
  'notice.more-rice': 'rice',
}

const namesClinician = ({ text }: KeyedText) => /\bclinician\b/.test(text)

/** What is to be read before a plan. The clinician is named once, whatever is to be told there. */
export function noticesOf(document: PlanDocument, profile: PlannerProfile): KeyedText[] {
  const known = planNotices(document, profile, readableMenu(profile))
  const passed = passedGuidance(document, profile)
  const foods = passed.flatMap(({ key }) => toldOf[key] ?? [])
  const isNamed = [...known, ...passed].some(namesClinician)
  const told = foods.length > 0 && !isNamed ? [say('notice.tell-clinician', { foods })] : []
  return [...known, ...passed, ...told]
}
