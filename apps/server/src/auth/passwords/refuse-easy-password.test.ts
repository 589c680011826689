import { describe, expect, it } from 'vitest'
import { refuseEasyPassword } from './refuse-easy-password.ts'

const sentence =
  'This password is easy to guess. Please choose one that is no common password, not your email address and not our name.'

const fate = (password: string, email = 'kim.parent+plans@example.com') =>
  refuseEasyPassword(password, email, 'password').then(
    () => 'taken',
    ({ extra }) => extra.fields.password,
  )

describe('a new password', () => {
  it.each([
    'password',
    'PassWord1',
    '12345678',
    'qwertyuiop',
    'kim.parent+plans@example.com',
    'Kim.Parent',
    'kim.parent2016!',
    'kim.parent+plans',
    'brightplate',
    'Brightplate-2026',
    'brightplatebrightplate',
  ])('is refused when it is %s', async (password) => {
    expect(await fate(password)).toBe(sentence)
  })

  it.each([
    'correct horse',
    'brightplate of peas',
    'kim.parent likes rain',
    '","12345',
    '73 19 55 02',
  ])('is taken when it is %s, however simple it looks', async (password) => {
    expect(await fate(password)).toBe('taken')
  })
})
