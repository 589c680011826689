import type { Child } from '@brightplate/contract/child/child'
import type { EatingLog } from '@brightplate/contract/child/eating-log'
import { useState } from 'react'
import * as words from '#words/children/eating-log/section'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { shortDate } from '../../../ui/words/dates.ts'
import { KnownEaten } from './known-eaten.tsx'
import { useChangeEatingLog } from './use-eating-log.ts'

const asksOptions: readonly { value: EatingLog['asks']; label: string }[] = [
  { value: 'tastes', label: words.afterTastes },
  { value: 'meals', label: words.onceADay },
]

type Change = ReturnType<typeof useChangeEatingLog>

function SwitchedOff({ child, change }: { child: Child; change: Change }) {
  const [asks, setAsks] = useState<EatingLog['asks']>('tastes')
  return (
    <>
      <p>{words.off}</p>
      <p className="text-muted">{words.whatBecomesOfIt({ name: child.name })}</p>
      <ChoiceField label={words.whenToAsk} options={asksOptions} value={asks} onChange={setAsks} />
      <Button
        variant="secondary"
        className="w-fit"
        busyLabel={change.isPending && words.switchingOn}
        onClick={() => change.mutate({ asks })}
      >
        {words.switchOn}
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
      <p className="text-muted">{words.onSince({ day: shortDate(log.since) })}</p>
      <KnownEaten child={child} />
      <ChoiceField
        label={words.whenToAsk}
        options={asksOptions}
        value={log.asks}
        onChange={(asks) => change.mutate({ asks })}
      />
      <Button
        variant="secondary"
        className="w-fit"
        busyLabel={change.isPending && words.saving}
        onClick={() => change.mutate({ asks: null })}
      >
        {words.switchOff}
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
      <h2 className="text-lg">{words.title}</h2>
      <FormError>{change.error && errorMessage(change.error, words.couldNotKeepChoice)}</FormError>
      {log ? (
        <SwitchedOn child={child} log={log} change={change} />
      ) : (
        <SwitchedOff child={child} change={change} />
      )}
    </Card>
  )
}
