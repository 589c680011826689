import { accessEvents, openSessions } from '../../account/access.ts'
import {
  account,
  accountChange,
  accountExport,
  changeAccountBody,
  eraseAccountBody,
} from '../../account/account.ts'
import {
  forgotPasswordBody,
  lockAccountBody,
  loginBody,
  recoverAccountBody,
  registerBody,
  resetPasswordBody,
  session,
  verifyEmailBody,
} from '../../account/auth.ts'
import { withdrawnConsents } from '../../account/consents.ts'
import {
  confirmBody,
  factors,
  factorTurnedOff,
  factorTurnedOn,
  newFactor,
  newRecoveryCodes,
  recoveryStarted,
  turnOnFactorBody,
} from '../../account/factors.ts'
import {
  addPasskeyBody,
  newPasskeyOptions,
  passkey,
  passkeyAdded,
  passkeyOptions,
  passkeyRemoved,
  passkeys,
  renamePasskeyBody,
  signInWithPasskeyBody,
} from '../../account/passkeys.ts'
import { contactBody } from '../../site/contact.ts'
import { byId, nothing, type WireShape } from './wire-shape.ts'

/** Accounts, sessions and the contact form. */
export const accountWire = {
  register: {
    summary: 'Create an account and start its trial',
    body: registerBody,
    replies: { 201: session },
    errors: [
      'email_taken',
      'invitation_invalid',
      'invitation_for_other',
      'household_full',
      'too_many_requests',
      'invalid_input',
      'overloaded',
    ],
  },
  login: {
    summary: 'Log in',
    body: loginBody,
    replies: { 200: session },
    errors: [
      'bad_credentials',
      'code_needed',
      'code_wrong',
      'too_many_requests',
      'invalid_input',
      'overloaded',
    ],
  },
  offerPasskeySignIn: {
    summary: 'What a device needs to sign in with a passkey of its own; names no account',
    replies: { 200: passkeyOptions },
    errors: ['too_many_requests'],
  },
  signInWithPasskey: {
    summary: 'Log in with a passkey, in place of password and code',
    body: signInWithPasskeyBody,
    replies: { 200: session },
    errors: ['passkey_refused', 'too_many_requests', 'invalid_input'],
  },
  logout: { summary: 'End this session', replies: { 204: nothing }, errors: [] },
  recoverAccount: {
    summary:
      'Have app, recovery codes and passkeys forgotten after a wait, for who lost them and knows the password; tells by mail',
    body: recoverAccountBody,
    replies: { 202: recoveryStarted },
    errors: ['bad_credentials', 'not_found', 'too_many_requests', 'overloaded'],
  },
  forgotPassword: {
    summary: 'Ask for a link to choose a new password; answers the same for an unknown address',
    body: forgotPasswordBody,
    replies: { 202: nothing },
    errors: ['too_many_requests', 'invalid_input'],
  },
  resetPassword: {
    summary: 'Choose a new password; ends all sessions and every other link',
    body: resetPasswordBody,
    replies: { 204: nothing },
    errors: ['reset_link_invalid', 'too_many_requests', 'invalid_input', 'overloaded'],
  },
  lockAccount: {
    summary: 'Lock an account that somebody else changed, by the link of the mail that told of it',
    body: lockAccountBody,
    replies: { 204: nothing },
    errors: ['lock_link_invalid', 'too_many_requests', 'invalid_input'],
  },
  verifyEmail: {
    summary: 'Confirm an email address, by the link that was mailed to it',
    body: verifyEmailBody,
    replies: { 204: nothing },
    errors: ['verify_link_invalid', 'too_many_requests', 'invalid_input'],
  },
  sendContactMessage: {
    summary: 'Write to whoever runs the service, where a mailbox is set for it',
    body: contactBody,
    replies: { 202: nothing },
    errors: ['contact_closed', 'too_many_requests', 'invalid_input'],
  },
  readAccount: { summary: 'The account', replies: { 200: account }, errors: [] },
  changeAccount: {
    summary: 'Change name, email or password; a new password ends the other sessions',
    body: changeAccountBody,
    replies: { 200: accountChange },
    errors: [
      'bad_credentials',
      'confirmation_needed',
      'email_taken',
      'invalid_input',
      'too_many_requests',
      'overloaded',
    ],
  },
  eraseAccount: {
    summary: 'Erase the account with its children and plans',
    body: eraseAccountBody,
    replies: { 204: nothing },
    errors: [
      'bad_credentials',
      'confirmation_needed',
      'invalid_input',
      'too_many_requests',
      'overloaded',
    ],
  },
  exportAccount: {
    summary:
      'Everything that is stored of the account, to who confirmed just now that it is theirs',
    replies: { 200: accountExport },
    errors: ['confirmation_needed', 'too_many_requests'],
  },
  sendVerifyLink: {
    summary: 'Mail the link that confirms the email address again, unless it is confirmed',
    replies: { 202: nothing },
    errors: ['too_many_requests'],
  },
  listSessions: {
    summary: 'Where the account is signed in',
    replies: { 200: openSessions },
    errors: [],
  },
  endOtherSessions: {
    summary: 'End every session but this one',
    replies: { 204: nothing },
    errors: [],
  },
  endSession: {
    summary: 'End one session',
    params: byId,
    replies: { 204: nothing },
    errors: ['not_found'],
  },
  confirm: {
    summary:
      'Prove again who you are, for what asks for it in the next minutes: by a passkey, else by a code where an app is on, else by the password',
    body: confirmBody,
    replies: { 204: nothing },
    errors: [
      'bad_credentials',
      'code_needed',
      'code_wrong',
      'passkey_refused',
      'too_many_requests',
      'overloaded',
    ],
  },
  offerPasskeyProof: {
    summary: 'What a device needs to prove by a passkey of the account who you are',
    replies: { 200: passkeyOptions },
    errors: ['not_found', 'too_many_requests'],
  },
  listPasskeys: {
    summary: 'Passkeys that open the account, the eldest first',
    replies: { 200: passkeys },
    errors: [],
  },
  offerNewPasskey: {
    summary: 'What a device needs to make a passkey for the account',
    replies: { 200: newPasskeyOptions },
    errors: ['confirmation_needed', 'passkey_not_added', 'too_many_requests'],
  },
  addPasskey: {
    summary: 'Keep the passkey that a device made; it opens the account from now on',
    body: addPasskeyBody,
    replies: { 201: passkeyAdded },
    errors: ['confirmation_needed', 'passkey_not_added', 'too_many_requests'],
  },
  renamePasskey: {
    summary: 'Give a passkey another name',
    params: byId,
    body: renamePasskeyBody,
    replies: { 200: passkey },
    errors: ['not_found'],
  },
  removePasskey: {
    summary: 'Have a passkey open nothing any more; ends the other sessions',
    params: byId,
    replies: { 200: passkeyRemoved },
    errors: ['confirmation_needed', 'not_found'],
  },
  readFactors: {
    summary: 'What opens the account beside its password',
    replies: { 200: factors },
    errors: [],
  },
  makeFactor: {
    summary: 'Make the secret of an app that shows codes; it is asked for nothing yet',
    replies: { 201: newFactor },
    errors: ['confirmation_needed', 'factor_on'],
  },
  turnOnFactor: {
    summary: 'Ask for a code at each login from now on; ends the other sessions',
    body: turnOnFactorBody,
    replies: { 200: factorTurnedOn },
    errors: ['code_wrong', 'factor_on', 'confirmation_needed', 'too_many_requests'],
  },
  turnOffFactor: {
    summary: 'Ask for no code any more; ends the other sessions',
    replies: { 200: factorTurnedOff },
    errors: ['confirmation_needed'],
  },
  renewRecoveryCodes: {
    summary: 'Make new recovery codes; those of before work no more',
    replies: { 200: newRecoveryCodes },
    errors: ['confirmation_needed', 'not_found'],
  },
  cancelRecovery: {
    summary: 'Keep app, recovery codes and passkeys, whoever asked to have them forgotten',
    replies: { 204: nothing },
    errors: [],
  },
  listWithdrawnConsents: {
    summary: 'What was agreed to and taken back since, the newest first',
    replies: { 200: withdrawnConsents },
    errors: [],
  },
  listAccessEvents: {
    summary: 'What was done to the account’s access, the newest first',
    replies: { 200: accessEvents },
    errors: [],
  },
} as const satisfies Record<string, WireShape>
