/** Kept back from the deadline for the planner, as a share and at least and most in milliseconds. */
const plannerShare = 0.2
const plannerLeastMs = 300
const plannerMostMs = 5000

/** How long a model may propose, where a whole plan has `deadlineMs`. */
export const proposalMs = (deadlineMs: number): number =>
  deadlineMs - Math.min(plannerMostMs, Math.max(plannerLeastMs, deadlineMs * plannerShare))
