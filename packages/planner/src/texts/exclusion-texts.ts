import type { Course } from '@brightplate/recipes/recipe'
import type { MessageKey } from '../../compiled/english-texts.js'
import type { RuleReason } from '../rules/rule-reason.ts'
import { sayPart } from './english.ts'
import { englishNames } from './english-names.ts'
import type { TextParams } from './fill-message.ts'
import { ruleName } from './rule-names.ts'

const plain = (id: string) => id.replaceAll('-', ' ')

/** A rule that excludes a food, or that no such meal is made of it. */
export type ExclusionReason = RuleReason | { kind: 'course'; id: Course }

type ExclusionKey = Extract<MessageKey, `part.excluded-${string}`>

/** Wording of exclusions in a language. */
interface ExclusionWords {
  part: (key: ExclusionKey, params: TextParams) => string
  term: (english: string) => string
  rule: (english: string) => string
  courses: Readonly<Record<Course, string>>
}

/** Why a food that a parent looked for is not offered, in the words of a language. */
export const exclusionIn =
  ({ part, term, rule, courses }: ExclusionWords) =>
  (food: string, { kind, id }: ExclusionReason, child: string): string => {
    const what = term(plain(id))
    switch (kind) {
      case 'allergen':
      case 'word':
      case 'texture':
        return part(`part.excluded-${kind}`, { food, child, what })
      case 'refused':
        return part('part.excluded-refused', { food, child, what: term(id) })
      case 'diet':
        return part('part.excluded-diet', { food, what })
      case 'never':
      case 'paused':
        return part(`part.excluded-${kind}`, { food, what: id })
      case 'never-dish':
        return part('part.excluded-never-dish', { food })
      case 'age':
        if (id === 'choking' || id === 'serving-size') {
          return part(`part.excluded-${id}`, { food, child })
        }
        return part('part.excluded-age', { food, rule: rule(ruleName({ kind, id })) })
      case 'course':
        return part('part.excluded-course', { food, course: courses[id] })
    }
  }

/**
 * Why a food that a parent looked for is not offered: "Peanut butter: Leo’s peanut allergy keeps it out."
 * @param child as the sentence calls the child: a name, or "your child"
 */
export const exclusionText = exclusionIn({
  part: sayPart,
  term: (word) => word,
  rule: (word) => word,
  courses: englishNames.courses,
})
