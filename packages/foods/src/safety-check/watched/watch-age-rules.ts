import type { Restrictions } from '../../restrictions.ts'
import { addWatch, type Watch } from './watched-subjects.ts'

const everyAge = [
  'grapefruit',
  'caffeine',
  'sweeteners',
  'liver',
  'raw-or-undercooked',
  'unpasteurised',
  'high-mercury-fish',
] as const

const afterLunch: readonly (string | null)[] = ['snack_2', 'dinner']

/** Adds the rules by age that single words can break. */
export function watchAgeRules(restrictions: Restrictions, watches: Map<string, Watch[]>): void {
  const watch = (subject: string, one: Watch) => {
    addWatch(watches, subject, one)
  }
  for (const id of everyAge) watch(`age:${id}`, { rule: 'age', id, labelsCount: true })
  watch('age:cocoa', {
    rule: 'age',
    id: 'cocoa-after-lunch',
    labelsCount: false,
    applies: (slot) => afterLunch.includes(slot),
  })
  if (restrictions.ageYears < 5) {
    watch('age:rice-drink', { rule: 'age', id: 'rice-drink', labelsCount: true })
  }
  if (restrictions.ageYears < 2) {
    watch('age:reduced-fat-milk', { rule: 'age', id: 'whole-milk', labelsCount: true })
    watch('age:added-sugar', { rule: 'age', id: 'added-sugar', labelsCount: true })
  }
}
