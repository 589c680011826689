import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readYaml } from '@brightplate/foods/reading/files/read-yaml'
import {
  allergyDocument,
  dietDocument,
  wordListDocument,
} from '@brightplate/foods/reading/typed/typed-document'
import { typedShapeWords } from '@brightplate/foods/reading/typed/typed-shape-words'
import type { OwnGroup } from '@brightplate/foods/reading/words/word-document'
import type { z } from 'zod'

/** The languages that we say we read; Chinese in both of its scripts. */
export const readLanguages = [
  ...['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl', 'ru', 'uk', 'ar', 'hi', 'zh', 'ja', 'ko'],
  ...['vi', 'tl', 'tr'],
] as const
export type ReadLanguage = (typeof readLanguages)[number]

/** What a parent may shut out in one word: the file of its names, and the group that it is as a refused food. */
export const exclusionGroups = [
  { id: 'meat', refused: 'meat' },
  { id: 'red-meat', refused: 'red-meat' },
  { id: 'poultry', refused: 'poultry' },
  { id: 'pork', refused: 'pork' },
  { id: 'beef', refused: 'beef' },
  { id: 'fish', refused: 'fish' },
  { id: 'shellfish', refused: 'shellfish' },
  { id: 'crustaceans', refused: 'shellfish' },
  { id: 'molluscs', refused: 'shellfish' },
  { id: 'milk', refused: 'milk' },
  { id: 'lactose', refused: 'milk' },
  { id: 'egg', refused: 'eggs' },
  { id: 'gluten', refused: 'gluten' },
  { id: 'wheat', refused: 'wheat' },
  { id: 'nuts', refused: 'nuts' },
  { id: 'peanut', refused: 'peanuts' },
  { id: 'soy', refused: 'soy-foods' },
  { id: 'sesame', refused: 'sesame' },
  { id: 'celery', refused: 'celery' },
  { id: 'mustard', refused: 'mustard' },
  { id: 'lupin', refused: 'lupin' },
  { id: 'sulphites', refused: null },
  { id: 'sugar', refused: 'sugar' },
  { id: 'alcohol', refused: 'alcohol' },
  { id: 'caffeine', refused: 'caffeine' },
] as const
export type ExclusionGroup = (typeof exclusionGroups)[number]

export const namedDiets = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'gluten-free',
  'dairy-free',
] as const

const folder = join(import.meta.dirname, '../../packages/foods/data/typed')

function written<Written>(path: string, document: z.ZodType<Written>): Written {
  const text = readFileSync(join(folder, path), 'utf8')
  const read = readYaml(path, text, document, typedShapeWords)
  if (!('lineOf' in read)) throw new Error(read.faults.map(faultSentence).join('\n'))
  return read.written
}

function inLanguage(groups: readonly OwnGroup[], language: string): string[] {
  return groups.flatMap((group) => ('terms' in group ? (group.terms[language] ?? []) : []))
}

export function namesOfGroup(id: string, language: string): string[] {
  const {
    term,
    names,
    as_written: asWritten = [],
  } = written(`allergies/${id}.yaml`, allergyDocument)
  // of the English names some are of parts: "whey"
  return language === 'en' ? [term] : inLanguage([...names, ...asWritten], language)
}

export const namesOfDiet = (id: string, language: string): string[] =>
  inLanguage(written(`diets/${id}.yaml`, dietDocument).names, language)

const wordsOf = (id: string, language: string): string[] =>
  inLanguage(written(`words/${id}.yaml`, wordListDocument).names, language)

/** Written without spaces between words. */
const isUnspaced = (language: string) => language === 'ja' || language === 'zh'
/** Ends of words that say "without"; of the Turkish ones the last vowel before asks for one. */
const gluedEnds = new Set(['frei', 'vrij', 'siz', 'suz'])
const isRounded = (name: string) => /[oöuü][^aeıioöuü]*$/u.test(name)
const endOf = (name: string, end: string) =>
  end === 'siz' || end === 'suz' ? (isRounded(name) ? 'suz' : 'siz') : end

/** How a language says before, after and around a name that it stays out: makers of phrases. */
export function refusalsIn(language: string): ((name: string) => string)[] {
  const between = isUnspaced(language) ? '' : ' '
  const before = [...wordsOf('refusal-before', language), ...wordsOf('allergy', language)]
  const after = wordsOf('refusal-after', language)
  return [
    ...before.map((word) => (name: string) => `${word}${between}${name}`),
    ...after.map(
      (word) => (name: string) =>
        gluedEnds.has(word) ? `${name}${endOf(name, word)}` : `${name}${between}${word}`,
    ),
    ...wordsOf('allergy', language).map((word) => (name: string) => `${name}${between}${word}`),
  ]
}
