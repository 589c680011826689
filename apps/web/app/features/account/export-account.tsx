import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { FormError } from '../../ui/forms/form-error.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { AccountSection } from './account-section.tsx'

const failed = 'Failed to export your data'

export function ExportAccount() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('exportAccount', {}),
    onSuccess: (all) => {
      downloadFile('brightplate-export.json', JSON.stringify(all, null, 2), 'application/json')
      toast.success('Your data was downloaded')
    },
  })
  return (
    <AccountSection title="Your data">
      <p>Everything that is stored of you, your children and your plans, as one file.</p>
      <FormError>{error && errorMessage(error, failed)}</FormError>
      <Button
        variant="secondary"
        busyLabel={isPending && 'Preparing the file...'}
        onClick={() => mutate()}
      >
        Download my data
      </Button>
    </AccountSection>
  )
}
