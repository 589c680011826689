import type { AllergenId } from './allergen.ts'
import type { Aisle, ChokingHazard, CountedKind, Food, MeasureUnit, Origin } from './food.ts'
import { type Composition, usdaNutrients } from './nutrients.ts'

/** A food as the tables write it: what is usual is left out. */
export interface FoodRow {
  id: string
  name: string
  plural?: string
  /** SR28 number, and the FoodData Central id where there is one. */
  usda: readonly [ndbNo: string, fdcId: number | null]
  /** Why another food's record stands for this one. */
  standIn?: string
  /** Per 100 g, in the order of `usdaNutrients`. */
  figures: readonly (number | null)[]
  /** Grams of added sugars per 100 g; 0 when absent. */
  addedSugars?: number
  measures: Partial<Record<MeasureUnit, number>>
  buy?: readonly [unit: string, grams: number]
  contains?: readonly AllergenId[]
  oftenContains?: readonly AllergenId[]
  origins: readonly Origin[]
  madeOf?: readonly string[]
  countsAs?: readonly string[]
  choking?: ChokingHazard
  mercury?: 'best' | 'good' | 'avoid'
  counted?: Readonly<Partial<Record<CountedKind, number>>>
  caffeineMg?: number
  addedColour?: true
  fortified?: true
}

const plantOrigins: readonly Origin[] = ['plant', 'fungus', 'mineral', 'yeast', 'alcohol']

function compositionOf(row: FoodRow): Composition {
  if (row.figures.length !== usdaNutrients.length) {
    throw new Error(`${row.id} has ${row.figures.length} figures, not ${usdaNutrients.length}`)
  }
  const figures = Object.fromEntries(
    usdaNutrients.map((nutrient, index) => [nutrient, row.figures[index] ?? null]),
  ) as Record<(typeof usdaNutrients)[number], number | null>
  const preformed =
    row.fortified === true || row.origins.some((origin) => !plantOrigins.includes(origin))
  return {
    ...figures,
    added_sugars_g: row.addedSugars ?? 0,
    retinol_ug: preformed ? figures.vit_a_rae_ug : 0,
  }
}

/** The foods of one aisle, defaults filled in. Throws when a row has not one figure a nutrient. */
export function foodsOf(aisle: Aisle, rows: readonly FoodRow[]): Food[] {
  return rows.map(({ usda, figures, addedSugars, standIn, buy, ...row }) => ({
    contains: [],
    oftenContains: [],
    madeOf: [],
    countsAs: [],
    choking: null,
    mercury: null,
    counted: {},
    ...row,
    ...(buy ? { buy: { unit: buy[0], grams: buy[1] } } : {}),
    aisle,
    ndbNo: usda[0],
    fdcId: usda[1],
    per100g: compositionOf({ ...row, usda, figures, addedSugars, standIn, buy }),
  }))
}
