import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { expect, it } from 'vitest'
import { buildProfile } from '../../testing/build-profile.ts'
import { acceptedCandidates } from './accepted-candidates.ts'

const standsFor = (typed: string, allergens: ('milk' | 'egg')[], diets: 'gluten-free'[] = []) => {
  const profile = buildProfile({}, { allergens, diets })
  const [form] = acceptedCandidates({ typed }, 'lunch', profile).map((one) => one.form)
  return plainFoodOf(form ?? '')?.food.contains ?? []
}

it.each(['turkey sandwich', 'ham sandwich', 'chicken nuggets', 'waffles', 'pepperoni pizza'])(
  '“%s” of a child without milk is made of wheat still, and of none without gluten',
  (typed) => {
    expect(standsFor(typed, ['milk'])).toContain('wheat')
    expect(standsFor(typed, ['milk'], ['gluten-free'])).not.toContain('wheat')
  },
)
