import type { Child } from '@brightplate/contract/child/child'
import { useLocation } from 'react-router'
import { queryKeys } from '../../api/query-keys.ts'
import { HeaderPlaces } from '../../features/site/frame/header-places.tsx'
import { childOfPath } from '../../features/site/frame/places.ts'
import { useKnown, useKnownPlan } from './use-known-plan.ts'

const planOfPath = /^\/meal-plan\/([0-9a-f-]{36})/

/** The places in the header: of the plan that is open, else of the newest. */
export default function KnownPlaces() {
  const { pathname } = useLocation()
  const open = planOfPath.exec(pathname)?.[1]
  const plan = useKnownPlan(open)
  const children = useKnown<Child[]>(queryKeys.children.all)
  const childId =
    childOfPath.exec(pathname)?.[1] ?? (plan?.child_name ? plan.child_id : children?.[0]?.id)
  return <HeaderPlaces planId={open ?? plan?.id} childId={childId} />
}
