import * as words from '#words/children/form'

export const newFoodOptions = [
  { value: 'none', label: words.nothingNew },
  { value: 'weekly', label: words.tasteAWeek },
  { value: 'daily', label: words.tasteADay },
] as const
