import { Picture } from '../../../ui/picture.tsx'
import { AuthButton } from '../../auth/auth-button.tsx'

const pictures = ['pancakes', 'carrot', 'spaghetti', 'kiwi-fruit', 'taco']

export function ClosingCall() {
  return (
    <section aria-labelledby="closing" className="mx-auto max-w-[1120px] px-4 py-12 sm:py-16">
      <div className="grid justify-items-center gap-5 rounded-card bg-apricot-wash px-5 py-12 text-center sm:py-16">
        <div className="flex flex-wrap justify-center gap-3">
          {pictures.map((slug, index) => (
            <span key={slug} className={index > 2 ? 'max-sm:hidden' : ''}>
              <Picture slug={slug} size={80} />
            </span>
          ))}
        </div>
        <h2 id="closing" className="font-display font-semibold text-3xl sm:text-4xl">
          Dinner tonight can be one question less
        </h2>
        <p className="max-w-[52ch] text-balance text-lg text-muted">
          Three days with everything, then one plan a week for free or premium. You choose.
        </p>
        <AuthButton tab="register">Start Your Free Trial</AuthButton>
      </div>
    </section>
  )
}
