/** A plan outlives its child's profile, and then has no name to show. */
export const planTitle = (childName: string | null): string =>
  `Meal Plan for ${childName ?? 'Child'}`
