import {
  BookmarkPlus,
  CalendarDays,
  History,
  Printer,
  RefreshCw,
  Share2,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as changingWords from '#words/plans/changing'
import * as words from '#words/plans/page'
import { Menu } from '../../../ui/dialogs/menu.tsx'
import { useCodeOnUse } from '../../../ui/dialogs/use-code-on-use.ts'
import { downloadFile } from '../../../ui/download-file.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { asksToRegenerate } from '../changing/asks-to-regenerate.ts'
import { planFileName } from '../plan-file-name.ts'
import { useGoBack } from '../revisions/use-go-back.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'

async function saveCalendar(plan: ShownPlan): Promise<void> {
  try {
    const { planCalendar } = await import('./plan-calendar.ts')
    downloadFile(planFileName(plan, 'ics'), planCalendar(plan), 'text/calendar')
    toast.success(words.calendarSaved)
  } catch {
    toast.error(words.couldNotMakeCalendar)
  }
}

export function PlanMenu({ plan }: { plan: ShownPlan }) {
  const navigate = useNavigate()
  const deletion = useCodeOnUse(() => import('./delete-plan-dialog.tsx'))
  const [asking, setAsking] = useState(false)
  const ask = () => {
    deletion.use()
    setAsking(true)
  }
  const [keeping, setKeeping] = useState(false)
  const dialog = useCodeOnUse(() => import('../../meal-templates/create-template-dialog.tsx'))
  const keep = () => {
    dialog.use()
    setKeeping(true)
  }
  const revisions = useCodeOnUse(() => import('../revisions/revisions-dialog.tsx'))
  const [looking, setLooking] = useState(false)
  const look = () => {
    revisions.use()
    setLooking(true)
  }
  const goBack = useGoBack(plan.id)
  const { revision } = plan
  const undo = () => void goBack({ to: revision - 1, revision }, changingWords.isAsItWas)
  const hasDates = plan.plan_data.days.some(({ date }) => date !== undefined)
  return (
    <>
      <Menu
        label={words.more}
        items={[
          ...(mayChange(plan) && revision > 1
            ? [{ label: words.undoLast, icon: Undo2, onSelect: undo }]
            : []),
          {
            label: words.print,
            icon: Printer,
            onSelect: () => navigate(`/meal-plan/${plan.id}/print`),
          },
          ...(plan.child_name
            ? [
                {
                  label: words.share,
                  icon: Share2,
                  onSelect: () => navigate(`/children/${plan.child_id}/share`),
                },
              ]
            : []),
          ...(hasDates
            ? [
                {
                  label: words.saveCalendar,
                  icon: CalendarDays,
                  onSelect: () => void saveCalendar(plan),
                },
              ]
            : []),
          ...(mayChange(plan)
            ? [
                {
                  label: changingWords.makeAnew,
                  icon: RefreshCw,
                  onSelect: () => navigate({ search: '' }, asksToRegenerate),
                },
              ]
            : []),
          ...(plan.keptAt === undefined
            ? [
                { label: words.keepWeek, icon: BookmarkPlus, onSelect: keep },
                { label: words.earlierVersions, icon: History, onSelect: look },
              ]
            : []),
          { label: words.deletePlan, icon: Trash2, onSelect: ask },
        ]}
      />
      {dialog.code && (
        <dialog.code.CreateTemplateDialog plan={plan} open={keeping} onOpenChange={setKeeping} />
      )}
      {revisions.code && (
        <revisions.code.RevisionsDialog plan={plan} open={looking} onOpenChange={setLooking} />
      )}
      {deletion.code && (
        <deletion.code.DeletePlanDialog planId={plan.id} open={asking} onOpenChange={setAsking} />
      )}
    </>
  )
}
