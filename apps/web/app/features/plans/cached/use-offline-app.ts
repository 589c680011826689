import { useEffect } from 'react'
import { serviceWorkerFile } from '../../../trusted-texts.ts'
import { pictureAddress } from '../../../ui/picture.tsx'
import { plateAddress } from '../../../ui/plate-picture.tsx'
import { dayDishes } from '../day-dishes.ts'
import type { ShownPlan } from '../shown-plan.ts'

const brandPicture = 'green-salad'

function picturesOf(plan: ShownPlan): string[] {
  const plates = plan.plan_data.days.flatMap((day) =>
    dayDishes(day)
      .map(({ dish }) => dish.picture)
      .filter((one) => one !== undefined),
  )
  return [pictureAddress(brandPicture), ...[...new Set(plates)].map(plateAddress)]
}

/** Makes the app start, with the pictures of this plan, on a device that has no connection later. */
export function useOfflineApp(plan: ShownPlan | undefined): void {
  useEffect(() => {
    // Missing where a page is served without TLS; then the plan is read online only.
    if (!plan || plan.keptAt || !('serviceWorker' in navigator)) return
    const keep = async () => {
      await navigator.serviceWorker.register(serviceWorkerFile, { updateViaCache: 'none' })
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage(picturesOf(plan))
    }
    keep().catch(() => {})
  }, [plan])
}
