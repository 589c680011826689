import type { PlanDocument } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import type { KeyedText } from '@brightplate/planner/texts/english'
import { planNotices } from '../compose/plan-notices.ts'
import { readableMenu } from '../compose/readable-menu.ts'
import { passedGuidance } from './passed-guidance.ts'

/** What the days say of the foods that a child is known to eat: what a clinician is to hear first. */
export const noticesOf = (document: PlanDocument, profile: PlannerProfile): KeyedText[] => [
  ...passedGuidance(document, profile),
  ...planNotices(document, profile, readableMenu(profile)),
]
