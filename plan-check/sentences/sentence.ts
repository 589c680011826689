import type { KeyedText, PlanData } from '@brightplate/contract/plans/plan-data'
import { dishesOf, type Placed, type WirePlan } from '../plan.ts'
import { type Table, tableOf } from '../profile-of.ts'

type Item = NonNullable<PlanData['shopping_items']>[number]
type Task = NonNullable<PlanData['prepared_ahead']>[number]
type Profile = NonNullable<WirePlan['profile_snapshot']>

/** A plan as its sentences are read against it. */
export interface Whole {
  plan: PlanData
  profile: Profile
  table: Table
  /** The dishes at home. */
  dishes: readonly Placed[]
  /** Meals that are eaten out. */
  out: number
}

/** A sentence, and where a plan says it. */
export interface PlacedSentence {
  where: string
  sentence: KeyedText
  /** Of a change or a label, the parent's own words. */
  tag?: string
  /** Of a sentence about a dish. */
  placed?: Placed
  /** Of a line of the list. */
  item?: Item
  /** Of work that is done ahead. */
  task?: Task
}

/** What of a sentence is not so; nothing where all is. */
export type Check = (placed: PlacedSentence, whole: Whole) => readonly string[]

export function wholeOf(file: WirePlan): Whole {
  const { plan_data: plan, profile_snapshot: profile } = file
  if (!profile) throw new TypeError('The plan holds no profile.')
  const all = dishesOf(plan)
  const dishes = all.filter(({ dish }) => !dish.eaten_out)
  return { plan, profile, table: tableOf(file), dishes, out: all.length - dishes.length }
}

/** Every sentence of a plan. */
export function sentencesOf({ plan, dishes }: Whole): PlacedSentence[] {
  const { checked, unchecked, cost, labels_to_read: labels = [], changes = [] } = plan
  const of = (where: string, ...sentences: (KeyedText | undefined)[]): PlacedSentence[] =>
    sentences.flatMap((sentence) => (sentence ? { where, sentence } : []))
  return [
    ...of('notice', ...(plan.notices ?? [])),
    ...of('tip', ...(plan.tip_texts ?? [])),
    ...of('checked', checked, unchecked),
    ...of('rule', ...(plan.ruled_out ?? [])),
    ...of('cost', cost?.basis, cost?.left_out, cost?.above_usual, cost?.budget?.text),
    ...changes.map(({ tag, text }) => ({ where: 'change', sentence: text, tag })),
    ...labels.map(({ food, text }) => ({ where: 'label', sentence: text, tag: food })),
    ...(plan.shopping_items ?? []).flatMap((item) =>
      [item.where, item.keeping].flatMap((sentence) =>
        sentence ? { where: 'list' as const, sentence, item } : [],
      ),
    ),
    ...(plan.prepared_ahead ?? []).flatMap((task) =>
      of(`before day ${task.meals[0]?.day}`, task.text, task.afterwards).map((sentence) => ({
        ...sentence,
        task,
      })),
    ),
    ...dishes.flatMap((placed) =>
      [
        ...of('benefit', ...(placed.dish.benefit_texts ?? [])),
        ...of('why', ...(placed.dish.why ?? [])),
        ...of('plate', ...(placed.dish.plates ?? []).map(({ text }) => text)),
      ].map((sentence) => ({ ...sentence, placed })),
    ),
  ]
}

/** A parameter as a list of names. */
export const names = ({ params }: KeyedText, param: string): string[] => {
  const value = params[param]
  return value === undefined ? [] : Array.isArray(value) ? value : [String(value)]
}

export const name = (sentence: KeyedText, param: string): string => names(sentence, param)[0] ?? ''

export const figure = ({ params }: KeyedText, param: string): number => Number(params[param])

/** Reasons of those that do not hold. */
export const unless = (...claims: readonly (readonly [boolean, string])[]): string[] =>
  claims.flatMap(([holds, reason]) => (holds ? [] : [reason]))
