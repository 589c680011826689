import { type BrowserStorage, tabStorage } from '../../../api/storage/browser-storage.ts'
import { userStorage } from '../../../api/storage/user-storage.ts'
import type { ChildFormValues } from '../child-form-values.ts'
import type { TagTexts } from '../tag-list-name.ts'

export interface ChildDraft {
  values: Partial<ChildFormValues>
  texts: Partial<TagTexts>
  /** What was stored when the typing began. */
  base: ChildFormValues
  /** A save whose answer was lost is repeated with the same key, also after a reload. */
  key: string
}

const isDraft = (value: unknown): value is ChildDraft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  'texts' in value &&
  'base' in value &&
  'key' in value

/** What was typed into a child's form and not saved, kept over a reload of the tab. */
export function childDraft(
  userId: string,
  childId: string | null,
  storage: BrowserStorage | null = tabStorage,
) {
  const storageOfUser = userStorage(storage, userId)
  const key = `child-draft.${childId ?? 'new'}`
  return {
    read(): ChildDraft | null {
      try {
        const value: unknown = JSON.parse(storageOfUser.read(key) ?? 'null')
        return isDraft(value) ? value : null
      } catch {
        return null
      }
    },
    write: (draft: ChildDraft) => storageOfUser.write(key, JSON.stringify(draft)),
    remove: () => storageOfUser.remove(key),
  }
}
