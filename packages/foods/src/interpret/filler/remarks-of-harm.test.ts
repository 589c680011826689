import { describe, expect, it } from 'vitest'
import { interpretProfile } from '../interpret-profile.ts'
import { readTagText } from '../tag-text.ts'
import { wordsOfHarm } from './remarks-of-harm.ts'

const saidIn = (tag: string) => {
  const text = readTagText(tag)
  return [...wordsOfHarm(text)].map((at) => text.tokens.plain[at])
}
const uncheckedOf = (tag: string) =>
  interpretProfile({ allergies: [tag], behavioral_goals: [], dietary_preferences: [] }).unchecked

describe('a remark in brackets that tells of harm', () => {
  it.each([
    ['milk (hives within minutes)', 'minutes'],
    ['wheat (rash on the arms). He eats rice', 'arms'],
    ['almonds (wheezing, carries an EpiPen)', 'carries'],
  ])('says how it harms, and names nothing to be checked: "%s"', (tag, word) => {
    expect(saidIn(tag)).toContain(word)
    expect(uncheckedOf(tag)).not.toContain(word)
  })

  it('keeps out what it names beside that, and words that nobody knows', () => {
    const { allergens, unchecked } = interpretProfile({
      allergies: ['milk (hives, lupin too)', 'egg (rash, dadih as well)'],
      behavioral_goals: [],
      dietary_preferences: [],
    })
    expect(allergens).toEqual(['egg', 'lupin', 'milk'])
    expect(unchecked).toContain('dadih')
  })

  it('is none where it tells of no harm', () => {
    expect(saidIn('milk (the blue carton)')).toEqual([])
    expect(uncheckedOf('milk (the blue carton)')).not.toEqual([])
  })
})
