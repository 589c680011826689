import type { TagAnswer } from '@brightplate/contract/typed/profile-terms'
import { describe, expect, it } from 'vitest'
import { answerTag } from './answer-tag.ts'

const lists = {
  allergies: ['milk', 'penut', 'egg'],
  behavioral_goals: [],
  dietary_preferences: ['no hazlenuts'],
}
const penut = { list: 'allergies', position: 1 } as const
const edit: TagAnswer = { act: 'edit', label: 'No, change it' }

const peanut = (act: 'add' | 'replace', tag = 'peanut'): TagAnswer => ({
  act,
  label: `Yes, ${tag}`,
  list: 'allergies',
  tag,
})

describe('an answer about a tag', () => {
  it('puts the word that was meant in its place', () => {
    expect(answerTag(lists, penut, peanut('replace'), 'penut').allergies).toEqual([
      'milk',
      'peanut',
      'egg',
    ])
  })

  it('leaves it once where the word stands there already', () => {
    expect(answerTag(lists, penut, peanut('replace', 'Egg'), 'penut').allergies).toEqual([
      'milk',
      'egg',
    ])
  })

  it('adds a tag and leaves the one that was read', () => {
    expect(answerTag(lists, penut, peanut('add'), 'penut').allergies).toEqual([
      'milk',
      'penut',
      'egg',
      'peanut',
    ])
  })

  it('may add to another list', () => {
    const about = { list: 'dietary_preferences', position: 0 } as const
    const answered = answerTag(lists, about, peanut('add', 'hazelnut'), 'no hazlenuts')
    expect(answered.allergies).toEqual([...lists.allergies, 'hazelnut'])
    expect(answered.dietary_preferences).toEqual(['no hazlenuts'])
  })

  it('takes a tag out of its list to be edited', () => {
    expect(answerTag(lists, penut, edit, 'penut').allergies).toEqual(['milk', 'egg'])
  })

  it('leaves every tag where the text is not added yet', () => {
    const typed = { list: 'allergies', position: null } as const
    expect(answerTag(lists, typed, edit, 'penut')).toEqual(lists)
    expect(answerTag(lists, typed, peanut('replace'), 'penut').allergies).toEqual([
      ...lists.allergies,
      'peanut',
    ])
  })

  it('that is kept leaves the lists, once the tag stands in its own', () => {
    const notFood: TagAnswer = { act: 'answer', label: 'Not a food', question: 'q', answer: 'a' }
    expect(answerTag(lists, penut, notFood, 'penut')).toEqual(lists)
    const typed = { list: 'allergies', position: null } as const
    expect(answerTag(lists, typed, notFood, 'epipen').allergies).toEqual([
      ...lists.allergies,
      'epipen',
    ])
  })
})
