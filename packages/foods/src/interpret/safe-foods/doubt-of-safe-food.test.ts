import { describe, expect, it } from 'vitest'
import { plainFoods } from '../../plain-foods/plain-foods.ts'
import { products } from '../../products/products.ts'
import { doubtOfSafeFood } from './doubt-of-safe-food.ts'

describe('a safe food is in doubt where its words tell that it is not eaten', () => {
  it.each([
    ['no cheese', 'cheese'],
    ['Won’t eat: peas', 'peas'],
    ['eggs: no', 'eggs'],
    ['pas de fromage', 'fromage'],
    ['cheese (rash)', 'cheese'],
    ['milk - reacts', 'milk'],
    ['yogurt makes him sick', 'yogurt'],
    ['yogurt (gassy)', 'yogurt'],
    ['cheese = meltdown', 'cheese'],
    ['allergic to cheese', 'cheese'],
    ['strawberries 🚫', 'strawberries'],
    ['went off porridge', 'porridge'],
    ['learning to eat peas', 'peas'],
    ['eggs?', 'eggs'],
    ['tomatoes – red bum', 'tomatoes'],
    ['peas - yuck', 'peas'],
    ['used to eat toast', 'toast'],
    ['might eat grapes', 'grapes'],
    ['anything but eggs', 'eggs'],
    ['brother loves peanut butter', 'peanut butter'],
    ['bananas bung her up', 'bananas'],
  ])('"%s"', (typed, food) => {
    expect(doubtOfSafeFood(typed)?.foods).toEqual([food])
  })

  it.each([
    'cheese',
    'bread (no crust)',
    'nuggets but not the skin',
    'pizza, no cheese',
    'pasta without sauce',
    'sugar free jelly',
    'gluten free bread',
    'no bake cheesecake',
    'Coke Zero',
    'I Can’t Believe It’s Not Butter',
    'wild rice',
    'low fat yogurt',
    'chicken off the bone',
    'won’t eat anything but nuggets',
    'nothing but pasta',
    'burger, no bun',
    'bananas (sometimes)',
    'his favourite cheese crackers',
    'rice cakes at grandma’s',
    'Tiny Teddies',
    'zorbly',
  ])('"%s" is in none', (typed) => {
    expect(doubtOfSafeFood(typed)).toBeNull()
  })

  it('is none by the name of a plain food or of a product', () => {
    const names = [
      ...plainFoods.map(({ name }) => name),
      ...products.flatMap(({ name, also }) => [name, ...also]),
    ]
    expect(names.filter((name) => doubtOfSafeFood(name) !== null)).toEqual([])
  })
})
