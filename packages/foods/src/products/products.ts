import type { Product } from './product.ts'
import { breakfast } from './table/breakfast.ts'

/** Every product that we know by name. */
export const products: readonly Product[] = [...breakfast]
