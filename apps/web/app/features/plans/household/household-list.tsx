import type { HouseholdShopping } from '@brightplate/contract/plans/household-list'
import * as words from '#words/plans/household'
import { DrawnAfter } from '../../../ui/page/drawn-after.tsx'
import { EmptyState } from '../../../ui/page/page-state.tsx'
import { dayName } from '../../../ui/words/dates.ts'
import { wholeDollars } from '../cost-words.ts'
import { MarkedLines } from '../shopping/marked-lines.tsx'
import { markedList } from '../shopping/marked-list.ts'
import { useShoppingMarks } from '../shopping/marks/use-shopping-marks.ts'
import { householdNotes, leftOutOfHousehold, withWhose } from './household-words.ts'

interface HouseholdListProps {
  list: HouseholdShopping
  /** That keeps its marks. */
  planId: string
  userId: string
}

/** One shopping list of several children. What is ticked on it is not ticked on the list of one. */
export function HouseholdList({ list, planId, userId }: HouseholdListProps) {
  const marking = useShoppingMarks(userId, planId)
  if (list.shopping_items.length === 0) return <EmptyState message={words.empty} />
  const data = {
    shopping_list: [],
    shopping_items: withWhose(list, list.shopping_items),
    staples: withWhose(list, list.staples),
  }
  const madeAt =
    list.plans
      .map(({ created_at }) => created_at)
      .sort()
      .at(-1) ?? ''
  const titleOf = (trip: number) => {
    const date = list.trips[trip - 1]
    return list.trips.length < 2 || !date ? null : words.fromDay({ day: dayName(date) })
  }
  return (
    <>
      <MarkedLines
        list={markedList(data, marking.marks, { madeAt })}
        planId={planId}
        marking={marking}
        titleOf={titleOf}
        tickOf={(line) => `household/${line}`}
        notes={householdNotes(list).map((text) => (
          <p key={text} className="text-muted">
            {text}
          </p>
        ))}
        remarks={leftOutOfHousehold(list)}
      />
      <DrawnAfter>
        {list.cost && (
          <p className="mt-6 text-muted">
            {words.cost({ dollars: wholeDollars(list.cost.usd) })} {list.cost.basis.text}
          </p>
        )}
      </DrawnAfter>
    </>
  )
}
