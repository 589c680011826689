import type { EndpointName } from '@brightplate/contract/api/endpoints'

/** Calls that open, close or change access, each by what the log calls it. Listed in docs/operating.md. */
export const securityEvents: Partial<Record<EndpointName, string>> = {
  register: 'account.register',
  login: 'session.start',
  signInWithPasskey: 'session.start',
  logout: 'session.end',
  endSession: 'session.end',
  endOtherSessions: 'session.end',
  forgotPassword: 'password.reset_link',
  resetPassword: 'password.reset',
  lockAccount: 'account.lock',
  verifyEmail: 'address.verify',
  confirm: 'session.confirm',
  makeFactor: 'factor.make',
  turnOnFactor: 'factor.on',
  turnOffFactor: 'factor.off',
  renewRecoveryCodes: 'factor.recovery_codes',
  addPasskey: 'passkey.add',
  removePasskey: 'passkey.remove',
  recoverAccount: 'factor.recovery_start',
  cancelRecovery: 'factor.recovery_cancel',
  changeAccount: 'account.change',
  exportAccount: 'account.export',
  eraseAccount: 'account.erase',
  createCareLink: 'share.start',
  endCareLink: 'share.end',
  inviteParent: 'household.invite',
  withdrawInvitation: 'household.withdraw',
  acceptInvitation: 'household.join',
  removeParent: 'household.leave',
  handOverHousehold: 'household.hand_over',
  changeKeptPlans: 'household.keep_plans',
}

/** Of a call that is none of them. */
export const otherEvents = {
  /** A token that opens nothing was sent. */
  unauthenticated: 'session.refuse',
  /** A limit on what strangers may ask was reached. */
  too_many_requests: 'limit.reach',
} as const
