import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excluded } from '../exclusion.ts'
import { foods, requireFood } from '../foods.ts'
import type { GoalId } from '../interpretation.ts'
import type { Restrictions } from '../restrictions.ts'
import { buildPlanText } from '../safety-check/build-plan-text.ts'
import { checkPlanText } from '../safety-check/check-plan-text.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { interpretProfile } from './interpret-profile.ts'
import { noted } from './testing/asked.ts'

const prefers = (...dietary_preferences: readonly string[]) =>
  interpretProfile({ allergies: [], behavioral_goals: [], dietary_preferences })
const aims = (...behavioral_goals: readonly string[]) =>
  interpretProfile({ allergies: [], behavioral_goals, dietary_preferences: [] })

function restrictionsOf(...tags: readonly string[]): Restrictions {
  const { allergens, diets, words } = prefers(...tags)
  return buildRestrictions({ allergens, diets, words })
}

function isOut(tag: string, ...lines: readonly string[]): boolean {
  return checkPlanText(restrictionsOf(tag), buildPlanText({ lines })).length > 0
}

describe('a diet, and lines that it has no place for', () => {
  const rows: readonly (readonly [tag: string, lines: readonly string[]])[] = [
    ['vegetarian', ['gelatin', 'Parmesan', 'fish sauce', 'Worcestershire sauce', 'lard', 'beef']],
    ['vegan', ['milk', 'egg', 'honey', 'gelatin', 'fish sauce', 'ghee', 'chicken stock']],
    ['pescatarian', ['chicken', 'bacon', 'lard', 'gelatin']],
    ['halal', ['pork', 'bacon', 'lard', 'vanilla extract', 'gelatin', 'wine', 'chicken thigh']],
    ['kosher', ['pork', 'rabbit', 'shrimp', 'mussels', 'catfish', 'eel', 'gelatin', 'Parmesan']],
    ['no beef', ['beef', 'beef stock', 'veal']],
    ['no pork', ['pork', 'ham', 'bacon', 'lard']],
    ['no red meat', ['beef', 'lamb', 'pork']],
    ['gluten-free', ['wheat flour', 'barley', 'rye bread', 'malt', 'rolled oats']],
    ['dairy-free', ['milk', 'butter', 'ghee', 'lactose-free milk', 'goat’s milk']],
    ['casein-free', ['cheese', 'calcium caseinate', 'ghee', 'goat’s milk']],
    ['GFCF', ['rolled oats', 'ghee', 'sodium caseinate', 'lactose-free milk', 'goat’s milk']],
    ['GFCF', ['bread', 'pasta', 'gluten-free rolled oats', 'butter']],
    ['low sugar', ['candy', 'lollipop', 'soda']],
    ['no added colours', ['red 40', 'tartrazine', 'rainbow sprinkles']],
    ['no caffeine', ['cocoa powder', 'dark chocolate', 'green tea', 'coffee', 'cola']],
  ]
  it.each(rows.flatMap(([tag, lines]) => lines.map((line) => [tag, line] as const)))(
    '"%s" keeps out "%s"',
    (tag, line) => {
      expect(isOut(tag, line)).toBe(true)
    },
  )

  it.each([
    ['vegetarian', 'cheddar cheese'],
    ['vegetarian', 'vegetarian Parmesan-style hard cheese'],
    ['vegan', 'oat milk'],
    ['pescatarian', 'salmon'],
    ['halal', 'halal-certified chicken thigh'],
    ['halal', 'alcohol-free vanilla flavoring'],
    ['kosher', 'salmon'],
    ['kosher', 'chicken thigh'],
    ['GFCF', 'certified gluten-free rolled oats'],
    ['GFCF', 'fortified unsweetened soy drink'],
    ['no pork', 'turkey bacon'],
    ['no red meat', 'chicken thigh'],
    ['no caffeine', 'chamomile tea'],
    ['gluten-free', 'brown rice'],
  ])('"%s" leaves "%s" in', (tag, line) => {
    expect(isOut(tag, line)).toBe(false)
  })

  it('kosher keeps meat or poultry and dairy out of one meal, and lets each stand alone', () => {
    expect(isOut('kosher', 'beef mince', 'cheddar cheese')).toBe(true)
    expect(isOut('kosher', 'chicken thigh', 'butter')).toBe(true)
    expect(isOut('kosher', 'cheddar cheese')).toBe(false)
    expect(isOut('kosher', 'salmon', 'butter')).toBe(false)
  })

  it('halal and kosher say to look for the certificate', () => {
    for (const tag of ['halal', 'kosher', 'Halal only', 'kashrut']) {
      const notes = prefers(tag).readings.flatMap(({ understood }) =>
        understood.flatMap((one) => ('note' in one && one.note ? [noted(one.note)] : [])),
      )
      expect(notes).toEqual(['We check ingredients; look for the certificate.'])
    }
  })

  const keptFoods: readonly (readonly [tag: string, food: string])[] = [
    ['vegetarian', 'parmesan'],
    ['vegetarian', 'gelatine'],
    ['vegan', 'ghee'],
    ['halal', 'vanilla-extract'],
    ['halal', 'gelatine'],
    ['kosher', 'parmesan'],
    ['GFCF', 'rolled-oats'],
    ['GFCF', 'ghee'],
    ['GFCF', 'milk-lactose-free'],
    ['GFCF', 'goat-cheese'],
    ['no caffeine', 'cocoa-powder'],
    ['no caffeine', 'dark-chocolate-plain'],
    ['no pork', 'sausage-chicken'],
  ]
  it.each(keptFoods)('"%s" keeps out the food %s', (tag, id) => {
    expect(excluded(requireFood(id), restrictionsOf(tag))).not.toBeNull()
  })

  it.each([
    ['halal', 'vanilla-alcohol-free'],
    ['GFCF', 'oats-gluten-free'],
    ['vegetarian', 'ghee'],
    ['vegan', 'coconut-yogurt'],
  ])('"%s" allows the food %s', (tag, id) => {
    expect(excluded(requireFood(id), restrictionsOf(tag))).toBeNull()
  })

  it('leaves a vegan nothing that comes from an animal', () => {
    const animal = new Set(['dairy', 'egg', 'honey', 'fish', 'poultry', 'beef', 'pork', 'lamb'])
    const restrictions = restrictionsOf('vegan')
    for (const food of foods) {
      if (excluded(food, restrictions)) continue
      expect(
        food.origins.filter((origin) => animal.has(origin)),
        food.id,
      ).toEqual([])
    }
  })
})

describe('a condition that a dietitian plans for', () => {
  const names: Readonly<Record<string, readonly string[]>> = {
    PKU: ['PKU', 'phenylketonuria', 'phenilketonuria', 'phenylketonurea', 'has PKU'],
    'a metabolic disorder': [
      'metabolic disorder',
      'MSUD',
      'urea cycle disorder',
      'MCAD',
      'metabolic disordr',
    ],
    galactosaemia: ['galactosaemia', 'galactosemia', 'galactosemea', 'classic galactosemia'],
    'hereditary fructose intolerance': [
      'hereditary fructose intolerance',
      'HFI',
      'fructose intolerance',
    ],
    'type 1 diabetes': [
      'type 1 diabetes',
      'Type 1 diabetic',
      'T1D',
      'diabetes',
      'diabetis',
      'insulin pump',
    ],
    'kidney disease': ['kidney disease', 'CKD', 'renal failure', 'dialysis', 'nephrotic syndrome'],
    'a ketogenic diet': [
      'ketogenic diet',
      'keto',
      'ketogenic diet for epilepsy',
      'ketogenc',
      'modified Atkins',
    ],
    'dysphagia or tube feeding': [
      'dysphagia',
      'disphagia',
      'tube fed',
      'G-tube',
      'feeding tube',
      'swallowing difficulties',
    ],
    EoE: ['EoE', 'eosinophilic esophagitis', 'eosinophilic oesophagitis', 'eosinophilc'],
    FPIES: ['FPIES', 'food protein-induced enterocolitis', 'F.P.I.E.S.'],
  }
  const rows = Object.entries(names).flatMap(([term, tags]) =>
    tags.map((tag) => [tag, term] as const),
  )
  it.each(rows)('"%s" is %s in any of the three lists', (tag, term) => {
    const lists = ['allergies', 'behavioral_goals', 'dietary_preferences'] as const
    for (const list of lists) {
      const tags = { allergies: [], behavioral_goals: [], dietary_preferences: [], [list]: [tag] }
      expect(interpretProfile(tags).clinicianConditions, list).toContain(term)
    }
  })

  it('is none of the words beside it', () => {
    expect(prefers('loves fructose-free candy').clinicianConditions).toEqual([])
    expect(aims('swallow pride').clinicianConditions).toEqual([])
    expect(prefers('kidney beans').clinicianConditions).toEqual([])
    for (const tag of ['dyspraxia', 'dysphasia', 'parental burnout', 'a good metabolism']) {
      expect(aims(tag).clinicianConditions, tag).toEqual([])
    }
  })
})

describe('a goal', () => {
  it.each(['weight loss', 'lose weight', 'slim down', 'Needs to lose some weight', 'overweight'])(
    '"%s" is answered with the pediatrician and lowers nothing, in goals and preferences',
    (tag) => {
      for (const result of [aims(tag), prefers(tag)]) {
        expect(result.goals).toEqual([])
        expect(result.readings[0]?.understood).toContainEqual({
          kind: 'advice',
          term: 'weight loss',
          advice: 'Please speak with your pediatrician.',
        })
      }
    },
  )

  const goals: readonly (readonly [string, GoalId])[] = [
    ['sleep', 'sleep'],
    ['focus', 'focus'],
    ['calm', 'calm'],
    ['energy', 'energy'],
    ['new foods', 'new-foods'],
    ['picky eating', 'new-foods'],
    ['weight gain', 'weight-gain'],
    ['constipation', 'constipation'],
  ]
  it.each(goals)('"%s" is %s', (tag, goal) => {
    expect(aims(tag).goals).toEqual([goal])
  })

  it('is told that food cannot plan for it only where it is known and no food', () => {
    expect(aims('toilet training').readings[0]?.understood).toEqual([
      {
        kind: 'advice',
        term: 'daily living',
        advice: 'Kept in the profile; food cannot plan for this.',
      },
    ])
    expect(aims('zorbly training').readings[0]?.notRecognised).toEqual(['zorbly training'])
  })

  it.each([
    'drop 5 kilos',
    'lose 3kg',
    'shed a few pounds',
    'lose her belly',
    'take off 1 stone',
    'lose ten lbs by summer',
  ])('of weight to lose is answered: “%s”', (tag) => {
    expect(aims(tag).readings[0]?.understood).toContainEqual(
      expect.objectContaining({ kind: 'advice', term: 'weight loss' }),
    )
  })

  it.each(['lose 3 games', 'drop 5 snacks', 'cut a cake', 'burn'])(
    'of something else to lose is none of weight: “%s”',
    (tag) => {
      expect(JSON.stringify(aims(tag).readings)).not.toContain('weight loss')
    },
  )

  it.each([
    ['salt water flush', 'salt water'],
    ['energy drinks for focus', 'energy drinks'],
    ['coffee for ADHD', 'energy drinks'],
  ])('that harms is answered: “%s”', (tag, term) => {
    expect(aims(tag).readings[0]?.understood).toContainEqual(
      expect.objectContaining({ kind: 'advice', term }),
    )
  })
})

describe('an exclusion among goals or preferences', () => {
  it('counts as an allergy, however it is put (seed 33)', () => {
    const start = fc.constantFrom(
      ...[
        'no ',
        'No ',
        'avoid ',
        'without ',
        'allergic to ',
        'cannot have ',
        'free of ',
        'must not eat ',
      ],
    )
    const thing = fc.constantFrom(
      ...([
        'milk',
        'egg',
        'peanut',
        'wheat',
        'soy',
        'sesame',
        'fish',
        'mustard',
        'celery',
      ] as const),
    )
    fc.assert(
      fc.property(
        start,
        thing,
        fc.constantFrom('', 's'),
        fc.boolean(),
        (how, name, plural, goal) => {
          const tag = `${how}${name}${plural}`
          const result = goal ? aims(tag) : prefers(tag)
          expect(result.allergens, tag).toContain(name)
        },
      ),
      { seed: 33, numRuns: 300 },
    )
  })

  it('wins over a like of the same child', () => {
    const result = prefers('loves cheese', 'loves pasta', 'no dairy')
    expect(result.allergens).toContain('milk')
    expect(result.likes).toEqual(['pasta'])
  })

  it('and an allergy wins over a like and over a diet that would allow it', () => {
    const result = interpretProfile({
      allergies: ['fish'],
      behavioral_goals: [],
      dietary_preferences: ['pescatarian', 'loves salmon'],
    })
    expect(result.allergens).toEqual(['fish'])
    expect(result.likes).toEqual([])
  })
})

describe('textures and likes', () => {
  it.each([
    ['crunchy foods', 'crunchy'],
    ['soft foods', 'soft'],
    ['smooth', 'smooth'],
    ['chewy', 'chewy'],
    ['foods not touching', 'sauce-apart'],
  ] as const)('"%s" is the texture %s', (tag, texture) => {
    expect(prefers(tag).textures).toEqual([texture])
  })

  it('takes "loves pasta" for a like', () => {
    expect(prefers('loves pasta').likes).toEqual(['pasta'])
  })
})
