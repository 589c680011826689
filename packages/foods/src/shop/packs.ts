import { boughtAs as compiledBought, packs as compiledPacks } from '../../compiled/shop.js'
import type { BoughtShare, Pack } from './pack.ts'

/** Food id and pack: `data/packs.csv`, compiled. */
export const packs: ReadonlyMap<string, Pack> = new Map(compiledPacks)

const boughtAs: ReadonlyMap<string, readonly BoughtShare[]> = new Map(compiledBought)

/** The pack of a food that shops sell; undefined where other foods are bought for it, as bread for toast. */
export const packOf = (foodId: string): Pack | undefined => packs.get(foodId)

/** What is bought for a food that the family makes: `data/bought-as.csv`, compiled; undefined where shops sell it. */
export const boughtFor = (foodId: string): readonly BoughtShare[] | undefined =>
  boughtAs.get(foodId)
