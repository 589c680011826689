import { spanishFoods } from '@brightplate/foods/languages/spanish-foods'
import { expect, it } from 'vitest'
import { freedFor, freeOf } from './free-of.ts'

it('reads claims in English, and none of which it knows no Spanish word', () => {
  expect(freeOf('dairy-free and lupin-free ')).toEqual(['lácteos', 'lupino'])
  expect(freeOf('zorbly-free ')).toBeNull()
})

it.each([
  [
    'panecillos sin lácteos, sin huevo, sin soya y sin lupino',
    ['lácteos'],
    'panecillos sin lácteos',
  ],
  [
    'sándwich de mermelada, sin lácteos, sin huevo y sin lupino',
    ['lácteos', 'huevo'],
    'sándwich de mermelada sin lácteos ni huevo',
  ],
  [
    'pan tostado sin lácteos y sin soya con mantequilla',
    ['soya'],
    'pan tostado sin soya con mantequilla',
  ],
  ['waffles sin gluten', ['gluten'], 'waffles sin gluten'],
  ['sandía sin semillas', ['gluten'], 'sandía sin semillas'],
])('"%s" for who asks for %j is "%s"', (name, foods, said) => {
  expect(freedFor(name, foods)).toBe(said)
})

it('says of no food more than is asked', () => {
  const names = Object.values(spanishFoods.plainFoods).map(({ name }) => name)
  const several = names.filter((name) => /sin lácteos(?:, | y )sin /.test(name))
  expect(several.length).toBeGreaterThan(100)
  const said = several.map((name) => freedFor(name, ['lácteos']))
  expect(said.filter((name) => /sin .*sin /.test(name))).toEqual([])
})
