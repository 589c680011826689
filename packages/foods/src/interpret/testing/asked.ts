import type { Question, TagSentence } from '../../interpretation.ts'

const about = ({ params }: TagSentence): string => Object.values(params).flat().join(', ')

/** A question by its kind and what it is about: "too: coconut", "holds: surimi, fish, crustaceans". */
export const asked = ({ asked: sentence }: Question): string =>
  `${sentence.key.replace('ask.', '')}: ${about(sentence)}`

/** A note: the sentence of the data, or its key and what it is about. */
export const noted = (note: TagSentence): string =>
  note.key === 'note.of-data' ? about(note) : `${note.key} ${about(note)}`.trim()
