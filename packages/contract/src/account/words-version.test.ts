import { describe, expect, it } from 'vitest'
import { consentKinds } from './consents.ts'
import { versionsOfWords, wordsVersion } from './words-version.ts'

describe('the words that were agreed to', () => {
  it.each(consentKinds)('are the newest of %s on that day', (kind) => {
    const versions = versionsOfWords[kind]
    expect(versions).toEqual([...versions].sort())
    for (const version of versions) expect(wordsVersion(kind, `${version}T12:00:00Z`)).toBe(version)
    expect(wordsVersion(kind, '2999-01-01')).toBe(versions.at(-1))
  })

  it('are the first where a clock stood before them', () => {
    expect(wordsVersion('care_link', '2020-01-01')).toBe(versionsOfWords.care_link[0])
  })
})
