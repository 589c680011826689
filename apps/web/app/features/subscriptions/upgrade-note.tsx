import type { ReactNode } from 'react'
import * as words from '#words/subscriptions/upgrade-note'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'

/** What a paid plan would add here, and the way to it. */
export function UpgradeNote({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-apricot-wash px-4 py-3">
      <p>{children}</p>
      <ButtonLink to="/subscription" variant="secondary">
        {words.seePlans}
      </ButtonLink>
    </div>
  )
}
