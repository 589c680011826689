import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultSentence } from './files/fault.ts'
import { readAllergenForms } from './read-allergen-forms.ts'

const own = readFileSync(new URL('../../data/allergen-forms.yaml', import.meta.url), 'utf8')
const faultsOf = (text: string) =>
  (readAllergenForms({ file: 'allergen-forms.yaml', text }).faults ?? []).map(faultSentence)

describe('the file of forms of allergens', () => {
  it('is whole', () => {
    expect(faultsOf(own)).toEqual([])
  })

  it('says which allergen is missing, which is none, and which lacks a language', () => {
    expect(faultsOf(own.replace(/^rye:\n.*\n.*\n/m, ''))).toEqual([
      expect.stringContaining('rye is missing'),
    ])
    expect(faultsOf(own.replace('\nrye:', '\nryee:')).join()).toContain('ryee')
    expect(faultsOf(own.replace('  es: { name: Centeno', '  fr: { name: Centeno')).length).toBe(2)
  })
})
