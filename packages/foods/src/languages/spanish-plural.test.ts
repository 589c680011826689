import { expect, it } from 'vitest'
import { spanishPlural } from './spanish-plural.ts'

it.each([
  ['sartén seca', 'sartenes secas'],
  ['charola forrada para hornear', 'charolas forradas para hornear'],
  ['molde cuadrado', 'moldes cuadrados'],
  ['tazón pequeño', 'tazones pequeños'],
  ['sándwich de queso', 'sándwiches de queso'],
  ['bagel con queso crema', 'bagels con queso crema'],
  ['muffin de mora azul', 'muffins de mora azul'],
  ['hot dog en pan', 'hot dogs en pan'],
  ['waffle', 'waffles'],
  ['huevo frito', 'huevos fritos'],
  ['nuez', 'nueces'],
  ['barra', 'barras'],
])('makes "%s" to many', (one, many) => {
  expect(spanishPlural(one)).toBe(many)
})
