import * as words from '#words/sharing/links'
import { useChildren } from '../../features/children/use-children.ts'
import { ParentsSection } from '../../features/household/parents-section.tsx'
import { LinksSection } from '../../features/sharing/links/links-section.tsx'
import { ExplainedOnce } from '../../features/site/frame/explained-once.tsx'
import { BackLink } from '../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

/** All that is shared, with whom, and who else looks after the children. */
export default function Sharing() {
  const { data: children = [] } = useChildren()
  const names = new Map(children.map(({ id, name }) => [id, name]))
  return (
    <>
      <BackLink />
      <PageHeading>{words.heading}</PageHeading>
      <div className="mb-6 max-w-2xl text-muted">
        <ExplainedOnce topic="sharing">
          <p>{words.explained}</p>
        </ExplainedOnce>
      </div>
      <div className="grid gap-6">
        <LinksSection names={names} />
        <ParentsSection />
      </div>
    </>
  )
}
