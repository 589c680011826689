import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { EmptyState } from '../../../ui/page/page-state.tsx'

/** What each goal and preference changed, and the general tips. */
export function Tips({ data }: { data: PlanData }) {
  const { general_tips, changes = [] } = data
  return (
    <div className="grid max-w-[68ch] gap-8">
      {changes.length > 0 && (
        <section aria-label="What the profile changed">
          <h2 className="mb-3 text-lg">What each goal and preference changed</h2>
          <dl className="grid gap-3">
            {changes.map(({ tag, text }) => (
              <div key={`${tag}/${text.text}`}>
                <dt className="font-semibold">{tag}</dt>
                <dd className="text-muted">{text.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {general_tips.length > 0 ? (
        <BulletList lines={general_tips} numbered />
      ) : (
        <EmptyState message="No tips available" />
      )}
    </div>
  )
}
