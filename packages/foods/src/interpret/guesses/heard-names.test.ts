import { describe, expect, it } from 'vitest'
import { readTag } from '../read-tag.ts'

const asked = (tag: string) =>
  readTag('allergies', tag).understood.flatMap((one) =>
    'question' in one && one.question ? [one.question.text] : [],
  )

describe('a name of an allergy that a voice typed in several words', () => {
  it.each([
    ['see lee ack', 'Did you mean gluten?'],
    ['silly ack disease', 'Did you mean gluten?'],
    ['all mends', 'Did you mean almond?'],
    ['pi stash ios', 'Did you mean pistachio?'],
    ['says me', 'Did you mean sesame?'],
    ['lack toes', 'Did you mean milk?'],
    ['must hard', 'Did you mean mustard?'],
    ['milk, pi stash ios', 'Did you mean pistachio?'],
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
