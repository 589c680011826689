import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import * as words from '#words/papers/clinic'
import { api } from '../../../api/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { localDate } from '../../../ui/words/dates.ts'

/** A file that a clinic's computer reads, made when it is asked for. Its name says nothing of whom it is. */
export function SaveFhir({ childId }: { childId: string }) {
  const make = useMutation({
    mutationFn: () =>
      api('readFhirBundle', { params: { id: childId }, query: { name_shown: 'none' } }),
    onSuccess: (bundle) =>
      downloadFile(
        `clinic-${localDate(new Date())}.fhir.json`,
        JSON.stringify(bundle, null, 2),
        'application/fhir+json',
      ),
    onError: () => toast.error(words.fhirFailed),
  })
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        className="w-fit"
        busyLabel={make.isPending && words.fhirMaking}
        onClick={() => make.mutate()}
      >
        <Download aria-hidden size={20} />
        {words.fhir}
      </Button>
      <p className="text-muted text-sm">{words.fhirHint}</p>
    </div>
  )
}
