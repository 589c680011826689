import { limits } from '@brightplate/contract/limits'
import { expect, it } from 'vitest'
import { accessChangedMail } from './access-changed-mail.ts'
import { accountLockedMail } from './account-locked-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { verifyLinkMail } from './verify-link-mail.ts'

const origin = 'https://example.org'

it.each([
  ['verify', verifyLinkMail(origin, 'abc'), 'verify', `${limits.verifyLinkDays} days`],
  ['reset', passwordResetMail(origin, 'abc'), 'reset', `${limits.resetLinkMinutes} minutes`],
  ['locked', accountLockedMail(origin, 'abc'), 'reset', `${limits.resetLinkMinutes} minutes`],
  [
    'changed',
    accessChangedMail(origin, 'abc', ['password']),
    'lock',
    `${limits.lockLinkDays} days`,
  ],
])(
  'a mail has its link on a line of its own, and how long it is good: %s',
  (_, { text }, path, time) => {
    expect(text.split('\n')).toContain(`${origin}/${path}?token=abc`)
    expect(text).toContain(`within ${time}`)
  },
)

it('a mail of a change names what was changed, one thing or two', () => {
  expect(accessChangedMail(origin, 'a', ['password']).subject).toBe(
    'Your Brightplate password was changed',
  )
  expect(accessChangedMail(origin, 'a', ['password', 'email address']).subject).toBe(
    'Your Brightplate password and email address were changed',
  )
})
