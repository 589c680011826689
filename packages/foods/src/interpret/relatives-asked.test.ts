import { describe, expect, it } from 'vitest'
import { interpretProfile } from './interpret-profile.ts'

const none = { allergies: [], behavioral_goals: [], dietary_preferences: [] }
const question = 'too:other stone fruit'

describe('a stone fruit among the allergies', () => {
  it.each(['peach', 'durazno y kiwi', 'plums', 'Pfirsich und Kiwi', 'şeftali ve kivi', 'cherry'])(
    '“%s” keeps the other stone fruit out until the parent says',
    (tag) => {
      const { words } = interpretProfile({ ...none, allergies: [tag] })
      expect(words).toEqual(expect.arrayContaining(['peach', 'plum', 'apricot', 'cherry']))
    },
  )

  it('stands alone once the parent says that the others are eaten', () => {
    const answers = [{ list: 'allergies', tag: 'peach', question, answer: 'fine' }] as const
    expect(interpretProfile({ ...none, allergies: ['peach'], answers }).words).toEqual(['peach'])
  })

  it('is refused alone among the wishes', () => {
    const { words } = interpretProfile({ ...none, dietary_preferences: ['hates peach'] })
    expect(words).not.toContain('plum')
  })

  it.each(['apple', 'mango', 'kiwi'])('%s asks about none of them', (tag) => {
    expect(interpretProfile({ ...none, allergies: [tag] }).words).not.toContain('plum')
  })
})
