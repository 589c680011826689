import * as words from '#words/sharing/links'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'

/** On the page of the account, the way to all that is shared. */
export const AllShared = () => (
  <TitledCard title={words.heading}>
    <p>{words.explained}</p>
    <TextLink to="/sharing">{words.all}</TextLink>
  </TitledCard>
)
