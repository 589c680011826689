/** The lists of a child that are typed. */
export const typedLists = [
  'allergies',
  'behavioral_goals',
  'dietary_preferences',
  'safe_foods',
  'refused_foods',
] as const

export type TypedList = (typeof typedLists)[number]

/** Whether all that stands in a list is excluded, whatever else is said of it. */
export const isRefusingList = (list: TypedList): boolean =>
  list === 'allergies' || list === 'refused_foods'
