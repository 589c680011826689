import type { Product } from '../src/products/product.ts'

export declare const products: readonly Product[]
