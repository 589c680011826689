import { ApiError } from '@brightplate/contract/api/api-client'
import type { NutritionWeek } from '@brightplate/contract/plans/nutrition-week'
import * as words from '#words/nutrition-weeks'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/page/page-state.tsx'
import { SectionHeader } from '../../ui/page/section-header.tsx'
import { UpgradeNote } from '../subscriptions/upgrade-note.tsx'
import { NutrientColumns } from './nutrient-columns.tsx'
import { missedFirst, type NutrientRow, nutrientRows } from './nutrient-rows.ts'
import { useNutritionWeeks } from './use-nutrition-weeks.ts'
import { WeeksTable } from './weeks-table.tsx'

function Columns({ rows }: { rows: readonly NutrientRow[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-5 sm:max-lg:grid-cols-2">
      {rows.map((row) => (
        <NutrientColumns key={row.nutrient} row={row} />
      ))}
    </ul>
  )
}

function Weeks({ weeks }: { weeks: readonly NutritionWeek[] }) {
  const rows = nutrientRows(weeks)
  const shown = rows.filter(({ nutrient }) => nutrient !== 'energy_kcal')
  const { missed, reached } = missedFirst(shown)
  return (
    <Card>
      <p className="mb-4 max-w-[68ch] text-muted">
        {words.explained({ count: weeks.length })}
        {weeks.some(({ meals_out = 0 }) => meals_out > 0) && ` ${words.mealsOut}`}
      </p>
      {missed.length > 0 && <Columns rows={missed} />}
      <div className="mt-4">
        {reached.length > 0 && (
          <Disclosure
            summary={words.reachedAlways({ count: reached.length, all: shown.length })}
            isLate
          >
            <Columns rows={reached} />
          </Disclosure>
        )}
        <Disclosure summary={words.inFigures} isLate>
          <WeeksTable weeks={weeks} rows={rows} />
        </Disclosure>
      </div>
    </Card>
  )
}

export function NutritionWeeksSection({ childId }: { childId: string }) {
  const { data: weeks, isPending, error, refetch } = useNutritionWeeks(childId)
  const isMissing = error instanceof ApiError && error.code === 'premium_needed'
  return (
    <section aria-label={words.title} className="min-w-0">
      <SectionHeader title={words.title} />
      {isPending ? (
        <LoadingState />
      ) : isMissing ? (
        <Card>
          <p>{words.premiumHint}</p>
          <UpgradeNote>{words.premium}</UpgradeNote>
        </Card>
      ) : !weeks ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : weeks.length === 0 ? (
        <EmptyState message={words.none}>
          <ButtonLink to="/meal-plan/generate">{words.generate}</ButtonLink>
        </EmptyState>
      ) : (
        <Weeks weeks={weeks} />
      )}
    </section>
  )
}
