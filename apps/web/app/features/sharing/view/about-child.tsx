import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { CareSection, OwnWords } from './care-section.tsx'
import { LineList } from './line-list.tsx'
import type { SharedWords } from './shared-words.ts'

interface AboutChildProps {
  page: Extract<SharedPage, { kind: 'about' }>
  name: string
  words: SharedWords
}

/** What is eaten and exactly how, what is not, and the parent's words on how to offer it. */
export function AboutChild({ page, name, words }: AboutChildProps) {
  const { eats, refuses, textures_avoided: textures, formula, how_to_offer, what_calms } = page
  const eaten = eats.map(({ food, only_exactly }) =>
    only_exactly ? words.onlyExactly({ food }) : food,
  )
  return (
    <>
      <CareSection title={words.eats({ name })}>
        {eaten.length > 0 ? <LineList lines={eaten} /> : <p>{words.nothingEaten}</p>}
      </CareSection>
      {refuses.length > 0 && (
        <CareSection title={words.refuses({ name })}>
          <LineList lines={refuses} />
        </CareSection>
      )}
      {textures.length > 0 && (
        <CareSection title={words.textures}>
          <LineList lines={textures.map((texture) => words.texture({ texture }))} />
        </CareSection>
      )}
      {formula && (
        <CareSection title={words.formula}>
          <p className="wrap-anywhere">
            {[formula.name, formula.amount].filter(Boolean).join(', ')}
          </p>
        </CareSection>
      )}
      {how_to_offer !== '' && (
        <CareSection title={words.offering}>
          <OwnWords>{how_to_offer}</OwnWords>
        </CareSection>
      )}
      {what_calms !== '' && (
        <CareSection title={words.calming}>
          <OwnWords>{what_calms}</OwnWords>
        </CareSection>
      )}
    </>
  )
}
