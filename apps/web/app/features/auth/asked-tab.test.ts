import { expect, it } from 'vitest'
import { readAskedTab } from './asked-tab.ts'

it.each([
  ['?open=register', 'register'],
  ['?open=login&x=1', 'login'],
  ['?open=door', null],
  ['', null],
])('the address %j asks for %s', (search, tab) => {
  expect(readAskedTab(search)).toBe(tab)
})
