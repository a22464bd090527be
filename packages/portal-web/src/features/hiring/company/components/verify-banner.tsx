import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VERIFY_NEEDS } from '../../../../contract/company'
import { useWhy } from '../../../../http/failure'
import { useOwnTold } from '../../../../http/read'
import { isolate } from '../../../../lib/isolate'
import { Button } from '../../../../ui/button'
import { FormFailure } from '../../../../ui/failure'
import { COMPANY_PATH, type OwnCompany, sendPapers } from '../api/company'

function Steps({ done }: { done: number }) {
  return (
    <span className="firm-steps" aria-hidden="true">
      {VERIFY_NEEDS.map((need, index) => (
        <span key={need} data-on={index < done || undefined} />
      ))}
    </span>
  )
}

/** Why papers came back, as a sentence. */
function Refusal({ refusal: { reason, text } }: { refusal: NonNullable<OwnCompany['refusal']> }) {
  const { t } = useTranslation('firm')
  return (
    <p>
      {reason !== 'other' && t(`reasons.${reason}`)} {text !== '' && isolate(text)}
    </p>
  )
}

/** What stands between a company and its seal, and the button that sends the papers. Nothing once it has the seal. */
export function VerifyBanner({ company }: { company: OwnCompany }) {
  const { t } = useTranslation('firm')
  const why = useWhy()
  const told = useOwnTold()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  const { verification, missing, refusal } = company
  if (verification === 'verified') return null
  if (verification === 'sent')
    return (
      <section className="firm-banner" aria-labelledby="firm-banner">
        <h2 id="firm-banner">{t('banner.sent')}</h2>
        <p>{t('banner.sentLead')}</p>
      </section>
    )
  async function send() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await sendPapers()
    setIsBusy(false)
    setFailure(answer.kind !== 'ok' && why(answer))
    if (answer.kind === 'ok') told(COMPANY_PATH, answer.body)
  }
  return (
    <section className="firm-banner" aria-labelledby="firm-banner">
      <div>
        <h2 id="firm-banner">
          {verification === 'refused'
            ? t('banner.refused')
            : missing.length > 0
              ? t('banner.missing', { count: missing.length })
              : t('banner.ready')}
        </h2>
        {refusal !== null && <Refusal refusal={refusal} />}
        <p>{t(missing.length > 0 ? 'banner.missingLead' : 'banner.readyLead')}</p>
        <Steps done={VERIFY_NEEDS.length - missing.length} />
        <FormFailure text={failure} />
      </div>
      {missing.length === 0 ? (
        <Button isBusy={isBusy} onClick={() => void send()}>
          {t('banner.send')}
        </Button>
      ) : (
        <a className="button button-small" href="#firm-verify">
          {t('banner.show')}
        </a>
      )}
    </section>
  )
}
