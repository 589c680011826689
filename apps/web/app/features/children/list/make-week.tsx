import * as words from '#words/children/list'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'

interface MakeWeekProps {
  child: { id: string; name: string } | undefined
}

/** The next step once a child is saved. */
export function MakeWeek({ child }: MakeWeekProps) {
  if (!child) return null
  return (
    <Card className="grid grid-cols-1 justify-items-start gap-4 bg-wash">
      <div className="flex items-center gap-4">
        <Picture slug="cooked-rice" size={64} tone="raised" />
        <p className="min-w-0 wrap-anywhere">{words.knownEnough({ name: child.name })}</p>
      </div>
      <ButtonLink to={`/meal-plan/generate?child=${child.id}`} className="max-w-full wrap-anywhere">
        {words.makeWeek({ name: child.name })}
      </ButtonLink>
    </Card>
  )
}
