import { describe, expect, it } from 'vitest'
import { readTag } from '../read-tag.ts'
import { asked as askedWords } from '../testing/asked.ts'

const asked = (tag: string) =>
  readTag('allergies', tag).understood.flatMap((one) =>
    'question' in one && one.question ? [askedWords(one.question)] : [],
  )

describe('a name of an allergy that a voice typed in several words', () => {
  it.each([
    ['see lee ack', 'meant: gluten'],
    ['silly ack disease', 'meant: gluten'],
    ['all mends', 'meant: almond'],
    ['pi stash ios', 'meant: pistachio'],
    ['says me', 'meant: sesame'],
    ['lack toes', 'meant: milk'],
    ['must hard', 'meant: mustard'],
    ['milk, pi stash ios', 'meant: pistachio'],
  ])('“%s” is asked about', (tag, question) => {
    expect(asked(tag)).toContain(question)
  })

  it.each([
    'dare e',
    'school knows about it',
    'see the letter from the doctor',
    'ask his mom first',
    'carries two pens',
    'downhill',
    'someplace else',
    'nothing happens to her',
  ])('“%s” is the sound of none', (tag) => {
    expect(asked(tag)).toEqual([])
  })

  it('keeps out what is heard and the words as typed', () => {
    const [first] = readTag('allergies', 'pi stash ios').understood
    expect(first).toMatchObject({ term: 'pistachio', guessedFrom: 'pi stash ios' })
  })

  it('is heard in the allergies alone', () => {
    const { understood, notRecognised } = readTag('dietary_preferences', 'all mends')
    expect(understood).toEqual([])
    expect(notRecognised).toEqual(['all mends'])
  })
})
