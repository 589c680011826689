import type { TagReading, Understanding } from '@brightplate/foods/interpretation'
import type { PlanDocument } from '../plan-document.ts'
import { dishesAtHome } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { type KeyedText, say } from '../texts/english.ts'

export interface TagChange {
  tag: string
  text: KeyedText
}

interface Dish {
  name: string
  ingredients: readonly string[]
  textures: readonly string[]
}

const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `

const holdsWord = (dish: Dish, wanted: readonly string[]) =>
  [dish.name, ...dish.ingredients].some((text) =>
    wanted.some((word) => words(text).includes(words(word).trimEnd())),
  )

function wishedText(document: PlanDocument, answers: (dish: Dish) => boolean): KeyedText {
  const dishes = document.days.flatMap(dishesAtHome)
  const count = dishes.filter(answers).length
  return count > 0
    ? say('change.wished', { count, total: dishes.length })
    : say('change.none-wished')
}

function steadyText({ days }: PlanDocument): KeyedText {
  const breakfasts = days.flatMap(({ breakfast }) => (breakfast.eaten_out ? [] : breakfast))
  const protein = breakfasts.reduce((sum, { nutrition }) => sum + (nutrition.protein_g ?? 0), 0)
  return say('change.steady', { grams: Math.round(protein / Math.max(1, breakfasts.length)) })
}

function fiberText({ nutrition }: PlanDocument): KeyedText {
  const fiber = nutrition.find(({ nutrient }) => nutrient === 'fiber_g')
  const share = fiber?.target ? fiber.mean / fiber.target : 0
  return say('change.fiber', { share: Math.round(share * 100) })
}

function newFoodsText({ days }: PlanDocument, profile: PlannerProfile): KeyedText {
  const steps = days.flatMap(({ day, breakfast, lunch, dinner }) =>
    [breakfast, lunch, dinner]
      .filter(({ why }) => why.some(({ key }) => key.startsWith('ladder.')))
      .flatMap(({ parts = [] }) => parts.filter(({ role }) => role === 'learning'))
      .map(({ name }) => `${name} on day ${day}`),
  )
  if (steps.length > 0) return say('change.new-foods', { steps })
  const unknown = profile.safeFoods.length === 0 && profile.likes.length === 0
  return say(unknown ? 'change.new-foods-unknown' : 'change.new-foods-none')
}

type GoalId = Extract<Understanding, { kind: 'goal' }>['goal']

const goalTexts: Readonly<
  Record<GoalId, (document: PlanDocument, profile: PlannerProfile) => KeyedText>
> = {
  sleep: () => say('change.sleep'),
  focus: steadyText,
  calm: steadyText,
  energy: steadyText,
  'new-foods': newFoodsText,
  'weight-gain': () => say('change.weight-gain'),
  constipation: fiberText,
}

function changeOf(
  understood: Understanding,
  document: PlanDocument,
  profile: PlannerProfile,
): KeyedText {
  switch (understood.kind) {
    case 'goal':
      return goalTexts[understood.goal](document, profile)
    case 'diet':
      return say('change.diet', { term: understood.term })
    case 'allergen':
    case 'food':
      return say('change.kept-out', { term: understood.term })
    case 'like':
      return understood.words.some((word) => profile.likes.includes(word))
        ? wishedText(document, (dish) => holdsWord(dish, understood.words))
        : say('change.overruled', { wish: understood.term })
    case 'texture':
      return wishedText(document, (dish) => dish.textures.includes(understood.texture))
    case 'advice':
      return say('change.advice', { advice: understood.advice })
    case 'aside':
      return understood.note === null
        ? say('change.kept')
        : say('change.advice', { advice: understood.note })
    case 'answered':
    case 'none':
    case 'clinician':
      return say('change.noted')
  }
}

/** What each goal and preference changed in this plan, and which words of it we do not know. */
export function changesOf(
  readings: readonly TagReading[],
  document: PlanDocument,
  profile: PlannerProfile,
): TagChange[] {
  return readings
    .filter(({ list }) => list !== 'allergies')
    .flatMap(({ tag, understood, notRecognised }) => [
      ...understood.map((one) => ({ tag, text: changeOf(one, document, profile) })),
      ...(notRecognised.length > 0
        ? [{ tag, text: say('change.unread', { words: [...notRecognised] }) }]
        : []),
    ])
}
