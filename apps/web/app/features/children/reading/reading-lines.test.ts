import type { TagAnswer, TagReading } from '@brightplate/contract/typed/profile-terms'
import { describe, expect, it } from 'vitest'
import { readingLines } from './reading-lines.ts'

const buildReading = (changes: Partial<TagReading>): TagReading => ({
  list: 'allergies',
  tag: 'milk',
  understood_as: [],
  not_recognised: [],
  ...changes,
})

const texts = (reading: TagReading) => readingLines(reading).map(({ text }) => text)

describe('what a tag is understood as', () => {
  it('names some of what an allergy keeps out', () => {
    const understood_as: TagReading['understood_as'] = [
      {
        kind: 'allergen',
        term: 'milk',
        kept_out: ['milk', 'butter', 'cheese', 'whey'],
        question: null,
        note: null,
      },
    ]
    expect(texts(buildReading({ understood_as }))).toEqual([
      'milk: butter, cheese, whey and more are kept out',
    ])
  })

  it('promises of an energy target what holds whatever the age', () => {
    const shared = { kept_out: [], question: null, note: null }
    const term = 'an energy target of 1,400 kcal a day'
    expect(texts(buildReading({ understood_as: [{ ...shared, kind: 'energy', term }] }))).toEqual([
      'An energy target of 1,400 kcal a day: plans aim at it where it is usual at the age and no other is set',
    ])
  })

  it('joins what is kept out under one name', () => {
    const shared = { term: 'seeds', question: null, note: null }
    const understood_as: TagReading['understood_as'] = [
      { ...shared, kind: 'allergen', kept_out: ['sesame', 'tahini'] },
      { ...shared, kind: 'food', kept_out: ['chia', 'flaxseed'] },
    ]
    expect(texts(buildReading({ understood_as }))).toEqual([
      'seeds: sesame, tahini, chia, flaxseed and more are kept out',
    ])
  })

  it('promises no check of what only its name gives away', () => {
    const understood_as: TagReading['understood_as'] = [
      {
        kind: 'food',
        term: 'lecithin',
        kept_out: ['lecithin'],
        by_name: true,
        question: null,
        note: null,
      },
    ]
    expect(texts(buildReading({ understood_as }))).toEqual([
      'We leave out what names lecithin, and cannot check the rest.',
    ])
  })

  it('asks where it is not sure, with its answers', () => {
    const answers: TagAnswer[] = [{ act: 'edit', label: 'No, change it' }]
    const understood_as: TagReading['understood_as'] = [
      {
        kind: 'allergen',
        term: 'peanut',
        kept_out: [],
        question: 'Did you mean peanut?',
        note: null,
        answers,
      },
    ]
    expect(readingLines(buildReading({ understood_as }))).toEqual([
      { text: 'peanut is kept out', needsCare: false, answers: [] },
      { text: 'Did you mean peanut?', needsCare: true, answers },
    ])
  })

  it('says openly which allergy it could not check', () => {
    expect(readingLines(buildReading({ not_recognised: ['xyz'] }))).toEqual([
      { text: 'We could not check for xyz. Read every label.', needsCare: true, answers: [] },
    ])
  })

  it('says a note once, and offers there what some families need', () => {
    const oats: TagAnswer = {
      act: 'add',
      label: 'Keep all oats out',
      list: 'allergies',
      tag: 'oats',
    }
    const note = 'Oats are kept out unless certified gluten-free.'
    const shared = { kept_out: [], question: null, note }
    const understood_as: TagReading['understood_as'] = [
      { kind: 'allergen', term: 'gluten', ...shared, answers: [oats] },
      { kind: 'diet', term: 'gluten-free', ...shared },
    ]
    expect(readingLines(buildReading({ understood_as }))).toEqual([
      { text: 'gluten is kept out', needsCare: false, answers: [] },
      { text: note, needsCare: false, answers: [oats] },
      { text: 'Every dish will be gluten-free', needsCare: false, answers: [] },
    ])
  })

  it('says calmly which wish it does not know', () => {
    const reading = buildReading({ list: 'dietary_preferences', not_recognised: ['xyz'] })
    expect(readingLines(reading).map(({ needsCare }) => needsCare)).toEqual([false])
  })

  it('asks what the server asks now, and lets its other questions wait', () => {
    const understood_as: TagReading['understood_as'] = [
      { kind: 'allergen', term: 'peanut', kept_out: [], question: null, note: null },
      {
        kind: 'allergen',
        term: 'lupin',
        kept_out: [],
        question: 'Keep lupin out too?',
        note: null,
        answers: [],
      },
    ]
    const reading = buildReading({ tag: 'peanuts (EpiPen)', understood_as })
    const answers: TagAnswer[] = [
      { act: 'answer', label: 'Not a food', question: 'epipen', answer: 'not-food' },
    ]
    const asked = {
      list: reading.list,
      tag: reading.tag,
      id: 'epipen',
      question: 'What does EpiPen mean here?',
      answers,
    }
    expect(readingLines(reading, { asked: [asked] })).toEqual([
      { text: 'Kept out: peanut, lupin', needsCare: false, answers: [] },
      { text: 'What does EpiPen mean here?', needsCare: true, answers },
    ])
  })

  it('says of a wish that is kept out as a word that it could not be checked', () => {
    const reading = buildReading({ list: 'dietary_preferences', not_recognised: ['xyz'] })
    const [line] = readingLines(reading, { unchecked: ['xyz'] })
    expect(line?.text).toBe('We could not check for xyz. Read every label.')
    expect(line?.needsCare).toBe(true)
  })

  it('words a diet of what is left out, and a condition, as sentences', () => {
    const of = (kind: 'diet' | 'clinician', term: string) =>
      texts(
        buildReading({ understood_as: [{ kind, term, kept_out: [], question: null, note: null }] }),
      )
    expect(of('diet', 'vegan')).toEqual(['Every dish will be vegan'])
    expect(of('diet', 'no added colours')).toEqual(['Every dish: no added colours'])
    expect(of('clinician', 'a ketogenic diet')[0]).toMatch(/^A ketogenic diet: please use/u)
  })

  it('puts much that one tag keeps out into one sentence, and names what it may', () => {
    const excluded = (terms: string[]): TagReading['understood_as'] =>
      terms.map((term) => ({ kind: 'food', term, kept_out: [term], question: null, note: null }))
    expect(texts(buildReading({ understood_as: excluded(['milk']) }))).toEqual(['milk is kept out'])
    expect(texts(buildReading({ understood_as: excluded(['milk', 'egg']) }))).toEqual([
      'Kept out: milk, egg',
    ])
    const many = Array.from({ length: 14 }, (_, at) => `root ${at + 1}`)
    expect(texts(buildReading({ understood_as: excluded(many) }))).toEqual([
      `Kept out: ${many.slice(0, 12).join(', ')} and 2 more`,
    ])
  })

  it('says of a refused group that it is left out as a refused food', () => {
    const understood_as: TagReading['understood_as'] = [
      { kind: 'refused', term: 'vegetables', kept_out: [], question: null, note: null },
    ]
    expect(texts(buildReading({ understood_as }))).toEqual([
      'Left out as a refused food: vegetables',
    ])
  })

  it('says the answer of a parent once', () => {
    const understood_as: TagReading['understood_as'] = [
      { kind: 'answered', term: 'coconut', kept_out: [], question: null, note: null },
    ]
    const reading = buildReading({ understood_as })
    expect(readingLines(reading)).toHaveLength(1)
    expect(readingLines(reading, { hasGiven: true })).toEqual([])
  })
})
