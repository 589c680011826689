import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { describe, expect, it } from 'vitest'
import { say, type TextKey, textKeys } from '../../texts/english.ts'
import { noteWord } from './note-word.ts'

describe('a sentence that we say of something typed', () => {
  it('is known again by its English, whichever it is', () => {
    const { allergies, diets, advice } = typedNames
    const isNote = (key: TextKey) => key.startsWith('note.') && key !== 'note.of-data'
    const all = [
      ...[...allergies, ...diets].flatMap(({ note }) => note ?? []),
      ...[...diets, ...advice].flatMap((one) => one.advice ?? []),
      ...textKeys.filter(isNote).map((key) => say(key, { term: 'FPIES' }).text),
    ]
    expect(all.length).toBeGreaterThan(70)
    expect(all.filter((note) => noteWord(note) === null)).toEqual([])
  })

  it('keeps what it is about', () => {
    expect(noteWord(say('note.clinic', { term: 'kidney disease' }).text)).toBe(
      'No podemos planear con seguridad para esto (enfermedad de los riñones). Siga el plan de su dietista.',
    )
  })

  it('is none of another', () => {
    expect(noteWord('Speak with your doctor.')).toBeNull()
  })
})
