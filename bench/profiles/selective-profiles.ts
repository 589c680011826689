import { type BenchProfile, benchProfile } from './profiles.ts'

/** A child of whom nearly all foods are known. */
const selective = (
  id: string,
  age: number,
  safe_foods: string[],
  more: Omit<Parameters<typeof benchProfile>[1], 'age' | 'safe_foods'> = {},
  meant: Parameters<typeof benchProfile>[2] = {},
): BenchProfile =>
  benchProfile(`age-${age}-${id}`, { age, safe_foods, safe_foods_nearly_all: true, ...more }, meant)

/** Twelve made-up children of 2 to 15 years who eat one to fourteen foods. */
export const selectiveProfiles: readonly BenchProfile[] = [
  selective('beige', 6, [
    'chicken nuggets',
    'fries',
    'plain pasta',
    'crackers',
    'bananas',
    'Cheerios',
  ]),
  selective('crunchy', 9, [
    'goldfish',
    'pretzels',
    'toast',
    'apple slices',
    'chicken tenders',
    'waffles',
  ]),
  selective('smooth', 4, ['yogurt', 'applesauce', 'mashed potatoes', 'oatmeal', 'mac and cheese']),
  selective(
    'six-no-meat',
    8,
    ['noodles', 'white toast', 'apple slices', 'string cheese', 'vanilla yogurt', 'pizza'],
    { refused_foods: ['meat', 'vegetables'] },
  ),
  selective('three', 6, ['pasta', 'yogurt', 'apples']),
  selective('one', 7, ['mac and cheese']),
  selective('toddler', 2, ['banana', 'toast', 'scrambled eggs', 'noodles', 'peas', 'chicken']),
  selective(
    'no-milk',
    5,
    ['fries', 'plain rice', 'bananas', 'chicken', 'apple juice', 'grapes'],
    { allergies: ['milk'] },
    { avoids: ['milk'] },
  ),
  selective('brands', 7, [
    'Cheerios',
    'Eggo waffles',
    'Kraft mac and cheese',
    'Ritz crackers',
    'Dino nuggets',
    'apple juice',
  ]),
  selective(
    'midday',
    10,
    ['pancakes', 'hot dogs', 'fries', 'corn', 'strawberries', 'milk', 'cheese pizza'],
    { diagnosis: 'adhd', small_midday_appetite: true },
  ),
  selective('fourteen', 11, [
    'chicken nuggets',
    'burgers',
    'fries',
    'rice',
    'pasta',
    'bread',
    'cheese sticks',
    'yogurt',
    'apples',
    'bananas',
    'carrots',
    'corn flakes',
    'milk',
    'pizza',
  ]),
  selective('teenager', 15, [
    'pizza',
    'fries',
    'chicken tenders',
    'ramen',
    'bagels',
    'cereal',
    'cookies',
  ]),
]
