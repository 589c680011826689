import type { Child } from '@brightplate/contract/child/child'
import { useLocation } from 'react-router'
import { queryKeys } from '../../api/query-keys.ts'
import { BottomBar } from '../../features/site/frame/bottom-bar.tsx'
import { childOfPath } from '../../features/site/frame/places.ts'
import { useKnown, useKnownPlan } from './use-known-plan.ts'

/** The places of an evening on the pages that are about something else. */
export default function Places() {
  const plan = useKnownPlan()
  const children = useKnown<Child[]>(queryKeys.children.all)
  const ofPath = childOfPath.exec(useLocation().pathname)?.[1]
  return <BottomBar planId={plan?.id} childId={ofPath ?? plan?.child_id ?? children?.[0]?.id} />
}
