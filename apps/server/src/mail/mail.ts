import type { KeptMail } from '../keys/sealed-columns.ts'

export type Mail = KeptMail
