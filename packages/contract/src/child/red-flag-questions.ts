import { chokingAid, redFlagKey } from '../plans/clinician-notices.ts'

/** A sign that a clinician should know of: how it is asked, and what a yes leads to. */
export interface RedFlagQuestion {
  /** Stable for ever: kept answers name it. */
  id: string
  /** Answered with yes, no or not at all; `{name}` is the child's. */
  question: string
  /** What a yes says, without a name: plans keep it. */
  says: string
  /** `today` stands before any plan; `soon` beside it. */
  urgency: 'today' | 'soon'
  /** The milder sign of the same kind, which it stands for where both are answered with yes. */
  covers?: string
}

const callToday = 'Call your clinician today:'

/**
 * Asked of every child, kindly and skippably; never guessed from what else is typed. The signs are
 * those of docs/what-a-plan-says.md#when-a-clinician-is-named, the gravest first.
 */
export const redFlagQuestions: readonly RedFlagQuestion[] = [
  {
    id: 'not-eating-or-drinking',
    question: 'Has {name} hardly eaten or drunk anything for a day or more?',
    says: `${callToday} a child who stops eating or drinking needs to be seen.`,
    urgency: 'today',
    covers: 'drinks-refused',
  },
  {
    id: 'choking',
    question: 'Does {name} choke on food or drink?',
    says: `${callToday} choking needs to be looked at before new food is offered. ${chokingAid}`,
    urgency: 'today',
    covers: 'coughing-at-meals',
  },
  {
    id: 'fast-weight-loss',
    question: 'Has {name} lost weight quickly in the last weeks?',
    says: `${callToday} fast loss of weight needs to be looked at.`,
    urgency: 'today',
    covers: 'weight-or-growth',
  },
  {
    id: 'sight-loss',
    question: 'Has {name} lost sight, or does {name} see much less than before?',
    says: `${callToday} a child who sees less than before needs to be seen.`,
    urgency: 'today',
    covers: 'night-sight',
  },
  {
    id: 'not-walking',
    question: 'Has {name} stopped walking or standing?',
    says: `${callToday} a child who stops walking or standing needs to be seen.`,
    urgency: 'today',
    covers: 'limp',
  },
  {
    id: 'fast-heart',
    question: 'Does {name}’s heart beat fast while resting?',
    says: 'Ask your clinician this week about a heart that beats fast, and call the emergency number if your child is short of breath or faints.',
    urgency: 'soon',
  },
  {
    id: 'swelling',
    question: 'Are {name}’s face, belly, legs or feet swollen?',
    says: 'Ask your clinician this week about swelling, and call today if it grows or your child is short of breath.',
    urgency: 'soon',
  },
  {
    id: 'weakness',
    question: 'Has {name} become weak, unsteady, or numb in hands or feet?',
    says: 'Ask your clinician this week about weakness or unsteady steps, and call today if it gets worse.',
    urgency: 'soon',
  },
  {
    id: 'night-sight',
    question: 'Does {name} see badly in dim light, bump into things at dusk, or shun bright light?',
    says: 'Ask your clinician this week to have your child’s eyes looked at.',
    urgency: 'soon',
  },
  {
    id: 'limp',
    question: 'Does {name} limp, or do legs or bones hurt?',
    says: 'Ask your clinician this week about a limp, or pain in legs or bones.',
    urgency: 'soon',
  },
  {
    id: 'drinks-refused',
    question: 'Does {name} refuse nearly all drinks, water too?',
    says: 'Ask your clinician this week how your child can drink enough, and call today if there is little urine or your child is very tired.',
    urgency: 'soon',
  },
  {
    id: 'weight-or-growth',
    question: 'Is {name} losing weight, or not growing as expected?',
    says: 'Speak with your clinician about weight and growth. A meal plan does not take the place of that visit.',
    urgency: 'soon',
  },
  {
    id: 'coughing-at-meals',
    question: 'Does {name} often cough, gag or sound wet while eating or drinking?',
    says: `Ask your clinician to have swallowing looked at. ${chokingAid}`,
    urgency: 'soon',
  },
  {
    id: 'bleeding-gums',
    question: 'Do {name}’s gums bleed or swell?',
    says: 'Tell your clinician about gums that bleed or swell.',
    urgency: 'soon',
  },
  {
    id: 'bruises',
    question: 'Does {name} bruise easily, or have small red or purple spots on the skin?',
    says: 'Tell your clinician about bruises or spots on the skin, and call today if they spread or your child has a fever.',
    urgency: 'soon',
  },
  {
    id: 'pallor',
    question: 'Is {name} unusually pale or tired?',
    says: 'Tell your clinician that your child looks pale or tired.',
    urgency: 'soon',
  },
  {
    id: 'pain-or-vomiting',
    question: 'Does eating often bring {name} pain or vomiting?',
    says: 'Tell your clinician about pain or vomiting around food.',
    urgency: 'soon',
  },
  {
    id: 'few-foods',
    question: 'Does {name} eat fewer than about 20 foods?',
    says: 'With fewer than about 20 foods, ask your clinician for a feeding therapist or a dietitian.',
    urgency: 'soon',
  },
  {
    id: 'group-missing',
    question:
      'Does {name} eat nothing at all of a whole group, such as fruit, vegetables or protein food?',
    says: 'Ask your clinician or a dietitian what a whole missing group means for your child.',
    urgency: 'soon',
  },
  {
    id: 'foods-dropped',
    question: 'Has {name} dropped foods lately and not taken them up again?',
    says: 'Tell your clinician which foods were dropped, and since when.',
    urgency: 'soon',
  },
  {
    id: 'formula-needed',
    question: 'Does {name} need formula or a nutrition drink to get through the day?',
    says: 'Keep the formula or nutrition drink as agreed with your clinician, and change it only with them.',
    urgency: 'soon',
  },
  {
    id: 'eats-non-food',
    question: 'Does {name} eat things that are no food, such as paper, soil or paint?',
    says: 'Tell your clinician about eating things that are no food: it can come with low iron, and some of it is poisonous.',
    urgency: 'soon',
  },
  {
    id: 'distress-at-meals',
    question: 'Are meals often a time of great distress for {name} or for you?',
    says: 'Tell your clinician how hard meals are, and ask for a feeding therapist: you need not do this alone.',
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
  const covered = answered.flatMap(({ covers }) => covers ?? [])
  return answered
    .filter(({ id }) => !covered.includes(id))
    .map(({ id, says, urgency }) => ({
      urgency,
      text: { key: `${redFlagKey}${id}`, params: { urgency }, text: says },
    }))
}
