import type { PlanData } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/tips'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmptyState } from '../../../ui/page/page-state.tsx'
import { NumberedTips } from './numbered-tips.tsx'
import { tipsInOrder } from './tips-in-order.ts'
import { WhatChanged } from './what-changed.tsx'

/** Three tips first, what else may not be missed, the rest by its leads; figures and what the profile changed are folded. */
export function Tips({ data }: { data: PlanData }) {
  const { first, open, folded, figures } = tipsInOrder(data)
  const isEmpty = first.length === 0 && figures.length === 0
  return (
    <div className="grid max-w-[68ch] grid-cols-1 items-start gap-6 pt-3 lg:max-w-none lg:grid-cols-2 lg:gap-x-10">
      {isEmpty && <EmptyState message={words.none} />}
      <div className="grid grid-cols-1 gap-6 empty:hidden">
        <NumberedTips title={words.first} tips={first} before={0} />
        <NumberedTips title={words.aboutPlan} tips={open} before={first.length} />
      </div>
      <NumberedTips
        title={words.goodToKnow}
        tips={folded}
        before={first.length + open.length}
        isFolded
      />
      <div className="lg:col-span-full">
        {figures.length > 0 && (
          <Disclosure summary={words.figures}>
            <BulletList lines={figures} />
          </Disclosure>
        )}
        <WhatChanged changes={data.changes ?? []} />
      </div>
    </div>
  )
}
