// Entry of the threads that work on passwords.
import { setPriority } from 'node:os'
import { hashPassword, isPasswordOf } from './scrypt-password.ts'

// Below whoever reads, and not so low that nobody logs in beside other programs at work: at 19 a hash of 0.3 s took a
// minute beside six of them on two cores.
const belowReads = 10

// Linux gives each thread a priority of its own, other systems the process: there it stays as it is.
if (process.platform === 'linux') setPriority(0, belowReads)

export const hash = ({ password }: { password: string }): Promise<string> => hashPassword(password)

export const verify = ({ hash, password }: { hash: string; password: string }): Promise<boolean> =>
  isPasswordOf(hash, password)
