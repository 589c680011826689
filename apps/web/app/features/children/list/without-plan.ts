/** The child that was added last of those that no plan was made for. */
export const withoutPlan = <Known extends { id: string }>(
  children: readonly Known[],
  plans: readonly { child_id: string | null }[],
): Known | undefined =>
  children.findLast(({ id }) => !plans.some(({ child_id }) => child_id === id))
