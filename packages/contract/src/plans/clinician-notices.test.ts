import { describe, expect, it } from 'vitest'
import { redFlagNotices } from '../child/red-flags/red-flag-questions.ts'
import { chokingAid, chokingAidOf, clinicianNotices } from './clinician-notices.ts'

const said = (key: string) => ({ key, params: {}, text: key })

describe('what of a plan leads to a clinician', () => {
  const answered = redFlagNotices(['choking', 'pallor']).map(({ text }) => text)
  const notices = [...answered, said('clinic.one-food'), said('known.counted')]

  it('is what is for today, then what was answered else and what the list says, and no more', () => {
    const { today, soon } = clinicianNotices({ notices })
    expect(today.map(({ key }) => key)).toEqual(['red-flag.choking'])
    expect(soon.map(({ key }) => key)).toEqual(['red-flag.pallor', 'clinic.one-food'])
    expect(clinicianNotices({})).toEqual({ today: [], soon: [] })
  })

  it('is, for whoever gives the child to eat, what to do at choking alone', () => {
    expect(chokingAidOf({ notices })).toBeNull()
    expect(chokingAidOf({ notices: [...notices, said('clinic.chews-with-care')] })).toBe(
      chokingAid(),
    )
    expect(chokingAidOf({})).toBeNull()
  })
})
