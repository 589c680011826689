import { dishAt } from '@brightplate/contract/plans/dish-at'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { planText } from '@brightplate/meal-plans/check/plan-text'
import { searchSteps } from '@brightplate/meal-plans/compose/search-steps'
import { plan } from '@brightplate/planner/plan'
import { servedFaults } from '../../plan-check/check-plan.ts'
import { subjectFaults } from '../../plan-check/faults/word-faults.ts'
import { dishesOf, type Finding } from '../../plan-check/plan.ts'
import { textsOf } from '../../plan-check/texts-of.ts'
import { plannerProfileOf } from '../profiles/planner-profile-of.ts'
import { type BenchProfile, benchProfiles } from '../profiles/profiles.ts'
import type { BenchOptions } from '../report/benchmark.ts'
import { labelSubjects, readLabels } from './label-subjects.ts'
import { startDate } from './plan-settings.ts'

/** The same words in the same dish for the same rule, however many plans hold them. */
export interface CountedFinding extends Finding {
  /** Of allergens and diets, not of ages. */
  isOfWords: boolean
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
  /** Lines whose weight the checker cannot read: of these it counts nothing. */
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

const ofWords = ({ kind }: Finding): boolean => /allergen|broken diet/.test(kind)
const ofAge = (one: Finding): boolean =>
  !ofWords(one) && !/that no line has|claim|refused|never again|avoided/.test(one.kind)

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
      const counted = this.#findings.get(key) ?? {
        ...finding,
        isOfWords: ofWords(finding),
        profile,
        seed,
        plans: 0,
      }
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
  const subjects = labels ? labelSubjects(profile.judged.child, labels) : []
  for (let seed = 1; seed <= seeds; seed += 1) {
    const durationDays = durationOf(seed)
    const steps = searchSteps
    const outcome = plan({ profile: plannerProfile, startDate, durationDays, seed, steps })
    if (outcome.kind !== 'plan') {
      tally.infeasible += 1
      continue
    }
    const { document } = outcome
    const served = servedFaults(document, profile.judged)
    const findings = served.filter((one) => ofWords(one) || ofAge(one))
    const lines = dishesOf(document).flatMap((dish) => dish.lines)
    tally.linesWithoutGrams += lines.filter(({ grams }) => grams === null).length
    const labelled = [...subjectFaults(textsOf(document), subjects)]
    const words = findings.some(ofWords)
    const refused = checkPlanText(plannerProfile.restrictions, planText(document))
    tally.plans += 1
    tally.days += durationDays
    tally.plansWith.words += words ? 1 : 0
    tally.plansWith.age += findings.some(ofAge) ? 1 : 0
    tally.plansWith.labels += labelled.length > 0 ? 1 : 0
    tally.refusedByGate += refused.length > 0 ? 1 : 0
    tally.missedByGate += words && refused.length === 0 ? 1 : 0
    const reasons = refused.map(({ rule, id, found, day, slot }) => {
      const dish = day === null || slot === null ? undefined : dishAt(document, day, slot)
      return `${profile.id}, ${rule} ${id}: "${found}" in ${dish?.name ?? 'list or tips'}`
    })
    for (const reason of new Set(reasons)) {
      tally.gateWords.set(reason, (tally.gateWords.get(reason) ?? 0) + 1)
    }
    tally.add(profile.id, seed, [...findings, ...labelled])
  }
}

let made: JudgedPlans | null = null

/** The planner's own output, from all recipes and with no gate, judged by the checker; made once. */
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
