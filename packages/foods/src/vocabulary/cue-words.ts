import { cueWords as compiled } from '../../compiled/words.js'
import type { CueId } from './cue-ids.ts'

/** The words of each cue, folded: the files of `data/cues`, compiled. */
export const cueWords: Readonly<Record<CueId, readonly string[]>> = compiled
