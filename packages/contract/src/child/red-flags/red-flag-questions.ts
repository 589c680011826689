import * as words from '#localized/red-flags'
import { chokingAid, redFlagKey } from '../../plans/clinician-notices.ts'

/** A sign that a clinician should know of: how it is asked, and what a yes leads to. */
export interface RedFlagQuestion {
  /** Stable for ever: kept answers name it. */
  id: string
  /** Answered with yes, no or not at all. */
  question: (values: { name: string }) => string
  /** What a yes says, without a name: plans keep it. */
  says: () => string
  /** `today` stands before any plan; `soon` beside it. */
  urgency: 'today' | 'soon'
  /** The milder sign of the same kind, which it stands for where both are answered with yes. */
  covers?: string
}

/**
 * Asked of every child, kindly and skippably; never guessed from what else is typed. The signs are
 * those of docs/what-a-plan-says.md#when-a-clinician-is-named, the gravest first.
 */
export const redFlagQuestions: readonly RedFlagQuestion[] = [
  {
    id: 'not-eating-or-drinking',
    question: words.notEatingOrDrinkingAsked,
    says: words.notEatingOrDrinking,
    urgency: 'today',
    covers: 'drinks-refused',
  },
  {
    id: 'choking',
    question: words.chokingAsked,
    says: () => `${words.choking()} ${chokingAid()}`,
    urgency: 'today',
    covers: 'coughing-at-meals',
  },
  {
    id: 'fast-weight-loss',
    question: words.fastWeightLossAsked,
    says: words.fastWeightLoss,
    urgency: 'today',
    covers: 'weight-or-growth',
  },
  {
    id: 'sight-loss',
    question: words.sightLossAsked,
    says: words.sightLoss,
    urgency: 'today',
    covers: 'night-sight',
  },
  {
    id: 'not-walking',
    question: words.notWalkingAsked,
    says: words.notWalking,
    urgency: 'today',
    covers: 'limp',
  },
  {
    id: 'fast-heart',
    question: words.fastHeartAsked,
    says: words.fastHeart,
    urgency: 'soon',
  },
  {
    id: 'swelling',
    question: words.swellingAsked,
    says: words.swelling,
    urgency: 'soon',
  },
  {
    id: 'weakness',
    question: words.weaknessAsked,
    says: words.weakness,
    urgency: 'soon',
  },
  {
    id: 'night-sight',
    question: words.nightSightAsked,
    says: words.nightSight,
    urgency: 'soon',
  },
  {
    id: 'limp',
    question: words.limpAsked,
    says: words.limp,
    urgency: 'soon',
  },
  {
    id: 'drinks-refused',
    question: words.drinksRefusedAsked,
    says: words.drinksRefused,
    urgency: 'soon',
  },
  {
    id: 'weight-or-growth',
    question: words.weightOrGrowthAsked,
    says: words.weightOrGrowth,
    urgency: 'soon',
  },
  {
    id: 'coughing-at-meals',
    question: words.coughingAtMealsAsked,
    says: () => `${words.coughingAtMeals()} ${chokingAid()}`,
    urgency: 'soon',
  },
  {
    id: 'bleeding-gums',
    question: words.bleedingGumsAsked,
    says: words.bleedingGums,
    urgency: 'soon',
  },
  {
    id: 'bruises',
    question: words.bruisesAsked,
    says: words.bruises,
    urgency: 'soon',
  },
  {
    id: 'pallor',
    question: words.pallorAsked,
    says: words.pallor,
    urgency: 'soon',
  },
  {
    id: 'pain-or-vomiting',
    question: words.painOrVomitingAsked,
    says: words.painOrVomiting,
    urgency: 'soon',
  },
  {
    id: 'few-foods',
    question: words.fewFoodsAsked,
    says: words.fewFoods,
    urgency: 'soon',
  },
  {
    id: 'group-missing',
    question: words.groupMissingAsked,
    says: words.groupMissing,
    urgency: 'soon',
  },
  {
    id: 'foods-dropped',
    question: words.foodsDroppedAsked,
    says: words.foodsDropped,
    urgency: 'soon',
  },
  {
    id: 'formula-needed',
    question: words.formulaNeededAsked,
    says: words.formulaNeeded,
    urgency: 'soon',
  },
  {
    id: 'eats-non-food',
    question: words.eatsNonFoodAsked,
    says: words.eatsNonFood,
    urgency: 'soon',
  },
  {
    id: 'distress-at-meals',
    question: words.distressAtMealsAsked,
    says: words.distressAtMeals,
    urgency: 'soon',
  },
]

export interface RedFlagNotice {
  urgency: RedFlagQuestion['urgency']
  /** A keyed text of a plan. */
  text: { key: string; params: Record<string, string>; text: string }
}

/** What the answers with yes lead to, the gravest first; an id that we no longer ask says nothing. */
export function redFlagNotices(yes: readonly string[]): RedFlagNotice[] {
  const answered = redFlagQuestions.filter(({ id }) => yes.includes(id))
  return answered
    .filter(({ id }) => !answered.some(({ covers }) => covers?.includes(id)))
    .map(({ id, says, urgency }) => ({
      urgency,
      text: { key: `${redFlagKey}${id}`, params: { urgency }, text: says() },
    }))
}
