import { expect, it } from 'vitest'
import { readableName } from './readable-name.ts'

it.each([
  ['apples', 'apples', ''],
  ['fortified unsweetened almond drink', 'almond drink', 'fortified, unsweetened'],
  ['canned skinless boneless pink salmon', 'pink salmon', 'canned, skinless, boneless'],
  [
    'plain rice cakes labelled free of milk, soy and sesame',
    'rice cakes',
    'plain, labelled free of milk, soy and sesame',
  ],
  ['dairy-free French fries', 'dairy-free French fries', ''],
  ['pure', 'pure', ''],
])('a line of the list %j is looked for as %j, and its kind stands below', (whole, name, kind) => {
  expect(readableName(whole)).toEqual({ name, kind })
})
