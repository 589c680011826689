import { boughtFor } from '@brightplate/foods/shop/packs'
import type { Recipe } from '@brightplate/recipes/recipe'
import { plainOf } from '../compositions/parts/plain-of.ts'
import { type Dish, usedFor } from '../dishes/dish.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { type KnownFood, knownFoods } from './known-foods.ts'

const references = /\[([a-z0-9-]+)[^\]]*\]/g

/** What is cooked in it is as it is without. */
const takesNothing = ['water', 'salt']

/** In water of its own, and not in what is in a pot already. */
const isBoiled = (sentence: string) =>
  /^(?:Meanwhile,? )?(?:boil|bring|cook|steam|simmer)\b/i.test(sentence) &&
  !/\bin (?:it|them|the (?!same water))/.test(sentence)

const known = new WeakMap<Recipe, readonly string[]>()

/** Ingredients that a recipe boils by themselves, before anything goes on them. */
function boiledAlone(recipe: Recipe): readonly string[] {
  const before = known.get(recipe)
  if (before) return before
  const sentences = recipe.steps
    .flatMap((step) => step.split(/(?<=\.) /))
    .map((sentence) => ({
      foods: new Set([...sentence.matchAll(references)].map(([, id = '']) => id)),
      isBoiled: isBoiled(sentence),
    }))
  const alone = sentences.flatMap((sentence, index) => {
    const [food, ...others] = [...sentence.foods].filter((id) => !takesNothing.includes(id))
    const isFirst = !sentences.slice(0, index).some(({ foods }) => foods.has(food ?? ''))
    return food && others.length === 0 && isFirst && sentence.isBoiled ? food : []
  })
  known.set(recipe, alone)
  return alone
}

const fresh = (id: string) => id.replace(/-frozen$/, '')

/** The food that a plain one is boiled of; null for what is bought as it is, or made of several. */
function boiledOf({ candidateFood }: KnownFood): string | null {
  const plain = plainOf(candidateFood)
  const bought = plain?.form.preparation === 'boiled' ? boughtFor(plain.id) : undefined
  if (!bought) return null
  const [only, ...others] = bought
  return only && others.length === 0 ? only.food : null
}

/** In the parent's word, but for a kind that is made without something: "plain pasta" of wheat is none that it may have. */
function nameOf({ candidateFood, typed }: KnownFood): string {
  const plain = plainOf(candidateFood)
  return plain && plain.variantOf !== null ? plain.name : typed
}

/**
 * What a child may have of a dish that is cooked for the others: its own foods, in the parent's words, where the dish
 * boils them by themselves. What it eats in one brand and shape alone is none of them.
 */
export function fromSharedDish(dish: Dish, profile: PlannerProfile): string[] {
  const alone = boiledAlone(dish.recipe).flatMap((id) => {
    const used = usedFor(dish, id)
    return used ? fresh(used.food.id) : []
  })
  if (alone.length === 0) return []
  const exactly = profile.safeFoods.flatMap(({ typed, exactly: isExact }) => (isExact ? typed : []))
  const taken = new Map<string, string>()
  for (const food of knownFoods(profile, 'dinner')) {
    const of = fresh(boiledOf(food) ?? '')
    // "Boiled egg" and "hard-boiled eggs" are one food in two words.
    if (alone.includes(of) && !exactly.includes(food.typed) && !taken.has(of)) {
      taken.set(of, nameOf(food))
    }
  }
  return [...taken.values()]
}
