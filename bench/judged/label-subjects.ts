import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allergens, wordPattern } from '../../plan-check/facts.ts'
import { type Subject, subjectOf } from '../../plan-check/faults/word-faults.ts'
import type { Eater } from '../../plan-check/profile-of.ts'
import { plainText } from '../../plan-check/read-line.ts'

/** Labels that speak of what a child avoids, in the checker's ids. */
const labelsOf: Readonly<Record<string, readonly string[]>> = {
  milk: ['milk'],
  egg: ['eggs'],
  peanut: ['peanuts'],
  'tree-nuts': ['nuts'],
  gluten: ['gluten'],
  wheat: ['gluten'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  soy: ['soybeans'],
  sesame: ['sesame-seeds'],
  mustard: ['mustard'],
  celery: ['celery'],
  lupin: ['lupin'],
  sulphites: ['sulphur-dioxide-and-sulphites'],
}

const avoidedByDiet: Readonly<Record<string, readonly string[]>> = {
  vegan: ['milk', 'egg', 'fish', 'shellfish'],
  vegetarian: ['fish', 'shellfish'],
  'dairy-free': ['milk'],
  'gluten-free': ['gluten'],
}

/** Cereals with gluten that a child without wheat alone may have. */
const otherCereals = /barley|rye|malt|oat/

export interface LabelledName {
  name: string
  label: string
}

/** `ingredient,allergen` rows without those of disputed-labels.md. */
export function readLabels(directory: string): LabelledName[] {
  const disputed = readFileSync(new URL('../disputed-labels.md', import.meta.url), 'utf8')
  return readFileSync(join(directory, 'dev_allergen_ingredients.csv'), 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const comma = line.lastIndexOf(',')
      const name = line.slice(0, comma).replace(/^"|"$/g, '')
      return { name, label: line.slice(comma + 1) }
    })
    .filter(({ name, label }) => !disputed.includes(`| ${name} | ${label} |`))
}

const escaped = (name: string) => plainText(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The labelled names that a child must not meet, with the checker's innocent phrases taken out. */
export function labelSubjects(child: Eater, labels: readonly LabelledName[]): Subject[] {
  const avoids = new Set([
    ...child.avoids,
    ...child.diets.flatMap((diet) => avoidedByDiet[diet] ?? []),
  ])
  return [...avoids].flatMap((id) => {
    const names = labels.filter(
      ({ name, label }) =>
        labelsOf[id]?.includes(label) && !(id === 'wheat' && otherCereals.test(name)),
    )
    if (names.length === 0) return []
    const contains = wordPattern(names.map(({ name }) => escaped(name)).join(','))
    const { innocent = /(?!)/g } = allergens[id] ?? {}
    return [subjectOf({ contains, innocent }, { kind: 'allergen', rule: `label ${id}`, label: id })]
  })
}
