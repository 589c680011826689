import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { interpretProfile } from '../../interpret/interpret-profile.ts'
import { typedNames } from '../../interpret/names/typed-names.ts'
import { conceptWithId } from '../../interpret/names/understand-names.ts'
import { isGoverning, readTagText } from '../../interpret/tag-text.ts'
import { dishWords } from '../../interpret/words/dish-words.ts'
import { fillerWords, stopWords } from '../../interpret/words/small-words.ts'
import { isEverydayWord } from '../../spelling/is-everyday-word.ts'
import { readTokens } from '../../tokens/read-tokens.ts'
import { faultSentence } from '../files/fault.ts'
import { readYaml } from '../files/read-yaml.ts'
import { allergyDocument } from './typed-document.ts'
import { typedShapeWords } from './typed-shape-words.ts'

const folder = join(import.meta.dirname, '../../../data/typed/allergies')

/** Every name of an allergy with its language, as the files have them. */
const names = readdirSync(folder).flatMap((file) => {
  const read = readYaml(
    file,
    readFileSync(join(folder, file), 'utf8'),
    allergyDocument,
    typedShapeWords,
  )
  if (read.written === null) throw new Error(read.faults.map(faultSentence).join('\n'))
  const { allergy, names: groups, misspellings } = read.written
  return [...groups, ...misspellings].flatMap((group) =>
    'terms' in group
      ? Object.entries(group.terms).flatMap(([language, terms]) =>
          terms.map((name) => ({ allergy, language, name })),
        )
      : [],
  )
})

const excluded = (name: string): readonly string[] => {
  const { allergens, words } = interpretProfile({
    allergies: [name],
    behavioral_goals: [],
    dietary_preferences: [],
  })
  return [...allergens, ...words]
}

describe('the name of a protein', () => {
  it('keeps out all that its allergy or food does', () => {
    const missed = Object.entries(typedNames.components).flatMap(([term, proteins]) =>
      proteins.flatMap((protein) => {
        const kept = excluded(protein)
        return excluded(term)
          .filter((one) => one !== term.toLowerCase() && !kept.includes(one))
          .map((one) => [protein, one])
      }),
    )
    expect(missed).toEqual([])
  })

  it('keeps out its food by name', () => {
    const foods = ['kiwi', 'tomato', 'potato', 'banana', 'buckwheat', 'mango', 'apple', 'peach']
    const proteins = ['act d', 'sol l', 'sol t', 'mus a', 'fag e', 'man i', 'mal d', 'pru p']
    expect(proteins.map((name, at) => excluded(name).includes(foods[at] ?? ''))).not.toContain(
      false,
    )
  })
})

/** These count beside others only. */
const isHomograph = (name: string) => typedNames.words.homograph.includes(name)

describe('a name of an allergy', () => {
  it('keeps out what it names, without a question, whoever else shares it', () => {
    const missed = names.filter(({ allergy, name }) => {
      if (isHomograph(name)) return false
      const { allergens } = interpretProfile({
        allergies: [name],
        behavioral_goals: [],
        dietary_preferences: [],
      })
      const wanted = conceptWithId(allergy)?.allergens ?? ['none']
      return !wanted.every((id) => allergens.some((one) => one === id))
    })
    expect(missed).toEqual([])
  })

  it('in another language is no word of everyday English, nor one that governs others', () => {
    const english = new Set(
      names.flatMap(({ allergy, language, name }) =>
        language === 'en' ? [`${allergy}: ${name}`] : [],
      ),
    )
    const mistaken = names.filter(({ allergy, language, name }) => {
      if (language === 'en' || english.has(`${allergy}: ${name}`) || isHomograph(name)) {
        return false
      }
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
