import { limits } from '@brightplate/contract/limits'
import { expect, it } from 'vitest'
import { accessChangedMail } from './access-changed-mail.ts'
import { accessNoticeMail } from './access-notice-mail.ts'
import { accountLockedMail } from './account-locked-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { verifyLinkMail } from './verify-link-mail.ts'

const origin = 'https://example.org'

it.each([
  ['verify', verifyLinkMail(origin, 'abc'), 'verify', `${limits.verifyLinkDays} days`],
  ['reset', passwordResetMail(origin, 'abc'), 'reset', `${limits.resetLinkMinutes} minutes`],
  ['locked', accountLockedMail(origin, 'abc'), 'reset', `${limits.resetLinkMinutes} minutes`],
  [
    'told of',
    accessNoticeMail(origin, 'abc', { kind: 'app_turned_on', place: null, at: new Date(0) }),
    'lock',
    `${limits.lockLinkDays} days`,
  ],
  ['changed', accessChangedMail(origin, 'abc', 'password'), 'lock', `${limits.lockLinkDays} days`],
])(
  'a mail has its link on a line of its own, and how long it is good: %s',
  (_, { text }, path, time) => {
    expect(text.split('\n')).toContain(`${origin}/${path}?token=abc`)
    expect(text).toContain(`within ${time}`)
  },
)

it('a mail of a change names what was changed, one thing or two', () => {
  expect(accessChangedMail(origin, 'a', 'password').subject).toBe(
    'Your Brightplate password was changed',
  )
  expect(accessChangedMail(origin, 'a', 'both').subject).toBe(
    'Your Brightplate email address and password were changed',
  )
})

it('a mail of a sign-in names the device and the network, as far as they are known', () => {
  const textOf = (browser: 'Chrome' | null, network: string | null) => {
    const place = { browser, system: null, network }
    const at = new Date('2026-11-24T17:40:00Z')
    return accessNoticeMail(origin, 'a', { kind: 'signed_in_on_new_device', place, at }).text
  }
  // The space before "PM" is a narrow one in some versions of ICU.
  expect(textOf('Chrome', '203.0.113.0/24')).toMatch(
    /before: Chrome, from the network 203\.0\.113\.0\/24, on Tuesday, November 24, 2026 at 5:40\sPM UTC\.\n/,
  )
  expect(textOf(null, null)).toContain('before: a device that did not say what it is, on Tuesday')
})
