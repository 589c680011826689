import { describe, expect, it } from 'vitest'
import { replyText, withText } from './reply-text.ts'

describe('the text of a reply', () => {
  it('is its JSON, and nothing where there is no body', () => {
    expect(replyText({ a: [1, 'ü', null] })).toBe('{"a":[1,"ü",null]}')
    expect(replyText(null)).toBe('')
  })

  it('is the one that was there already, of a reply that cannot be changed any more', () => {
    const reply = withText({ days: [1] }, () => '{"days":[1]}')
    expect(replyText(reply)).toBe('{"days":[1]}')
    expect(() => Object.assign(reply, { days: [] })).toThrow(TypeError)
    expect(replyText({ ...reply, days: [2] })).toBe('{"days":[2]}')
    expect(replyText([reply, { days: [3] }])).toBe('[{"days":[1]},{"days":[3]}]')
    expect(replyText([{ days: [3] }, null])).toBe('[{"days":[3]},null]')
  })
})
