import type { ReadAsWords } from '../src/languages/read-as.ts'

export declare const readAs: ReadAsWords
