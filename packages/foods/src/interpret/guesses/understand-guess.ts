import type { Understanding } from '../../interpretation.ts'
import { findTerms, type TermHit } from '../../terms/find-terms.ts'
import { readTokens } from '../../tokens/read-tokens.ts'
import { didYouMean } from '../asking/questions.ts'
import { chooseNames } from '../names/choose-names.ts'
import { isFoodSubject, nameIndex } from '../names/name-index.ts'
import { understandExcluded } from '../names/understand-names.ts'

const isGuessable = (subject: string) =>
  isFoodSubject(subject) || /^(?:diet|clinician):/u.test(subject)

const isConcept = ({ meanings }: Pick<TermHit, 'meanings'>) =>
  meanings.some(({ subject }) => subject.startsWith('concept:'))

/** What names that were guessed from a word mean, under one question a name. Names of allergens beat those of their kinds. */
export function understandGuess(names: readonly string[], guessedFrom: string): Understanding[] {
  const near = names.flatMap((name) =>
    chooseNames(findTerms(nameIndex(), readTokens(name)), isGuessable).map((one) => ({
      ...one,
      name,
    })),
  )
  const concepts = near.filter(isConcept)
  const all = (concepts.length > 0 ? concepts : near).flatMap(
    ({ meanings, name }): Understanding[] => {
      const clinician = meanings.find(({ subject }) => subject.startsWith('clinician:'))
      if (clinician) {
        return [{ kind: 'clinician', term: clinician.subject.slice('clinician:'.length) }]
      }
      const understood = understandExcluded(meanings, [name])
      const [first] = understood
      const question = first ? didYouMean(first.term) : null
      return understood.map((one) =>
        one.kind === 'allergen' || one.kind === 'food' || one.kind === 'diet'
          ? { ...one, question: one.question ?? question, guessedFrom }
          : one,
      )
    },
  )
  const keys = all.map((one) => `${one.kind}:${'term' in one ? one.term : ''}`)
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}
