import type { NewFoods } from '@brightplate/contract/child/child'

export const nearlyAllOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: '', label: 'Skip' },
] as const

export const newFoodOptions = [
  { value: 'none', label: 'Nothing' },
  { value: 'weekly', label: 'A taste a week' },
  { value: 'daily', label: 'A taste a day' },
] as const

/** As read beside “New food”. */
export const newFoodWords: Record<NewFoods, string> = {
  none: 'nothing new',
  weekly: 'a taste a week',
  daily: 'a taste a day',
}
