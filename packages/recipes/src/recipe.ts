import { type AllergenId, allergenIds } from '@brightplate/foods/allergen'
import type { MeasureUnit } from '@brightplate/foods/food'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { type DietId, dietIds } from '@brightplate/foods/restrictions'

/** Each has a folder of recipes. */
export const courses = ['breakfast', 'lunch', 'dinner', 'snack', 'juice'] as const
export type Course = (typeof courses)[number]

/** What a parent may ask to have left out. */
export const avoidableTextures = [
  'smooth',
  'soft',
  'crunchy',
  'chewy',
  'mixed',
  'sauce-apart',
] as const

/** `thin` is a drink like water: no smoothie, and nothing that a mouth would notice. */
export const textures = [...avoidableTextures, 'thin'] as const
export type Texture = (typeof textures)[number]

/** Whom a recipe that is made for its nutrients may be served: those who leave out this. */
export const needs = [...allergenIds, ...dietIds] as const
export type OnlyFor = AllergenId | DietId

/** Where a picture does not show what lies in it: in a place of its own, or nowhere, as it is mixed in. */
export const seenOtherwise = ['beside', 'never'] as const
export type SeenOtherwise = (typeof seenOtherwise)[number]

export interface Ingredient {
  /** Id of a food. */
  food: string
  /** Grams for the whole recipe (all its servings). */
  grams: number
  /** The same as a cook measures it, for the whole recipe; absent when grams alone are natural ("300 g"). */
  measure?: { amount: number; unit: MeasureUnit }
  /** It is eaten or drunk by itself: its grams follow the pieces, cups or fluid ounces that are printed. */
  portion?: true
  /** What is done to it, after a comma in the line: "finely grated". */
  prep?: string
  /** Foods that do the same work in this dish, tried in order when the first is excluded, gram for gram. */
  or?: readonly string[]
  /** The dish stands without it: left out when it and its `or` are excluded. */
  optional?: true
  /** How its picture shows it, where that is not in or on the dish. */
  seen?: SeenOtherwise
}

export interface StepsAhead {
  /** Which of the steps, counted from 0. */
  steps: readonly number[]
  /** How it is kept until the next day's meal: "covered in the fridge". */
  keep: string
  /** What is other on the day, in a sentence. */
  afterwards?: string
}

export interface Recipe {
  /** Kebab case, stable for ever: stored plans name it. */
  id: string
  /** Raised whenever a change alters what a family would eat. */
  version: number
  course: Course
  /** Names no food that an `or` or `optional` can take out, unless as a `[food-id]` placeholder. */
  name: string
  /** Kitchen it comes from, for variety. */
  cuisine: string
  /** Number of the WWEIA food category: what kind of dish a child meets. */
  category: number
  /** What kind of thing it is on the plate. */
  group: PlainGroup
  /** Ids of the plain foods whose form it has, made at home, with nothing mixed in. */
  standsFor: readonly string[]
  /** It stands here for its nutrients: served where one of these asks for it; empty for everyone's dish. */
  onlyFor: readonly OnlyFor[]
  servings: number
  ingredients: readonly Ingredient[]
  /**
   * `[food-id]` stands for the name of the food that is really used in place of that ingredient, or for the
   * words of `[food-id|words]` where that is its own, or the same with another label; `[food-id#amount]` for its amount as the line prints it,
   * `[food-id#1/3|words]` for a part of it; `[food-id?it|them]` for the word that fits one piece or many.
   * `[#8|thin patties]` stands for so many times what is cooked; `[#24/12|sheet|fingers]` for as many sheets as 24
   * fingers need by twelve; `[@a frying pan]` for one, or as many, as hold what is cooked; `[@each bowl]` for one
   * an eater.
   */
  steps: readonly string[]
  activeMinutes: number
  /** What may be done the evening before. */
  ahead?: StepsAhead
  totalMinutes: number
  textures: readonly Texture[]
  temperature: 'hot' | 'warm' | 'cold'
  flavour: 'mild' | 'medium' | 'strong'
  equipment: readonly string[]
  freezes: boolean
  lunchBox: boolean
  /** Forms of data/pictures/forms.yaml that it is drawn as: `nuggets`, `fries`; none for a heap of what is in it. */
  picture: readonly string[]
}
