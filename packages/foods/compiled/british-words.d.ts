import type { BritishWords } from '../src/languages/british/british-words.ts'

export declare const britishWords: BritishWords
