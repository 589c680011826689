import { expect, it } from 'vitest'
import { formDifferences } from './form-differences.ts'
import { plainFoodOf } from './plain-foods.ts'

const formOf = (id: string) => {
  const plain = plainFoodOf(id)
  if (!plain) throw new Error(`No plain food has the id ${id}`)
  return plain.form
}

it('names the properties by which two forms differ', () => {
  expect(formDifferences(formOf('chicken-nuggets'), formOf('chicken-tenders'))).toEqual(['shape'])
  expect(formDifferences(formOf('waffles'), formOf('pancakes'))).toEqual([
    'textures',
    'preparation',
  ])
})

it('finds none between a form and itself, in whatever order its textures stand', () => {
  const form = formOf('chicken-nuggets')
  expect(formDifferences(form, { ...form, textures: form.textures.toReversed() })).toEqual([])
})
