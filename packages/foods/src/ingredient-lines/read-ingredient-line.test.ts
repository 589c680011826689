import { describe, expect, it } from 'vitest'
import { readIngredientLine } from './read-ingredient-line.ts'

const read = readIngredientLine
const foodOf = (line: string) => read(line).food?.id ?? null
const gramsOf = (line: string) => read(line).grams
const amountOf = (line: string) => {
  const { quantity, unit } = read(line)
  return [quantity?.low ?? null, quantity?.high ?? null, unit]
}

describe('reading a quantity and its unit', () => {
  it.each([
    ['1/2 cup raisins', 0.5, 0.5, 'cup'],
    ['1½ cups raisins', 1.5, 1.5, 'cup'],
    ['½ tsp. salt', 0.5, 0.5, 'tsp'],
    ['1 1/2 c. flour', 1.5, 1.5, 'cup'],
    ['1-1/2 cups flour', 1.5, 1.5, 'cup'],
    ['1 and 1/2 cups flour', 1.5, 1.5, 'cup'],
    ['one and a half cups flour', 1.5, 1.5, 'cup'],
    ['2 to 3 tablespoons honey', 2, 3, 'tbsp'],
    ['2-3 Tbsp honey', 2, 3, 'tbsp'],
    ['1/4–1/2 tsp salt', 0.25, 0.5, 'tsp'],
    ['2 or 3 carrots', 2, 3, null],
    ['a banana', 1, 1, null],
    ['half a dozen eggs', 6, 6, null],
    ['2 dozen eggs', 24, 24, null],
    ['half an avocado', 0.5, 0.5, null],
    ['about 2 tablespoons honey', 2, 2, 'tbsp'],
    ['1 heaping tablespoon flour', 1, 1, 'tbsp'],
    ['Pinch of salt', 1, 1, 'pinch'],
    ['2 (14-ounce) cans coconut milk', 2, 2, 'can'],
    ['2 x 400g tins chickpeas', 2, 2, 'can'],
    ['1 1/4-ounce package active dry yeast', 1, 1, 'package'],
    ['A 28-ounce can tomatoes', 1, 1, 'can'],
    ['1 3- to 4-pound chicken', 1, 1, null],
    ['200g flour', 200, 200, 'g'],
    ['1,5 kg potatoes', 1.5, 1.5, 'kg'],
    ['1,000 g potatoes', 1000, 1000, 'g'],
    ['1.5 dl whole milk', 1.5, 1.5, 'dl'],
    ['8 fl. oz. whole milk', 8, 8, 'fl oz'],
    ['1 T. butter', 1, 1, 'tbsp'],
    ['1 t. salt', 1, 1, 'tsp'],
    ['2 garlic cloves, minced', 2, 2, 'clove'],
    ['3 celery stalks', 3, 3, 'stalk'],
    ['Strawberries, 1 cup', 1, 1, 'cup'],
    ['12 whole cloves', 12, 12, null],
    ['2% milk', null, null, null],
    ['half-and-half', null, null, null],
    ['Salt to taste', null, null, null],
    ['1/0 cup flour', null, null, null],
  ])('reads "%s"', (line, low, high, unit) => {
    expect(amountOf(line)).toEqual([low, high, unit])
  })
})

describe('choosing a food', () => {
  it.each([
    ['1 1/2 cups cooked brown rice (about 290 g)', 'rice-cooked-brown'],
    ['2 large ripe bananas, sliced', 'banana'],
    ['3 tbsp extra-virgin olive oil', 'olive-oil'],
    ['1 cup blueberries, frozen', 'blueberry-frozen'],
    ['1 cup frozen peas, thawed', 'green-peas-frozen'],
    ['1 (15-oz) can chickpeas, drained and rinsed', 'chickpeas-canned'],
    ['skinless, boneless chicken breast, 1 pound', 'chicken-breast'],
    ['2 slices bread (gluten-free)', 'bread-gluten-free'],
    ['1 cup full-fat plain Greek yogurt', 'yogurt-greek-plain'],
    ['1 tsp cinnamon', 'cinnamon'],
    ['2 tbsp chopped parsley', 'parsley'],
    ['2 green onions, white and green parts, sliced', 'spring-onion'],
    ['1 cup peeled and chopped carrots', 'carrot'],
    ['juice of 1 lemon', 'lemon-juice'],
    ['1 lemon, juiced', 'lemon-juice'],
    ['60 g oats-gluten-free', 'oats-gluten-free'],
  ])('knows what "%s" means', (line, id) => {
    expect(foodOf(line)).toBe(id)
  })

  it.each([
    '1 tbsp vegan butter',
    '1 tbsp butter (vegan)',
    '1 cup flour (gluten-free)',
    '1 cup milk (almond)',
    '1 cup yogurt, dairy-free',
    '1 cup vegan cheddar',
    '1 cup Cheddar cheese substitute',
    '1 cup oat milk',
    '2 egg whites',
    '1 vegan egg',
    '1 tsp cream of tartar',
    '1 cup butter lettuce',
    '1 cup peanut butter cups',
    '2 slices seeded rye bread',
    '1 cup strawberries (or peanuts)',
    '2 tbsp butter, or olive oil',
    '1 tbsp butter/margarine',
    '1 cup fresh or frozen blueberries',
    '2 tbsp honey or maple syrup',
    'salt and pepper',
    '1 cup chocolate milk',
    '1 orange, peel only',
    '1 cup onion (rings)',
    '2 slices white bread (seeded)',
    '1 cup cooked white rice, fried',
    '2 tbsp almond butter (spread)',
    '1 fresh bay leaf',
    '1 slice bread (gluten-free if needed)',
    '1 slice bread, gluten-free, if needed',
    '1 slice regular or gluten-free bread',
    '1 egg 🥛',
  ])('leaves "%s" unknown, for it may be another food', (line) => {
    const { food, grams, why } = read(line)
    expect([food, grams]).toEqual([null, null])
    expect(['no-food', 'ambiguous-food']).toContain(why)
  })

  it.each([
    '1 cup milk',
    '1 cup brown rice',
    '1 cup quinoa, cooked',
    '100 g cooked salmon',
    '1 tsp basil',
    '1 cup coconut milk',
    '2 cups chicken stock',
    '1 cup gluten-free rolled oats',
    '1 cup sunflower seeds labelled free of peanuts',
  ])('says that "%s" may be several foods', (line) => {
    expect(read(line).food).toBeNull()
    expect(read(line).why).toBe('ambiguous-food')
  })

  it('reads an ordinary product as one that is labelled free of nothing', () => {
    expect(foodOf('40 g granola')).toBe('granola')
    expect(foodOf('40 g nut-free granola')).toBeNull()
  })
})

describe('the name and the remarks', () => {
  it.each([
    ['1 1/2 cups cooked brown rice (about 290 g)', 'cooked brown rice', null],
    ['2 garlic cloves, peeled and minced', 'garlic', 'peeled and minced'],
    ['2 slices gluten-free bread, toasted (70 g)', 'gluten-free bread', 'toasted'],
    [
      '2 slices white bread labelled free of milk, egg, soy, sesame and nuts, cubed',
      'white bread labelled free of milk, egg, soy, sesame and nuts',
      'cubed',
    ],
    ['Salt to taste', 'Salt', 'to taste'],
  ])('are told apart in "%s"', (line, name, prep) => {
    expect([read(line).name, read(line).prep]).toEqual([name, prep])
  })
})

describe('weighing a line', () => {
  it.each([
    ['1 1/2 cups cooked brown rice (about 290 g)', 290],
    ['2 large eggs', 100],
    ['2 to 4 tbsp honey', 63],
    ['1 pint raspberries', 246],
    ['1 stick butter', 113.5],
    ['3 tablespoons plus 1 teaspoon olive oil', 45],
    ['2 (14-ounce) cans canned coconut milk', 793.8],
    ['1 (15-oz) can chickpeas, drained and rinsed', 250],
    ['4 chicken breasts (about 6 oz each)', 680.4],
    ['2 salmon fillets (12 oz total)', 340.2],
    ['1 avocado, about 200 g', 200],
    ['2 carrots, cooked until soft', 122],
    ['2 bay leaves', 0.4],
    ['juice of 2 lemons', 96],
    ['a little water (13 g)', 13],
  ])('weighs "%s"', (line, grams) => {
    expect(gramsOf(line)).toBe(grams)
  })

  it.each([
    ['1 large carrot', 'the size is not the usual one'],
    ['1 heaping cup raisins', 'a heap has no measure'],
    ['1/2 cup mashed banana', 'mashed food fills a cup otherwise'],
    ['2 salmon fillets', 'fillets come in every size'],
    ['2 tbsp butter, plus more for the pan', 'more is added'],
    ['1 tbsp butter (200 g)', 'the two weights contradict each other'],
    ['1 (29-ounce) can chickpeas, drained', 'a can of another size holds other weights'],
    ['1 jar honey', 'jars come in every size'],
  ])('does not weigh "%s": %s', (line) => {
    const { food, grams, why } = read(line)
    expect(food).not.toBeNull()
    expect([grams, why]).toEqual([null, 'no-weight'])
  })

  it('tells a missing quantity from a missing weight', () => {
    expect(read('Salt to taste').why).toBe('no-quantity')
  })
})

describe('a remark', () => {
  it.each([
    ['8 ounces red lentils (available in health-food stores)', 'lentils-red-dry'],
    ['1 cup heavy cream, lightly whipped, for garnish', 'cream-heavy'],
    ['2/3 cup lightly toasted walnuts', 'walnuts'],
    ['1 teaspoon vanilla', 'vanilla-extract'],
  ])('that says nothing of the food leaves "%s" what it is', (line, id) => {
    expect(foodOf(line)).toBe(id)
  })

  it.each([
    '1 cup mushrooms or zucchini',
    '1 pound penne or any gluten-free pasta',
    '1 vanilla bean',
    '2 tablespoons smoked paprika',
    '1 cup red pepper sauce',
  ])('or word that names another keeps "%s" unknown', (line) => {
    expect(foodOf(line)).toBeNull()
  })
})
