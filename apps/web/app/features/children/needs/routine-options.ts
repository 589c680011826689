export const routineOptions = [
  { value: '0', label: 'Varied' },
  { value: '0.5', label: 'Some routine' },
  { value: '1', label: 'The same each day' },
]

/** The option to show for a level; one that lies between is stored as it is until another is chosen. */
export const nearestRoutine = (level: string): string => String(Math.round(Number(level) * 2) / 2)
