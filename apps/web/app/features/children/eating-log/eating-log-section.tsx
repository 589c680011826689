import type { Child } from '@brightplate/contract/child/child'
import type { EatingLog } from '@brightplate/contract/child/eating-log'
import { useState } from 'react'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { shortDate } from '../../../ui/words/dates.ts'
import { KnownEaten } from './known-eaten.tsx'
import { useChangeEatingLog } from './use-eating-log.ts'

const asksOptions: readonly { value: EatingLog['asks']; label: string }[] = [
  { value: 'tastes', label: 'Only after a taste of something new' },
  { value: 'meals', label: 'One thing a day' },
]

const failed = 'Failed to keep your choice'

type Change = ReturnType<typeof useChangeEatingLog>

function SwitchedOff({ child, change }: { child: Child; change: Change }) {
  const [asks, setAsks] = useState<EatingLog['asks']>('tastes')
  return (
    <>
      <p>
        This is off. If you like, we ask at most one question a day on your Today page, about food
        of the day before. One tap answers or skips it.
      </p>
      <p className="text-muted">
        Your answers are sealed with {child.name}’s profile, used for {child.name}’s next plans
        alone, and in your export. Switch it off, and they are erased.
      </p>
      <ChoiceField label="When to ask" options={asksOptions} value={asks} onChange={setAsks} />
      <Button
        variant="secondary"
        className="w-fit"
        busyLabel={change.isPending && 'Switching on...'}
        onClick={() => change.mutate({ asks })}
      >
        I agree, switch it on
      </Button>
    </>
  )
}

interface SwitchedOnProps {
  child: Child
  log: NonNullable<Child['eating_log']>
  change: Change
}

function SwitchedOn({ child, log, change }: SwitchedOnProps) {
  return (
    <>
      <p className="text-muted">On since {shortDate(log.since)}.</p>
      <KnownEaten child={child} />
      <ChoiceField
        label="When to ask"
        options={asksOptions}
        value={log.asks}
        onChange={(asks) => change.mutate({ asks })}
      />
      <Button
        variant="secondary"
        className="w-fit"
        busyLabel={change.isPending && 'Saving...'}
        onClick={() => change.mutate({ asks: null })}
      >
        Switch off and erase
      </Button>
    </>
  )
}

/** Learning without pressure: off until a parent agrees to it. */
export function EatingLogSection({ child }: { child: Child }) {
  const change = useChangeEatingLog(child.id)
  const { eating_log: log } = child
  return (
    <Card className="grid max-w-2xl grid-cols-1 gap-3">
      <h2 className="text-lg">How meals went</h2>
      <FormError>{change.error && errorMessage(change.error, failed)}</FormError>
      {log ? (
        <SwitchedOn child={child} log={log} change={change} />
      ) : (
        <SwitchedOff child={child} change={change} />
      )}
    </Card>
  )
}
