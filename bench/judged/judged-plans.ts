import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import type { PlanText } from '@brightplate/foods/safety-violation'
import { searchSteps } from '@brightplate/meal-plans/compose/search-steps'
import { plan } from '@brightplate/planner/plan'
import type { PlanDocument } from '@brightplate/planner/plan-document'
import { gramsOfLine } from '../oracle/grams-of-line.ts'
import { judgePlan } from '../oracle/judge-plan.ts'
import { judgeSubjects } from '../oracle/judge-words.ts'
import type { Finding } from '../oracle/judged-plan.ts'
import { plannerProfileOf } from '../profiles/planner-profile-of.ts'
import { type BenchProfile, benchProfiles } from '../profiles/profiles.ts'
import type { BenchOptions } from '../report/benchmark.ts'
import { judgedPlanOf } from './judged-plan-of.ts'
import { labelSubjects, readLabels } from './label-subjects.ts'
import { startDate } from './plan-settings.ts'

/** The same words in the same dish for the same rule, however many plans hold them. */
export interface CountedFinding extends Finding {
  profile: string
  seed: number
  plans: number
}

export interface JudgedPlans {
  plans: number
  days: number
  infeasible: number
  findings: readonly CountedFinding[]
  plansWith: { words: number; labels: number; age: number }
  /** Lines whose weight the oracle cannot read: of these it counts nothing. */
  linesWithoutGrams: number
  /** Plans that the gate refused, and those with a word violation that it let through. */
  refusedByGate: number
  missedByGate: number
  /** What the gate refused them for, by rule and word. */
  gateWords: ReadonlyMap<string, number>
  labelledNames: number | null
}

/** Every fifth plan is of two weeks. */
const durationOf = (seed: number): 7 | 14 => (seed % 5 === 0 ? 14 : 7)

function gateTextOf(document: PlanDocument): PlanText {
  const { days, shoppingList, tips } = judgedPlanOf(document)
  return {
    days: days.map((dishes) => ({
      dishes: dishes.map((dish) => ({ ...dish, benefits: '' })),
    })),
    shoppingList,
    tips,
  }
}

class Tally {
  plans = 0
  days = 0
  infeasible = 0
  refusedByGate = 0
  missedByGate = 0
  linesWithoutGrams = 0
  readonly plansWith = { words: 0, labels: 0, age: 0 }
  readonly gateWords = new Map<string, number>()
  readonly #findings = new Map<string, CountedFinding>()

  add(profile: string, seed: number, findings: readonly Finding[]): void {
    const inThisPlan = new Set<string>()
    for (const finding of findings) {
      const key = [profile, finding.rule, finding.dish, finding.word, finding.text].join('|')
      if (inThisPlan.has(key)) continue
      inThisPlan.add(key)
      const counted = this.#findings.get(key) ?? { ...finding, profile, seed, plans: 0 }
      this.#findings.set(key, { ...counted, plans: counted.plans + 1 })
    }
  }

  get findings(): CountedFinding[] {
    return [...this.#findings.values()].sort((a, b) => b.plans - a.plans)
  }
}

function judgeProfile(
  profile: BenchProfile,
  seeds: number,
  labels: ReturnType<typeof readLabels> | null,
  tally: Tally,
): void {
  const plannerProfile = plannerProfileOf(profile)
  const subjects = labels ? labelSubjects(profile.judged, labels) : []
  for (let seed = 1; seed <= seeds; seed += 1) {
    const durationDays = durationOf(seed)
    const steps = searchSteps
    const outcome = plan({ profile: plannerProfile, startDate, durationDays, seed, steps })
    if (outcome.kind !== 'plan') {
      tally.infeasible += 1
      continue
    }
    const judged = judgedPlanOf(outcome.document)
    const findings = judgePlan(judged, profile.judged)
    const lines = judged.days.flat().flatMap((dish) => dish.lines)
    tally.linesWithoutGrams += lines.filter((line) => gramsOfLine(line) === null).length
    const labelled = judgeSubjects(judged, subjects)
    const words = findings.some(({ kind }) => kind !== 'age')
    const refused = checkPlanText(plannerProfile.restrictions, gateTextOf(outcome.document))
    tally.plans += 1
    tally.days += durationDays
    tally.plansWith.words += words ? 1 : 0
    tally.plansWith.age += findings.some(({ kind }) => kind === 'age') ? 1 : 0
    tally.plansWith.labels += labelled.length > 0 ? 1 : 0
    tally.refusedByGate += refused.length > 0 ? 1 : 0
    tally.missedByGate += words && refused.length === 0 ? 1 : 0
    const reasons = refused.map(({ rule, id, found, day, slot }) => {
      const dish = day === null ? undefined : judged.days[day]?.find((one) => one.slot === slot)
      return `${profile.id}, ${rule} ${id}: "${found}" in ${dish?.name ?? 'list or tips'}`
    })
    for (const reason of new Set(reasons)) {
      tally.gateWords.set(reason, (tally.gateWords.get(reason) ?? 0) + 1)
    }
    tally.add(profile.id, seed, [...findings, ...labelled])
  }
}

let made: JudgedPlans | null = null

/** The planner's own output, from all recipes and with no gate, judged by the oracle; made once. */
export function judgedPlans({ plans, labels: directory }: BenchOptions): JudgedPlans {
  if (made) return made
  const labels = directory === null ? null : readLabels(directory)
  const tally = new Tally()
  const seeds = Math.ceil(plans / benchProfiles.length)
  for (const profile of benchProfiles) judgeProfile(profile, seeds, labels, tally)
  const { days, infeasible, findings, plansWith, refusedByGate, missedByGate, gateWords } = tally
  const { linesWithoutGrams } = tally
  made = {
    plans: tally.plans,
    days,
    infeasible,
    findings,
    plansWith,
    linesWithoutGrams,
    refusedByGate,
    missedByGate,
    gateWords,
    labelledNames: labels?.length ?? null,
  }
  return made
}
