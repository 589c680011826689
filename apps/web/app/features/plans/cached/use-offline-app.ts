import { useEffect } from 'react'
import { keepOffline } from '../../../keep-offline.ts'
import { pictureAddress } from '../../../ui/picture.tsx'
import { plateAddress } from '../../../ui/plate-picture.tsx'
import { dayDishes } from '../day-dishes.ts'
import { aislePictures } from '../shopping/lines/aisle-pictures.ts'
import type { ShownPlan } from '../shown-plan.ts'

const brandPicture = 'green-salad'

/** Of the aisles, as a shop is where the connection is missing, and the plain plate, which stands in for any other. */
const listPictures = [undefined, ...Object.values(aislePictures)]

function picturesOf(plan: ShownPlan): string[] {
  const plates = plan.plan_data.days.flatMap((day) =>
    dayDishes(day)
      .map(({ dish }) => dish.picture)
      .filter((one) => one !== undefined),
  )
  return [
    ...[brandPicture, ...listPictures].map((slug) => pictureAddress(slug)),
    ...[...new Set(plates)].map(plateAddress),
  ]
}

/** Makes the app start, with the pictures of this plan, on a device that has no connection later. */
export function useOfflineApp(plan: ShownPlan | undefined): void {
  useEffect(() => {
    if (!plan || plan.keptAt) return
    keepOffline(picturesOf(plan)).catch(() => {})
  }, [plan])
}
