import type {
  Question,
  TagAnswer,
  TagList,
  TagReading,
  Understanding,
} from '../../interpretation.ts'
import { understandDiet } from '../names/understand-names.ts'
import { chosenFood } from './questions.ts'

const folded = (tag: string) => tag.trim().toLowerCase()

/** The answer that a parent gave to a question about a tag; null where none stands. */
export function answerTo(
  answers: readonly TagAnswer[],
  list: TagList,
  tag: string,
  question: Question,
): string | null {
  const given = answers.findLast(
    (one) => one.list === list && folded(one.tag) === folded(tag) && one.question === question.id,
  )
  return given && question.answers.some(({ id }) => id === given.answer) ? given.answer : null
}

type Asked = Extract<Understanding, { question?: Question | null }>

const isAsked = (one: Understanding): one is Asked => 'question' in one && one.question !== null

/** What an answer makes of an understanding: it stands without a question, becomes another, or goes. */
function answered(one: Asked, answer: string): readonly Understanding[] {
  switch (answer) {
    case 'fine':
      return [{ kind: 'answered', term: one.term }]
    case 'no':
      return []
    case 'likes':
      return [{ kind: 'like', term: one.term, words: [one.term] }]
    case 'swallowing':
      return [{ kind: 'clinician', term: 'dysphagia or tube feeding' }]
    default: {
      const food = chosenFood(answer)
      if (food !== null) return [{ kind: 'like', term: food, words: [food] }]
      return one.kind === 'like' ? [one] : [{ ...one, question: null }]
    }
  }
}

/** Allergens that a yes lets in go from what the same tag excludes as a family: "nuts (not almonds)". */
function without(one: Understanding, letIn: readonly Understanding[]): Understanding {
  if (one.kind !== 'allergen') return one
  const fine = new Set(
    letIn.flatMap((gone) =>
      gone.kind === 'allergen' && gone.allergens.length < one.allergens.length
        ? gone.allergens.filter((id) => id.replaceAll('-', ' ') === gone.term.toLowerCase())
        : [],
    ),
  )
  return fine.size === 0 ? one : { ...one, allergens: one.allergens.filter((id) => !fine.has(id)) }
}

/** What an allergy that named nothing stands for, by the parent's answer. */
function meaningOf(tag: string, answer: string): Understanding[] {
  return answer === 'major-nine'
    ? understandDiet('nine-major-allergens')
    : [{ kind: 'aside', term: tag.trim(), note: null }]
}

/** A reading once the answers that stand are taken into account. Without any it is the same. */
export function withAnswers(reading: TagReading, answers: readonly TagAnswer[]): TagReading {
  if (answers.length === 0) return reading
  const { list, tag } = reading
  const chosen = new Map<Understanding, string>()
  for (const one of reading.understood) {
    const answer = isAsked(one) && one.question ? answerTo(answers, list, tag, one.question) : null
    if (answer !== null) chosen.set(one, answer)
  }
  const fine = [...chosen].flatMap(([one, answer]) => (answer === 'fine' ? [one] : []))
  const denied = [...chosen].flatMap(([one, answer]) =>
    answer === 'no' && 'guessedFrom' in one && one.guessedFrom ? [one.guessedFrom] : [],
  )
  const likes = [...chosen.values()].includes('likes')
  const understood = reading.understood.flatMap((one): readonly Understanding[] => {
    const answer = chosen.get(one)
    if (answer !== undefined && isAsked(one)) return answered(one, answer)
    // Relatives that were excluded with it go with it; another food that is asked about waits for its own answer.
    if (likes && isAsked(one) && one.question?.id.startsWith('too:')) return []
    return [without(one, fine)]
  })
  const stillGuessed = understood.flatMap((one) =>
    'guessedFrom' in one && one.guessedFrom ? [one.guessedFrom] : [],
  )
  const unknown = [...new Set(denied)].filter((word) => !stillGuessed.includes(word))
  const meaning = reading.needsAnswer ? answerTo(answers, list, tag, reading.needsAnswer) : null
  return {
    ...reading,
    understood: meaning === null ? understood : [...understood, ...meaningOf(tag, meaning)],
    notRecognised: [...reading.notRecognised, ...unknown],
    unchecked: [...reading.unchecked, ...unknown],
    needsAnswer: meaning === null ? reading.needsAnswer : null,
  }
}
