import type { Course } from '@brightplate/recipes/recipe'
import type { RuleReason } from '../rules/rule-reason.ts'
import { sayPart } from './english.ts'
import { englishNames } from './english-names.ts'
import { ruleName } from './rule-names.ts'

const plain = (id: string) => id.replaceAll('-', ' ')

/** A rule that keeps a food out, or that nobody makes such a meal of it. */
export type ExclusionReason = RuleReason | { kind: 'course'; id: Course }

/**
 * Why a food that a parent looked for is not offered: "Peanut butter: Leo’s peanut allergy keeps it out."
 * @param child as the sentence calls the child: a name, or "your child"
 */
export function exclusionText(food: string, { kind, id }: ExclusionReason, child: string): string {
  const what = plain(id)
  switch (kind) {
    case 'allergen':
    case 'word':
    case 'texture':
      return sayPart(`part.excluded-${kind}`, { food, child, what })
    case 'refused':
      return sayPart('part.excluded-refused', { food, child, what: id })
    case 'diet':
      return sayPart('part.excluded-diet', { food, what })
    case 'never':
    case 'paused':
      return sayPart(`part.excluded-${kind}`, { food, what: id })
    case 'never-dish':
      return sayPart('part.excluded-never-dish', { food })
    case 'age':
      if (id === 'choking' || id === 'serving-size') {
        return sayPart(`part.excluded-${id}`, { food, child })
      }
      return sayPart('part.excluded-age', { food, rule: ruleName({ kind, id }) })
    case 'course':
      return sayPart('part.excluded-course', { food, course: englishNames.courses[id] })
  }
}
