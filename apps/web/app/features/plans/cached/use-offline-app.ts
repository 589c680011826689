import { useEffect } from 'react'
import { keepOffline } from '../../../keep-offline.ts'
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
    if (!plan || plan.keptAt) return
    keepOffline(picturesOf(plan)).catch(() => {})
  }, [plan])
}
