import type { Meal } from '@brightplate/contract/plans/plan-data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as plateWords from '#words/plans/eaters/plate'
import * as words from '#words/plans/tonight'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { localDate } from '../../../ui/words/dates.ts'
import { DishHead } from '../dish/dish-head.tsx'
import { PlateParts } from '../dish/plate-parts.tsx'
import { plateOf } from '../eaters/plate-of.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { isTonightOpen } from './is-tonight-open.ts'

function Dinner({ dinner, childName }: { dinner: Meal; childName: string | null }) {
  const { parts, beside } = plateOf(dinner)
  const { ingredients, steps = [] } = dinner
  return (
    <div className="grid gap-3">
      <DishHead dish={dinner} isLocked={false} />
      {parts.length > 0 ? (
        <PlateParts parts={parts} childName={childName} />
      ) : (
        <BulletList lines={ingredients} />
      )}
      {beside.length > 0 && (
        <p>
          {plateWords.besideIt({ foods: beside.join(', ') })}{' '}
          <span className="text-muted">{plateWords.notChecked}</span>
        </p>
      )}
      <BulletList lines={steps} numbered />
      <p className="text-muted">{words.notKept}</p>
    </div>
  )
}

function Offered({ plan }: { plan: ShownPlan }) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: queryKeys.easyDinner(plan.child_id),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      api('offerEasyDinner', {
        body: { child_id: plan.child_id, date: localDate(new Date()) },
        signal,
      }),
  })
  if (isPending) return <LoadingState />
  if (!data) {
    return <ErrorState message={errorMessage(error, words.couldNotFind)} onRetry={refetch} />
  }
  return <Dinner dinner={data.dinner} childName={plan.child_name} />
}

/** Made in the afternoon, a plan begins tomorrow: one easy dinner for tonight, beside it. */
export function TonightDinner({ plan }: { plan: ShownPlan }) {
  const [isWanted, setIsWanted] = useState(false)
  if (!mayChange(plan) || !isTonightOpen(plan, new Date())) return null
  return (
    <section aria-label={words.label} className="grid gap-2 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{words.title}</h2>
        {!isWanted && (
          <Button variant="secondary" onClick={() => setIsWanted(true)}>
            {words.show}
          </Button>
        )}
      </div>
      {isWanted && (
        <Card>
          <Offered plan={plan} />
        </Card>
      )}
    </section>
  )
}
