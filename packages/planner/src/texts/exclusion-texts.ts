import type { Course } from '@brightplate/recipes/recipe'
import type { RuleReason } from '../rules/rule-reason.ts'
import { ruleName } from './rule-names.ts'

const plain = (id: string) => id.replaceAll('-', ' ')

const courseNames: Readonly<Record<Course, string>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snack',
  juice: 'juice',
}

/** A rule that keeps a food out, or that nobody makes such a meal of it. */
export type ExclusionReason = RuleReason | { kind: 'course'; id: Course }

/**
 * Why a food that a parent looked for is not offered: "Peanut butter: Leo’s peanut allergy keeps it out."
 * @param child as the sentence calls the child: a name, or "your child"
 */
export function exclusionText(food: string, { kind, id }: ExclusionReason, child: string): string {
  switch (kind) {
    case 'allergen':
      return `${food}: ${child}’s ${plain(id)} allergy keeps it out.`
    case 'word':
      return `${food}: ${child}’s profile keeps ${plain(id)} out.`
    case 'diet':
      return `${food}: it does not fit “${plain(id)}”.`
    case 'refused':
      return `${food}: ${child} refuses ${id}.`
    case 'never':
      return `${food}: “${id}” is never again.`
    case 'never-dish':
      return `${food}: you said “never again”.`
    case 'paused':
      return `${food}: “${id}” is not served for now.`
    case 'texture':
      return `${food}: ${child} avoids ${plain(id)} textures.`
    case 'age':
      if (id === 'choking') return `${food}: it cannot be made safe to chew for ${child}.`
      return id === 'serving-size'
        ? `${food}: nothing for ${child}’s age.`
        : `${food}: ${ruleName({ kind, id })}.`
    case 'course':
      return `${food}: no ${courseNames[id]} by itself.`
  }
}
