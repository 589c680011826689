import { expect, test } from 'vitest'
import { catalogueFaults } from './catalogue-faults.ts'

const source = {
  cook: { back: 'Back', left: '{count, plural, one {# dish} other {# dishes}} of <b>{name}</b>' },
}

test('a language that says all of it in its own way has no fault', () => {
  expect(
    catalogueFaults(source, {
      cook: { back: 'Atrás', left: '<b>{name}</b>: {count, plural, =0 {nada} other {# platos}}' },
    }),
  ).toEqual([])
})

test('what is missing, too much, or asks for something else is named', () => {
  expect(
    catalogueFaults(source, {
      cook: { left: '{count} platos de <i>{name}</i>', more: 'Más' },
      other: { one: 'Uno' },
    }),
  ).toEqual([
    'cook: back is missing',
    'cook: left has other parameters or tags than “{count, plural, one {# dish} other {# dishes}} of <b>{name}</b>”',
    'cook: more is in no other language',
    'other: one is in no other language',
  ])
})

test('a parameter that a message does not use is missed', () => {
  expect(catalogueFaults({ a: { b: '{name} eats' } }, { a: { b: 'Come' } })).toEqual([
    'a: b has other parameters or tags than “{name} eats”',
  ])
})
