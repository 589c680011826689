import { expect, it } from 'vitest'
import { prepInNumber, withEnding, withoutWordsOfName } from './agree-prep.ts'

it.each([
  ['peladas y en rodajas', false, 'pelada y en rodajas'],
  ['pelada y en rodajas finas', true, 'peladas y en rodajas finas'],
  ['finamente picada', true, 'finamente picadas'],
  ['enteros, cortados en cubitos cocidos', false, 'entero, cortado en cubitos cocidos'],
  ['sin hueso, en trozos', true, 'sin hueso, en trozos'],
  ['molido fino', true, 'molidos finos'],
  ['en tiras pequeñas y delgadas', false, 'en tiras pequeñas y delgadas'],
  ['en ramitos y cocido hasta ablandarse', true, 'en ramitos y cocidos hasta ablandarse'],
  ['en trozos, cocida hasta que esté blanda', true, 'en trozos, cocidas hasta que estén blandas'],
  ['cocidas hasta que estén bien blandas', false, 'cocida hasta que esté bien blanda'],
])('%s, of many: %s, is %s', (prep, isMany, said) => {
  expect(prepInNumber(prep, isMany)).toBe(said)
})

it.each([
  ['escurrido y desmenuzado', 'atún de lata en agua, escurrido', 'desmenuzado'],
  ['escurridos, enjuagados', 'frijoles pintos de lata, escurridos', 'enjuagados'],
  ['sin hueso, en trozos', 'muslo de pollo sin hueso ni piel', 'en trozos'],
  ['pelada y en rodajas', 'zanahoria', 'pelada y en rodajas'],
])('"%s" behind "%s" is "%s"', (prep, name, said) => {
  expect(withoutWordsOfName(prep, name)).toBe(said)
})

it('ends as the food does', () => {
  expect(withEnding('rallad@ o cocid@', 'f', true)).toBe('ralladas o cocidas')
  expect(withEnding('rallad@', 'm', false)).toBe('rallado')
})
