import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as words from '#localized/errors'
import { AppError } from '../../errors.ts'

const require = createRequire(import.meta.url)

const ourName = 'brightplate'

let commonest: Promise<string> | null = null

/**
 * The 49,233 commonest passwords, lower case, as the text of a JSON array: half a megabyte, where
 * the library's own dictionary takes 75.
 */
function readCommonest(): Promise<string> {
  commonest ??= readFile(
    require.resolve('@zxcvbn-ts/language-common/src/passwords.json'),
    'latin1',
  ).catch((error) => {
    commonest = null
    throw error
  })
  return commonest
}

/** Whether a password is these words and nothing but digits and signs around them. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), password)
  return rest !== password && !/\p{L}/u.test(rest)
}

/**
 * Refuses what is guessed first: the commonest passwords, the account's e-mail address, our name.
 * Throws `invalid_input` with its sentence at `field`.
 */
export async function refuseEasyPassword(
  password: string,
  email: string,
  field: 'password' | 'new_password',
): Promise<void> {
  const tried = password.normalize('NFKC').toLowerCase().trim()
  const [mailbox = email] = email.split('@')
  const [name = mailbox] = mailbox.split('+')
  const isEasy =
    isMadeOf([email, mailbox, name, ourName], tried) ||
    (await readCommonest()).includes(JSON.stringify(tried))
  if (isEasy) {
    const detail = words.easyPassword()
    throw new AppError('invalid_input', { detail, fields: { [field]: detail } })
  }
}
