import { describe, expect, it } from 'vitest'
import { doubtOfSafeFood } from '../../interpret/safe-foods/doubt-of-safe-food.ts'
import { findPlainFoods } from '../find-plain-foods.ts'
import { withoutLead, withoutRemarks } from './without-lead.ts'

describe('a safe food in a sentence', () => {
  it.each([
    ['He eats pasta', 'pasta'],
    ['my son likes nuggets', 'nuggets'],
    ['She will only eat rice', 'rice'],
    ["He'll eat toast", 'toast'],
    ['She’d eat fries', 'fries'],
    ['Only the dino nuggets', 'the dino nuggets'],
    ['Our daughter Mia (5) lives on toast', 'toast'],
    ['my 6 year old also likes fries', 'fries'],
    ["Luke's safe foods are bagels", 'bagels'],
    ['Her foods right now: rice', 'rice'],
    ['For lunch she usually has soup', 'soup'],
    ['Mornings it’s always waffles', 'waffles'],
    ['Snacks are crackers', 'crackers'],
    ['Fruit is just applesauce', 'applesauce'],
    ['Breakfast: waffles', 'waffles'],
    ['ok so basically just nachos', 'nachos'],
    ["He's 7 and basically lives on carbs - bread", 'bread'],
    ['Kiddo eats: fries', 'fries'],
    ['come pasta', 'pasta'],
    ['mi hijo solo come arroz', 'arroz'],
    ['Il mange des pâtes', 'des pâtes'],
    ['Er isst nur Nudeln', 'Nudeln'],
    ['mangia solo pasta', 'pasta'],
    ['ela só come arroz', 'arroz'],
    ['hij eet alleen pasta', 'pasta'],
    ['ona je tylko ryż', 'ryż'],
    ['он ест только макароны', 'макароны'],
    ['вона їсть рис', 'рис'],
    ['يأكل أرز', 'أرز'],
    ['bé chỉ ăn cơm', 'cơm'],
    ['gusto niya ng kanin', 'kanin'],
    ['他只吃面条', '面条'],
  ])('begins behind the words of eating: %j is %j', (typed, food) => {
    expect(withoutLead(typed)).toBe(food)
  })

  it.each([
    'He won’t eat pasta',
    'brother eats cheese',
    'no come pasta',
    'il ne mange pas de riz',
    'likes',
    'my brother eats cheese',
    'my son never eats peas',
    'my daughter Mia never eats peas',
    'my other son eats cheese',
    "brother's safe foods are nuts",
    'our dog likes ham',
    'we eat nuts',
  ])('keeps what refuses, speaks of others, or names nothing: %j', (typed) => {
    expect(withoutLead(typed)).toBe(typed)
  })

  it.each([
    'Er isst kein Fleisch',
    'he eats no meat',
    'she likes milk but gets hives',
    'we eat nuts',
    'we do not eat peas',
    'he gets sick from eggs',
    'at home no milk',
    'currently allergic to milk',
    'my brother eats cheese',
    'my son never eats peas',
    'eats peas never',
  ])('is in doubt with what refuses it: %j', (typed) => {
    expect(doubtOfSafeFood(typed)).not.toBeNull()
  })

  it.each([
    ['donuts (a certain brand)', 'donuts'],
    ['rice (one brand only)', 'rice'],
    ['fries (specific brand)', 'fries'],
    ['nuggets (dino ones only)', 'nuggets (dino ones only)'],
    ['crackers (saltines)', 'crackers (saltines)'],
    ['cheese (rash)', 'cheese (rash)'],
  ])('has no remark that a brand matters, and every other one: %j is %j', (typed, food) => {
    expect(withoutRemarks(typed)).toBe(food)
  })

  it.each(['donuts (a certain brand)', 'He eats donuts (one brand only)'])(
    'is the food that it is without them: %j',
    (typed) => {
      expect(findPlainFoods(typed)[0]).toBe(findPlainFoods('donuts')[0])
      expect(doubtOfSafeFood(typed)).toBeNull()
    },
  )
})
