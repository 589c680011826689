import { products as compiled } from '../../compiled/products.js'
import type { Product } from './product.ts'

/** Every product that we know by name: the rows of `data/products.csv`, compiled. */
export const products: readonly Product[] = compiled
