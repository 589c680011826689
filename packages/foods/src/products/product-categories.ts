/**
 * What products of a kind hold that no label here declares one by one: what at least three in a hundred
 * of its labels name (USDA Branded Foods), without what its own row says already.
 */
export const productCategories = {
  cereal: 'milk wheat oats barley soy almond pecan cashew coconut sesame sulphites honey',
  'frozen breakfast': 'milk egg wheat barley rye oats soy sulphites honey',
  pastry: 'milk egg wheat barley soy almond pecan coconut sulphites gelatine',
  cookie: 'milk egg wheat barley oats soy almond coconut peanut',
  cracker: 'milk egg wheat barley oats soy sesame celery almond coconut peanut sulphites',
  chips: 'milk wheat barley oats soy peanut almond sesame coconut',
  bar: 'milk egg wheat barley oats soy peanut almond cashew walnut coconut sesame honey gelatine',
  candy: 'milk egg wheat soy peanut almond coconut sulphites gelatine insect',
  chocolate: 'milk egg wheat barley soy peanut almond hazelnut pecan coconut honey',
  yogurt: 'milk wheat oats soy almond coconut gelatine',
  cheese: 'milk soy animal-rennet',
  'ice cream': 'milk egg wheat barley soy peanut almond pecan coconut',
  bread: 'milk egg wheat barley rye oats soy sesame honey',
  'pasta dinner': 'milk egg wheat barley soy coconut',
  pizza: 'milk egg wheat barley oats soy celery honey animal-rennet',
  sandwich: 'milk egg barley soy almond hazelnut sesame',
  'frozen meal':
    'milk egg wheat barley oats soy sesame mustard celery crustacean fish sulphites animal-rennet',
  soup: 'milk egg wheat soy celery sesame mollusc',
  'breaded meat': 'milk egg wheat barley oats soy mustard celery',
  'sliced meat': 'milk wheat soy celery mustard honey',
  dressing: 'milk egg wheat soy mustard sesame fish celery honey',
  sauce: 'milk egg wheat barley soy mustard fish celery sulphites honey',
  'nut butter': 'milk peanut almond cashew pecan soy coconut honey',
  spread: 'milk soy sulphites',
  juice: 'celery sulphites',
  drink: 'sulphites',
  'plant drink': 'soy almond oats coconut sulphites',
  'plant yogurt and cheese': 'soy almond cashew oats coconut',
  lunch: 'milk egg wheat barley oats soy sesame mustard celery coconut peanut almond gelatine',
  'meat substitute': 'milk egg wheat barley oats soy mustard celery sesame coconut sulphites',
  'drink with nutrients': 'milk soy coconut',
  'infant and medical': 'milk soy coconut fish',
  dessert: 'milk wheat soy coconut gelatine',
  popcorn: 'milk wheat barley soy peanut almond cashew coconut sesame',
  mix: 'milk egg wheat barley rye oats soy almond pecan peanut sesame coconut',
  potato: 'milk egg wheat soy',
  'breaded fish': 'milk egg wheat barley soy fish crustacean mollusc',
  fruit: 'coconut sulphites',
  beans: 'wheat soy mustard celery sulphites',
  'fast food': 'milk egg wheat barley soy sesame mustard celery peanut',
} as const satisfies Record<string, string>

export type ProductCategory = keyof typeof productCategories
