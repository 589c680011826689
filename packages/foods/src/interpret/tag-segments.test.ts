import { describe, expect, it } from 'vitest'
import type { TagList } from '../interpretation.ts'
import { interpretProfile } from './interpret-profile.ts'

const read = (tag: string, list: TagList = 'dietary_preferences') =>
  interpretProfile({ allergies: [], behavioral_goals: [], dietary_preferences: [], [list]: [tag] })

describe('a preference that refuses a food keeps it out, and is no liking', () => {
  it.each([
    ['eggs no', 'egg'],
    ['fish never', 'fish'],
    ['fish is a no', 'fish'],
    ['eggs he doesn’t eat', 'egg'],
    ['eats fish, no', 'fish'],
    ['egg: keep away', 'egg'],
    ['anything but fish', 'fish'],
    ['likes everything but eggs', 'egg'],
    ['off dairy', 'milk'],
    ['cutting out gluten', 'wheat'],
    ['scared of eggs', 'egg'],
    ['bad reaction to soy', 'soy'],
    ['milk makes her sick', 'milk'],
    ['throws up with eggs', 'egg'],
    ['cheese gives him hives', 'milk'],
    ['peanutfree', 'peanut'],
    ['dairyfree', 'milk'],
  ] as const)('"%s"', (tag, allergen) => {
    const { allergens, likes, unchecked } = read(tag)
    expect(allergens).toContain(allergen)
    expect(likes.filter((like) => like !== 'everything')).toEqual([])
    expect(unchecked).toEqual([])
  })

  it.each([
    ['tomatoes: no!', 'tomato'],
    ['bananas - never', 'banana'],
    ['mushrooms make him gag', 'mushroom'],
    ['quuxberries give him hives', 'quuxberry'],
  ])('"%s", a food that is kept out by its word', (tag, word) => {
    const { words, likes } = read(tag)
    expect(words).toContain(word)
    expect(likes).toEqual([])
  })
})

describe('a refusal reaches no further than it says', () => {
  it.each([
    ['pasta without sauce', 'pasta'],
    ['fish, no sauce', 'fish'],
    ['milk no problem', 'milk'],
    ['loves eggs but not fish', 'egg'],
  ])('"%s" likes %s', (tag, liked) => {
    expect(read(tag).likes).toEqual([liked])
  })

  it.each(['less cheese', 'cut down on juice', 'reduce milk', 'fewer crackers'])(
    '"%s" keeps nothing out and likes nothing',
    (tag) => {
      const { allergens, words, likes } = read(tag)
      expect([...allergens, ...words, ...likes]).toEqual([])
    },
  )

  it('"no sweets" leaves sweet potatoes in', () => {
    expect(read('no sweets').words).toContain('candy')
    expect(read('no sweets').words).not.toContain('sweet')
  })

  it('and among goals the harm of a food is what should become better', () => {
    expect(read('eat eggs and feel less sick', 'behavioral_goals').unchecked).toEqual([])
    expect(read('reaction to loud noise', 'behavioral_goals').words).toEqual([])
  })
})
