import { useMutation } from '@tanstack/react-query'
import * as words from '#words/account/data'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { FormError } from '../../ui/forms/form-error.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { useConfirmed } from './use-confirmed.tsx'

export function ExportAccount() {
  const { confirmed, dialog } = useConfirmed()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => confirmed(() => api('exportAccount', {})),
    onSuccess: (all) => {
      downloadFile('brightplate-export.json', JSON.stringify(all, null, 2), 'application/json')
      toast.success(words.downloaded)
    },
  })
  return (
    <>
      <p>{words.whatIsExported}</p>
      <FormError>{error && errorMessage(error, words.couldNotExport)}</FormError>
      <Button variant="secondary" busyLabel={isPending && words.preparing} onClick={() => mutate()}>
        {words.download}
      </Button>
      {dialog}
    </>
  )
}
