import { expect, it } from 'vitest'
import { prepInNumber, withEnding } from './agree-prep.ts'

it.each([
  ['peladas y en rodajas', false, 'pelada y en rodajas'],
  ['pelada y en rodajas finas', true, 'peladas y en rodajas finas'],
  ['finamente picada', true, 'finamente picadas'],
  ['enteros, cortados en cubitos cocidos', false, 'entero, cortado en cubitos cocidos'],
  ['sin hueso, en trozos', true, 'sin hueso, en trozos'],
  ['molido fino', true, 'molidos finos'],
])('%s, of many: %s, is %s', (prep, isMany, said) => {
  expect(prepInNumber(prep, isMany)).toBe(said)
})

it('ends as the food does', () => {
  expect(withEnding('rallad@ o cocid@', 'f', true)).toBe('ralladas o cocidas')
  expect(withEnding('rallad@', 'm', false)).toBe('rallado')
})
