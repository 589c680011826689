import * as words from '#words/children/needs'

export const routineOptions = [
  { value: '0', label: words.varied },
  { value: '0.5', label: words.someRoutine },
  { value: '1', label: words.sameEachDay },
]

/** The option to show for a level; one that lies between is stored as it is until another is chosen. */
export const nearestRoutine = (level: string): string => String(Math.round(Number(level) * 2) / 2)
