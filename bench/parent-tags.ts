import '../scripts/require-fresh-data.mjs'
/**
 * Whether what a plan says that it was checked against, or is made without, is so in each of its lines: every
 * allergy, food, diet and group, one plan each, and families in pairs.
 * Usage: node bench/parent-tags.ts [--only REGEXP] [--families N] [--list]
 *
 * Ends with 1 where the independent checker finds anything, or no plan was made.
 */
import { parseArgs } from 'node:util'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { checkPlan } from '../plan-check/check-plan.ts'
import { endByFindings } from '../scripts/judging/end-by-findings.ts'
import { familyWithTags, parentTags, planOfChild, planWithTag } from './checked/parent-tag-plans.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    families: { type: 'string', default: '60' },
    list: { type: 'boolean', default: false },
  },
})
/** Told by the checker of any plan: docs/tests.md#the-independent-checker. */
const known = 'notice that is no tip'

await endByFindings(() => {
  const chosen = parentTags.filter(({ tag }) => new RegExp(values.only).test(tag))
  let judged = 0
  let found = 0
  const unmade: string[] = []
  const judge = (name: string, plan: MealPlan | null) => {
    if (!plan) {
      unmade.push(name)
      return
    }
    judged += 1
    const faults = checkPlan(plan).filter(({ kind }) => kind !== known)
    const lines = new Set(faults.map(({ kind, word, text }) => `${kind}: ${word} in ${text}`))
    found += lines.size > 0 ? 1 : 0
    for (const line of lines) console.log(`${name}\t${line}`)
    if (values.list) console.log(`${name}\t${plan.plan_data.checked?.text}`)
  }
  for (const [nth, said] of chosen.entries()) judge(said.tag, planWithTag(said, nth))
  for (let nth = 0; nth < Number(values.families); nth += 1) {
    const own = chosen[(nth * 7) % chosen.length]
    const other = chosen[(nth * 11 + 3) % chosen.length]
    if (!own || !other) continue
    judge(`${own.tag} / ${other.tag}`, planOfChild(familyWithTags(own, other, nth), nth))
  }
  console.log(`${judged} plans, ${found} of them with a sentence or a line that is wrong`)
  console.log(`no plan, and said so: ${unmade.join(', ') || 'none'}`)
  return { judged, found }
})
