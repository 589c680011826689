import { plansBeside } from '@brightplate/contract/plans/plans-beside'
import * as words from '#words/plans/household/link'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { usePlanSummaries } from '../list/use-plan-summaries.ts'

/** The way to one list for all children with a plan on these days; nothing where there is one plan alone. */
export function HouseholdListLink({ planId }: { planId: string }) {
  const { data = [] } = usePlanSummaries()
  const own = data.find(({ id }) => id === planId)
  const beside = own?.child_name ? plansBeside(own, data).length : 0
  if (beside === 0) return null
  return (
    <TextLink to={`/meal-plan/${planId}/household-list`}>
      {words.oneList({ count: beside })}
    </TextLink>
  )
}
