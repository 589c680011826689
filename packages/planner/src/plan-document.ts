import type { Texture } from '@brightplate/recipes/recipe'
import type { PartRole } from './compositions/parts/part.ts'
import type { SideKind } from './facts/side-recipes.ts'
import type { MeasureSystem } from './planner-profile.ts'
import type { Slot } from './slot.ts'
import type { KeyedText } from './texts/english.ts'

export interface PlannedDish {
  name: string
  ingredients: string[]
  prep_time: string
  benefits: string
  recipe_id: string
  recipe_version: number
  picture: string
  steps: string[]
  active_minutes: number
  total_minutes: number
  textures: Texture[]
  temperature: 'hot' | 'warm' | 'cold'
  lunch_box: boolean
  servings: number
  /** For how many the lines are; older plans do not say. */
  people?: number
  /** How many of the child's portions those people eat together; as many as they are where absent. */
  portions?: number
  /** What the lines say, for everyone at the table. */
  foods: { food_id: string; grams: number }[]
  /** By nutrient name, for the child's own serving. */
  nutrition: Record<string, number>
  nutrition_complete: Record<string, boolean>
  benefit_texts: KeyedText[]
  why: KeyedText[]
  /** Safe foods that we do not know, as typed. */
  beside: string[]
  safe_food?: MealSafeFood
  /** What the meal is made of, the base first; older plans do not say. */
  parts?: PlannedPart[]
  /** Of the household's other children at the table. */
  plates?: PlannedPlate[]
  /** What its dish takes by itself: absent where it is eaten fresh. */
  keeps?: MealStorage
  /** It is what is left of an earlier meal. */
  leftover?: LeftoverMeal
  /** Its dish is cooked for a later meal too. */
  cooked_for?: CookedForMeal
  /** Nothing is planned for it. */
  eaten_out?: true
  /** By nutrient name, of the parts that the child is known to eat: "at least". */
  known_nutrition?: Record<string, number>
}

/** One food or dish of a meal. */
export interface PlannedPart {
  /** An accepted one begins with the parent's own word, unless a variant must say what it leaves out. */
  name: string
  role: PartRole
  /** The parent's own word; null for what was not declared. */
  typed: string | null
  /** Of the child's portion; null where no figure is known. */
  energy_kcal: number | null
  /** Its lines among those of the meal. */
  ingredients: string[]
  /** A plain food, or else a recipe of ours; neither for a food as typed. */
  food_id?: string
  recipe_id?: string
  /** What the child gets; null for a food as typed. */
  grams: number | null
  /** For how many its lines are. */
  people: number
  /** How many of the meal's steps are its own; those of the parts before it come first. */
  steps?: number
  /** What of it may be done the evening before. */
  ahead?: AheadOfPart
  /** Those of the meal's steps by which it is prepared separately: another at the table must not eat it. */
  apart_steps?: string[]
  /** The child eats none of it: for whom it is, and how many of the child's portions they eat. */
  for_others?: { portions: number; child_ids?: string[]; from_pot?: string[]; same_pot?: string[] }
  facts?: PlannedFacts
}

/**
 * What lines and steps were made of, beside ids and grams: words of any language are made from it. Older plans have none,
 * and neither has a food as typed.
 */
export interface PlannedFacts {
  measures: MeasureSystem
  /** Of a recipe, how many were cooked. */
  servings?: number
  /** Of a plain food, the age whose portion its line counts. */
  portion_of?: string
  /** A taste: by weight. */
  weighed?: true
  /** By what a food was put beside a meal by itself. */
  side?: SideKind
  /** What some lines say of their own. */
  lines?: PlannedLineFacts[]
}

export interface PlannedLineFacts {
  /** Its place among the lines. */
  line: number
  /** How it is made safe for a young child, in English. */
  young_form?: string
  /** It says nothing of what the recipe does to its food. */
  without_prep?: true
  /** It asks for halal-certified meat. */
  certified?: true
  /** Its name says what its label must say. */
  labelled?: true
}

export interface AheadOfPart {
  /** What is cut, as its lines say it: "2 carrots". */
  cut: string[]
  /** Of that what is kept in cold water. */
  under_water: string[]
  steps: string[]
  /** Minutes of work, about. */
  minutes: number
  /** It stands overnight: it cannot be made on the day. */
  overnight?: true
  /** What is other on the day where that was done. */
  afterwards?: KeyedText
}

/** Work for a later meal. */
export interface AheadTask {
  kind: 'thaw' | 'evening' | 'batch'
  /** The day on which it is done; 0 is the one before the plan begins. */
  day: number
  date: string
  meals: { day: number; slot: Slot }[]
  text: KeyedText
  /** What is cooked, for all of the meals. */
  ingredients: string[]
  steps: string[]
  active_minutes: number
  /** What is left to do at the meal, in its own words. */
  afterwards?: KeyedText
}

/** What another of the household's children has of a meal. */
export interface PlannedPlate {
  child_id: string
  /** Places among the parts of the meal. */
  parts: number[]
  /** Of what is shared, what it refuses. */
  left_out: number[]
  text: KeyedText
}

/** The dish of a meal that may be cooked for another one too. */
export interface MealStorage {
  /** How many days later it may be eaten from the fridge, and from the freezer where it freezes. */
  fridge_days: number
  freezer_days: number | null
  /** Of the meal's minutes and steps those of the dish: the first. */
  active_minutes: number
  steps: number
  /** What the rest of the meal takes by itself. */
  rest_minutes: number
}

export interface LeftoverMeal {
  /** Of which meal it is left. */
  day: number
  slot: Slot
  kept: 'fridge' | 'freezer'
  /** As it is where that meal is another one. */
  fresh: { steps: string[]; active_minutes: number; total_minutes: number }
}

export interface CookedForMeal {
  day: number
  slot: Slot
  kept: 'fridge' | 'freezer'
  /** The dish for both meals. */
  ingredients: string[]
  steps: string[]
  facts?: PlannedFacts
}

/** The food of a meal that the child reliably eats. */
export interface MealSafeFood {
  /** As the parent typed it. */
  typed: string
  served: 'in_dish' | 'side' | 'as_typed'
  /** How many of the last lines of `ingredients` are a portion beside the dish, for the child alone. */
  side_lines: number
}

export interface PlannedDay {
  day: number
  date: string
  breakfast: PlannedDish
  lunch: PlannedDish
  dinner: PlannedDish
  snacks: PlannedDish[]
  juice: Omit<PlannedDish, 'steps'> & { preparation: string[] }
  nutrition: Record<string, number>
  /** Of a day with meals out: which share of its targets the meals at home are judged by. */
  home_share?: number
}

export interface ShoppingItem {
  food_id: string
  name: string
  aisle: string
  /** Summed over the plan, to a tenth: exactly what its lines say. */
  needed_grams: number
  /** What to put in the cart: "2 cans (15 oz)", rounded up; by weight where the shop has no unit. */
  buy: string
  /** What it is ticked by; stays while the plan changes. */
  line: string
  /** Foods of the dishes for which it is bought. */
  for_foods: string[]
  /** The parent's own word, where `name` is that. */
  typed?: string
  /** 2 on the second trip of a plan of two weeks. */
  trip?: number
  /** What does not keep until it is eaten: frozen, or bought later. */
  where?: KeyedText
  keeping?: KeyedText
}

export interface NutrientReport {
  nutrient: string
  label: string
  unit: string
  /** A day, over the whole plan. */
  mean: number
  target: number | null
  upper: number | null
  /** False when some food of the plan has no figure: the mean is "at least". */
  complete: boolean
  reached: boolean
  /** Of the mean, what food brings that the child is known to eat: "at least"; null where none is known. */
  from_known?: number | null
}

/** What the food costs that a plan uses. */
export interface Objective {
  /** US dollars a week, for everyone at the table. */
  usd: number
  /** US dollars a day of what the child is offered. */
  child_usd_a_day: number
  basis: KeyedText
  left_out: KeyedText
  /** Where a day costs more than most days of real children of the age do. */
  above_usual?: KeyedText
  /** The family's own limit a week, and how the plan stands to it. */
  budget?: { usd: number; text: KeyedText }
}

/** A plan in words and figures, as it is stored and shown. */
export interface PlanDocument {
  schema_version: number
  days: PlannedDay[]
  shopping_list: string[]
  general_tips: string[]
  shopping_items: ShoppingItem[]
  /** What a home has, to be looked for before it is bought. */
  staples: ShoppingItem[]
  tip_texts: KeyedText[]
  nutrition: NutrientReport[]
  /** What may be done on evenings and weekends before, in the order of its days. */
  prepared_ahead: AheadTask[]
  /** Older dishes do not say for how many they are, and have none. */
  cost?: Objective
  /** How many dishes each rule left out, most first. */
  ruled_out?: KeyedText[]
}

export const planSchemaVersion = 3

/** The six dishes of a day, in the order of `slots`. */
export const dishesOfDay = ({
  breakfast,
  lunch,
  dinner,
  snacks,
  juice,
}: Pick<PlannedDay, 'breakfast' | 'lunch' | 'dinner' | 'snacks' | 'juice'>) => [
  breakfast,
  lunch,
  dinner,
  ...snacks,
  juice,
]

/** Those of them that are planned. */
export const dishesAtHome = (day: Parameters<typeof dishesOfDay>[0]) =>
  dishesOfDay(day).filter(({ eaten_out: isOut }) => !isOut)
