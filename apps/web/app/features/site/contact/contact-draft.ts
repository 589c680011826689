import type { ContactMessage } from '@brightplate/contract/site/contact'
import { type BrowserStorage, keepItem } from '../../../api/storage/browser-storage.ts'

export const emptyMessage: ContactMessage = { name: '', email: '', subject: '', message: '' }

const key = 'brightplate.contact-draft'

/** What was typed in this tab and not sent yet. */
export function readContactDraft(storage: BrowserStorage | null): ContactMessage {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? '{}')
    const fields = new Map(Object.entries(Object(stored)))
    const text = (name: keyof ContactMessage) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    return {
      name: text('name'),
      email: text('email'),
      subject: text('subject'),
      message: text('message'),
    }
  } catch {
    return emptyMessage
  }
}

export const keepContactDraft = (storage: BrowserStorage | null, message: ContactMessage): void =>
  keepItem(storage, key, JSON.stringify(message))

export const forgetContactDraft = (storage: BrowserStorage | null): void => storage?.removeItem(key)
