import { existsSync, readFileSync } from 'node:fs'
import { healthDataAgreement } from '@brightplate/contract/account/agreement'
import { consentKinds } from '@brightplate/contract/account/consents'
import { versionsOfWords } from '@brightplate/contract/account/words-version'
import { languages } from '@brightplate/contract/languages'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const web = 'apps/web/words'

/** What a parent reads where they agree: a folder of catalogues, a file in it, and its keys. */
const agreedIn = {
  health_data: [['packages/contract/words', 'agreement', ['healthData']]],
  dish_photos: [
    [web, 'dish-photos/photos', ['promise']],
    [web, 'dish-photos/dialog', ['takeBack', 'agree']],
  ],
  language_model: [[web, 'account/model', ['about', 'sent', 'neverSent', 'takeBack', 'agree']]],
  eating_log: [[web, 'children/eating-log/section', ['off', 'whatBecomesOfIt', 'switchOn']]],
  care_link: [[web, 'sharing/form', ['consent', 'consentCalendar']]],
} as const

const kinds = ['health_data', ...consentKinds] as const

const versionsOf = (kind: (typeof kinds)[number]): readonly string[] =>
  kind === 'health_data' ? [healthDataAgreement.version] : versionsOfWords[kind]

const texts = z.record(z.string(), z.string())
const agreedWords = z
  .record(z.enum(kinds), z.record(z.string(), z.partialRecord(z.enum(languages), texts)))
  .parse(parse(readFileSync(new URL('./agreed-words.yaml', import.meta.url), 'utf8')))

/** The words of a kind in each language that has its own, as they stand now. */
function wordsNow(kind: (typeof kinds)[number]) {
  const found = languages.map((language) => {
    const own = agreedIn[kind].flatMap(([folder, file, keys]) => {
      const path = `${folder}/${language}/${file}.yaml`
      if (!existsSync(path)) return []
      const all = z.record(z.string(), z.unknown()).parse(parse(readFileSync(path, 'utf8')))
      return keys.flatMap((key) => (key in all ? [[key, String(all[key])] as const] : []))
    })
    return [language, Object.fromEntries(own)] as const
  })
  return Object.fromEntries(found.filter(([, own]) => Object.keys(own).length > 0))
}

describe.each(kinds)('the words of %s', (kind) => {
  it('are written down for each of their versions', () => {
    expect(Object.keys(agreedWords[kind])).toEqual(versionsOf(kind))
  })

  it('are those of the newest version: who changes them adds a version', () => {
    expect(wordsNow(kind)).toEqual(agreedWords[kind][versionsOf(kind).at(-1) ?? ''])
  })
})
