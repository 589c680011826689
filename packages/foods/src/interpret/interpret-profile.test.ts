import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AllergenId, allergenIds } from '../allergen.ts'
import { glutenIds, shellfishIds, treeNutIds } from '../vocabulary/families.ts'
import { interpretProfile } from './interpret-profile.ts'
import { singularPhrase } from './names/spelling/singular-phrase.ts'
import { asked as askedWords, noted } from './testing/asked.ts'

const read = (
  allergies: readonly string[],
  behavioral_goals: readonly string[] = [],
  dietary_preferences: readonly string[] = [],
) => interpretProfile({ allergies, behavioral_goals, dietary_preferences })

const sorted = (ids: readonly AllergenId[]) => [...ids].sort()

function questions(result: ReturnType<typeof interpretProfile>): string[] {
  return result.readings.flatMap(({ understood }) =>
    understood.flatMap((one) =>
      (one.kind === 'allergen' || one.kind === 'food') && one.question
        ? [askedWords(one.question)]
        : [],
    ),
  )
}

describe('in the allergies list', () => {
  const kept: readonly (readonly [string, readonly AllergenId[]])[] = [
    ['Milk', ['milk']],
    ['EGGS', ['egg']],
    ['milk, eggs and soy', ['egg', 'milk', 'soy']],
    ['sesame/fish', ['fish', 'sesame']],
    ['no dairy', ['milk']],
    ['not allergic to milk', ['milk']],
    ['baked egg is fine', ['egg']],
    ['milk (mild)', ['milk']],
    ['can eat wheat now', ['wheat']],
    ['egg-free', ['egg']],
    ['lactose intolerant', ['milk']],
    ['casein', ['milk']],
    ['salmon', ['fish']],
    ['shellfish', shellfishIds],
    ['gluten', glutenIds],
    ['coeliac disease', glutenIds],
    ['celiac', glutenIds],
    ['wheat', ['wheat']],
    ['cashew', ['cashew', 'pistachio']],
    ['walnuts', ['pecan', 'walnut']],
    ['tahini', ['sesame']],
    ['tree nuts', [...treeNutIds, 'coconut']],
    ['nuts', [...treeNutIds, 'coconut', 'lupin', 'peanut']],
    ['peanut butter', ['lupin', 'peanut']],
    ['almond milk', ['almond']],
    ['alpha-gal', ['milk']],
  ]
  it.each(kept)('"%s" keeps out %j', (tag, allergens) => {
    expect(read([tag]).allergens).toEqual(sorted(allergens))
  })

  const asked: readonly (readonly [string, AllergenId, string])[] = [
    ['mlk', 'milk', 'meant: milk'],
    ['fsh', 'fish', 'meant: fish'],
    ['peanust', 'peanut', 'meant: peanut'],
    ['sesmae', 'sesame', 'meant: sesame'],
    ['hazelnurt', 'hazelnut', 'meant: hazelnut'],
    ['shellfush', 'crustacean', 'meant: shellfish'],
  ]
  it.each(asked)('"%s" keeps %s out and asks', (tag, allergen, question) => {
    const result = read([tag])
    expect(result.allergens).toContain(allergen)
    expect(questions(result)).toContain(question)
  })

  it.each(asked)('"%s" stays out as typed, too, until the guess is answered', (tag) => {
    const typed = singularPhrase([tag])
    expect(read([tag]).words).toContain(typed)
    expect(read([tag]).unchecked).toEqual([])
  })

  const known: readonly (readonly [string, AllergenId])[] = [
    ['cacahuètes', 'peanut'],
    ['Erdnuss', 'peanut'],
    ['leche', 'milk'],
    ['🥜', 'peanut'],
    ['🦐', 'crustacean'],
    ['牛奶', 'milk'],
    ['арахис', 'peanut'],
    ['cheese', 'milk'],
    ['doodh', 'milk'],
    ['Ara h 2', 'peanut'],
    ['WDEIA', 'wheat'],
  ]
  it.each(known)(
    '"%s" is a name that we know: %s stays out and nothing is asked',
    (tag, allergen) => {
      const result = read([tag])
      expect(result.allergens).toContain(allergen)
      expect(questions(result).filter((text) => text.startsWith('meant: '))).toEqual([])
    },
  )

  it('asks about each part of a product that holds several', () => {
    expect(questions(read(['Kinder Bueno']))[0]).toMatch(/^holds: Kinder Bueno, milk, hazelnut/u)
  })

  it('asks about coconut and lupin and keeps them out meanwhile', () => {
    expect(questions(read(['tree nuts']))).toEqual(['too: coconut'])
    expect(questions(read(['peanut']))).toEqual(['too: lupin'])
  })

  it('lets in what it asked about, once a preference says so, and nothing more', () => {
    const readWith = (allergies: string[], preference: string) =>
      interpretProfile({
        allergies,
        behavioral_goals: [],
        dietary_preferences: [preference],
      }).allergens
    expect(readWith(['tree nuts'], 'Coconut is fine')).toEqual(sorted([...treeNutIds]))
    expect(readWith(['peanut'], 'lupin is fine')).toEqual(['peanut'])
    expect(readWith(['peanut', 'lupin'], 'lupin is fine')).toEqual(['lupin', 'peanut'])
    expect(readWith(['coconut'], 'coconut is fine')).toEqual(['coconut'])
    expect(readWith(['peanut'], 'peanut is fine')).toEqual(['lupin', 'peanut'])
    for (const preference of ['loves coconut', 'coconut', 'coconut is fine and so are almonds']) {
      expect(readWith(['tree nuts'], preference)).toContain('coconut')
    }
    expect(read(['tree nuts', 'coconut is fine']).allergens).toContain('coconut')
  })

  it('says what it does about lactose, oats and wheat', () => {
    const note = (tag: string) =>
      read([tag]).readings[0]?.understood.flatMap((one) =>
        one.kind === 'allergen' && one.note ? [noted(one.note)] : [],
      )[0]
    expect(note('lactose')).toMatch(/lactose-free/iu)
    expect(note('coeliac')).toMatch(/certified gluten-free/u)
    expect(note('wheat')).toMatch(/barley and rye/u)
    expect(read(['coeliac']).diets).toEqual(['gluten-free'])
  })

  it('takes a diet for that diet', () => {
    expect(read(['vegan']).diets).toEqual(['vegan'])
    expect(read(['halal']).diets).toEqual(['halal'])
  })

  it('keeps single foods out by their word', () => {
    expect(read(['kiwi', 'Strawberries', 'red dye']).words).toEqual([
      'kiwi',
      'red dye',
      'strawberry',
    ])
    expect(read(['G6PD']).words).toEqual(['fava bean'])
    expect(read(['kiwi']).unchecked).toEqual([])
  })

  it('keeps out what it does not know, as a phrase and by its words, and says so', () => {
    const result = read(['severe zorbly quux allergy'])
    expect(result.words).toEqual(['quux', 'zorbly', 'zorbly quux'])
    expect(result.unchecked).toEqual(['zorbly quux'])
    expect(result.readings[0]?.notRecognised).toEqual(['zorbly quux'])
  })

  it('keeps nothing out for a tag that says none', () => {
    const result = read(['none', 'n/a', 'no known allergies', '   ', '12'])
    expect(result.words).toEqual([])
    expect(result.allergens).toEqual([])
  })

  it('reads names that only hold an allergen\u2019s word for what they are', () => {
    expect(read(['eggplant']).allergens).toEqual([])
    expect(read(['water chestnut']).allergens).toEqual([])
    expect(read(['nutmeg']).allergens).toEqual([])
    expect(read(['butter beans']).allergens).toEqual([])
  })

  it('never lets food in, whatever stands around a name (seed 21)', () => {
    const before = fc.constantFrom(
      '',
      'no ',
      'not ',
      'not allergic to ',
      'outgrew ',
      'only raw ',
      'fine with ',
      'safe: ',
    )
    const after = fc.constantFrom(
      '',
      ' free',
      '-free',
      ' is fine',
      ' (mild)',
      ' ok baked',
      '!',
      ' tolerated',
    )
    const name = fc.constantFrom(...allergenIds.filter((id) => id !== 'other-tree-nut'))
    fc.assert(
      fc.property(before, name, after, (start, id, end) => {
        const tag = `${start}${id.replace('-', ' ')}${end}`
        expect(read([tag]).allergens).toContain(id)
      }),
      { seed: 21, numRuns: 400 },
    )
  })
})

describe('among goals and preferences', () => {
  const excluded: readonly (readonly [string, AllergenId])[] = [
    ['no nuts', 'peanut'],
    ['dairy free', 'milk'],
    ['avoid eggs', 'egg'],
    ['allergic to sesame', 'sesame'],
    ['soy allergy', 'soy'],
    ['gluten-free', 'wheat'],
    ["doesn't eat fish", 'fish'],
    ['loves pasta but no peanuts', 'peanut'],
    ['no milk, eggs or soy', 'soy'],
    ['no penuts', 'peanut'],
  ]
  it.each(excluded)('"%s" counts as an allergy', (tag, allergen) => {
    expect(read([], [tag]).allergens).toContain(allergen)
    expect(read([], [], [tag]).allergens).toContain(allergen)
  })

  const goals = [
    ['better sleep', 'sleep'],
    ['sleeping through', 'sleep'],
    ['concentration', 'focus'],
    ['fewer meltdowns', 'calm'],
    ['more energy', 'energy'],
    ['picky eating', 'new-foods'],
    ['gain weight', 'weight-gain'],
    ['constipated', 'constipation'],
  ] as const
  it.each(goals)('"%s" is the goal %s', (tag, goal) => {
    expect(read([], [tag]).goals).toEqual([goal])
  })

  it('answers weight loss with advice and no goal', () => {
    const result = read([], ['lose weight'])
    expect(result.goals).toEqual([])
    expect(result.readings[0]?.understood).toEqual([
      { kind: 'advice', term: 'weight loss', advice: 'Please speak with your pediatrician.' },
    ])
  })

  it('takes likes and textures', () => {
    expect(read([], [], ['loves pasta', 'likes chicken nuggets']).likes).toEqual([
      'chicken nugget',
      'pasta',
    ])
    expect(read([], [], ['crunchy foods', 'sauce on the side']).textures).toEqual([
      'crunchy',
      'sauce-apart',
    ])
  })

  it('keeps out what is hated or refused', () => {
    expect(read([], [], ['hates tomatoes', 'dislikes broccoli and peas']).words).toEqual([
      'broccoli',
      'pea',
      'tomato',
    ])
  })

  it('lets the exclusion win over a like', () => {
    const result = read([], [], ['vegan', 'loves salmon', 'loves rice'])
    expect(result.likes).toEqual(['rice'])
    expect(read(['milk'], [], ['loves pizza and apples']).likes).toEqual(['apple'])
  })

  const diets = [
    ['vegetarian', 'vegetarian'],
    ['plant-based', 'vegan'],
    ['Halal', 'halal'],
    ['kosher', 'kosher'],
    ['no pork', 'no-pork'],
    ['GFCF', 'gfcf'],
    ['low sugar', 'low-sugar'],
    ['no artificial colors', 'no-added-colours'],
    ['caffeine-free', 'no-caffeine'],
  ] as const
  it.each(diets)('"%s" is the diet %s', (tag, diet) => {
    expect(read([], [], [tag]).diets).toEqual([diet])
  })

  it('leaves what it does not know', () => {
    const result = read([], ['zorbly training'], ['weighted blanket', 'hates queues'])
    expect(result.words).toEqual([])
    expect(result.readings.flatMap(({ notRecognised }) => notRecognised)).toEqual([
      'zorbly training',
      'weighted blanket',
      'hates queues',
    ])
  })
})

describe('a condition for a clinician', () => {
  const conditions = [
    ['PKU', 'PKU'],
    ['phenylketonurea', 'PKU'],
    ['galactosemia', 'galactosaemia'],
    ['HFI', 'hereditary fructose intolerance'],
    ['Type 1 diabetes', 'type 1 diabetes'],
    ['T1D', 'type 1 diabetes'],
    ['chronic kidney disease', 'kidney disease'],
    ['keto diet', 'a ketogenic diet'],
    ['g-tube', 'dysphagia or tube feeding'],
    ['EoE', 'EoE'],
    ['FPIES', 'FPIES'],
    ['MCADD', 'a metabolic disorder'],
  ] as const
  it.each(conditions)('"%s" is named in any list', (tag, term) => {
    expect(read([tag]).clinicianConditions).toEqual([term])
    expect(read([], [tag]).clinicianConditions).toEqual([term])
    expect(read([], [], [tag]).clinicianConditions).toEqual([term])
  })
})

describe('any input', () => {
  it('is answered without throwing, in sorted lists without repeats (seed 22)', () => {
    const tag = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.constantFrom(
        '🥜🥛',
        '<b>milk</b>',
        "'; DROP TABLE children;--",
        '花生,牛奶',
        'حليب',
        '\u202egge',
        'a'.repeat(100),
      ),
    )
    const tags = fc.array(tag, { maxLength: 8 })
    fc.assert(
      fc.property(tags, tags, tags, (a, b, c) => {
        const result = read(a, b, c)
        expect(result.readings).toHaveLength(a.length + b.length + c.length)
        for (const list of [
          result.allergens,
          result.diets,
          result.words,
          result.likes,
          result.goals,
        ]) {
          expect(list).toEqual([...new Set(list)].sort())
        }
        for (const word of result.unchecked) expect(result.words).toContain(word)
      }),
      { seed: 22, numRuns: 200 },
    )
  })

  it('of fifty tags of a hundred characters keeps each of them out', () => {
    const tags = Array.from({ length: 50 }, (_, at) =>
      `zqx${at} wobbly frumious 🥜 <i>x</i> DROP TABLE пинот 花生酱 snark borogove mimsy outgrabe jabber `.slice(
        0,
        100,
      ),
    )
    const result = read(tags)
    expect(result.readings).toHaveLength(50)
    expect(result.allergens).toContain('peanut')
    for (const at of tags.keys()) expect(result.words).toContain(`zqx${at}`)
  })
})
