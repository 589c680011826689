import * as words from '#localized/errors'
import { inWords, limitWords } from '../limit-words.ts'
import { limits } from '../limits.ts'

const failure = <const Status extends number>(status: Status, say: () => string) => ({
  status,
  get detail() {
    return say()
  },
})

/** Every expected failure: its status and, unless the operation words it better, its sentence for the parent. */
export const errorCodes = {
  invalid_input: failure(422, words.invalidInput),
  unauthenticated: failure(401, words.unauthenticated),
  bad_credentials: failure(401, words.badCredentials),
  code_needed: failure(401, words.codeNeeded),
  code_wrong: failure(401, words.codeWrong),
  confirmation_needed: failure(403, words.confirmationNeeded),
  passkey_refused: failure(401, words.passkeyRefused),
  passkey_not_added: failure(422, words.passkeyNotAdded),
  factor_on: failure(409, words.factorOn),
  email_taken: failure(409, words.emailTaken),
  reset_link_invalid: failure(422, words.resetLinkInvalid),
  lock_link_invalid: failure(422, words.lockLinkInvalid),
  verify_link_invalid: failure(422, words.verifyLinkInvalid),
  email_unverified: failure(403, words.emailUnverified),
  not_found: failure(404, words.notFound),
  link_ended: failure(404, words.linkEnded),
  link_code_needed: failure(403, words.linkCodeNeeded),
  link_code_wrong: failure(403, words.linkCodeWrong),
  invitation_invalid: failure(404, words.invitationInvalid),
  invitation_for_other: failure(403, words.invitationForOther),
  owner_needed: failure(403, words.ownerNeeded),
  household_full: failure(409, () => words.householdFull({ most: limits.parentsPerHousehold })),
  other_household: failure(409, words.otherHousehold),
  last_parent_stays: failure(409, words.lastParentStays),
  photos_not_agreed: failure(403, words.photosNotAgreed),
  contact_closed: failure(404, words.contactClosed),
  plan_infeasible: failure(422, words.planInfeasible),
  needs_clinician: failure(422, words.needsClinician),
  needs_answer: failure(422, words.needsAnswer),
  plan_limit_reached: failure(402, () =>
    words.planLimitReached({ freePlans: limitWords.freePlans }),
  ),
  premium_needed: failure(402, words.premiumNeeded),
  idempotency_mismatch: failure(422, words.idempotencyMismatch),
  plan_changed: failure(409, words.planChanged),
  profile_changed: failure(409, words.profileChanged),
  already_premium: failure(409, words.alreadyPremium),
  subscription_not_changeable: failure(409, words.subscriptionNotChangeable),
  payments_unavailable: failure(503, words.paymentsUnavailable),
  payload_too_large: failure(413, words.payloadTooLarge),
  bad_request: failure(400, words.badRequest),
  request_timeout: failure(408, words.requestTimeout),
  too_many_requests: failure(429, words.tooManyRequests),
  too_many_waiting: failure(429, () =>
    words.tooManyWaiting({ count: inWords(limits.generationsWaiting) }),
  ),
  internal_error: failure(500, words.internalError),
  unavailable: failure(503, words.unavailable),
  overloaded: failure(503, words.overloaded),
} as const satisfies Record<string, { status: number; detail: string }>

export type ErrorCode = keyof typeof errorCodes
