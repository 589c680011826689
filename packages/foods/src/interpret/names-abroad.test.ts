import { describe, expect, it } from 'vitest'
import { isEverydayWord } from '../spelling/is-everyday-word.ts'
import { readTokens } from '../vocabulary/read-tokens.ts'
import { allergenConcepts } from './allergen-concepts.ts'
import { interpretProfile } from './interpret-profile.ts'
import { namesAbroad } from './names-abroad.ts'
import { stopWords } from './stop-words.ts'
import { isGoverning, readTagText } from './tag-text.ts'
import { dishWords } from './words/dish-words.ts'
import { fillerWords } from './words/filler-words.ts'

const names = Object.entries(namesAbroad).flatMap(([concept, languages]) =>
  Object.entries(languages).flatMap(([language, text]) =>
    text.split(',').map((name) => ({ concept, language, name: name.trim() })),
  ),
)

describe('a name in another language', () => {
  it('keeps out what it names, without a question, whoever else shares it', () => {
    const missed = names.filter(({ concept, name }) => {
      const { allergens } = interpretProfile({
        allergies: [name],
        behavioral_goals: [],
        dietary_preferences: [],
      })
      const wanted = allergenConcepts.find(({ term }) => term === concept)?.allergens ?? ['none']
      return !wanted.every((id) => allergens.some((one) => one === id))
    })
    expect(missed).toEqual([])
  })

  it('is no word of everyday English, nor one that governs others', () => {
    const mistaken = names.filter(({ name }) => {
      const { plain, words } = readTokens(name)
      const [word] = plain
      if (plain.length !== 1 || word === undefined || !/^[a-z]+$/u.test(word)) return false
      return (
        [...plain, ...words].some(isEverydayWord) ||
        stopWords.has(word) ||
        fillerWords.has(word) ||
        dishWords.has(word) ||
        isGoverning(readTagText(name), 0)
      )
    })
    expect(mistaken).toEqual([])
  })
})
