import { expect, it } from 'vitest'
import { spanishPlaceSetting, spanishVessel } from './spanish-vessel.ts'

it.each([
  ['a frying pan', 'sartén', 200, 'una sartén pequeña'],
  ['another dry pan', 'sartén seca', 1500, 'otra sartén seca grande'],
  ['a baking tray', 'charola para hornear', 3000, '2 charolas para hornear'],
  ['another tray', 'charola', 3000, 'otras 2 charolas'],
  ['the tray', 'charola', 3000, 'las charolas'],
  ['the tray', 'charola', 500, 'la charola'],
  ['a baking dish', 'refractario', 3000, 'un refractario grande'],
  ['a square pan', 'molde cuadrado', 5000, '2 moldes cuadrados grandes'],
])('%s of %s for %i g is "%s"', (head, words, grams, said) => {
  expect(spanishVessel(head, words, grams)).toBe(said)
})

it('sets a place for each', () => {
  expect(spanishPlaceSetting('tazón pequeño', 1)).toBe('un tazón pequeño')
  expect(spanishPlaceSetting('tazón pequeño', 3)).toBe('tazones pequeños')
  expect(spanishPlaceSetting('taza', 1)).toBe('una taza')
})
