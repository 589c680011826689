import { inWords, limitWords } from '../limit-words.ts'
import { limits } from '../limits.ts'

/** Every expected failure: its status and, unless the operation words it better, its sentence for the parent. */
export const errorCodes = {
  invalid_input: { status: 422, detail: 'Please check what you entered and try again.' },
  unauthenticated: { status: 401, detail: 'Please log in again' },
  bad_credentials: { status: 401, detail: 'Incorrect email or password' },
  code_needed: {
    status: 401,
    detail: 'Enter the code that your app shows, or one of your recovery codes.',
  },
  code_wrong: {
    status: 401,
    detail: 'This code does not work. Enter the one that your app shows now; each works once.',
  },
  confirmation_needed: {
    status: 403,
    detail: 'Please confirm first that it is you.',
  },
  passkey_refused: {
    status: 401,
    detail: 'This passkey opens no account here. Try again, or log in with your password.',
  },
  passkey_not_added: {
    status: 422,
    detail: 'The passkey could not be added. Please try again.',
  },
  factor_on: { status: 409, detail: 'An app is set up already. Turn it off first.' },
  email_taken: {
    status: 409,
    detail: 'An account with this email already exists. Please log in instead.',
  },
  reset_link_invalid: {
    status: 422,
    detail: 'This link has expired or was used before. Please ask for a new one.',
  },
  lock_link_invalid: {
    status: 422,
    detail:
      'This link has expired or was used before. To log everybody out, choose a new password.',
  },
  verify_link_invalid: {
    status: 422,
    detail:
      'This link has expired or was used before. If your dashboard still asks you to confirm your email address, send the link again from there.',
  },
  email_unverified: {
    status: 403,
    detail:
      'Please confirm your email address before the next free plan: open the link that we mailed to you, or send it again.',
  },
  not_found: { status: 404, detail: 'We could not find that. It may have been deleted.' },
  link_ended: {
    status: 404,
    detail: 'This link has ended, or it is not complete. Please ask whoever sent it for a new one.',
  },
  link_code_needed: {
    status: 403,
    detail: 'Please enter the four digits that belong to this link.',
  },
  link_code_wrong: {
    status: 403,
    detail: 'These are not the four digits of this link. Please ask whoever sent it.',
  },
  photos_not_agreed: {
    status: 403,
    detail: 'Please agree first that we keep your photos.',
  },
  contact_closed: {
    status: 404,
    detail: 'This form reaches nobody yet. Please write an email instead.',
  },
  plan_infeasible: {
    status: 422,
    detail: 'We could not make a plan that keeps every rule of this profile.',
  },
  needs_clinician: {
    status: 422,
    detail:
      'We cannot plan safely for this condition. Please use the plan of your child’s dietitian.',
  },
  needs_answer: {
    status: 422,
    detail: 'Before we plan, please tell us what an allergy in this profile means.',
  },
  plan_limit_reached: {
    status: 402,
    detail: `The free plan allows ${limitWords.freePlans}. Upgrade to premium to make another plan today.`,
  },
  premium_needed: {
    status: 402,
    detail: 'Your plan does not include this. Upgrade to premium to use it.',
  },
  idempotency_mismatch: {
    status: 422,
    detail: 'This request was already sent with other choices. Please try again.',
  },
  plan_changed: {
    status: 409,
    detail: 'This plan was changed elsewhere. Reload it and try again.',
  },
  already_premium: { status: 409, detail: 'You already have premium.' },
  subscription_not_changeable: {
    status: 409,
    detail: 'There is no subscription to change. Please reload the page.',
  },
  payments_unavailable: {
    status: 503,
    detail: 'The payment service does not answer just now. Please try again in a minute.',
  },
  payload_too_large: { status: 413, detail: 'That is too much text. Please shorten it.' },
  bad_request: { status: 400, detail: 'We could not read that request. Please reload the page.' },
  request_timeout: {
    status: 408,
    detail: 'Your request did not come through in time. Please try again.',
  },
  too_many_requests: {
    status: 429,
    detail: 'That was a lot of requests. Please wait a minute and try again.',
  },
  too_many_waiting: {
    status: 429,
    detail: `You have ${inWords(limits.generationsWaiting)} plans waiting already. Please ask again when one of them is done.`,
  },
  internal_error: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
  unavailable: {
    status: 503,
    detail: 'We cannot save or read anything just now. Please try again in a minute.',
  },
  overloaded: { status: 503, detail: 'We are very busy right now. Please try again in a minute.' },
} as const satisfies Record<string, { status: number; detail: string }>

export type ErrorCode = keyof typeof errorCodes
