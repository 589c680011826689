import { describe, expect, it } from 'vitest'
import type { AllergenId } from '../../allergen.ts'
import { interpretProfile } from '../interpret-profile.ts'
import { asked as askedWords } from '../testing/asked.ts'

const wish = (...dietary_preferences: string[]) =>
  interpretProfile({ allergies: [], behavioral_goals: [], dietary_preferences })
const allergy = (...allergies: string[]) =>
  interpretProfile({ allergies, behavioral_goals: [], dietary_preferences: [] })

type Profile = ReturnType<typeof wish>
const understoodOf = ({ readings }: Profile) => readings.flatMap(({ understood }) => understood)
const questionsOf = (profile: Profile) =>
  understoodOf(profile).flatMap((one) =>
    'question' in one && one.question ? [askedWords(one.question)] : [],
  )
const unknownOf = ({ readings }: Profile) => readings.flatMap((one) => one.notRecognised)

describe('a wish that is not understood keeps out what it speaks of', () => {
  it.each<[string, AllergenId]>([
    ['wheat bloats her', 'wheat'],
    ['0 gluten', 'wheat'],
    ['hold the milk', 'milk'],
    ['milk makes him wild', 'milk'],
    ['low dairy', 'milk'],
    ['dairy-lite', 'milk'],
    ['used to like eggs', 'egg'],
    ['oat milk instead of milk', 'milk'],
    ['swap milk for rice milk', 'milk'],
    ['nope to eggs', 'egg'],
    ['w/o nuts', 'walnut'],
    ['sin gluten ni leche', 'milk'],
    ['nomilk', 'milk'],
    ['noeggs', 'egg'],
    ['eggallergy', 'egg'],
    ['CMPA', 'milk'],
    ['MSPI', 'soy'],
    ['TNA', 'almond'],
    ['milk → phlegm', 'milk'],
    ['doesn’t eat: eggs, fish, mushrooms', 'fish'],
    ['prefers oat milk over cow milk', 'milk'],
    ['prefers rice to wheat', 'wheat'],
    ['peanut butter on toast gives her spots', 'peanut'],
    ['peanut butter on toast gives her spots', 'wheat'],
    ['cheese pizza clogs him up', 'milk'],
    ['pancakes with egg wreck her', 'egg'],
    ['✗ eggs', 'egg'],
    ['milk ✘', 'milk'],
    ['no moo juice', 'milk'],
    ['nothing from the sea', 'fish'],
    ['w/f', 'wheat'],
    ['almond milk instead', 'milk'],
    ['eats egg in cake only', 'egg'],
    ['introducing peanuts', 'peanut'],
    ['milk + wheat', 'wheat'],
    ['-milk -eggs', 'egg'],
    ['soy protein', 'soy'],
    ['n’aime pas le poisson', 'fish'],
    ['não come ovo', 'egg'],
    ['süt içmez', 'milk'],
    ['حساسية من البيض', 'egg'],
    ['אלרגי לבוטנים', 'peanut'],
    ['αλλεργία στο γάλα', 'milk'],
  ])('"%s": %s stays out', (tag, allergen) => {
    expect(wish(tag).allergens).toContain(allergen)
    expect(wish(tag).likes).not.toContain('milk')
  })

  it.each([
    ['cheese, tummy not happy', 'cheese'],
    ['tomato sauce sets off reflux', 'tomato sauce'],
    ['corn no bueno', 'corn'],
    ['latte e uova', 'latte uova'],
    ['good: apples bad: pears', 'pear'],
    ['smells apples', 'apple'],
    ['pear pain', 'pear'],
    ['pear, tummy pain', 'pear'],
    ['pear is the worst', 'pear'],
  ])('"%s" is no wish', (tag, word) => {
    expect(wish(tag).likes).not.toContain(word)
  })

  it('asks of a food beside words that refuse nothing else, and of no other', () => {
    expect(questionsOf(wish('cheese, tummy not happy'))[0]).toBe('liked: cheese')
    expect(questionsOf(wish('rice, no beans'))).toEqual([])
    expect(questionsOf(wish('brown rice over white'))).toEqual([])
  })

  it.each(['crazy about eggs', "doesn't mind eggs", 'can’t get enough of eggs'])(
    '"%s" is a wish',
    (tag) => {
      expect(wish(tag)).toMatchObject({ likes: ['egg'], allergens: [] })
    },
  )

  it.each(['goes crazy after milk', 'not crazy about milk', 'never milk, mad about it'])(
    '"%s" is none',
    (tag) => {
      expect(wish(tag)).toMatchObject({ likes: [], allergens: ['milk'] })
    },
  )

  it.each(['cheese bothers his tummy', 'cheese, weird reaction', 'hold the cheese'])(
    '"%s": cheese stays out',
    (tag) => {
      expect(wish(tag).words).toContain('cheese')
      expect(wish(tag).likes).toEqual([])
    },
  )

  it('asks of a food that stands among words it does not know, and keeps it out until then', () => {
    const read = wish('yogurt blorbs her')
    expect(read.words).toContain('yogurt')
    expect(questionsOf(read)).toEqual(['liked: yogurt', 'too: milk'])
    expect(unknownOf(read)).toEqual(['blorbs'])
  })

  it('lets a refusal after "but" govern the food before it, liked or not', () => {
    for (const tag of ['loves cheese but not allowed', 'loves cheese but never']) {
      expect(wish(tag).words).toContain('cheese')
      expect(wish(tag).likes).toEqual([])
    }
    expect(wish('loves rice but no cheese').words).toEqual(['cheese'])
  })

  it('makes no liking of what is left of a phrase', () => {
    for (const tag of ['non-dairy milk', 'used to like eggs', 'likes blorbifruit']) {
      expect(wish(tag).likes).toEqual([])
    }
    expect(unknownOf(wish('likes blorbifruit'))).toEqual(['likes blorbifruit'])
  })

  it('waits for each answer of its own where a tag asks about several foods', () => {
    const tag = 'milk & eggs'
    const asked = interpretProfile({
      allergies: [],
      behavioral_goals: [],
      dietary_preferences: [tag],
      answers: [
        { list: 'dietary_preferences', tag, question: 'like-or-out:milk', answer: 'likes' },
      ],
    })
    expect(asked.likes).toEqual(['milk'])
    expect(asked.allergens).toEqual(['egg'])
    expect(questionsOf(asked)).toEqual(['liked: egg'])
  })
})

describe('a food that names its exclusion', () => {
  it.each<[string, AllergenId, string]>([
    ['non-dairy milk', 'milk', 'milk'],
    ['gluten free bread', 'wheat', 'bread'],
    ['GF pasta', 'wheat', 'pasta'],
    ['dairy free cheese', 'milk', 'cheese'],
  ])('"%s" keeps %s out and leaves no word unread', (tag, allergen) => {
    const read = wish(tag)
    expect(read.allergens).toContain(allergen)
    expect(read.likes).toEqual([])
    expect(unknownOf(read)).toEqual([])
  })

  it.each<[string, string]>([
    ['oat milk only', 'oat milk'],
    ['goat milk only', 'goat milk'],
    ['vegan cheese only', 'vegan cheese'],
  ])('"%s" is liked, and other kinds stay out until the parent says', (tag, like) => {
    const read = wish(tag)
    expect(understoodOf(read)).toContainEqual({ kind: 'like', term: like, words: [like] })
    expect(read.allergens).toContain('milk')
    expect(questionsOf(read)).toEqual(['fine: milk'])
  })

  it('asks nothing of a food without other kinds', () => {
    expect(questionsOf(wish('chicken nuggets only'))).toEqual([])
    expect(wish('chicken nuggets only').likes).toEqual(['chicken nugget'])
  })
})

describe('a liking', () => {
  it.each<[string, readonly string[]]>([
    ['Mac and cheese please', ['mac and cheese']],
    ['fries', ['fries']],
    ['potato chips', ['potato chip']],
    ['cheese every day', ['cheese']],
    ['shrimp fried rice', ['shrimp fried rice']],
    ['seedless grapes', ['seedless grape']],
    ['boneless chicken', ['boneless chicken']],
    ['hard boiled eggs', ['hard boiled egg']],
    ['strawberry yogurt tubes', ['strawberry yogurt tube']],
    ['meat', ['meat']],
    ['berries', ['berry']],
    ['egg sandwich', ['egg sandwich']],
    ['sweet', ['sweet']],
    ['eats fish, eggs, milk', ['egg', 'fish', 'milk']],
    ['loves: pizza, pasta', ['pasta', 'pizza']],
  ])('"%s" is %s', (tag, likes) => {
    expect(wish(tag).likes).toEqual(likes)
    expect(wish(tag).allergens).toEqual([])
    expect(unknownOf(wish(tag))).toEqual([])
  })

  it('of one thing goes not past an end or a refusal', () => {
    expect(wish('loves rice. milk').allergens).toEqual(['milk'])
    expect(wish('loves rice, no milk, eggs').allergens).toEqual(['egg', 'milk'])
  })
})

describe('a refused group among preferences', () => {
  it.each([
    ['no vegetables', ['vegetables']],
    ['hates vegetables', ['vegetables']],
    ['no fruit or veg', ['fruit', 'vegetables']],
    ['doesn’t like soup', ['soup']],
    ['nothing green', ['green foods']],
    ['no vegetables except corn', ['no vegetables except corn']],
    ['won’t eat fruit but eats applesauce', ['won’t eat fruit but eats applesauce']],
  ])('"%s" is left out as refused foods are', (tag, refused) => {
    const read = wish(tag)
    expect(unknownOf(read)).toEqual([])
    expect(read).toMatchObject({ refused, words: [], allergens: [], likes: [] })
  })

  it.each(['not fussy about vegetables', 'no problem with vegetables', 'less fruit'])(
    '"%s" is asked about',
    (tag) => {
      expect(wish(tag).refused).toEqual([])
      expect(understoodOf(wish(tag))).toContainEqual(
        expect.objectContaining({ question: expect.objectContaining({ gravity: 1 }) }),
      )
    },
  )

  it.each(['allergic to vegetables', 'vegetables make her sick'])(
    '"%s" keeps out all that they are in, as an allergy does',
    (tag) => {
      expect(wish(tag)).toMatchObject({ refused: [], words: ['vegetable'] })
    },
  )

  it('keeps an allergen beside it out strictly, and nothing that it excepts', () => {
    expect(wish('no vegetables, eggs or fish')).toMatchObject({
      refused: ['vegetables'],
      allergens: ['egg', 'fish'],
    })
    expect(wish('no eggs, no veg except corn')).toMatchObject({ allergens: ['egg'], words: [] })
  })

  it('is no wish of a goal', () => {
    expect(
      interpretProfile({
        allergies: [],
        behavioral_goals: ['stop refusing vegetables'],
        dietary_preferences: [],
      }).refused,
    ).toEqual([])
  })

  it('that is an allergen is kept out at once', () => {
    expect(wish('no fish').allergens).toContain('fish')
    expect(wish('no eggs').allergens).toEqual(['egg'])
  })
})

describe('diets by further names', () => {
  it.each([
    ['raw vegan', 'vegan'],
    ['parve', 'pescatarian'],
    ['parve', 'kosher'],
    ['Buddhist vegetarian', 'vegetarian'],
    ['swaminarayan', 'vegetarian'],
  ] as const)('"%s" is %s', (tag, diet) => {
    expect(wish(tag).diets).toContain(diet)
  })

  it('keeps onion and garlic out for Swaminarayan', () => {
    expect(wish('swaminarayan').words).toEqual(expect.arrayContaining(['onion', 'garlic']))
  })

  it('keeps milk out of what is pareve', () => {
    expect(wish('pareve').allergens).toEqual(['milk'])
  })

  it('keeps dyes out where a goal speaks of them', () => {
    const goals = interpretProfile({
      allergies: [],
      behavioral_goals: ['hyperactivity from red dye'],
      dietary_preferences: [],
    })
    expect(goals.diets).toEqual(['no-added-colours'])
  })
})

describe('an allergy typed in haste', () => {
  it.each<[string, AllergenId]>([
    ['diary', 'milk'],
    ['milk1 egg2', 'egg'],
    ['TNA', 'walnut'],
    ['tôm', 'crustacean'],
  ])('"%s" keeps %s out', (tag, allergen) => {
    expect(allergy(tag).allergens).toContain(allergen)
    expect(unknownOf(allergy(tag))).toEqual([])
  })

  it('says nothing of a face, and does of a food that it does not know', () => {
    expect(unknownOf(allergy('eggs 😡'))).toEqual([])
    expect(unknownOf(allergy('🧉'))).toEqual(['🧉'])
  })

  it('reads no food into a word that holds "no"', () => {
    expect(wish('no loud noise').words).toEqual([])
  })
})

describe('a diet of somebody else', () => {
  it.each(['sister eats vegan', 'dad is vegan', 'friends are vegan'])(
    '"%s" is asked about, and holds until the parent says',
    (tag) => {
      expect(wish(tag).diets).toContain('vegan')
      expect(questionsOf(wish(tag))).toEqual([`also: ${tag}`])
      const answers = [
        {
          list: 'dietary_preferences' as const,
          tag,
          question: 'also:vegan',
          answer: 'no',
        },
      ]
      const answered = interpretProfile({
        allergies: [],
        behavioral_goals: [],
        dietary_preferences: [tag],
        answers,
      })
      expect(answered).toMatchObject({ diets: [], allergens: [], words: [] })
    },
  )

  it.each(['we eat vegan', 'family is vegan'])('"%s" is the child’s too', (tag) => {
    expect(wish(tag).diets).toContain('vegan')
    expect(questionsOf(wish(tag))).toEqual([])
  })

  it('is not what a noise is', () => {
    expect(wish('scared of crunchy noises').refused).toEqual([])
  })
})

describe('what a refusal reaches', () => {
  it('is a food in one texture, by what it is called too', () => {
    expect(wish('no crunchy carrots')).toMatchObject({ refused: ['crunchy carrots'], words: [] })
    expect(wish('no soggy fries')).toMatchObject({ refused: ['soggy fries'], words: [] })
    expect(wish('no hard cheese').words).toEqual(['hard cheese'])
  })

  it('is no place where the refused thing stands', () => {
    expect(wish('no alcohol in sauces').refused).toEqual([])
    expect(wish('no vegetables in soup').refused).toEqual(['vegetables'])
    expect(wish('no soup').refused).toEqual(['soup'])
  })

  it('is what is passed over, and not what is chosen', () => {
    expect(wish('prefers brown rice over white').words).toEqual([])
    expect(wish('chicken rather than fish')).toMatchObject({ allergens: ['fish'], words: [] })
  })

  it('is a whole name of a food', () => {
    expect(wish('no high fructose corn syrup').words).toEqual([
      'corn syrup',
      'high fructose corn syrup',
    ])
  })

  it('finds no tea in a teacher', () => {
    expect(wish('teacher gives crackers').words).not.toContain('tea')
  })
})
