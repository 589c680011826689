/** A plan that an account asks for. */
export interface GenerationRequest {
  householdId: string
  userId: string
  /** Keyed hash of the account's address. */
  addressHash: string
  childId: string
  durationDays: 7 | 14
  startDate: string
  templateId: string | null
  /** When the child's profile was last changed. */
  childChangedAt: Date
  /** The plan that is made anew; null for a plan of its own. */
  revises: { planId: string; revision: number } | null
  idempotencyKey: string | null
  /** Two requests with one hash ask for the same. */
  requestHash: string
  seed: number
}
