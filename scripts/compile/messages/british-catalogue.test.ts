import { expect, test } from 'vitest'
import { britishCatalogue, britishMessage, differingFaults } from './british-catalogue.ts'

const american = {
  list: {
    flavor: 'The flavor of {food}',
    cart: '{count, plural, one {# color} other {# colors}} <color>in the cart</color>',
    same: 'What it’s for',
  },
}

test('a message is said in British words: its parameters, cases and tags stay', () => {
  expect(britishCatalogue(american, {}).list).toEqual({
    flavor: 'The flavour of {food}',
    cart: '{count, plural, one {# colour} other {# colours}} <color>in the trolley</color>',
    same: 'What it’s for',
  })
})

test('what other words than those make of it is taken from the folder of the language', () => {
  const own = { list: { flavor: 'What {food} tastes of' } }
  expect(differingFaults(american, own)).toEqual([])
  expect(britishCatalogue(american, own).list?.flavor).toBe('What {food} tastes of')
})

test('what is said so without it, asks for something else, or is of no message is named', () => {
  const own = { list: { same: 'What it’s for', flavor: 'Taste', other: 'Other' } }
  expect(differingFaults(american, own)).toEqual([
    'list: same is said so without it: take it out',
    'list: flavor has other parameters or tags than “The flavor of {food}”',
    'list: other is in no other language',
  ])
})

test('the emergency number is that of the country', () => {
  expect(britishMessage('In an emergency call 911.')).toBe('In an emergency call 999.')
})
