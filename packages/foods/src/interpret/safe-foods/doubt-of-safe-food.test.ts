import { describe, expect, it } from 'vitest'
import { plainFoods } from '../../plain-foods/plain-foods.ts'
import { products } from '../../products/products.ts'
import { doubtOfSafeFood } from './doubt-of-safe-food.ts'

describe('a sentence that is no food', () => {
  it.each([
    'My son is very picky',
    "She's been unwell",
    'We have tried everything',
    'Texture is a huge issue',
  ])('about the child is in doubt, as no dish is called after it: %s', (typed) => {
    expect(doubtOfSafeFood(typed)).toEqual({ foods: [] })
  })

  it.each(['milk; eggs; none of these', 'toast. Neither of those', 'pasta. no eggs. rice'])(
    'that refuses what was named is in doubt: %s',
    (typed) => {
      expect(doubtOfSafeFood(typed)).not.toBeNull()
    },
  )

  it.each(['He is on nuggets', 'her blue drink', 'this is rice'])(
    'but for one that names a food: %s',
    (typed) => {
      expect(doubtOfSafeFood(typed)).toBeNull()
    },
  )
})

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
    ['pears ✗', 'pears'],
    ['eggs x', 'eggs'],
    ['x rice', 'rice'],
    ['yoghurt: not since March', 'yoghurt'],
    ['toast - not today', 'toast'],
    ['ham, not happy', 'ham'],
    ['peanut butter (allergist says wait)', 'peanut butter'],
    ['eggs - ask the doctor', 'eggs'],
    ['strawberries - red ring round mouth', 'strawberries'],
    ['pears, lips tingly', 'pears'],
    ['cheese -> runny nose', 'cheese'],
    ['fish fingers (brother only)', 'fish fingers'],
    ['milk for sister', 'milk'],
    ['for dad: eggs', 'eggs'],
    ['smells apples', 'apples'],
    ['pear, tummy pain', 'pear'],
    ['pear pain', 'pear'],
    ['will lick ice cream', 'ice cream'],
    ['exploring carrots', 'carrots'],
    ['unsafe: peas', 'peas'],
  ])('"%s"', (typed, food) => {
    expect(doubtOfSafeFood(typed)?.foods).toEqual([food])
  })

  it.each([
    ['no crunchy carrots', 'crunchy carrots'],
    ['no mushy bananas', 'mushy bananas'],
    ['no soggy fries', 'soggy fries'],
    ['no soy nut/butter', 'soy nut/butter'],
    ['LTP allergy - peach skin', 'peach'],
  ])('"%s", by the whole name', (typed, food) => {
    expect(doubtOfSafeFood(typed)?.foods).toEqual([food])
  })

  it.each([
    ['Yes: toast, apples / No: milk, eggs', ['toast', 'apples', 'milk', 'eggs']],
    ['+rice -peas', ['rice', 'peas']],
    ['good: apples bad: pears', ['apples', 'pears']],
    ['none', []],
    ['n/a', []],
  ])('"%s", by all that it names', (typed, foods) => {
    expect(doubtOfSafeFood(typed)?.foods).toEqual(foods)
  })

  it.each([
    'cheese',
    'bread (no crust)',
    'apple, not peeled',
    'potatoes, not mashed',
    'toast, no seeds',
    'pizza, not hot',
    'Dr Pepper',
    'beef cheeks',
    'smiley face fries',
    'grandma’s soup',
    'black eyed peas',
    'soup made by dad',
    'pain',
    'pain au chocolat',
    'rice x 2',
    'X-treme noodles',
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
