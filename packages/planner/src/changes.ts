import type { TagReading, Understanding } from '@brightplate/foods/interpretation'
import type { PlanDocument, PlannedDish } from './plan-document.ts'
import { type KeyedText, say } from './texts/english.ts'

export interface TagChange {
  tag: string
  text: KeyedText
}

type Dish = Pick<PlannedDish, 'name' | 'ingredients' | 'textures'>

const dishesOf = ({ days }: PlanDocument): Dish[] =>
  days.flatMap(({ breakfast, lunch, dinner, snacks, juice }) => [
    breakfast,
    lunch,
    dinner,
    ...snacks,
    juice,
  ])

const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `

const holdsWord = (dish: Dish, wanted: readonly string[]) =>
  [dish.name, ...dish.ingredients].some((text) =>
    wanted.some((word) => words(text).includes(words(word).trimEnd())),
  )

const wishedText = (dishes: readonly Dish[], answers: (dish: Dish) => boolean): KeyedText => {
  const count = dishes.filter(answers).length
  return count > 0
    ? say('change.wished', { count, total: dishes.length })
    : say('change.none-wished')
}

const goalKeys = {
  sleep: 'change.sleep',
  focus: 'change.steady',
  calm: 'change.steady',
  energy: 'change.steady',
  'new-foods': 'change.new-foods',
  'weight-gain': 'change.weight-gain',
  constipation: 'change.fiber',
} as const

function changeOf(understood: Understanding, dishes: readonly Dish[]): KeyedText {
  switch (understood.kind) {
    case 'goal':
      return say(goalKeys[understood.goal])
    case 'diet':
      return say('change.diet', { term: understood.term })
    case 'allergen':
    case 'food':
      return say('change.kept-out', { term: understood.term })
    case 'like':
      return wishedText(dishes, (dish) => holdsWord(dish, understood.words))
    case 'texture':
      return wishedText(dishes, (dish) => dish.textures.includes(understood.texture))
    case 'advice':
      return say('change.advice', { advice: understood.advice })
    case 'clinician':
      return say('change.kept')
  }
}

/** What each goal and preference changed in this plan, one sentence a tag. */
export function changesOf(readings: readonly TagReading[], document: PlanDocument): TagChange[] {
  const dishes = dishesOf(document)
  return readings
    .filter(({ list }) => list !== 'allergies')
    .flatMap(({ tag, understood }) =>
      understood.length === 0
        ? [{ tag, text: say('change.kept') }]
        : understood.map((one) => ({ tag, text: changeOf(one, dishes) })),
    )
}
