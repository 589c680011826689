import { ArrowLeft } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/routes/signed-in/meal-plan/print'
import { CachedPlanNotice } from '../../../features/plans/cached/cached-plan-notice.tsx'
import { usePlan } from '../../../features/plans/cached/use-plan.ts'
import { useLeaveWithoutPlan } from '../../../features/plans/page/use-leave-without-plan.ts'
import { type PrintChoice, printChoice } from '../../../features/plans/print/print-choice.ts'
import { PrintForm } from '../../../features/plans/print/print-form.tsx'
import { PrintLanguages } from '../../../features/plans/print/print-languages.tsx'
import { PrintSheets } from '../../../features/plans/print/print-sheets.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { Route } from './+types/print.ts'

export default function PrintPlan({ params }: Route.ComponentProps) {
  const { data: plan, isLoadingError } = usePlan(params.id)
  // In pieces after the form. What is chosen there is drawn at once: the next press may print it.
  const drawn = useDeferredValue(plan)
  const [search, setSearch] = useSearchParams()
  useLeaveWithoutPlan(isLoadingError)
  const days = plan?.plan_data.days ?? []
  // The address follows a moment later; a radio button must not wait for it.
  const [chosen, setChosen] = useState<PrintChoice | null>(null)
  const asked = printChoice(
    search,
    days.map(({ day }) => day),
  )
  const choice = chosen ?? asked
  const choose = (next: PrintChoice) => {
    setChosen(next)
    const address = new URLSearchParams(search)
    address.set('what', next.kind)
    address.set('day', String(next.day))
    setSearch(address, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <div className="print:hidden">
        <ButtonLink to={`/meal-plan/${params.id}`} variant="quiet" className="-ml-3 mb-4">
          <ArrowLeft aria-hidden size={20} />
          {words.back}
        </ButtonLink>
        <PageHeading>{words.heading}</PageHeading>
        {plan?.keptAt && <CachedPlanNotice planId={plan.id} keptAt={plan.keptAt} />}
        {plan && (
          <PrintForm days={days} choice={choice} onChoose={choose}>
            <PrintLanguages choice={choice} />
          </PrintForm>
        )}
      </div>
      {plan ? (
        <section aria-label={words.preview} className="sheets">
          {drawn && <PrintSheets plan={drawn} choice={choice} />}
        </section>
      ) : (
        <div className="min-h-dvh">
          <LoadingState />
        </div>
      )}
    </>
  )
}
