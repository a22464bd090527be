import { texts } from '../../../i18n/en'
import { Button } from '../../../ui/button'

export function PhoneNotice({ onUseAnyway }: { onUseAnyway: () => void }) {
  return (
    <main className="plain" id="content">
      <h1>{texts.phone.title}</h1>
      <p className="soft">{texts.phone.lead}</p>
      <Button kind="quiet" onClick={onUseAnyway}>
        {texts.phone.anyway}
      </Button>
    </main>
  )
}
