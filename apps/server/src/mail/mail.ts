import type { StoredMail } from '../keys/sealed-columns.ts'

export type Mail = StoredMail
