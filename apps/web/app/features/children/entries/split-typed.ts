import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import type { SplitList } from '@brightplate/contract/typed/split-list'
import { sureEntries } from '@brightplate/contract/typed/sure-entries'
import type { TypedList } from '@brightplate/contract/typed/typed-list'
import { api } from '../../../api/api.ts'

export interface SplitTyped extends SplitList {
  /** False where no names could be looked up. */
  isSplitByServer: boolean
  /** Said where nothing was split. */
  error: string | null
}

const waitMs = 20_000

/** Splits what was typed into a list: by the names that the server knows, else where it is sure without them. */
export async function splitTyped(list: TypedList, text: string): Promise<SplitTyped> {
  if (text.length > limits.pastedMaxLength) {
    return { entries: [], isSplitByServer: false, error: limitMessages.pasted }
  }
  try {
    const signal = AbortSignal.timeout(waitMs)
    const { entries } = await api('splitTypedList', { body: { list, text }, signal })
    return { entries, isSplitByServer: true, error: null }
  } catch {
    const entries = sureEntries(list, text).map((entry) => ({ text: entry }))
    return { entries, isSplitByServer: false, error: null }
  }
}
