import { describe, expect, it } from 'vitest'
import { interpretProfile } from '../interpret-profile.ts'

const wish = (tag: string) =>
  interpretProfile({ allergies: [], behavioral_goals: [], dietary_preferences: [tag] })
const askedOf = (tag: string) =>
  wish(tag).readings.flatMap(({ understood }) =>
    understood.flatMap((one) => ('question' in one && one.question ? [one.question.id] : [])),
  )

describe('a liking is known by what stands beside it', () => {
  it.each([
    ['cheese please', 'cheese'],
    ['pasta every day', 'pasta'],
    ['two eggs for breakfast', 'egg'],
    ['he really likes grapes', 'grape'],
    ['my daughter loves yogurt', 'yogurt'],
    ['her favourite is pizza', 'pizza'],
    ['wants more fish', 'fish'],
    ['peanut butter on toast', 'peanut butter on toast'],
    ['Heinz beans', 'heinz bean'],
    ['grandma’s chicken soup', 'grandma chicken soup'],
    ['cheese ❤️', 'cheese'],
    ['me gusta el queso', 'queso'],
  ])('"%s": a word of liking, preparation, amount, occasion or maker', (tag, like) => {
    expect(wish(tag).likes).toEqual([like])
    expect(askedOf(tag)).toEqual([])
  })

  it.each([
    ['gassy with cheese', 'cheese'],
    ['cheese gives her grief', 'cheese'],
    ['mouth feels funny with kiwi', 'kiwi'],
    ['odd face with strawberries', 'strawberry'],
    ['does badly on tomatoes', 'tomato'],
    ['careful with bread', 'bread'],
    ['friends like pizza', 'pizza'],
    ['we all love salmon', 'salmon'],
    ['brother loves peanut butter', 'peanut'],
    ['cousin is mad for shrimp', 'crustaceans'],
    ['wary of nuts', 'nuts'],
    ['cheese 😡', 'cheese'],
    ['trying to cut down on meat', 'meat'],
  ])('"%s": with any other word it is asked, and stays out until then', (tag, term) => {
    expect(wish(tag).likes).toEqual([])
    expect(askedOf(tag).length).toBeGreaterThan(0)
    expect(JSON.stringify(wish(tag).readings)).toContain(term)
    expect(wish(tag).words.length + wish(tag).allergens.length).toBeGreaterThan(0)
  })

  it.each([
    ['cheese gives her wind', 'cheese'],
    ['mouth tingles with kiwi', 'kiwi'],
    ['red face with strawberries', 'strawberry'],
    ['mushrooms yuck', 'mushroom'],
  ])('"%s": with a word of harm or dislike it stays out unasked', (tag, word) => {
    expect(wish(tag).likes).toEqual([])
    expect(wish(tag).words).toContain(word)
  })

  it('takes a sign behind a food for something that is said of it', () => {
    for (const tag of ['cheese = meltdown', 'cheese → spots', 'cheese: spots'])
      expect(wish(tag).words).toContain('cheese')
  })

  it('is a dish with what goes with it, where what stands before is one', () => {
    expect(wish('toast with butter').likes).toEqual(['toast butter'])
    expect(wish('red with butter').likes).toEqual([])
  })

  it('is doubted for a remark behind a comma, which speaks of all', () => {
    expect(wish('loves cheese, blotchy after').likes).toEqual([])
    expect(wish('loves cheese, every day').likes).toEqual(['cheese'])
  })

  it('asks of all that a group holds, and lets all of it in with one answer', () => {
    const tag = 'trying to cut down on meat'
    expect(wish(tag).words).toEqual(expect.arrayContaining(['beef', 'chicken', 'pork']))
    const [question] = askedOf(tag)
    expect(new Set(askedOf(tag)).size).toBe(1)
    const liked = interpretProfile({
      allergies: [],
      behavioral_goals: [],
      dietary_preferences: [tag],
      answers: [{ list: 'dietary_preferences', tag, question: question ?? '', answer: 'likes' }],
    })
    expect(liked.words).toEqual([])
  })
})
