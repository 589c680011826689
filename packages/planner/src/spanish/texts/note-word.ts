import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { spanishFoods } from '@brightplate/foods/languages/spanish-foods'
import { sayAsTyped, type TextKey } from '../../texts/english.ts'
import { spanishText } from './spanish-texts.ts'
import { bareTermWord } from './term-word.ts'

const ofEverybody = [
  'note.add-wish',
  'note.avoid-texture',
  'note.cuisine-dishes',
  'note.water',
  'note.no-food',
  'note.kind-of-foods',
  'note.energy-elsewhere',
  'note.energy-of-others',
  'note.refuse-it',
] as const satisfies readonly TextKey[]

const ofTerm = ['note.all-out', 'note.clinic'] as const satisfies readonly TextKey[]

function readNotes(): ReadonlyMap<string, string> {
  const { allergies, diets, diet_advice: dietAdvice, advice } = spanishFoods.notes
  const notes = new Map<string, string>()
  const add = (english: string | null, spanish: string | undefined) => {
    if (english !== null && spanish !== undefined) notes.set(english, spanish)
  }
  for (const { id, note } of typedNames.allergies) add(note, allergies[id])
  for (const one of typedNames.diets) {
    add(one.note, diets[one.id])
    add(one.advice, dietAdvice[one.id])
  }
  for (const one of typedNames.advice) add(one.advice, advice[one.id])
  for (const key of ofEverybody) add(sayAsTyped(key, {}).text, spanishText(key))
  return notes
}

/** Stands where a term does, and in no text. */
const place = '\u0000'

let notes: ReadonlyMap<string, string> | null = null

/** A sentence that we say of something typed, known again by its English; null for any other. */
export function noteWord(english: string): string | null {
  notes ??= readNotes()
  const known = notes.get(english)
  if (known !== undefined) return known
  for (const key of ofTerm) {
    const [before = '', after = ''] = sayAsTyped(key, { term: place }).text.split(place)
    if (!english.startsWith(before) || !english.endsWith(after)) continue
    const term = english.slice(before.length, english.length - after.length)
    return spanishText(key, { term: bareTermWord(term) })
  }
  return null
}
