import {
  account,
  accountExport,
  changeAccountBody,
  eraseAccountBody,
} from '../../account/account.ts'
import {
  forgotPasswordBody,
  lockAccountBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  session,
  verifyEmailBody,
} from '../../account/auth.ts'
import { contactBody } from '../../site/contact.ts'
import { nothing, type WireShape } from './wire-shape.ts'

/** Accounts, sessions and the contact form. */
export const accountWire = {
  register: {
    summary: 'Create an account and start its trial',
    body: registerBody,
    replies: { 201: session },
    errors: ['email_taken', 'too_many_requests', 'invalid_input', 'overloaded'],
  },
  login: {
    summary: 'Log in',
    body: loginBody,
    replies: { 200: session },
    errors: ['bad_credentials', 'too_many_requests', 'invalid_input', 'overloaded'],
  },
  logout: { summary: 'End this session', replies: { 204: nothing }, errors: [] },
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
    replies: { 200: account },
    errors: ['bad_credentials', 'email_taken', 'invalid_input', 'too_many_requests', 'overloaded'],
  },
  eraseAccount: {
    summary: 'Erase the account with its children and plans',
    body: eraseAccountBody,
    replies: { 204: nothing },
    errors: ['bad_credentials', 'invalid_input', 'too_many_requests', 'overloaded'],
  },
  exportAccount: {
    summary: 'Everything that is stored of the account',
    replies: { 200: accountExport },
    errors: ['too_many_requests'],
  },
  sendVerifyLink: {
    summary: 'Mail the link that confirms the email address again, unless it is confirmed',
    replies: { 202: nothing },
    errors: ['too_many_requests'],
  },
} as const satisfies Record<string, WireShape>
