import { useMutation } from '@tanstack/react-query'
import * as words from '#words/languages'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { changeLanguage } from './change-language.ts'
import { LanguageName } from './language-name.tsx'
import { langOf, otherTongues } from './other-languages.ts'

/** The languages of other tongues, each a tap away, at the head of the pages of a parent. */
export function LanguageButtons() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: changeLanguage,
    onError: (error) => toast.error(errorMessage(error, words.couldNotChange)),
  })
  return otherTongues.map((language) => (
    <Button
      key={language}
      variant="quiet"
      className="px-3"
      lang={langOf(language)}
      aria-busy={isPending || isSuccess}
      onClick={() => mutate(language)}
    >
      <LanguageName language={language} />
    </Button>
  ))
}
