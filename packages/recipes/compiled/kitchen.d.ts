import type { Kitchen } from '../src/kitchen.ts'

export declare const kitchen: Kitchen
