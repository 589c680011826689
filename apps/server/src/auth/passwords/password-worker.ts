// Entry of the threads that work on passwords.
import { setPriority } from 'node:os'
import { hashPassword, isPasswordOf } from './scrypt-password.ts'

// Linux gives each thread a priority of its own, other systems the process: there it stays as it is.
if (process.platform === 'linux') setPriority(0, 19)

export const hash = ({ password }: { password: string }): Promise<string> => hashPassword(password)

export const verify = ({ hash, password }: { hash: string; password: string }): Promise<boolean> =>
  isPasswordOf(hash, password)
