import { keepItem, lastingStorage, tabStorage } from '../storage/browser-storage.ts'
import { wipeTab } from '../storage/user-storage.ts'

const key = 'brightplate.logged-out'

/** Tells other tabs that the parent logged out, so that their drafts go too. An expired session keeps them. */
export function announceLogout(): void {
  keepItem(lastingStorage, key, 'now')
  lastingStorage?.removeItem(key)
}

/** Wipes what this tab keeps when the parent logs out in another. */
export function followLogouts(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) wipeTab(tabStorage)
  })
}
