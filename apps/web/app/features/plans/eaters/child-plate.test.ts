import { expect, it } from 'vitest'
import { childPlate } from './child-plate.ts'

const part = {
  name: 'Pasta',
  role: 'accepted' as const,
  typed: 'pasta',
  energy_kcal: 200,
  ingredients: ['4 3/4 cups plain pasta (675 g)'],
  grams: 104.3,
  people: 5,
}

it('names what of a shared meal is the child’s, by weight', () => {
  const parts = [
    part,
    { ...part, name: 'Zorbly bites', ingredients: [], grams: null },
    { ...part, name: 'pears', role: 'learning' as const, grams: 5.5, people: 1 },
  ]
  expect(childPlate({ people: 5, parts }, 'Leo')).toBe(
    'For 5 at the table. Leo’s plate: Pasta (104 g), Zorbly bites, a taste of pears (5.5 g).',
  )
})

it('says that the others need another base where the child’s is made apart', () => {
  const apart = { ...part, people: 1, apart_steps: ['Make pasta apart.'] }
  const milk = { ...part, name: 'Milk', role: 'side' as const }
  expect(childPlate({ people: 3, parts: [apart, milk] }, 'Leo')).toMatch(
    /The others need something in place of Pasta\.$/,
  )
  expect(childPlate({ people: 3, parts: [milk, apart] }, 'Leo')).not.toMatch(/in place of/)
  const others = { ...milk, name: 'Vegan nuggets', for_others: { portions: 2.5 } }
  expect(childPlate({ people: 3, parts: [apart, milk, others] }, 'Leo')).toMatch(
    /milk \(.*\)\. The others have Vegan nuggets in its place\.$/i,
  )
})

it('says nothing for a child alone, nor of a plan that does not tell', () => {
  expect(childPlate({ people: 1, parts: [part] }, 'Leo')).toBeNull()
  expect(childPlate({ people: 5 }, 'Leo')).toBeNull()
})
